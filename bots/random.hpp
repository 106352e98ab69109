// Any legal move, each equally likely.
#pragma once

#include "bots/bot.hpp"

namespace paydirt {

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  explicit RandomBot(uint64_t seed) : rng_(seed) {}

  Move choose(const Knowledge<G>& knowledge, const Budget& /*budget*/) override {
    typename G::Moves list;
    knowledge.moves(list);
    return list[static_cast<int>(rng_.below(static_cast<uint32_t>(list.size())))];
  }

 private:
  Rng rng_;
};

}  // namespace paydirt

// Any legal move, each equally likely.
#pragma once

#include "bots/bot.hpp"
#include "engine/random_game.hpp"

namespace paydirt {

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  explicit RandomBot(uint64_t seed) : rng_(seed) {}

  Thought think(const Knowledge<G>& knowledge, const Budget& /*budget*/) override {
    typename G::Moves list;
    knowledge.moves(list);
    return {random_move(list, rng_), 0, {}};
  }

 private:
  Rng rng_;
};

}  // namespace paydirt

// A bot that judges by other weights than the game's.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "bots/bot.hpp"

namespace paydirt {

template <Game G>
class WeighedBot final : public Bot<G> {
 public:
  WeighedBot(std::unique_ptr<Bot<G>> bot, const typename G::Weights& weights)
      : bot_(std::move(bot)), weights_(weights) {}

  Thought think(const Knowledge<G>& knowledge, const Budget& budget) override {
    return bot_->think(knowledge.under(rules_of(knowledge)), budget);
  }
  Thought review(const Knowledge<G>& knowledge, Move made, const Budget& budget) override {
    return bot_->review(knowledge.under(rules_of(knowledge)), made, budget);
  }

 private:
  /// A bot plays one game, so the table stays the same.
  const G& rules_of(const Knowledge<G>& knowledge) {
    if (!rules_) rules_ = knowledge.rules().weighed(weights_);
    return *rules_;
  }

  std::unique_ptr<Bot<G>> bot_;
  typename G::Weights weights_;
  std::optional<G> rules_;
};

}  // namespace paydirt

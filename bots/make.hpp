// From a spec to a bot of a concrete game.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "bots/search_bot.hpp"
#include "bots/weighed.hpp"
#include "bots/weights.hpp"

namespace paydirt {

/// One step ahead or a search, by its iterations and time.
template <Game G>
std::unique_ptr<Bot<G>> make_skilled(const Skill& skill, bool searches, uint64_t seed) {
  if (!searches) return std::make_unique<GreedyBot<G>>(seed, skill.overlooks);
  return std::make_unique<SearchBot<G>>(seed, skill);
}

/// Plays a level of the game: how well that is depends on the table, which it sees when it is asked.
template <Game G>
class LevelBot final : public Bot<G> {
 public:
  LevelBot(int level, uint64_t seed) : level_(level), seed_(seed) {}

  Thought think(const Knowledge<G>& knowledge, const Budget& budget) override {
    return bot(knowledge.rules()).think(knowledge, budget);
  }
  Thought review(const Knowledge<G>& knowledge, Move made, const Budget& budget) override {
    return bot(knowledge.rules()).review(knowledge, made, budget);
  }

 private:
  Bot<G>& bot(const G& rules) {
    if (bot_ == nullptr) {
      const Skill skill = rules.levels().at(level_);
      bot_ = make_skilled<G>(skill, skill.iterations > 0, seed_);
    }
    return *bot_;
  }

  int level_;
  uint64_t seed_;
  std::unique_ptr<Bot<G>> bot_;
};

template <Game G>
std::unique_ptr<Bot<G>> make_plain_bot(const BotSpec& spec, uint64_t seed) {
  switch (spec.kind) {
    case BotSpec::Kind::random: return std::make_unique<RandomBot<G>>(seed);
    case BotSpec::Kind::greedy: return make_skilled<G>(spec.skill, false, seed);
    case BotSpec::Kind::search: return make_skilled<G>(spec.skill, true, seed);
    case BotSpec::Kind::level: return std::make_unique<LevelBot<G>>(spec.level, seed);
  }
  stop();
}

/// Weights must be the game's: check_weights.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec, uint64_t seed) {
  auto bot = make_plain_bot<G>(spec, seed);
  if (spec.weights.empty()) return bot;
  const auto weights = read_weights<G>(spec.weights);
  require(weights.ok());
  return std::make_unique<WeighedBot<G>>(std::move(bot), *weights);
}

}  // namespace paydirt

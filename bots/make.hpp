// From a spec to a bot of a concrete game.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "bots/search_bot.hpp"
#include "engine/skill.hpp"

namespace paydirt {

/// One step ahead or a search, by its iterations and time.
template <Game G>
std::unique_ptr<Bot<G>> make_skilled(const Skill& skill, bool searches, uint64_t seed) {
  constexpr Midway<G> kMidway = [](const typename G::State& s, Seat seat) {
    return Habits<G>::midway(s, seat);
  };
  if (!searches) return std::make_unique<GreedyBot<G>>(seed, skill.overlooks, kMidway);
  return std::make_unique<SearchBot<G>>(seed, skill, kMidway);
}

/// Needs the game's habits.hpp.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec, uint64_t seed) {
  switch (spec.kind) {
    case BotSpec::Kind::random: return std::make_unique<RandomBot<G>>(seed);
    case BotSpec::Kind::greedy: return make_skilled<G>(spec.skill, false, seed);
    case BotSpec::Kind::search: return make_skilled<G>(spec.skill, true, seed);
    case BotSpec::Kind::level: {
      const Skill& skill = Habits<G>::kBotLevels[static_cast<size_t>(spec.level - 1)];
      return make_skilled<G>(skill, skill.iterations > 0, seed);
    }
  }
  stop();
}

}  // namespace paydirt

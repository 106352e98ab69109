// How well bots play: how much of the choice they see, and how far they think.
#pragma once

#include <array>
#include <cstdint>

namespace paydirt {

struct Skill {
  int overlooks = 0;        // percent of the moves that it does not see
  uint32_t iterations = 0;  // of a search; 0: one step ahead
};

/// The levels that people choose from, the weakest first.
inline constexpr int kLevels = 9;
using BotLevels = std::array<Skill, kLevels>;

/// What bots need to know of a game besides its rules, in games/GAME/habits.hpp: `kBotLevels`, measured for
/// each game (docs/LADDER.md), since what a step of look-ahead or an overlooked move costs differs from game
/// to game; and `midway(state, seat)`, whether the seat is putting an answer together that it should see
/// through.
template <class Rules>
struct Habits;

/// Where every answer is whole.
struct PlainHabits {
  template <class State, class Seat>
  static bool midway(const State& /*s*/, Seat /*seat*/) {
    return false;
  }
};

}  // namespace paydirt

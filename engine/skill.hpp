// How well bots play: how much of the choice they see, and how far they think.
#pragma once

#include <array>
#include <cstdint>

namespace paydirt {

struct Skill {
  int overlooks = 0;        // percent of the moves that it does not see
  uint32_t iterations = 0;  // of a search; 0: one step ahead
};

/// The levels that people choose from, the weakest first. Measured for each game (docs/LADDER.md), since what
/// a step of look-ahead or an overlooked move costs differs from game to game.
inline constexpr int kLevels = 9;
using BotLevels = std::array<Skill, kLevels>;

}  // namespace paydirt

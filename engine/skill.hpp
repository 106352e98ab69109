// How well bots play: how much of the choice they see, and how far they think.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>

namespace paydirt {

struct Skill {
  int overlooks = 0;        // percent of the moves that it does not see
  uint32_t iterations = 0;  // of a search; 0: one step ahead
  bool operator==(const Skill&) const = default;
};

/// As many levels have names.
inline constexpr int kLevels = 9;

/// The levels that people choose from, the weakest first: as many as there is room for between the weakest
/// and the strongest. Measured for each game (docs/LADDER.md), since what a step of look-ahead or an
/// overlooked move costs differs from game to game.
class BotLevels {
 public:
  constexpr BotLevels(std::initializer_list<Skill> skills) : size_(static_cast<int>(skills.size())) {
    std::copy(skills.begin(), skills.end(), skills_.begin());
  }
  constexpr int size() const { return size_; }
  /// From 1 on. Who asks for more than there is gets the strongest.
  constexpr const Skill& at(int level) const {
    return skills_[static_cast<size_t>(std::min(level, size_) - 1)];
  }
  bool operator==(const BotLevels&) const = default;

 private:
  std::array<Skill, kLevels> skills_;
  int size_;
};

}  // namespace paydirt

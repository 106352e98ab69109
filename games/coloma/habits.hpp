// What bots need to know besides the rules: docs/LADDER.md has how the levels were measured.
#pragma once

#include "engine/skill.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt {

template <>
struct Habits<coloma::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {
      {{55}, {38}, {20}, {0}, {0, 24}, {0, 80}, {0, 300}, {0, 1200}, {0, 5000}}};
};

}  // namespace paydirt

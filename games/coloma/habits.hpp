// What bots need to know besides the rules: docs/LADDER.md has how the levels were measured.
#pragma once

#include "engine/skill.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt {

template <>
struct Habits<coloma::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {
      {{53}, {42}, {29}, {15}, {0}, {0, 24}, {0, 110}, {0, 900}, {0, 7000}}};
};

}  // namespace paydirt

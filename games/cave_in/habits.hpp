// What bots need to know besides the rules. The single steps of the levels are not measured yet.
#pragma once

#include "engine/skill.hpp"
#include "games/cave_in/rules.hpp"

namespace paydirt {

template <>
struct Habits<cave_in::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {
      {{28}, {22}, {16}, {8}, {0}, {0, 40}, {0, 100}, {0, 300}, {0, 1000}}};
};

}  // namespace paydirt

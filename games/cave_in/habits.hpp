// What bots need to know besides the rules. The levels are not measured yet.
#pragma once

#include "engine/skill.hpp"
#include "games/cave_in/rules.hpp"

namespace paydirt {

template <>
struct Habits<cave_in::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {
      {{85}, {73}, {60}, {45}, {26}, {0}, {0, 100}, {0, 400}, {0, 1500}}};
};

}  // namespace paydirt

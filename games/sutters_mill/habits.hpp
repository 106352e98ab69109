// What bots need to know besides the rules: docs/LADDER.md has how the levels were measured.
#pragma once

#include "engine/skill.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt {

template <>
struct Habits<sutters_mill::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {
      {{58}, {45}, {32}, {0}, {0, 64}, {0, 200}, {0, 700}, {0, 2500}, {0, 10'000}}};
};

}  // namespace paydirt

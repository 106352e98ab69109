// What bots need to know besides the rules: docs/LADDER.md has how the levels were measured.
#pragma once

#include "engine/skill.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt {

template <>
struct Habits<fools_gold::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {
      {{88}, {83}, {74}, {60}, {40}, {0}, {0, 400}, {0, 1500}, {0, 6000}}};
};

}  // namespace paydirt

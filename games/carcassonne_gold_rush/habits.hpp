// What bots need to know besides the rules: docs/LADDER.md has how the levels were measured.
#pragma once

#include "engine/skill.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt {

template <>
struct Habits<carcassonne_gold_rush::Rules> : PlainHabits {
  static constexpr BotLevels kBotLevels = {{{76}, {67}, {57}, {49}, {40}, {29}, {15}, {0}, {0, 5000}}};
};

}  // namespace paydirt

// What bots need to know besides the rules: docs/LADDER.md has how the levels were measured.
#pragma once

#include "engine/skill.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt {

template <>
struct Habits<golden_wilderness::Rules> {
  static constexpr BotLevels kBotLevels = {
      {{60}, {40}, {20}, {0}, {0, 100}, {0, 250}, {0, 600}, {0, 1500}, {0, 4000}}};

  /// Who composes an offer, and who called the poll that is held.
  static bool midway(const golden_wilderness::State& s, Seat seat) {
    using golden_wilderness::Step;
    const Step step = s.step();
    const bool polled = step == Step::vote || step == Step::more_votes || step == Step::fight;
    return step == Step::compose || (polled && seat == s.turn);
  }
};

}  // namespace paydirt

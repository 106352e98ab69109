// What must be true of the stack of choices; Rules::broken has what is true of every table.
#pragma once

#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

/// Why the stack of choices, or what belongs to it, cannot come up in a game; null: it can.
const char* broken_stack(const Rules& rules, const State& s);

}  // namespace paydirt::golden_wilderness

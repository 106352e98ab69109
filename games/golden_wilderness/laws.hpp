// What must be true of the stack of choices; Rules::broken has what is true of every table.
#pragma once

#include "games/golden_wilderness/look.hpp"

namespace paydirt::golden_wilderness {

/// Explains why the stack of choices, or what belongs to it, cannot come up in a game; null: it can.
const char* broken_stack(const Box& box, const State& s);

}  // namespace paydirt::golden_wilderness

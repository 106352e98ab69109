// What must be true of every table: conservation, and a stack that can go on.
#pragma once

#include "games/golden_wilderness/facts.hpp"

namespace paydirt::golden_wilderness {

/// Why the stack of choices cannot be gone on with; null: it can.
const char* broken_stack(const Facts& facts, const State& s);

}  // namespace paydirt::golden_wilderness

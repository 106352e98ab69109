// What the types of the views of Cave-In do not say: for rows of numbers (engine/flatten.hpp).
#pragma once

#include "engine/flatten.hpp"

namespace paydirt::cave_in {

inline constexpr Observed kObserved[] = {observed_seat("open.turn")};

}  // namespace paydirt::cave_in

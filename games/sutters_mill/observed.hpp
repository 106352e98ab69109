// What the types of the views of Sutter's Mill do not say: for rows of numbers (engine/flatten.hpp).
#pragma once

#include "engine/flatten.hpp"

namespace paydirt::sutters_mill {

inline constexpr Observed kObserved[] = {
    observed_list("open.buildings", 8),
    left_out("open.buildings[].name"),
    observed_list("open.buildings[].cards", 12),
    left_out("open.buildings[].cards[].rank"),
    observed_seat("open.buildings[].holder"),
    observed_list("open.players[].hand", 13),
    observed_list("open.players[].home", 13),
    observed_seat("open.turn"),
    observed_list("own.taken[]", 24),
};

}  // namespace paydirt::sutters_mill

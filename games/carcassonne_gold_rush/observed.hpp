// What the types of the views of Carcassonne: Gold Rush do not say: for rows of numbers (engine/flatten.hpp).
#pragma once

#include "engine/flatten.hpp"

namespace paydirt::carcassonne_gold_rush {

inline constexpr Observed kObserved[] = {
    observed_seat("open.turn"),
    observed_list("open.tiles", 72),
    observed_list("open.tiles[].features", 9),
    observed_list("open.mountains", 64),
    observed_list("open.railroads", 96),
    observed_list("open.cities", 16),
    observed_list("open.prairies", 160),
    observed_by_seat("open.mountains[].hold.cowboys"),
    observed_by_seat("open.railroads[].hold.cowboys"),
    observed_by_seat("open.cities[].hold.cowboys"),
    observed_by_seat("open.prairies[].hold.cowboys"),
    // Who leads follows from the cowboys.
    left_out("open.mountains[].hold.leaders"),
    left_out("open.railroads[].hold.leaders"),
    left_out("open.cities[].hold.leaders"),
    left_out("open.prairies[].hold.leaders"),
    observed_list("open.cowboys", 20),
    observed_list("open.left", 72),
    observed_list("own.tokens", 64),
};

}  // namespace paydirt::carcassonne_gold_rush

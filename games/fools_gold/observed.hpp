// What the types of the views of Fool's Gold do not say: for rows of numbers (engine/flatten.hpp).
#pragma once

#include "engine/flatten.hpp"

namespace paydirt::fools_gold {

inline constexpr Observed kObserved[] = {
    observed_list("open.years", 5),
    observed_seat("open.turn"),
    observed_seat("open.start_player"),
    observed_list("open.mines", 5),
    left_out("open.mines[].name"),
    left_out("open.mines[].gem"),
    observed_by_seat("open.mines[].reserve"),
    observed_list("open.mines[].queue", 8),
    observed_list("open.mines[].winter", 8),
    observed_list("open.players[].holdings.gems", 12),
    observed_list("open.players[].holdings.missing", 5),
    observed_list("own.holdings.gems", 12),
    observed_list("own.holdings.missing", 5),
    observed_list("own.costs", 5),
};

}  // namespace paydirt::fools_gold

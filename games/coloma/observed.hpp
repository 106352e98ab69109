// What the types of the views of Coloma do not say: for rows of numbers (engine/flatten.hpp).
#pragma once

#include "engine/flatten.hpp"

namespace paydirt::coloma {

inline constexpr Observed kObserved[] = {
    observed_seat("open.badge"),
    left_out("open.wheel.sites[].name"),
    observed_seat("open.wheel.sites[].pioneers[]"),
    observed_list("open.wheel.sites[].pioneers", 5),
    observed_seat("open.wheel.sites[].camps[]"),
    observed_list("open.wheel.sites[].camps", 5),
    observed_list("open.wheel.buster_cards", 2),
    observed_list("open.hideout", 5),
    observed_list("open.players[].tableau", 16),
    left_out("open.turn.checklist[].words"),
    observed_list("open.turn.checklist", 24),
    left_out("open.movement.routes"),
    observed_list("open.movement.steps", 8),
    observed_list("open.stack", 8),
    observed_list("own.hand", 16),
    left_out("own.cards"),
    observed_list("own.deck_top", 16),
    observed_list("own.deck_middle", 16),
    observed_list("own.deck_bottom", 16),
    observed_list("own.laid", 4),
};

}  // namespace paydirt::coloma

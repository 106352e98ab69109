// How far a person at this terminal may go back.
#pragma once

#include "app/names.hpp"
#include "app/seating.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

/// The number of moves that are left when the seat takes back its last decision, with what bots have answered
/// since. Refuses where something hidden was shown or drawn since, or another person has moved.
Result<size_t> moves_before_last(const AnyMatch& match, Seat seat, const Seating& seating,
                                 const Names& names);

}  // namespace paydirt

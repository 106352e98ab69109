// What the types of the views of The Golden Wilderness do not say: for rows of numbers (engine/flatten.hpp).
#pragma once

#include "engine/flatten.hpp"

namespace paydirt::golden_wilderness {

inline constexpr Observed kObserved[] = {
    observed_seat("open.turn"),
    observed_seat("open.first"),
    observed_seat("open.asked"),
    left_out("open.country.name"),
    observed_list("open.tiles", 38),
    left_out("open.tiles[].name"),
    observed_seat("open.tiles[].owner"),
    observed_list("open.discards[]", 38),
    observed_list("open.decks", 4),
    observed_list("open.decks[].discards", 40),
    observed_list("open.decks[].trashed", 40),
    observed_list("open.events.discards", 40),
    observed_list("open.events.in_play", 40),
    observed_seat("open.roles[]"),
    observed_seat("open.offer.from"),
    observed_seat("open.offer.to"),
    left_out("open.offer.words"),
    observed_list("open.markets", 80),
    observed_by_seat("open.markets[].pays"),
    observed_seat("open.request.builder"),
    observed_seat("open.attack.attacker"),
    observed_seat("open.poll.players[]"),
    observed_by_seat("open.poll.nations"),
    observed_by_seat("open.poll.votes"),
    observed_by_seat("open.fight.upholds"),
    observed_seat("open.auction.bidder"),
    observed_by_seat("open.auction.out"),
    observed_list("own.hand", 40),
    left_out("own.names"),
    observed_list("own.resting", 40),
    observed_by_seat("own.known"),
    observed_list("own.known[]", 40),
    observed_list("own.pool", 40),
    observed_list("own.events", 40),
    left_out("own.offer.words"),
};

}  // namespace paydirt::golden_wilderness

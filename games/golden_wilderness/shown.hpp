// How views and positions alike name sets of things.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/golden_wilderness/state.hpp"

namespace paydirt::golden_wilderness {

inline std::optional<int> seat_or_none(Seat seat) { return seat == kNobody ? std::optional<int>() : seat; }
std::vector<std::string> shown_tiles(TileSet tiles);
std::vector<std::string> shown_cards(const CardSet (&cards)[kDecks]);
std::vector<EventCard> shown_events(const uint8_t (&cards)[kEventCards]);

}  // namespace paydirt::golden_wilderness

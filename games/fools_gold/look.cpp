#include "games/fools_gold/look.hpp"

#include <bit>

namespace paydirt::fools_gold {

Seat first_of(const OnPath& places, const InReserve& reserve) {
  Seat first = kNobody;
  int most = 0;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if (places[seat] == 0) continue;  // FG-R17
    // No two stand on one space, so of equal numbers the larger set has the higher miner.
    const int priority = (std::popcount(places[seat]) + reserve[seat]) << 8 | places[seat];
    if (priority > most) {
      most = priority;
      first = seat;
    }
  }
  return first;
}

Seat last_of(const OnPath& places, const InReserve& reserve) {
  Places rest[kPlayers];
  std::copy(places, places + kPlayers, rest);
  Seat last = kNobody;
  for (Seat seat = first_of(rest, reserve); seat != kNobody; seat = first_of(rest, reserve)) {
    last = seat;
    rest[seat] = 0;
  }
  return last;
}

std::vector<NextMiner> queue_of(const OnPath& places, const InReserve& reserve) {
  Places rest[kPlayers];
  std::copy(places, places + kPlayers, rest);
  std::vector<NextMiner> queue;
  for (Seat seat = first_of(rest, reserve); seat != kNobody; seat = first_of(rest, reserve)) {
    const int space = highest_space(rest[seat]);
    queue.push_back({seat, space, std::popcount(rest[seat]) + reserve[seat]});
    rest[seat] = static_cast<Places>(rest[seat] & ~place_of(space));  // FG-M10, FG-M11
  }
  return queue;
}

}  // namespace paydirt::fools_gold

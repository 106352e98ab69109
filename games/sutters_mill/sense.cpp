// How good is this for me: expected final points in 1/64, for the bots.
#include "engine/text.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {

int Rules::sense(const State& s, Seat seat) const {
  Totals totals;
  tally(s, totals);
  return totals.points[seat] * kPoint;
}

int Rules::hint(const State& /*s*/, Seat /*seat*/, Move move) const {
  return move.kind == k_end ? 0 : kPoint;
}

uint64_t Rules::cue(const State& s, Seat seat) const {
  return mix(hash_bytes(&s, offsetof(State, purse)), static_cast<uint64_t>(s.purse[seat]));
}

}  // namespace paydirt::sutters_mill

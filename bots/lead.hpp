// What bots compare: a seat's expected lead over its best rival, in 1/64 point.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.hpp"
#include "engine/lead.hpp"

namespace paydirt {

/// Expected final points of every seat; the true score when the game is over.
template <Game G>
std::array<int, kMaxSeats> expected_points(const G& rules, const typename G::State& s) {
  std::array<int, kMaxSeats> points{};
  if (rules.deciders(s).seats.empty()) {
    const Outcome outcome = rules.outcome(s);
    for (int seat = 0; seat < rules.seats(); ++seat) points[seat] = outcome.score[seat] * kPoint;
  } else {
    for (int seat = 0; seat < rules.seats(); ++seat) points[seat] = rules.sense(s, static_cast<Seat>(seat));
  }
  return points;
}

template <Game G>
int lead_of(const G& rules, const typename G::State& s, Seat seat) {
  return lead(expected_points(rules, s), rules.seats(), seat);
}

/// The best move, or with `slip` one that looks at most so much worse, nearer ones more often. `considered`
/// is sorted.
inline Move pick_near_best(const std::vector<Considered>& considered, int slip, Rng& rng) {
  if (slip == 0) return considered.front().move;
  int total = 0;
  const int best = considered.front().points;
  for (const Considered& each : considered) total += std::max(0, slip - (best - each.points));
  if (total == 0) return considered.front().move;
  int at = static_cast<int>(rng.below(static_cast<uint32_t>(total)));
  for (const Considered& each : considered) {
    at -= std::max(0, slip - (best - each.points));
    if (at < 0) return each.move;
  }
  return considered.front().move;
}

}  // namespace paydirt

// What bots compare: a seat's expected lead over its best rival, in 1/64 point.
#pragma once

#include <array>

#include "engine/game.hpp"
#include "engine/lead.hpp"

namespace paydirt {

/// Expected final points of every seat; the true score when the game is over.
template <Game G>
std::array<int, kMaxSeats> expected_points(const G& rules, const typename G::State& s) {
  if (!rules.deciders(s).seats.empty()) return rules.senses(s);
  std::array<int, kMaxSeats> points{};
  const Outcome outcome = rules.outcome(s);
  for (int seat = 0; seat < rules.seats(); ++seat) points[seat] = outcome.score[seat] * kPoint;
  return points;
}

template <Game G>
int lead_of(const G& rules, const typename G::State& s, Seat seat) {
  return lead(expected_points(rules, s), rules.seats(), seat);
}

}  // namespace paydirt

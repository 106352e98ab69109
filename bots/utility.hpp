// How good a state is for every seat, as a search counts it.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/lead.hpp"

namespace paydirt {

/// A seat's utility is its share of victory, from 0 to 1: at the end of a game mostly who has won, before it
/// a guess from the expected lead. Only sums, products, quotients and square roots: the same on every
/// machine.
struct Utilities {
  std::array<float, kMaxSeats> utility{};
  std::array<float, kMaxSeats> lead{};  // in 1/64 point
};

namespace detail {

// A lead that is this share of the spread still to come, and of a point, is worth a step of the sigmoid.
inline constexpr float kSpreadShare = 0.55F;
// Standing still costs everybody so much a turn: else putting everything off looks free.
inline constexpr float kWaitingCost = 0.002F;
// At the end: how much victory counts, and how much the lead.
inline constexpr float kVictoryWeight = 0.8F;
inline constexpr float kLeadWeight = 0.2F;

/// From 0 to 1 like a logistic curve, but with a square root alone.
inline float sigmoid(float x) {
  const float half = 0.5F * x;
  return 0.5F + 0.5F * half / std::sqrt(1 + half * half);
}

}  // namespace detail

/// `par` is what a lead is measured against: 0 among rivals; who plays alone must beat what he could expect.
template <Game G>
Utilities utilities_of(const G& rules, const typename G::State& s, int par) {
  const auto points = expected_points(rules, s);
  const bool over = rules.deciders(s).seats.empty();
  Outcome outcome;
  if (over) outcome = rules.outcome(s);
  int winners = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) winners += outcome.rank[seat] == 1 ? 1 : 0;
  const float left = static_cast<float>(rules.left(s)) / 1024;
  const float to_come = static_cast<float>(G::spread()) * std::sqrt(left) + 1;
  const float scale = detail::kSpreadShare * kPoint * to_come;
  const float waiting = detail::kWaitingCost * static_cast<float>(rules.waiting(s));
  Utilities all;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    all.lead[seat] = static_cast<float>(lead(points, rules.seats(), seat));
    all.utility[seat] = detail::sigmoid((all.lead[seat] - static_cast<float>(par)) / scale) - waiting;
    if (!over) continue;
    const float won = outcome.rank[seat] == 1 ? 1 / static_cast<float>(winners) : 0;
    all.utility[seat] = detail::kVictoryWeight * won + detail::kLeadWeight * all.utility[seat];
  }
  return all;
}

/// Everybody's share of the victory, for people: at the end who has won, before it the utilities as parts of
/// one.
template <Game G>
std::array<float, kMaxSeats> victory_shares(const G& rules, const typename G::State& s,
                                            const Utilities& guess) {
  std::array<float, kMaxSeats> shares{};
  const bool over = rules.deciders(s).seats.empty();
  const Outcome outcome = over ? rules.outcome(s) : Outcome{};
  float total = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    shares[seat] = over ? (outcome.rank[seat] == 1 ? 1.0F : 0.0F) : std::max(0.0F, guess.utility[seat]);
    total += shares[seat];
  }
  if (rules.seats() == 1 || total == 0) return shares;
  for (float& share : shares) share /= total;
  return shares;
}

}  // namespace paydirt

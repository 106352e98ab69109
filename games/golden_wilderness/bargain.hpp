// What bots think of bargains: which are good for both sides, and what comes of an offer.
#pragma once

#include <array>

#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

/// What an offer gives and asks.
struct Deal {
  Bargain given;
  Bargain asked;
};

/// The table after an exchange. Cards that nobody has named count by their numbers alone.
State carried_out(const Box& box, const State& s, Seat offerer, Seat partner, const Deal& deal);

/// What everybody may expect, in 1/64 point, when the active player builds what his people pay for. Of hands
/// only that of the viewer is read.
std::array<int, kPlayers> outlook(const Box& box, const State& s, Seat viewer);

/// Whether the partner who is asked for an answer is better off by accepting, as far as the viewer knows.
bool welcome(const Box& box, const State& s, Seat viewer);

/// The best bargain that an offer in the making can still become.
struct Plan {
  Deal deal;
  int gain = 0;  // that both sides are sure of; 0: there is no good bargain
};
Plan best_plan(const Box& box, const State& s);

/// The next move of who composes an offer.
Move next_move(const Box& box, const State& s);

}  // namespace paydirt::golden_wilderness

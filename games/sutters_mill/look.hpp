// Questions that anybody at the table could answer by looking at it.
#pragma once

#include "engine/move.hpp"
#include "games/sutters_mill/box.hpp"
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/state.hpp"

namespace paydirt::sutters_mill {

struct Look {
  const Box& box;
  const State& s;

  // What an action costs.
  bool all_bought() const { return s.bought >= kActions; }
  int price() const { return box.price[s.bought]; }
  bool can_buy(Seat seat) const { return !all_bought() && price() <= s.purse[seat]; }
  bool has_special(Seat seat, Space building) const {
    return (s.certificates[seat] & ~s.used & bit(building)) != 0;
  }
  /// The building whose special would carry out this kind of action for free, or kSpaces (SM-141 to SM-146).
  int free_building(Seat seat, uint8_t kind) const {
    Space building = Space::adams_express;
    if (kind == k_card) building = Space::eldorado;           // SM-142
    if (kind == k_place) building = Space::odd_fellows_hall;  // SM-141
    if (kind == k_leave) building = Space::chalmers_hotel;    // SM-146
    if (kind == k_move) building = s.torn(seat) ? Space::chalmers_hotel : Space::odd_fellows_hall;
    return has_special(seat, building) ? index(building) : kSpaces;
  }
  /// How many more actions the purse pays for: all that a list of moves depends on.
  int payable(Seat seat) const;

  /// How many prospectors of the seat stand there and have taken cards off at these buildings (SM-R17).
  int class_size(Seat seat, int space, uint8_t pulled) const {
    int same = 0;
    int marked = 0;
    for (const Walker& walker : s.walkers) {
      marked += walker.space == space ? 1 : 0;
      same += walker.space == space && walker.pulled == pulled ? 1 : 0;
    }
    return pulled != 0 ? same : s.prospectors[seat][space] - marked;
  }
  /// Equal moves become one.
  Move canonical(Seat seat, Move move) const;

  // Certificates, as they follow from the cards.
  Seat holder_of(int building) const;
  Seat break_tie(int building, SeatSet tied) const;
  Seat adventurer() const;

  // Scores.
  int home_value(Seat seat) const;
  int board_value(Seat seat) const;
  /// Negative points: for cards and prospectors still on the board.
  int losses(Seat seat) const { return box.penalty[s.on_board[seat]] - board_value(seat); }
};

/// Fills in what follows from the rest of the table.
void derive(const Box& box, State& s);

}  // namespace paydirt::sutters_mill

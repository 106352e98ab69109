// What players can trade, as far as everybody can see it (GW-R29).
#pragma once

#include "games/golden_wilderness/box.hpp"

namespace paydirt::golden_wilderness {

/// An offer's items come in this order, so that equal offers are composed in one way.
enum Item : uint8_t {
  i_give_pesos,
  i_give_card,
  i_give_tile,
  i_give_role,
  i_ask_pesos,
  i_ask_card,
  i_ask_tile,
  i_ask_role,
  i_done
};

/// GW-R31: this many offers may be dropped in a turn, or composing would never have to end.
inline constexpr int kMostDrafts = 6;

inline bool holds_role(const State& s, Seat seat) {
  for (const Seat holder : s.role) {
    if (holder == seat) return true;
  }
  return false;
}

/// Cards of a deck on one side of a bargain, named or not.
inline int cards_of(const Bargain& bargain, int deck) {
  int count = 0;
  for (const uint8_t card : bargain.cards) {
    if (card != kNone && (is_any(card) ? card - any_of(0) : deck_of(card)) == deck) ++count;
  }
  return count;
}

}  // namespace paydirt::golden_wilderness

// Questions that anybody at the table could answer by looking at it.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/fools_gold/box.hpp"
#include "games/fools_gold/state.hpp"
#include "games/fools_gold/view.hpp"

namespace paydirt::fools_gold {

/// Miners on a path, by seat; and those in reserve there.
using OnPath = Places[kPlayers];
using InReserve = uint8_t[kPlayers];

/// FG-M8, FG-M9: who acts next of these miners; nobody if there are none.
Seat first_of(const OnPath& places, const InReserve& reserve);
/// FG-R22: who acts last.
Seat last_of(const OnPath& places, const InReserve& reserve);
std::vector<NextMiner> queue_of(const OnPath& places, const InReserve& reserve);

struct Look {
  const Box& box;
  const State& s;

  const std::string& name_of(int mine) const { return box.edition.mines[mine].name; }

  // Prices.
  int wild_cost(int mine) const { return box.wild_die_cost * s.dice_at(mine); }                   // FG-A7
  int retrievable(Seat seat) const { return std::min<int>(s.spent[seat], box.retrieved_coins); }  // FG-R9
  /// The spaces that the seat could pay for with a miner.
  Places payable(Seat seat) const {
    return s.miners[seat] == 0 ? Places{0}
                               : box.payable[std::min<size_t>(s.coins[seat], box.payable.size() - 1)];
  }
  /// Those of these spaces of a mine that are empty (FG-A3, FG-A4).
  Places empty_of(Places places, int mine) const {
    return s.dice[mine] == 0 ? Places{0} : static_cast<Places>(places & ~s.taken(mine));
  }
  bool can_add_wild(Seat seat, int mine) const {  // FG-A6, FG-R7
    return s.camp > 0 && s.taken(mine) != kFull && wild_cost(mine) <= s.coins[seat];
  }
  bool can_retrieve(Seat seat) const { return s.miners[seat] > 0 && s.spent[seat] > 0; }
  bool can_take(Seat seat, int card) const {
    return s.face_up[card] > 0 && (card != c_gem || (s.gems[seat] & box.gem_bit[s.mine]) == 0);
  }
  bool can_take_any(Seat seat) const {
    for (int card = 0; card < kTakeable; ++card) {
      if (can_take(seat, card)) return true;
    }
    return false;
  }
};

}  // namespace paydirt::fools_gold

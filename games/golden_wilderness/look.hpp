// Questions that anybody at the table could answer by looking at it.
#pragma once

#include "games/golden_wilderness/box.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/state.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {

struct Look {
  const Box& box;
  const State& s;

  /// GW-R01: what lies between a tile and its neighbour on that side.
  Border border(int tile, int side) const;
  /// GW-B13, GW-E04: empty tiles where somebody may settle, deserts left out.
  TileSet eligible() const;
  /// GW-R10: habitable tiles that a settler could come to over other habitable ones.
  TileSet reachable() const;
  /// Why the game would end if Taxes were played now; none: it would go on.
  EndReason end_at_taxes() const;
  /// Whether a drawn tile can join the coastline (inland tiles always do), fits elsewhere, or not at all.
  Fit best_fit(int tile) const;
  /// What the seat's settlements on a tile's terrain produce; kNone: nothing.
  uint8_t product_of(Seat seat, int terrain) const {
    const uint8_t industry = s.industry[seat][terrain];
    return industry == kNone ? kNone : box.industry_product[industry];
  }
  /// The tiles that produce something, by product.
  std::array<TileSet, kProducts> producers() const;
  /// GW-E17: pesos that each seat gets.
  std::array<int, kPlayers> payments(EventCard market, int tile, int product) const;
  /// GW-E18: products that a market on the tile pays somebody for, as bits.
  uint8_t paid_products(EventCard market, int tile, const std::array<TileSet, kProducts>& from) const;
  /// What the seat can pay population with: pioneers, or icons in the purse (GW-S26).
  int means_of(Seat seat) const {
    return box.icons ? s.purse[index(Icon::pop)] : s.hand_size[seat][index(Deck::pioneer)];
  }
  /// Population of a settlement of this seat on a tile (GW-E05).
  int population(Seat owner, int tile) const {
    const uint8_t industry = s.industry[owner][box.terrain[tile]];
    return industry == kNone ? 0 : box.industry_cost[industry];
  }
  /// GW-E14, GW-R34: settlements of a seat that another one could have: both have the same industry.
  TileSet tradable(Seat from, Seat to) const {
    TileSet tiles = 0;
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      const uint8_t industry = s.industry[from][terrain];
      if (industry != kNone && industry == s.industry[to][terrain]) tiles |= box.of_terrain[terrain];
    }
    return tiles & s.settled[from];
  }
  /// GW-R31: whether the two have anything that could change hands.
  bool can_trade(Seat seat, Seat partner) const {
    const auto has = [&](Seat one, Seat other) {
      return s.pesos[one] > 0 || s.hand_total(one) > 0 || holds_role(s, one) || tradable(one, other) != 0;
    };
    return partner != seat && (has(seat, partner) || has(partner, seat));
  }
  bool can_trade(Seat seat) const {
    for (Seat partner = 0; partner < box.seats; ++partner) {
      if (can_trade(seat, partner)) return true;
    }
    return false;
  }
};

}  // namespace paydirt::golden_wilderness

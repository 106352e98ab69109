// How bots value a table of Coloma, in 1/64 point. Only what everybody sees and the own hand go into it.
#pragma once

#include <array>

#include "engine/game.hpp"
#include "games/coloma/kinds.hpp"
#include "games/coloma/look.hpp"

namespace paydirt::coloma {

struct Judge : Look {
  Seat seat;
  const Weights& weights = box.weights;
  const Player& me = s.players[seat];
  /// Turns to come. The one of this chapter counts until its Site is chosen; from then on it counts for what
  /// is open in it. So ending a turn costs nothing by itself, and nobody spends goods to put it off.
  int turns = turns_left();
  int share = share_left();
  /// By good; computed once, since everything asks for them.
  std::array<int, kGoods> value = values();
  std::array<int, kGoods> owned = owned_goods();

  std::array<int, 8> terms() const;
  int hint(Move move) const;

 private:
  int turns_left() const;
  bool has_acted() const;

  // What things are worth at some time: less when there are few turns left to use them (sense_goods.cpp).
  int share_left() const;
  std::array<int, kGoods> values() const;
  int worth(Good good) const { return value[good]; }
  int worth(const Goods& goods) const;
  int worth(const Effect& effect) const;
  int action_worth(Action action) const;
  int next_camp_worth() const;
  // What they are worth to this Lodge: less when there is plenty.
  std::array<int, kGoods> owned_goods() const;
  int stock_worth(Good good, int count) const;
  int gained(Good good, int count) const {
    return stock_worth(good, owned[good] + count) - stock_worth(good, owned[good]);
  }
  int gained(const Goods& goods, int times = 1) const;
  int gained(const Effect& effect) const;
  int paid(Good good, int count) const { return -gained(good, -count); }
  int paid(const Goods& goods) const { return -gained(goods, -1); }
  int profit(const Effect& effect) const { return gained(effect) - paid(effect.pay); }
  int lodge_worth() const;

  int movement_worth(int horses) const;
  int ability_worth(int card) const;
  int tableau_worth() const;
  int river_worth(int column) const;
  int bridge_worth(int type) const;
  int future_bridges() const;
  int hotel_worth(int covered) const;
  int event_camp_worth(int site) const;
  int camps_worth() const;
  int shootout_worth(int more = 0) const;

  // What is begun and not yet done.
  int pending_worth() const;
  int turn_worth() const;
  int section_worth(int site, Tool tool) const;
  int site_worth(int site) const;
  int boom_chance(int site) const;
  int whim(int site) const;
  int best_build(Tool tool) const;
  int best_river(Tool tool) const;
  int settle_worth() const;
  int barrel_worth(int type) const;
};

}  // namespace paydirt::coloma

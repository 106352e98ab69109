// How bots value a table of Coloma, in 1/64 point. Only what everybody sees and the own hand go into it.
#pragma once

#include "engine/game.hpp"
#include "games/coloma/kinds.hpp"
#include "games/coloma/look.hpp"

namespace paydirt::coloma {

struct Judge {
  const Box& box;
  const State& s;
  Seat seat;
  Look look{box, s};
  const Player& me = s.players[seat];
  /// Turns that the seat has still to take, the present one included.
  int turns = turns_left();

  int sense() const;
  int hint(Move move) const;

 private:
  int turns_left() const;
  bool has_acted() const;

  // What things are worth now: less when there are few turns left to use them.
  int worth(Good good) const;
  int worth(const Goods& goods) const;
  int worth(const Effect& effect) const;
  int action_worth(Action action) const;
  int next_camp_worth() const;
  int movement_worth(int horses) const;
  int lodge_worth() const;
  int ability_worth(int card) const;
  int tableau_worth() const;
  int hand_worth() const;
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

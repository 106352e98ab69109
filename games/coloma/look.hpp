// Questions that anybody at the table could answer by looking at it.
#pragma once

#include <algorithm>

#include "games/coloma/box.hpp"
#include "games/coloma/state.hpp"

namespace paydirt::coloma {

/// A step of a Wagon: where it lands and which links it uses. No links: it cannot go there.
struct Leg {
  uint8_t landing = kNone;
  uint32_t links = 0;
  explicit operator bool() const { return links != 0; }
};

struct Look {
  const Box& box;
  const State& s;

  const Player& of(Seat seat) const { return s.players[seat]; }

  // The wheel (section 3.2).
  int signpost() const { return (s.barker + box.signpost_offset) % kSites; }
  int points_to() const { return (signpost() + kSites - 1) % kSites; }
  bool signpost_uncovered() const { return s.bust != signpost(); }
  /// CO302: where the Bust lies when all Pioneers stand.
  uint8_t busted_site() const;
  /// The Site whose Boom can be used by a Pioneer here; none: busted.
  uint8_t boom_at(int site) const;
  /// COR13: the Boom that the Signpost lends, were it uncovered.
  uint8_t lent_boom() const;
  /// COR14: whether the Banjo Man may choose this Boom.
  bool visible_boom(int boom) const;
  /// Places are 0 to the number of seats, which is the first one again. A division would be slower.
  Seat in_order(int place) const {
    const int seat = s.badge + place;
    return static_cast<Seat>(seat < box.seats ? seat : seat - box.seats);
  }

  // Events (3.10).
  /// CO502: a Camp there doubles the Event of the Barker's Site.
  int event_times(Seat seat) const {
    return has(of(seat).event_camps, s.barker) ? box.edition.events.camp_factor : 1;
  }
  int most_traded(Seat seat) const { return std::min<int>(of(seat).gold, event_times(seat)); }

  // Gold (3.10).
  int gold_value() const;
  /// Fewest and most Nuggets that may pay this many Bucks (COR21).
  int least_gold(const Player& player, int bucks) const;
  int most_gold(const Player& player, int bucks) const;
  bool payable(const Player& player, const Goods& price) const;
  int purchase_price(int camps, int horses) const {
    return camps * box.edition.barker.camp_bucks + horses * box.edition.barker.horse_bucks;
  }
  int hand_size(const Player& player) const { return std::popcount(player.hand); }

  // Buildings.
  bool can_bridge(const Player& player, int type) const;
  bool can_build(const Player& player, int card, Tool tool) const;
  bool can_build_any(const Player& player) const;
  /// COR41: whether an effect with a price has something to do.
  bool possible(Seat seat, Action action) const;
  bool can_use(Seat seat, const Effect& effect) const {
    return payable(of(seat), effect.pay) && (effect.pay.empty() || possible(seat, effect.action));
  }
  int count(Seat seat, Counter counter) const;

  // The Frontier (3.7).
  Leg leg(Seat seat, Exit first) const;
  bool can_step(Seat seat) const;
  bool can_rob(Seat seat) const { return of(seat).character == Character::robber && s.spent > 0; }
  bool can_move_wagon(Seat seat) const { return (of(seat).horses > 0 && can_step(seat)) || can_rob(seat); }

  // Settling (3.8).
  bool row_fits(const Player& player, int row) const {
    return s.rows[row] == kNobody && box.row_size[row] <= player.dudes;
  }
  bool any_row_fits(const Player& player) const;
  /// Lands where the player may put a Camp, as bits.
  unsigned open_lands(const Player& player, bool anywhere) const {
    const unsigned near = anywhere ? (1U << kLands) - 1 : box.map[player.wagon].lands;
    return player.camps == 0 ? 0U : near & ~unsigned{player.land_camps};
  }
  unsigned open_events(const Player& player) const {
    return player.camps == 0 ? 0U : ((1U << kSites) - 1) & ~unsigned{player.event_camps};
  }
  /// Whether the question of a place (Step::place) still has an answer besides being done.
  bool can_place(const Player& player, const Frame& place) const {
    const bool rows = place.a != 0 && any_row_fits(player);
    return rows || (place.b != 0 && (open_events(player) | open_lands(player, place.c != 0)) != 0);
  }
  int gunmen(Seat gang) const;
  bool hideout_empty() const {
    return std::all_of(s.hideout, s.hideout + kHideout, [](uint8_t each) { return each == kNone; });
  }

  // Scores (3.12).
  int land_points(int camps) const { return box.edition.frontier.chart[camps]; }
  int bridge_points(Seat seat, int type) const;
  int bridge_points(Seat seat) const;
  int hotel_points(int hotels, int dudes) const;
  int grave_points(int dead) const;
  int points(Seat seat) const;
  int shade_points() const;
  bool beats_shade() const;
  /// How a game that is over has ended.
  Ended ending() const;
};

}  // namespace paydirt::coloma

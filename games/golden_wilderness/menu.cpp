// A turn's actions (decision D1): what the active player can do and pay.
#include <algorithm>

#include "games/golden_wilderness/choices.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {

void Choices::actions() {
  add(k_end);
  settlements();
  if (box_.level != Level::beginner) {
    industries();
    cities();
    roads();
  }
  add_amounts(k_points, s.pesos[seat_]);
  if (box_.icons) {
    people();
    buildings();
  }
  if (box_.politics) {
    if (s.politics == 0) {  // GW-A08
      add(k_election);
      add(k_revolution);
    }
    show_pool_to_one();
  }
  offers();
}

/// GW-B12 to GW-B16, GW-E04 to GW-E06.
void Choices::settlements() {
  const int means = look_.means_of(seat_);
  if (means == 0) return;
  for (const int tile : each(look_.eligible())) {
    const int terrain = box_.terrain[tile];
    const uint8_t own = s.industry[seat_][terrain];
    if (own != kNone) {
      if (box_.industry_cost[own] <= means) add(k_settle, tile, own);
      continue;
    }
    for (const int industry : each(box_.available_on[terrain])) {
      if (box_.industry_cost[industry] <= means) add(k_settle, tile, industry);
    }
  }
}

/// GW-E07, GW-R22.
void Choices::industries() {
  const int means = look_.means_of(seat_);
  if (means == 0) return;
  for (const int industry : each(box_.available)) {
    const int terrain = box_.industry_terrain[industry];
    const uint8_t own = s.industry[seat_][terrain];
    if (own == kNone) continue;
    const int more = box_.industry_cost[industry] - box_.industry_cost[own];
    const int tiles = std::popcount(s.settled[seat_] & box_.of_terrain[terrain]);
    if (more > 0 && more * tiles <= means) add(k_change, industry);
  }
}

/// GW-E10.
void Choices::cities() {
  if (std::popcount(s.cities) >= box_.markers.city) return;
  const int means = look_.means_of(seat_);
  for (const int tile : each(s.settled[seat_])) {
    if (box_.edition.costs.city_population - look_.population(seat_, tile) <= means) add(k_city, tile);
  }
}

/// GW-E12, GW-R25: each border once, from the tile that has it on its side 0, 1 or 2.
void Choices::roads() {
  const auto& price = box_.road_price;
  if (s.pesos[seat_] < std::min({price[0], price[1], price[2]})) return;
  if (road_count(s) >= box_.markers.road) return;
  for (const int tile : each(s.board)) {
    for (int side = 0; side < kSides / 2; ++side) {
      if (s.neighbour[tile][side] == kNone || has_road(s, tile, side)) continue;
      if (price[index(look_.border(tile, side))] <= s.pesos[seat_]) add(k_road, tile, side);
    }
  }
}

/// GW-S06, GW-S10 to GW-S13, GW-R37.
void Choices::people() {
  for (int deck = 0; deck < kDecks; ++deck) {
    for (const int each_card : each(playable(deck))) {
      const int card = kDeckStart[deck] + each_card;
      const CardFacts& box = box_.cards[card];
      if (box.icons[0] + box.icons[1] + box.icons[2] > 0) add(k_icons, card);
      for (int which = 0; which < box.abilities; ++which) {
        if (usable(box.ability[which])) add(k_use, card, which);
      }
    }
  }
}

/// GW-S13, GW-R41.
bool Choices::usable(const AbilityFacts& ability) {
  if (ability.price > s.pesos[seat_]) return false;
  switch (ability.effect) {
    case EffectKind::explore: {
      const auto kind = static_cast<TileKind>(ability.what);
      return (tile_stack(s, kind) | s.tile_discards[index(kind)]) != 0;
    }
    case EffectKind::attack:
      for (const Thing thing : {Thing::settlement, Thing::mission, Thing::presidio}) {
        if ((ability.what >> index(thing) & 1) != 0 && targets(s, seat_, thing) != 0) return true;
      }
      return false;
    case EffectKind::build: return can_build(static_cast<Thing>(ability.what));
    case EffectKind::take_discard: return s.discards[ability.what] > 0;
    case EffectKind::draw: return s.draw[ability.what] != 0 || s.discards[ability.what] > 0;
    case EffectKind::money: return true;
    default: return false;  // GW-S14, GW-R60: votes and support count in polls
  }
}

/// GW-R40: a marker, a place, and nobody who has said no this turn.
bool Choices::can_build(Thing thing) const {
  const bool mission = thing == Thing::mission;
  const int markers = mission ? box_.markers.mission : box_.markers.presidio;
  const int built = std::popcount(mission ? s.missions : s.presidios);
  return built < markers && (s.disapproved >> (mission ? 0 : 1) & 1) == 0 && sites(s, thing) != 0;
}

/// GW-S08, GW-S09.
void Choices::buildings() {
  const Costs& costs = box_.edition.costs;
  if (s.purse[index(Icon::cross)] >= costs.mission.cross && s.pesos[seat_] >= costs.mission.pesos &&
      can_build(Thing::mission)) {
    add_tiles(k_mission, sites(s, Thing::mission));
  }
  if (s.purse[index(Icon::sword)] >= costs.presidio.sword && s.pesos[seat_] >= costs.presidio.pesos &&
      can_build(Thing::presidio)) {
    add_tiles(k_presidio, sites(s, Thing::presidio));
  }
}

/// GW-R19: to one player, as long as there is a card that he has not seen.
void Choices::show_pool_to_one() {
  if (s.role[index(Role::governor)] != seat_) return;
  for (Seat other = 0; other < box_.seats; ++other) {
    bool news = false;
    for (int deck = 0; deck < kDecks; ++deck) news = news || (s.pool[deck] & ~s.known[other][deck]) != 0;
    if (other != seat_ && news) add(k_show, 1 << other);
  }
}

/// GW-E13, GW-R31.
void Choices::offers() {
  if (!box_.trade || s.offers >= box_.edition.limits.offers_a_turn || s.todo.top().a >= kMostDrafts) return;
  for (Seat other = 0; other < box_.seats; ++other) {
    if (look_.can_trade(seat_, other)) add(k_offer, other);
  }
}

}  // namespace paydirt::golden_wilderness

// A turn's actions (decision D1): what the active player can do and pay.
#include <algorithm>

#include "games/golden_wilderness/choices.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {

void Choices::actions() {
  add(k_end);
  settlements();
  if (facts_.level != Level::beginner) {
    industries();
    cities();
    roads();
  }
  add_amounts(k_points, s.pesos[seat_]);
  if (facts_.icons) {
    people();
    buildings();
  }
  if (facts_.politics) {
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
  const int means = means_of(facts_, s, seat_);
  if (means == 0) return;
  for (const int tile : each(eligible(facts_, s))) {
    const int terrain = facts_.terrain[tile];
    const uint8_t own = s.industry[seat_][terrain];
    if (own != kNone) {
      if (facts_.industry_cost[own] <= means) add(k_settle, tile, own);
      continue;
    }
    for (const int industry : each<uint32_t>(facts_.available)) {
      if (facts_.industry_terrain[industry] == terrain && facts_.industry_cost[industry] <= means) {
        add(k_settle, tile, industry);
      }
    }
  }
}

/// GW-E07, GW-R22.
void Choices::industries() {
  const int means = means_of(facts_, s, seat_);
  if (means == 0) return;
  for (const int industry : each<uint32_t>(facts_.available)) {
    const int terrain = facts_.industry_terrain[industry];
    const uint8_t own = s.industry[seat_][terrain];
    if (own == kNone) continue;
    const int more = facts_.industry_cost[industry] - facts_.industry_cost[own];
    const int tiles = std::popcount(s.settled[seat_] & facts_.of_terrain[terrain]);
    if (more > 0 && more * tiles <= means) add(k_change, industry);
  }
}

/// GW-E10.
void Choices::cities() {
  if (std::popcount(s.cities) >= facts_.markers.city) return;
  const int means = means_of(facts_, s, seat_);
  for (const int tile : each(s.settled[seat_])) {
    if (edition_.costs.city_population - population(facts_, s, seat_, tile) <= means) add(k_city, tile);
  }
}

/// GW-E12, GW-R25: each border once, from the tile that has it on its side 0, 1 or 2.
void Choices::roads() {
  const auto& price = facts_.road_price;
  if (s.pesos[seat_] < std::min({price[0], price[1], price[2]})) return;
  if (road_count(s) >= facts_.markers.road) return;
  for (const int tile : each(s.board)) {
    for (int side = 0; side < kSides / 2; ++side) {
      if (s.neighbour[tile][side] == kNone || has_road(s, tile, side)) continue;
      if (price[index(border(facts_, s, tile, side))] <= s.pesos[seat_]) add(k_road, tile, side);
    }
  }
}

/// GW-S06, GW-S10 to GW-S13, GW-R37.
void Choices::people() {
  for (int deck = 0; deck < kDecks; ++deck) {
    for (const int each_card : each(playable(deck))) {
      const int card = kDeckStart[deck] + each_card;
      const CardFacts& facts = facts_.cards[card];
      if (facts.icons[0] + facts.icons[1] + facts.icons[2] > 0) add(k_icons, card);
      for (int which = 0; which < facts.abilities; ++which) {
        if (usable(facts.ability[which])) add(k_use, card, which);
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
  const int markers = mission ? facts_.markers.mission : facts_.markers.presidio;
  const int built = std::popcount(mission ? s.missions : s.presidios);
  return built < markers && (s.disapproved >> (mission ? 0 : 1) & 1) == 0 && sites(s, thing) != 0;
}

/// GW-S08, GW-S09.
void Choices::buildings() {
  const Costs& costs = edition_.costs;
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
  for (Seat other = 0; other < facts_.seats; ++other) {
    bool news = false;
    for (int deck = 0; deck < kDecks; ++deck) news = news || (s.pool[deck] & ~s.known[other][deck]) != 0;
    if (other != seat_ && news) add(k_show, 1 << other);
  }
}

/// GW-E13, GW-R31.
void Choices::offers() {
  if (!facts_.trade || s.offers >= edition_.limits.offers_a_turn || s.todo.top().a >= kMostDrafts) return;
  for (Seat other = 0; other < facts_.seats; ++other) {
    if (can_trade(facts_, s, seat_, other)) add(k_offer, other);
  }
}

}  // namespace paydirt::golden_wilderness

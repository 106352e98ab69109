// A turn's actions: settlements, industries, cities, roads, and what people can do.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

/// GW-B12, GW-S26. Where all pioneers are equal the lowest cards go (GW-R09).
void Play::pay_population(Seat seat, int count) {
  if (box_.icons) {
    uint8_t& purse = s_.purse[index(Icon::pop)];
    purse = static_cast<uint8_t>(purse - count);
    return;
  }
  for (; count > 0; --count) discard(seat, std::countr_zero(s_.hand[seat][index(Deck::pioneer)]));
}

/// GW-B15, GW-E09.
void Play::take_industry(Seat seat, int industry) {
  s_.industry[seat][box_.industry_terrain[industry]] = static_cast<uint8_t>(industry);
  if (s_.gold_rush != 0 || (box_.rushes >> industry & 1) == 0) return;
  s_.gold_rush = 1;
  tell({.kind = e_gold_rush, .seat = seat});
}

/// GW-R21.
void Play::return_industry(Seat seat, int terrain) {
  if ((s_.settled[seat] & box_.of_terrain[terrain]) == 0) s_.industry[seat][terrain] = kNone;
}

void Play::settle(Seat seat, int tile, int industry) {
  const int cost = box_.industry_cost[industry];
  pay_population(seat, cost);
  s_.settled[seat] |= tile_bit(tile);
  tell({.kind = e_settle,
        .seat = seat,
        .a = static_cast<uint8_t>(tile),
        .b = static_cast<uint8_t>(industry),
        .amount = static_cast<int16_t>(cost)});
  if (s_.industry[seat][box_.terrain[tile]] == kNone) take_industry(seat, industry);
}

/// GW-E07, GW-R22: all settlements of the terrain at once.
void Play::change_industry(Seat seat, int industry) {
  const int terrain = box_.industry_terrain[industry];
  const int tiles = std::popcount(s_.settled[seat] & box_.of_terrain[terrain]);
  const int cost = tiles * (box_.industry_cost[industry] - box_.industry_cost[s_.industry[seat][terrain]]);
  pay_population(seat, cost);
  tell({.kind = e_change,
        .seat = seat,
        .a = static_cast<uint8_t>(industry),
        .amount = static_cast<int16_t>(cost)});
  take_industry(seat, industry);
}

/// GW-E10, GW-E11.
void Play::found_city(Seat seat, int tile) {
  pay_population(seat, box_.edition.costs.city_population - look().population(seat, tile));
  s_.settled[seat] &= ~tile_bit(tile);
  s_.cities |= tile_bit(tile);
  return_industry(seat, box_.terrain[tile]);
  earn(seat, box_.edition.costs.city_grant);
  ++s_.event_discards[index(EventCard::city_market)];
  tell({.kind = e_city,
        .seat = seat,
        .a = static_cast<uint8_t>(tile),
        .amount = static_cast<int16_t>(box_.edition.costs.city_grant)});
  tell({.kind = e_new_card, .a = static_cast<uint8_t>(EventCard::city_market)});
}

/// GW-E12.
void Play::build_road(Seat seat, int tile, int side) {
  const int price = box_.road_price[index(look().border(tile, side))];
  const uint8_t other = s_.neighbour[tile][side];
  s_.linked[tile] |= tile_bit(other);
  s_.linked[other] |= tile_bit(tile);
  earn(seat, -price);
  tell({.kind = e_road,
        .seat = seat,
        .a = static_cast<uint8_t>(tile),
        .b = static_cast<uint8_t>(side),
        .amount = static_cast<int16_t>(price)});
}

/// GW-S06, GW-R36.
void Play::use_icons(Seat seat, int card) {
  for (int icon = 0; icon < kIcons; ++icon) {
    s_.purse[icon] = static_cast<uint8_t>(s_.purse[icon] + box_.cards[card].icons[icon]);
  }
  tell({.kind = e_icons, .seat = seat, .a = static_cast<uint8_t>(card)});
  discard(seat, card);
}

/// GW-S10, GW-R39.
void Play::pay_ability(Seat seat, int card, int which) {
  tell({.kind = e_use, .seat = seat, .a = static_cast<uint8_t>(card), .b = static_cast<uint8_t>(which)});
  const AbilityFacts& ability = box_.cards[card].ability[which];
  switch (ability.cost) {
    case CostKind::show: return show(seat, card);
    case CostKind::discard: return discard(seat, card);
    case CostKind::pay: earn(seat, -ability.price); return show(seat, card);  // GW-R38
    case CostKind::trash:
      show(seat, card);
      lose(seat, card);
      s_.trashed[deck_of(card)] |= card_bit(card);
  }
}

void Play::use_ability(Seat seat, int card, int which) {
  const AbilityFacts& ability = box_.cards[card].ability[which];
  if (ability.effect == EffectKind::build) {  // the cost is paid when the building is allowed (GW-R40)
    show(seat, card);
    return s_.todo.push(question_to(seat, Step::site, card, which));
  }
  const int top = ability.effect == EffectKind::take_discard ? s_.discards[ability.what] - 1 : 0;
  pay_ability(seat, card, which);
  switch (ability.effect) {
    case EffectKind::explore: return explore(seat, static_cast<TileKind>(ability.what), ability.count);
    case EffectKind::attack: return s_.todo.push(question_to(seat, Step::target, ability.what));
    case EffectKind::take_discard: return take_discard(seat, ability.what, top);
    case EffectKind::draw:
      for (int i = 0; i < ability.count; ++i) draw_to_hand(seat, ability.what);
      return;
    default: earn(seat, ability.count); tell({.kind = e_pesos, .seat = seat, .amount = ability.count});
  }
}

/// GW-S20: the card that was on top before the used one was discarded. Everybody has seen it.
void Play::take_discard(Seat seat, int deck, int place) {
  const int card = kDeckStart[deck] + s_.discard[deck][place];
  const int last = --s_.discards[deck];
  for (int i = place; i < last; ++i) s_.discard[deck][i] = s_.discard[deck][i + 1];
  s_.discard[deck][last] = 0;
  gain(seat, card);
  for (const Seat other : all_but(seat)) s_.known[other][deck] |= card_bit(card);
  tell({.kind = e_take_discard, .seat = seat, .a = static_cast<uint8_t>(card)});
}

}  // namespace paydirt::golden_wilderness

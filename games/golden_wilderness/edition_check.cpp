// Editions are data: one that cannot be played is refused with field and reason.

#include <algorithm>

#include "engine/text.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/names.hpp"

namespace paydirt::golden_wilderness {
namespace {

Refusal bad(const std::string& words) { return {say("edition: ", words)}; }

/// Refuses a number outside of its bounds.
Refusal check_number(const std::string& field, int number, int low, int high) {
  if (number >= low && number <= high) return {};
  return bad(say(field, ": ", number, " is outside ", low, " to ", high));
}

/// The sea edges of a tile are one run, or there are none (GW-R51).
Refusal check_edges(const PrintedTile& tile, const std::string& field) {
  if (tile.edges.size() != kSides || tile.edges.find_first_not_of("LMS") != std::string::npos) {
    return bad(say(field, ".edges: must be six letters of L, M, S"));
  }
  int ends = 0;
  for (size_t side = 0; side < kSides; ++side) {
    ends += (tile.edges[side] == 'S') != (tile.edges[(side + 1) % kSides] == 'S') ? 1 : 0;
  }
  if (ends != (tile.kind == TileKind::coastal ? 2 : 0)) {
    return bad(say(field, ".edges: coastal tiles have one run of sea, inland tiles none"));
  }
  return {};
}

Refusal check_tiles(const Edition& edition) {
  if (edition.tiles.size() != kTiles) return bad(say("tiles: must list ", kTiles));
  for (int tile = 0; tile < kTiles; ++tile) {
    const PrintedTile& printed = edition.tiles[static_cast<size_t>(tile)];
    const std::string field = say("tiles[", tile, "]");
    if (printed.id != kTileNames[tile]) return bad(say(field, ".id: must be ", kTileNames[tile]));
    if (printed.name.empty()) return bad(say(field, ".name: must not be empty"));
    if ((printed.kind == TileKind::coastal) != (tile < kCoastal)) {
      return bad(say(field, ".kind: the first ", kCoastal, " tiles are coastal, the others inland"));
    }
    if (Refusal refusal = check_edges(printed, field)) return refusal;
    if (Refusal refusal = check_number(say(field, ".q"), printed.q, 0, 20)) return refusal;
    if (Refusal refusal = check_number(say(field, ".r"), printed.r, 0, 20)) return refusal;
    for (int before = 0; before < tile; ++before) {
      const PrintedTile& other = edition.tiles[static_cast<size_t>(before)];
      if (other.q == printed.q && other.r == printed.r) {
        return bad(say(field, ": lies on ", other.id));
      }
    }
  }
  return {};
}

/// Whether a part of the rough map hangs together.
bool connected(const Edition& edition, TileSet tiles) {
  State map;
  for (const int tile : each(tiles)) {
    const PrintedTile& cell = edition.tiles[static_cast<size_t>(tile)];
    lay_tile(map, tile, cell.q, cell.r, 0);
  }
  TileSet all = tiles & (~tiles + 1);
  for (TileSet fresh = all; fresh != 0; all |= fresh) fresh = beside(map, fresh) & ~all;
  return all == tiles;
}

Refusal check_boards(const Edition& edition) {
  TileSet preset = 0;
  for (const std::string& id : edition.boards.preset) {
    const auto* const found = std::find(kTileNames, kTileNames + kTiles, id);
    if (found == kTileNames + kTiles) return bad(say("boards.preset: there is no tile '", id, "'"));
    preset |= tile_bit(static_cast<int>(found - kTileNames));
  }
  if ((preset & kAllCoastal) == 0) return bad("boards.preset: must have a coastal tile");
  if (!connected(edition, preset)) return bad("boards.preset: its tiles must hang together");
  if (!connected(edition, kAllTiles)) return bad("tiles: the rough map must hang together");
  if (Refusal refusal = check_number("boards.region.tiles", edition.boards.region.tiles, 2, kTiles)) {
    return refusal;
  }
  return check_number("boards.region.coastal", edition.boards.region.coastal, 1,
                      std::min(kCoastal, edition.boards.region.tiles));
}

Refusal check_industries(const Edition& edition) {
  if (edition.industries.size() != kIndustries) return bad(say("industries: must list ", kIndustries));
  for (int i = 0; i < kIndustries; ++i) {
    const PrintedIndustry& industry = edition.industries[static_cast<size_t>(i)];
    const std::string field = say("industries[", i, "]");
    if (index(industry.id) != i) return bad(say(field, ".id: must be ", kEnumNames<Industry>[i]));
    const std::string named = say(enum_name(industry.terrain), '_', enum_name(industry.product));
    if (named != kEnumNames<Industry>[i]) return bad(say(field, ": its name says ", kEnumNames<Industry>[i]));
    if (Refusal refusal = check_number(field + ".cost", industry.cost, 1, 9)) return refusal;
    if (industry.cost >= edition.costs.city_population) {
      return bad(say(field, ".cost: must be less than a city's population"));
    }
  }
  return {};
}

Refusal check_countries(const Edition& edition) {
  if (edition.countries.size() != kCountries) return bad(say("countries: must list ", kCountries));
  for (int i = 0; i < kCountries; ++i) {
    const PrintedCountry& country = edition.countries[static_cast<size_t>(i)];
    const std::string field = say("countries[", i, "]");
    if (index(country.id) != i) return bad(say(field, ".id: must be ", kEnumNames<Country>[i]));
    if (country.name.empty()) return bad(say(field, ".name: must not be empty"));
    if (country.nation != (i > index(Country::standard))) {
      return bad(say(field, ".nation: the cards of the levels are no nations"));
    }
    const ImmigrantLine& line = country.immigrants;
    if (Refusal refusal = check_number(field + ".immigrants.pioneer", line.pioneer, 1, 5)) return refusal;
    if (Refusal refusal = check_number(field + ".immigrants.soldier", line.soldier, 0, 4)) return refusal;
    if (Refusal refusal = check_number(field + ".immigrants.priest", line.priest, 0, 2)) return refusal;
    if (Refusal refusal = check_number(field + ".taxes", country.taxes, 0, 20)) return refusal;
    for (const auto* prices : {&country.prices.coast, &country.prices.city, &country.prices.presidio}) {
      for (const int price : *prices) {
        if (Refusal refusal = check_number(field + ".prices", price, 0, Reach::kFar)) return refusal;
      }
    }
  }
  return {};
}

Refusal check_events(const Edition& edition) {
  if (edition.events.size() != kEventCards) return bad(say("events: must list ", kEventCards));
  for (int i = 0; i < kEventCards; ++i) {
    const PrintedEvent& card = edition.events[static_cast<size_t>(i)];
    const std::string field = say("events[", i, "]");
    if (index(card.id) != i) return bad(say(field, ".id: must be ", kEnumNames<EventCard>[i]));
    if (Refusal refusal = check_number(field + ".copies", card.copies, 1, 9)) return refusal;
  }
  if (edition.roles.size() != kRoles) return bad(say("roles: must list ", kRoles));
  for (int i = 0; i < kRoles; ++i) {
    const PrintedRole& role = edition.roles[static_cast<size_t>(i)];
    if (index(role.id) != i) return bad(say("roles[", i, "].id: must be ", kEnumNames<Role>[i]));
    if (role.name.empty()) return bad(say("roles[", i, "].name: must not be empty"));
  }
  return {};
}

Refusal check_level(const Edition& edition, const LevelRules& level, const std::string& field,
                    bool explored) {
  if (level.industries.empty()) return bad(say(field, ".industries: must not be empty"));
  if (Refusal refusal = check_number(field + ".max_rounds", level.max_rounds, 1, kMostRounds)) return refusal;
  int counts[kEventCards] = {};
  for (const EventCard card : level.start_events) ++counts[index(card)];
  int all = 0;
  for (int card = 0; card < kEventCards; ++card) {
    if (counts[card] > edition.events[static_cast<size_t>(card)].copies) {
      return bad(say(field, ".start_events: more ", kEnumNames<EventCard>[card], " than there are"));
    }
    if (card != index(EventCard::neophytes)) all += counts[card];
  }
  if (counts[index(EventCard::taxes)] == 0 || all < 3) {
    return bad(say(field, ".start_events: must hold taxes and, without neophytes, three cards"));
  }
  for (const Markers* markers : {&level.markers, &level.short_markers}) {
    const int cities = edition.events[index(EventCard::city_market)].copies;
    if (Refusal refusal = check_number(field + ".markers.city", markers->city, 0, cities)) return refusal;
    const int most = explored ? kTiles : 0;
    if (Refusal refusal = check_number(field + ".markers.presidio", markers->presidio, 0, most)) {
      return refusal;
    }
    if (Refusal refusal = check_number(field + ".markers.mission", markers->mission, 0, most)) {
      return refusal;
    }
    if (Refusal refusal = check_number(field + ".markers.road", markers->road, 0, 120)) return refusal;
    if (explored && (markers->presidio == 0 || markers->mission == 0 || markers->city == 0)) {
      return bad(say(field, ".markers: cities, presidios and missions end the game, so there must be some"));
    }
  }
  return {};
}

Refusal check_levels(const Edition& edition) {
  if (Refusal refusal = check_level(edition, edition.levels.beginner, "levels.beginner", false)) {
    return refusal;
  }
  if (Refusal refusal = check_level(edition, edition.levels.easy, "levels.easy", false)) return refusal;
  if (edition.levels.easy.markers.city == 0 || edition.levels.easy.short_markers.city == 0) {
    return bad("levels.easy.markers.city: cities end the game, so there must be some");
  }
  if (Refusal refusal = check_level(edition, edition.levels.standard, "levels.standard", true)) {
    return refusal;
  }
  return check_level(edition, edition.levels.advanced, "levels.advanced", true);
}

Refusal check_numbers(const Edition& edition) {
  const Costs& costs = edition.costs;
  for (const int price : {costs.road.lowland, costs.road.mountain, costs.road.sea}) {
    if (Refusal refusal = check_number("costs.road", price, 1, 99)) return refusal;
  }
  if (Refusal refusal = check_number("costs.mission.pesos", costs.mission.pesos, 0, 99)) return refusal;
  if (Refusal refusal = check_number("costs.mission.cross", costs.mission.cross, 1, 9)) return refusal;
  if (Refusal refusal = check_number("costs.presidio.pesos", costs.presidio.pesos, 0, 99)) return refusal;
  if (Refusal refusal = check_number("costs.presidio.sword", costs.presidio.sword, 1, 9)) return refusal;
  if (Refusal refusal = check_number("costs.city_population", costs.city_population, 2, 10)) return refusal;
  if (Refusal refusal = check_number("costs.city_grant", costs.city_grant, 0, 99)) return refusal;
  if (Refusal refusal = check_number("costs.newspaper_vote", costs.newspaper_vote, 1, 99)) return refusal;
  if (Refusal refusal = check_number("scoring.settlement", edition.scoring.settlement, 0, 50)) return refusal;
  if (Refusal refusal = check_number("scoring.person_in_hand", edition.scoring.person_in_hand, -20, 0)) {
    return refusal;
  }
  if (Refusal refusal = check_number("start.pesos", edition.start.pesos, 0, 200)) return refusal;
  if (Refusal refusal = check_number("start.pioneers", edition.start.pioneers, 1, 5)) return refusal;
  if (Refusal refusal = check_number("gold_rush.pioneers", edition.gold_rush.pioneers, 0, 20)) return refusal;
  if (Refusal refusal = check_number("limits.auction_floor", edition.limits.auction_floor, kLowestBid, 0)) {
    return refusal;
  }
  if (Refusal refusal = check_number("limits.offers_a_turn", edition.limits.offers_a_turn, 0, 9)) {
    return refusal;
  }
  return check_number("limits.cards_a_side", edition.limits.cards_a_side, 0, 2);
}

/// The fields that an ability's cost and effect must have, and no others.
Refusal check_ability(const Ability& ability, const std::string& field) {
  const AbilityCost& cost = ability.cost;
  const AbilityEffect& effect = ability.effect;
  const EffectKind type = effect.type;
  if (cost.pesos.has_value() != (cost.type == CostKind::pay)) return bad(say(field, ".cost.pesos: for pay"));
  if (cost.pesos) {
    if (Refusal refusal = check_number(field + ".cost.pesos", *cost.pesos, 1, 99)) return refusal;
  }
  const bool political = type == EffectKind::vote || type == EffectKind::support;
  if (cost.type == CostKind::show && !political) {
    return bad(say(field, ".cost.type: show is only for votes and support"));
  }
  if (political && cost.type != CostKind::show && cost.type != CostKind::discard) {
    return bad(say(field, ".cost.type: votes and support are shown or discarded for"));
  }
  struct Need {
    const char* name;
    bool has;
    bool wanted;
  };
  const bool counts = type == EffectKind::explore || type == EffectKind::draw || political;
  const Need needs[] = {
      {"stack", effect.stack.has_value(), type == EffectKind::explore},
      {"count", effect.count.has_value(), counts},
      {"targets", effect.targets.has_value(), type == EffectKind::attack},
      {"building", effect.building.has_value(), type == EffectKind::build},
      {"deck", effect.deck.has_value(), type == EffectKind::draw || type == EffectKind::take_discard},
      {"pesos", effect.pesos.has_value(), type == EffectKind::money},
      {"country", effect.country.has_value(), type == EffectKind::support},
  };
  for (const Need& need : needs) {
    if (need.has != need.wanted) {
      return bad(say(field, ".effect.", need.name, need.wanted ? ": missing" : ": not with this effect"));
    }
  }
  if (counts) {
    if (Refusal refusal = check_number(field + ".effect.count", *effect.count, 1, 9)) return refusal;
  }
  if (effect.pesos) {
    if (Refusal refusal = check_number(field + ".effect.pesos", *effect.pesos, 1, 99)) return refusal;
  }
  if (effect.targets && effect.targets->empty()) return bad(say(field, ".effect.targets: must not be empty"));
  if (effect.building == Thing::settlement) {
    return bad(say(field, ".effect.building: must be mission or presidio"));
  }
  if (effect.country && *effect.country <= Country::standard) {
    return bad(say(field, ".effect.country: must be a nation"));
  }
  return {};
}

Refusal check_people(const Edition& edition) {
  if (edition.people.size() != kCards) return bad(say("people: must list ", kCards));
  for (int card = 0; card < kCards; ++card) {
    const Person& person = edition.people[static_cast<size_t>(card)];
    const std::string field = say("people[", card, "]");
    if (person.id != kCardNames[card]) return bad(say(field, ".id: must be ", kCardNames[card]));
    if (person.display.empty()) return bad(say(field, ".display: must not be empty"));
    if (index(person.deck) != deck_of(card)) {
      return bad(say(field, ".deck: must be ", kDeckNames[deck_of(card)]));
    }
    if (person.deck != Deck::indian && !person.born) return bad(say(field, ".born: missing"));
    for (const int icons : {person.icons.pop, person.icons.cross, person.icons.sword}) {
      if (Refusal refusal = check_number(field + ".icons", icons, 0, 3)) return refusal;
    }
    if (person.abilities.size() > kAbilities) return bad(say(field, ".abilities: at most ", kAbilities));
    for (size_t i = 0; i < person.abilities.size(); ++i) {
      if (Refusal refusal = check_ability(person.abilities[i], say(field, ".abilities[", i, "]"))) {
        return refusal;
      }
    }
  }
  return {};
}

}  // namespace

Refusal check_edition(const Edition& edition) {
  for (const auto check : {check_tiles, check_boards, check_industries, check_countries, check_events,
                           check_levels, check_numbers, check_people}) {
    if (Refusal refusal = check(edition)) return refusal;
  }
  return {};
}

}  // namespace paydirt::golden_wilderness

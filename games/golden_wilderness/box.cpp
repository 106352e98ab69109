// A sound edition becomes a box.
#include "engine/text.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {
namespace {

Refusal check_options(const Options& options) {
  if (options.rounds < 0 || options.rounds > kMostRounds) {
    return {say("option rounds: must be 1 to ", kMostRounds, ", or 0 for the usual bound"), "GW-R73"};
  }
  const Level level = options.level;
  const bool explored = level >= Level::standard;
  if (explored && options.board != BoardChoice::usual) {
    return {say("option board: at level ", enum_name(level), " the board is explored"), "GW-S01"};
  }
  if (level == Level::beginner && options.short_game) {
    return {"option short_game: there is no shorter game at level beginner", "GW-E02"};
  }
  if (level != Level::standard && options.country != CountryChoice::standard) {
    return {say("option country: at level ", enum_name(level), " the country is given"), "GW-S05"};
  }
  if (level != Level::advanced && options.roles != RolesChoice::deal) {
    return {say("option roles: there are no roles at level ", enum_name(level)), "GW-A02"};
  }
  if (level == Level::beginner && options.trade != TradeChoice::own_turn) {
    return {"option trade: there is no trade at level beginner", "GW-R29"};
  }
  return {};
}

void derive_tiles(const Edition& edition, Box& box) {
  for (int tile = 0; tile < kTiles; ++tile) {
    const PrintedTile& printed = edition.tiles[static_cast<size_t>(tile)];
    const std::string& edges = printed.edges;
    box.terrain[tile] = static_cast<uint8_t>(printed.terrain);
    box.of_terrain[index(printed.terrain)] |= tile_bit(tile);
    for (int side = 0; side < kSides; ++side) {
      const char letter = edges[static_cast<size_t>(side)];
      box.edges[tile][side] = letter == 'S'   ? Border::sea
                              : letter == 'M' ? Border::mountain
                                              : Border::lowland;
      if (letter == 'S') box.sea[tile] |= static_cast<Sides>(1U << side);
    }
    size_t period = 1;
    while (edges.substr(period) + edges.substr(0, period) != edges) ++period;
    box.rotations[tile] = static_cast<uint8_t>(period);
  }
}

void derive_industries(const Edition& edition, const LevelRules& level, Box& box) {
  for (const PrintedIndustry& printed : edition.industries) {
    const int i = index(printed.id);
    box.industry_terrain[i] = static_cast<uint8_t>(printed.terrain);
    box.industry_product[i] = static_cast<uint8_t>(printed.product);
    box.industry_cost[i] = static_cast<uint8_t>(printed.cost);
    if (printed.gold_rush) box.rushes |= static_cast<uint16_t>(1U << i);
  }
  for (const Industry industry : level.industries) {
    const uint8_t terrain = box.industry_terrain[index(industry)];
    box.available |= static_cast<uint16_t>(1U << index(industry));
    box.available_on[terrain] |= static_cast<uint16_t>(1U << index(industry));
    box.habitable |= box.of_terrain[terrain];  // GW-B16
  }
}

void derive_countries(const Edition& edition, Box& box) {
  for (const PrintedCountry& printed : edition.countries) {
    CountryFacts& to = box.countries[index(printed.id)];
    to.immigrants[index(Deck::pioneer)] = static_cast<uint8_t>(printed.immigrants.pioneer);
    to.immigrants[index(Deck::soldier)] = static_cast<uint8_t>(printed.immigrants.soldier);
    to.immigrants[index(Deck::priest)] = static_cast<uint8_t>(printed.immigrants.priest);
    to.taxes = static_cast<uint8_t>(printed.taxes);
    to.neophytes = printed.neophytes;
    for (int product = 0; product < kProducts; ++product) {
      to.price[0][product] = static_cast<uint8_t>(printed.prices.coast[product]);
      to.price[1][product] = static_cast<uint8_t>(printed.prices.city[product]);
      to.price[2][product] = static_cast<uint8_t>(printed.prices.presidio[product]);
    }
  }
}

AbilityFacts ability_of(const Ability& printed) {
  const AbilityEffect& effect = printed.effect;
  AbilityFacts to{printed.cost.type, effect.type, static_cast<uint8_t>(printed.cost.pesos.value_or(0)),
                  static_cast<uint8_t>(effect.count.value_or(effect.pesos.value_or(0))), 0};
  if (effect.stack) to.what = static_cast<uint8_t>(*effect.stack);
  if (effect.building) to.what = static_cast<uint8_t>(*effect.building);
  if (effect.deck) to.what = static_cast<uint8_t>(*effect.deck);
  if (effect.country) to.what = static_cast<uint8_t>(*effect.country);
  if (effect.targets) {
    for (const Thing thing : *effect.targets) to.what |= static_cast<uint8_t>(1U << index(thing));
  }
  return to;
}

void derive_people(const Edition& edition, Box& box) {
  for (int card = 0; card < kCards; ++card) {
    const Person& person = edition.people[static_cast<size_t>(card)];
    CardFacts& to = box.cards[card];
    to.icons = {static_cast<uint8_t>(person.icons.pop), static_cast<uint8_t>(person.icons.cross),
                static_cast<uint8_t>(person.icons.sword)};
    for (int icon = 0; icon < kIcons; ++icon) {
      if (to.icons[icon] > 0) box.with_icon[icon][deck_of(card)] |= card_bit(card);
    }
    for (const Ability& ability : person.abilities) {
      to.ability[to.abilities++] = ability_of(ability);
      if (ability.effect.type == EffectKind::vote) box.with_votes[0][deck_of(card)] |= card_bit(card);
      if (ability.effect.type == EffectKind::support) box.with_votes[1][deck_of(card)] |= card_bit(card);
    }
  }
}

const LevelRules& rules_of(const Edition& edition, Level level) {
  switch (level) {
    case Level::beginner: return edition.levels.beginner;
    case Level::easy: return edition.levels.easy;
    case Level::standard: return edition.levels.standard;
    default: return edition.levels.advanced;
  }
}

Country country_of(const Options& options) {
  switch (options.level) {
    case Level::beginner: return Country::beginner;
    case Level::easy: return Country::easy;
    case Level::standard: return static_cast<Country>(index(Country::standard) + index(options.country));
    default: return Country::spain;  // GW-A01
  }
}

}  // namespace

std::vector<Options> Options::variants() {
  std::vector<Options> variants(7);
  variants[1].board = BoardChoice::mixed;
  variants[2].level = Level::easy;
  variants[2].short_game = true;
  variants[2].rounds = 12;
  variants[3].level = Level::easy;
  variants[3].board = BoardChoice::mixed;
  variants[3].trade = TradeChoice::open;
  variants[3].rounds = 6;
  variants[4].level = Level::standard;
  variants[4].trade = TradeChoice::off;
  variants[4].rounds = 12;
  variants[5].level = Level::advanced;
  variants[5].rounds = 6;
  variants[6].level = Level::advanced;
  variants[6].short_game = true;
  variants[6].roles = RolesChoice::elect;
  variants[6].trade = TradeChoice::open;
  variants[6].rounds = 4;
  return variants;
}

Refusal Box::lay_out() {
  if (Refusal refusal = check_options(options)) return refusal;
  if (Refusal refusal = check_edition(edition)) return refusal;
  const LevelRules& level_rules = rules_of(edition, options.level);
  first_country = country_of(options);
  level = options.level;
  icons = options.level >= Level::standard;
  politics = options.level == Level::advanced;
  trade = options.level != Level::beginner && options.trade != TradeChoice::off;
  open_trade = trade && options.trade == TradeChoice::open;
  derive_tiles(edition, *this);
  derive_industries(edition, level_rules, *this);
  derive_countries(edition, *this);
  derive_people(edition, *this);
  markers = options.short_game ? level_rules.short_markers : level_rules.markers;
  for (const EventCard card : level_rules.start_events) ++start_events[index(card)];
  road_price = {edition.costs.road.lowland, edition.costs.road.mountain, edition.costs.road.sea};
  gold_rush = edition.gold_rush.pioneers;
  max_rounds = options.rounds > 0 ? options.rounds : level_rules.max_rounds;
  return {};
}

}  // namespace paydirt::golden_wilderness

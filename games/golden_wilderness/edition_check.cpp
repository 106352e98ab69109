// Whether an edition can be played; if not, which field is wrong and why.
#include <algorithm>

#include "engine/field_checker.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/names.hpp"

namespace paydirt::golden_wilderness {
namespace {

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

struct EditionChecker : FieldChecker {
  const Edition& edition;

  explicit EditionChecker(const Edition& from) : edition(from) {}

  void tiles() {
    if (!check(edition.tiles.size() == kTiles, "tiles: must list ", kTiles)) return;
    for (int tile = 0; tile < kTiles; ++tile) {
      const PrintedTile& printed = edition.tiles[static_cast<size_t>(tile)];
      const std::string field = say("tiles[", tile, "]");
      check(printed.id == kTileNames[tile], field, ".id: must be ", kTileNames[tile]);
      check(!printed.name.empty(), field, ".name: must not be empty");
      check((printed.kind == TileKind::coastal) == (tile < kCoastal), field, ".kind: the first ", kCoastal,
            " tiles are coastal, the others inland");
      edges(printed, field);
      number(printed.q, 0, 20, field, ".q");
      number(printed.r, 0, 20, field, ".r");
      for (int before = 0; before < tile; ++before) {
        const PrintedTile& other = edition.tiles[static_cast<size_t>(before)];
        check(other.q != printed.q || other.r != printed.r, field, ": lies on ", other.id);
      }
    }
  }

  void boards() {
    TileSet preset = 0;
    for (const std::string& id : edition.boards.preset) {
      const auto* const found = std::find(kTileNames, kTileNames + kTiles, id);
      if (!check(found != kTileNames + kTiles, "boards.preset: there is no tile '", id, "'")) return;
      preset |= tile_bit(static_cast<int>(found - kTileNames));
    }
    check((preset & kAllCoastal) != 0, "boards.preset: must have a coastal tile");
    check(connected(edition, preset), "boards.preset: its tiles must hang together");
    check(connected(edition, kAllTiles), "tiles: the rough map must hang together");
    const int region = number(edition.boards.region.tiles, 2, kTiles, "boards.region.tiles");
    number(edition.boards.region.coastal, 1, std::min(kCoastal, region), "boards.region.coastal");
  }

  void industries() {
    if (!check(edition.industries.size() == kIndustries, "industries: must list ", kIndustries)) return;
    for (int i = 0; i < kIndustries; ++i) {
      const PrintedIndustry& industry = edition.industries[static_cast<size_t>(i)];
      const std::string field = say("industries[", i, "]");
      const char* const id = kEnumNames<Industry>[static_cast<size_t>(i)];
      check(index(industry.id) == i, field, ".id: must be ", id);
      check(say(enum_name(industry.terrain), '_', enum_name(industry.product)) == id, field,
            ": its name says ", id);
      number(industry.cost, 1, 9, field, ".cost");
      check(industry.cost < edition.costs.city_population, field,
            ".cost: must be less than a city's population");
    }
  }

  void countries() {
    if (!check(edition.countries.size() == kCountries, "countries: must list ", kCountries)) return;
    for (int i = 0; i < kCountries; ++i) {
      const PrintedCountry& country = edition.countries[static_cast<size_t>(i)];
      const std::string field = say("countries[", i, "]");
      check(index(country.id) == i, field, ".id: must be ", enum_name(static_cast<Country>(i)));
      check(!country.name.empty(), field, ".name: must not be empty");
      check(country.nation == (i > index(Country::standard)), field,
            ".nation: the cards of the levels are no nations");
      number(country.immigrants.pioneer, 1, 5, field, ".immigrants.pioneer");
      number(country.immigrants.soldier, 0, 4, field, ".immigrants.soldier");
      number(country.immigrants.priest, 0, 2, field, ".immigrants.priest");
      number(country.taxes, 0, 20, field, ".taxes");
      for (const auto* prices : {&country.prices.coast, &country.prices.city, &country.prices.presidio}) {
        for (const int price : *prices) number(price, 0, Reach::kFar, field, ".prices");
      }
    }
  }

  void events() {
    if (!check(edition.events.size() == kEventCards, "events: must list ", kEventCards)) return;
    for (int i = 0; i < kEventCards; ++i) {
      const PrintedEvent& card = edition.events[static_cast<size_t>(i)];
      check(index(card.id) == i, "events[", i, "].id: must be ", enum_name(static_cast<EventCard>(i)));
      number(card.copies, 1, 9, "events[", i, "].copies");
    }
    if (!check(edition.roles.size() == kRoles, "roles: must list ", kRoles)) return;
    for (int i = 0; i < kRoles; ++i) {
      const PrintedRole& role = edition.roles[static_cast<size_t>(i)];
      check(index(role.id) == i, "roles[", i, "].id: must be ", enum_name(static_cast<Role>(i)));
      check(!role.name.empty(), "roles[", i, "].name: must not be empty");
    }
  }

  void levels() {
    level(edition.levels.beginner, "levels.beginner", false);
    level(edition.levels.easy, "levels.easy", false);
    check(edition.levels.easy.markers.city > 0 && edition.levels.easy.short_markers.city > 0,
          "levels.easy.markers.city: cities end the game, so there must be some");
    level(edition.levels.standard, "levels.standard", true);
    level(edition.levels.advanced, "levels.advanced", true);
  }

  void numbers() {
    const Costs& costs = edition.costs;
    for (const int price : {costs.road.lowland, costs.road.mountain, costs.road.sea}) {
      number(price, 1, 99, "costs.road");
    }
    number(costs.mission.pesos, 0, 99, "costs.mission.pesos");
    number(costs.mission.cross, 1, 9, "costs.mission.cross");
    number(costs.presidio.pesos, 0, 99, "costs.presidio.pesos");
    number(costs.presidio.sword, 1, 9, "costs.presidio.sword");
    number(costs.city_population, 2, 10, "costs.city_population");
    number(costs.city_grant, 0, 99, "costs.city_grant");
    number(costs.newspaper_vote, 1, 99, "costs.newspaper_vote");
    number(edition.scoring.settlement, 0, 50, "scoring.settlement");
    number(edition.scoring.person_in_hand, -20, 0, "scoring.person_in_hand");
    number(edition.start.pesos, 0, 200, "start.pesos");
    number(edition.start.pioneers, 1, 5, "start.pioneers");
    number(edition.gold_rush.pioneers, 0, 20, "gold_rush.pioneers");
    number(edition.limits.auction_floor, kLowestBid, 0, "limits.auction_floor");
    number(edition.limits.offers_a_turn, 0, 9, "limits.offers_a_turn");
    number(edition.limits.cards_a_side, 0, 2, "limits.cards_a_side");
  }

  void people() {
    if (!check(edition.people.size() == kCards, "people: must list ", kCards)) return;
    for (int card = 0; card < kCards; ++card) {
      const Person& person = edition.people[static_cast<size_t>(card)];
      const std::string field = say("people[", card, "]");
      check(person.id == kCardNames[card], field, ".id: must be ", kCardNames[card]);
      check(!person.display.empty(), field, ".display: must not be empty");
      check(index(person.deck) == deck_of(card), field, ".deck: must be ", kDeckNames[deck_of(card)]);
      check(person.deck == Deck::indian || person.born, field, ".born: missing");
      for (const int icons : {person.icons.pop, person.icons.cross, person.icons.sword}) {
        number(icons, 0, 3, field, ".icons");
      }
      check(person.abilities.size() <= kAbilities, field, ".abilities: at most ", kAbilities);
      for (size_t i = 0; i < person.abilities.size(); ++i) {
        ability(person.abilities[i], say(field, ".abilities[", i, "]"));
      }
    }
  }

 private:
  /// The sea edges of a tile are one run, or there are none (GW-R51).
  void edges(const PrintedTile& tile, const std::string& field) {
    const std::string& edges = tile.edges;
    const bool six = edges.size() == kSides && edges.find_first_not_of("LMS") == std::string::npos;
    if (!check(six, field, ".edges: must be six letters of L, M, S")) return;
    int ends = 0;
    for (size_t side = 0; side < kSides; ++side) {
      ends += (edges[side] == 'S') != (edges[(side + 1) % kSides] == 'S') ? 1 : 0;
    }
    check(ends == (tile.kind == TileKind::coastal ? 2 : 0), field,
          ".edges: coastal tiles have one run of sea, inland tiles none");
  }

  void level(const LevelRules& level, const std::string& field, bool explored) {
    check(!level.industries.empty(), field, ".industries: must not be empty");
    number(level.max_rounds, 1, kMostRounds, field, ".max_rounds");
    int counts[kEventCards] = {};
    for (const EventCard card : level.start_events) ++counts[index(card)];
    int all = 0;
    for (int card = 0; card < kEventCards; ++card) {
      check(counts[card] <= edition.events[static_cast<size_t>(card)].copies, field, ".start_events: more ",
            enum_name(static_cast<EventCard>(card)), " than there are");
      if (card != index(EventCard::neophytes)) all += counts[card];
    }
    check(counts[index(EventCard::taxes)] > 0 && all >= 3, field,
          ".start_events: must hold taxes and, without neophytes, three cards");
    for (const Markers* markers : {&level.markers, &level.short_markers}) {
      const int most = explored ? kTiles : 0;
      number(markers->city, 0, edition.events[index(EventCard::city_market)].copies, field, ".markers.city");
      number(markers->presidio, 0, most, field, ".markers.presidio");
      number(markers->mission, 0, most, field, ".markers.mission");
      number(markers->road, 0, 120, field, ".markers.road");
      check(!explored || (markers->presidio > 0 && markers->mission > 0 && markers->city > 0), field,
            ".markers: cities, presidios and missions end the game, so there must be some");
    }
  }

  /// The fields that an ability's cost and effect must have, and no others.
  void ability(const Ability& ability, const std::string& field) {
    const AbilityCost& cost = ability.cost;
    const AbilityEffect& effect = ability.effect;
    const EffectKind type = effect.type;
    check(cost.pesos.has_value() == (cost.type == CostKind::pay), field, ".cost.pesos: for pay");
    if (cost.pesos) number(*cost.pesos, 1, 99, field, ".cost.pesos");
    const bool political = type == EffectKind::vote || type == EffectKind::support;
    check(cost.type != CostKind::show || political, field, ".cost.type: show is only for votes and support");
    check(!political || cost.type == CostKind::show || cost.type == CostKind::discard, field,
          ".cost.type: votes and support are shown or discarded for");
    const auto needs = [&](const char* name, bool has, bool wanted) {
      check(has == wanted, field, ".effect.", name, wanted ? ": missing" : ": not with this effect");
    };
    needs("stack", effect.stack.has_value(), type == EffectKind::explore);
    needs("count", effect.count.has_value(),
          type == EffectKind::explore || type == EffectKind::draw || political);
    needs("targets", effect.targets.has_value(), type == EffectKind::attack);
    needs("building", effect.building.has_value(), type == EffectKind::build);
    needs("deck", effect.deck.has_value(), type == EffectKind::draw || type == EffectKind::take_discard);
    needs("pesos", effect.pesos.has_value(), type == EffectKind::money);
    needs("country", effect.country.has_value(), type == EffectKind::support);
    if (effect.count) number(*effect.count, 1, 9, field, ".effect.count");
    if (effect.pesos) number(*effect.pesos, 1, 99, field, ".effect.pesos");
    check(!effect.targets || !effect.targets->empty(), field, ".effect.targets: must not be empty");
    check(effect.building != Thing::settlement, field, ".effect.building: must be mission or presidio");
    check(!effect.country || *effect.country > Country::standard, field, ".effect.country: must be a nation");
  }
};

}  // namespace

Refusal check_edition(const Edition& edition) {
  EditionChecker checker(edition);
  for (const auto part : {&EditionChecker::tiles, &EditionChecker::boards, &EditionChecker::industries,
                          &EditionChecker::countries, &EditionChecker::events, &EditionChecker::levels,
                          &EditionChecker::numbers, &EditionChecker::people}) {
    if (!checker.refusal) (checker.*part)();
  }
  return checker.refusal_of("edition");
}

}  // namespace paydirt::golden_wilderness

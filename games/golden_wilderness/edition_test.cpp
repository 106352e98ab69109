// Editions are data: a good one plays by its own numbers, a broken one is refused with field and reason.
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

constexpr RefusedAfter<Rules> refused_after{3};

TEST(Edition, ThePrintedOneIsGood) { expect_printed_edition_is_good<Rules>("tiles"); }

TEST(Edition, Tiles) {
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles.pop_back(); }), "edition: tiles: must list 38");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].id = "C05"; }), "edition: tiles[3].id: must be C04");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].name.clear(); }),
            "edition: tiles[3].name: must not be empty");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].kind = TileKind::inland; }),
            "edition: tiles[3].kind: the first 14 tiles are coastal, the others inland");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].edges = "LLX"; }),
            "edition: tiles[3].edges: must be six letters of L, M, S");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].edges = "SLSLLL"; }),
            "edition: tiles[3].edges: coastal tiles have one run of sea, inland tiles none");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[20].edges = "SLLLLL"; }),
            "edition: tiles[20].edges: coastal tiles have one run of sea, inland tiles none");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].q = 21; }),
            "edition: tiles[3].q: 21 is outside 0 to 20");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[3].q = 0; }), "edition: tiles[3]: lies on C03");
  EXPECT_EQ(refused_after([](Edition& e) { e.tiles[37].q = 20; }),
            "edition: tiles: the rough map must hang together");
}

TEST(Edition, Boards) {
  EXPECT_EQ(refused_after([](Edition& e) { e.boards.preset = {"X01"}; }),
            "edition: boards.preset: there is no tile 'X01'");
  EXPECT_EQ(refused_after([](Edition& e) { e.boards.preset = {"I07"}; }),
            "edition: boards.preset: must have a coastal tile");
  EXPECT_EQ(refused_after([](Edition& e) {
              e.boards.preset = {"C01", "C14"};
            }),
            "edition: boards.preset: its tiles must hang together");
  EXPECT_EQ(refused_after([](Edition& e) { e.boards.region.tiles = 39; }),
            "edition: boards.region.tiles: 39 is outside 2 to 38");
  EXPECT_EQ(refused_after([](Edition& e) { e.boards.region.coastal = 11; }),
            "edition: boards.region.coastal: 11 is outside 1 to 10");
}

TEST(Edition, IndustriesAndCountries) {
  EXPECT_EQ(refused_after([](Edition& e) { e.industries.pop_back(); }), "edition: industries: must list 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.industries[1].id = Industry::farmland_wine; }),
            "edition: industries[1].id: must be farmland_corn");
  EXPECT_EQ(refused_after([](Edition& e) { e.industries[1].product = Product::wine; }),
            "edition: industries[1]: its name says farmland_corn");
  EXPECT_EQ(refused_after([](Edition& e) { e.industries[8].cost = 5; }),
            "edition: industries[8].cost: must be less than a city's population");
  EXPECT_EQ(refused_after([](Edition& e) { e.countries.pop_back(); }), "edition: countries: must list 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.countries[4].id = Country::usa; }),
            "edition: countries[4].id: must be mexico");
  EXPECT_EQ(refused_after([](Edition& e) { e.countries[4].nation = false; }),
            "edition: countries[4].nation: the cards of the levels are no nations");
  EXPECT_EQ(refused_after([](Edition& e) { e.countries[4].immigrants.pioneer = 6; }),
            "edition: countries[4].immigrants.pioneer: 6 is outside 1 to 5");
  EXPECT_EQ(refused_after([](Edition& e) { e.countries[4].taxes = -1; }),
            "edition: countries[4].taxes: -1 is outside 0 to 20");
  EXPECT_EQ(refused_after([](Edition& e) { e.countries[4].prices.city[2] = 17; }),
            "edition: countries[4].prices: 17 is outside 0 to 16");
}

TEST(Edition, EventsAndLevels) {
  EXPECT_EQ(refused_after([](Edition& e) { e.events.pop_back(); }), "edition: events: must list 6");
  EXPECT_EQ(refused_after([](Edition& e) { e.events[1].copies = 0; }),
            "edition: events[1].copies: 0 is outside 1 to 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.roles[2].name.clear(); }),
            "edition: roles[2].name: must not be empty");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.industries.clear(); }),
            "edition: levels.easy.industries: must not be empty");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.max_rounds = 0; }),
            "edition: levels.easy.max_rounds: 0 is outside 1 to 200");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.start_events.push_back(EventCard::taxes); }),
            "edition: levels.easy.start_events: more taxes than there are");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.start_events = {EventCard::taxes}; }),
            "edition: levels.easy.start_events: must hold taxes and, without neophytes, three cards");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.markers.city = 6; }),
            "edition: levels.easy.markers.city: 6 is outside 0 to 5");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.markers.mission = 1; }),
            "edition: levels.easy.markers.mission: 1 is outside 0 to 0");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.easy.markers.city = 0; }),
            "edition: levels.easy.markers.city: cities end the game, so there must be some");
  EXPECT_EQ(refused_after([](Edition& e) { e.levels.advanced.short_markers.mission = 0; }),
            "edition: levels.advanced.markers: cities, presidios and missions end the game, so there must be "
            "some");
}

TEST(Edition, Numbers) {
  EXPECT_EQ(refused_after([](Edition& e) { e.costs.road.sea = 0; }),
            "edition: costs.road: 0 is outside 1 to 99");
  EXPECT_EQ(refused_after([](Edition& e) { e.costs.mission.cross = 0; }),
            "edition: costs.mission.cross: 0 is outside 1 to 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.costs.presidio.pesos = -1; }),
            "edition: costs.presidio.pesos: -1 is outside 0 to 99");
  EXPECT_EQ(refused_after([](Edition& e) { e.costs.city_grant = 100; }),
            "edition: costs.city_grant: 100 is outside 0 to 99");
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.person_in_hand = 1; }),
            "edition: scoring.person_in_hand: 1 is outside -20 to 0");
  EXPECT_EQ(refused_after([](Edition& e) { e.start.pesos = 201; }),
            "edition: start.pesos: 201 is outside 0 to 200");
  EXPECT_EQ(refused_after([](Edition& e) { e.limits.auction_floor = 1; }),
            "edition: limits.auction_floor: 1 is outside -50 to 0");
  EXPECT_EQ(refused_after([](Edition& e) { e.limits.cards_a_side = 3; }),
            "edition: limits.cards_a_side: 3 is outside 0 to 2");
}

TEST(Edition, People) {
  const auto person = [](auto&& change) { return refused_after([&](Edition& e) { change(e.people[1]); }); };
  EXPECT_EQ(refused_after([](Edition& e) { e.people.pop_back(); }), "edition: people: must list 74");
  EXPECT_EQ(person([](Person& p) { p.id = "P03"; }), "edition: people[1].id: must be P02");
  EXPECT_EQ(person([](Person& p) { p.deck = Deck::priest; }), "edition: people[1].deck: must be pioneer");
  EXPECT_EQ(person([](Person& p) { p.born.reset(); }), "edition: people[1].born: missing");
  EXPECT_EQ(person([](Person& p) { p.icons.pop = 4; }), "edition: people[1].icons: 4 is outside 0 to 3");
  EXPECT_EQ(person([](Person& p) { p.abilities.resize(3); }), "edition: people[1].abilities: at most 2");
}

TEST(Edition, AbilitiesAreAClosedVocabulary) {
  const auto ability = [](auto&& change) {
    return refused_after([&](Edition& e) { change(e.people[1].abilities[0]); });
  };
  EXPECT_EQ(ability([](Ability& a) { a.cost.pesos = 3; }),
            "edition: people[1].abilities[0].cost.pesos: for pay");
  EXPECT_EQ(ability([](Ability& a) { a.cost.type = CostKind::show; }),
            "edition: people[1].abilities[0].cost.type: show is only for votes and support");
  EXPECT_EQ(ability([](Ability& a) { a.effect.type = EffectKind::draw; }),
            "edition: people[1].abilities[0].effect.count: missing");
  EXPECT_EQ(ability([](Ability& a) { a.effect.deck = Deck::priest; }),
            "edition: people[1].abilities[0].effect.deck: not with this effect");
  EXPECT_EQ(ability([](Ability& a) { a.effect.pesos = 0; }),
            "edition: people[1].abilities[0].effect.pesos: 0 is outside 1 to 99");
  EXPECT_EQ(ability([](Ability& a) {
              a.effect = {};
              a.effect.type = EffectKind::build;
              a.effect.building = Thing::settlement;
            }),
            "edition: people[1].abilities[0].effect.building: must be mission or presidio");
  EXPECT_EQ(ability([](Ability& a) {
              a.effect = {};
              a.effect.type = EffectKind::support;
              a.effect.count = 1;
              a.effect.country = Country::easy;
            }),
            "edition: people[1].abilities[0].effect.country: must be a nation");
}

// GW-E15, GW-B08: another edition plays by its own numbers, without a line of code
TEST(Edition, NumbersAreData) {
  Edition edition = printed_edition();
  edition.countries[0].taxes = 5;
  edition.people[1].abilities[0].effect.pesos = 9;
  edition.scoring.settlement = 7;
  Table table(*Rules::make(edition, {}, 2, 1));
  table.settle(kBlue, "C07", Industry::plains_hides).event_pair(EventCard::taxes, EventCard::coast_market);
  EXPECT_EQ(table.score(kBlue), 7);
  table.play("play taxes");
  EXPECT_EQ(table.pesos(kRed), 15);
  Table corrected(*Rules::make(edition, level_options(Level::standard), 2, 1));
  corrected.hand(kBlue, "P02").play("use P02 0");
  EXPECT_EQ(corrected.pesos(kBlue), 19);
}

// Options that do not go together are refused in words
TEST(Edition, OptionsAreChecked) {
  const auto rule = [](auto&& change) {
    Options options;
    change(options);
    return std::string(Rules::make(printed_edition(), options, 3, 1).refusal().rule);
  };
  EXPECT_EQ(rule([](Options& o) { o.short_game = true; }), "GW-E02");
  EXPECT_EQ(rule([](Options& o) { o.trade = TradeChoice::open; }), "GW-R29");
  EXPECT_EQ(rule([](Options& o) { o.country = CountryChoice::usa; }), "GW-S05");
  EXPECT_EQ(rule([](Options& o) { o.roles = RolesChoice::elect; }), "GW-A02");
  EXPECT_EQ(rule([](Options& o) {
              o.level = Level::standard;
              o.board = BoardChoice::mixed;
            }),
            "GW-S01");
  EXPECT_STREQ(Rules::make(printed_edition(), {}, 6, 1).refusal().rule, "GW-B01");
}

}  // namespace
}  // namespace paydirt::golden_wilderness

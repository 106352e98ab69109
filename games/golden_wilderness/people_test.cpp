// People: icons as currency, abilities, the immigrant pool at Standard (section 3.3).
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

// GW-S06, GW-S07, GW-S26: example 9 of section 7: Sutter's two icons, for two tiles or for one
TEST(People, IconsArePaidWith) {
  Table table = standard_table();
  table.hand(kBlue, "P16 R01").play("icons P16");
  EXPECT_EQ(table.state().purse[index(Icon::pop)], 2);
  EXPECT_EQ(table.refused("settle C06 farmland_wine"), "GW-S26");
  Table both = table;
  both.play("settle C06 farmland_corn");
  EXPECT_EQ(both.state().purse[index(Icon::pop)], 0);
  table.play("settle C06 farmland_hides; settle C05 plains_hides");
  EXPECT_EQ(table.count("settle"), 0);
  EXPECT_EQ(table.rules.open(table.state()).decks[0].discards, (std::vector<std::string>{"P16"}));
}

// GW-S26: changes and cities are paid with population, whoever brings it
TEST(People, AnyPopulationWillDo) {
  Table table = standard_table();
  table.settle(kBlue, "C07", plains_corn).hand(kBlue, "N01 N10").play("icons N01; icons N10; city C07");
  EXPECT_EQ(table.pesos(kBlue), 30);
  Table change = standard_table();
  change.settle(kBlue, "C07", plains_hides).hand(kBlue, "N01").play("icons N01; change plains_corn");
  EXPECT_EQ(change.open_tile("C07").product, Product::corn);
}

// GW-R36: the purse is emptied when the actions end
TEST(People, UnusedIconsAreLost) {
  Table table = standard_table();
  table.hand(kBlue, "P16").play("icons P16; end");
  EXPECT_EQ(table.state().purse[index(Icon::pop)], 0);
}

// GW-R37: icons may be left unused; a card without any cannot be discarded for them
TEST(People, CardsWithoutIcons) {
  Edition edition = printed_edition();
  edition.people[0].icons = {};
  Table table(*Rules::make(edition, level_options(Level::standard), 2, 1));
  table.hand(kBlue, "P01 P02");
  EXPECT_EQ(table.refused("icons P01"), "GW-R37");
  EXPECT_EQ(table.refused("icons P03"), "GW-S06");
  table.play("icons P02; end");
  EXPECT_EQ(table.hand_size(kBlue), 1);
}

// GW-S10, GW-S11: the ability instead of the icons. money
TEST(People, MoneyAbility) {
  Table table = standard_table();
  table.hand(kBlue, "P02").play("use P02 0");
  EXPECT_EQ(table.pesos(kBlue), 15);
  EXPECT_EQ(table.state().purse[index(Icon::pop)], 0);
  EXPECT_EQ(table.hand_size(kBlue), 0);
  EXPECT_EQ(table.refused("icons P02"), "GW-S06");
}

// GW-S12, GW-R38, GW-R39: what costs pesos is shown, stays and may be used again; example 10 of section 7
TEST(People, PesoAbilitiesAreRepeated) {
  Table table = standard_table();
  table.position.tiles.clear();
  table.lay("I07", 0, 0, 0).hand(kBlue, "P12").pesos(kBlue, 10).play("use P12 0");
  EXPECT_EQ(table.pesos(kBlue), 5);
  EXPECT_EQ(std::popcount(table.state().drawn), 3);
  EXPECT_EQ(table.rules.own(table.state(), kRed).known[kBlue], (std::vector<std::string>{"P12"}));
  while (table.step() != Step::act) {
    table.play(table.step() == Step::tile ? table.options("tile")[0] : table.options("lay")[0]);
  }
  table.play("use P12 0");
  EXPECT_EQ(table.pesos(kBlue), 0);
  while (table.step() != Step::act) {
    table.play(table.step() == Step::tile ? table.options("tile")[0] : table.options("lay")[0]);
  }
  EXPECT_EQ(table.refused("use P12 0"), "GW-S10");
}

// draw, with discard and with trash: GW-R39
TEST(People, DrawAbilityAndTrash) {
  Table table = standard_table();
  table.hand(kBlue, "P20 P23").play("use P20 0");
  EXPECT_EQ(table.hand_size(kBlue), 3);
  EXPECT_TRUE(table.holds(kBlue, "P01"));
  EXPECT_EQ(table.last(e_draw).seen_by(SeatSet::of(kRed)).secret, Event::kBlank);
  table.play("use P23 1");
  EXPECT_EQ(table.hand_size(kBlue), 5);
  EXPECT_EQ(table.rules.open(table.state()).decks[0].trashed, (std::vector<std::string>{"P23"}));
}

// GW-S20: examples 13 and 14 of section 7: the card that was on top before
TEST(People, TakingTheTopDiscard) {
  Table table = standard_table();
  table.discards(Deck::indian, "N05 N06").hand(kBlue, "N01 S16").play("use N01 0");
  EXPECT_TRUE(table.holds(kBlue, "N06"));
  EXPECT_EQ(table.rules.own(table.state(), kRed).known[kBlue], (std::vector<std::string>{"N06"}));
  table.play("use S16 0");  // Vallejo: now the Ohlone lie on top
  EXPECT_TRUE(table.holds(kBlue, "N01"));
  EXPECT_EQ(table.state().discards[index(Deck::indian)], 1);
}

// GW-R75: what comes back in the same turn rests
TEST(People, ACardThatComesBackRests) {
  Table table = standard_table();
  table.discards(Deck::indian, "N05").hand(kBlue, "N01 S16 P02").play("use N01 0; use S16 0");
  EXPECT_TRUE(table.holds(kBlue, "N01"));
  EXPECT_EQ(table.refused("icons N01"), "GW-R75");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).resting, (std::vector<std::string>{"N01"}));
  table.play("end; play taxes; end; play immigrants; take soldier; take soldier");
}

// GW-S13, GW-R41: an ability must change something
TEST(People, AbilitiesThatChangeNothing) {
  Table table(Level::standard);
  table.hand(kBlue, "N01 N02 R01 P12 P03");
  EXPECT_EQ(table.refused("use N01 0"), "GW-S13");  // no discard
  EXPECT_EQ(table.refused("use N02 0"), "GW-S13");  // no mission
  EXPECT_EQ(table.refused("use R01 0"), "GW-S13");  // no tile to build on
  EXPECT_TRUE(table.offers("use P12 0"));
  EXPECT_TRUE(table.offers("use P03 1"));
  Table full = standard_table();
  full.hand(kBlue, "P12");
  EXPECT_EQ(full.refused("use P12 0"), "GW-S13");  // no tile left
}

// GW-S14: votes and support do nothing in Standard
TEST(People, NoVotesInStandard) {
  Table table = standard_table();
  table.hand(kBlue, "P13 P09");
  EXPECT_EQ(table.refused("use P13 0"), "GW-S14");
  EXPECT_EQ(table.refused("use P09 0"), "GW-S14");
  EXPECT_EQ(table.refused("election"), "GW-A08");
}

// GW-S22, GW-R18: the takers see backs and choose a deck; which card they get is chance
TEST(People, ImmigrantsOfThreeKinds) {
  Table table = standard_table();
  table.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(table.state().pool_total(), 5);
  EXPECT_EQ(table.options("take"), (std::vector<std::string>{"take pioneer", "take priest", "take soldier"}));
  EXPECT_EQ(table.count("take_card"), 0);
  EXPECT_TRUE(table.rules.own(table.state(), kBlue).pool.empty());
  table.next(p_pool, {1}).play("take soldier");
  EXPECT_TRUE(table.holds(kBlue, "S02"));
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.refused("take indian"), "GW-R18");
  table.play("take priest; take soldier");
  EXPECT_EQ(table.asked(), kRed);  // two pioneers are left: no question
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.hand_size(kBlue) + table.hand_size(kRed), 5);
}

// GW-S21, GW-R55, GW-R42: one card for each own mission, round and round
TEST(People, Neophytes) {
  Table table = standard_table(3);
  table.settle(kBlue, "C05 C07", plains_hides).settle(kRed, "C06", farmland_hides).mission("C05 C07 C06 C09");
  table.event_pair(EventCard::neophytes, kTaxes).play("play neophytes");
  EXPECT_EQ(table.hand_size(kBlue), 2);
  EXPECT_TRUE(table.holds(kBlue, "N01"));
  EXPECT_TRUE(table.holds(kRed, "N02"));
  EXPECT_TRUE(table.holds(kBlue, "N03"));
  EXPECT_EQ(table.hand_size(kGreen), 0);  // nobody's mission draws nothing
}

// GW-R55, GW-R04: with the deck dry the rest is forfeited; without missions nothing happens
TEST(People, NeophytesRunDry) {
  Table table = standard_table();
  for (int card = 59; card < kCards; ++card) table.hand(kRed, kCardNames[card]);
  table.settle(kBlue, "C05 C07", plains_hides).mission("C05 C07").event_pair(EventCard::neophytes, kTaxes);
  table.play("play neophytes");
  EXPECT_EQ(table.hand_size(kBlue), 1);
  Table none = standard_table();
  none.event_pair(EventCard::neophytes, kTaxes).play("play neophytes");
  EXPECT_EQ(none.asked(), kRed);
}

// GW-S25: every person in hand counts against one
TEST(People, PeopleInHandCount) {
  Table table = standard_table();
  table.hand(kBlue, "P01 R01 S01 N01");
  EXPECT_EQ(table.score(kBlue), -8);
}

// GW-S24: the end at Standard, by cities, presidios or missions
TEST(People, TheEndAtStandard) {
  constexpr const char* kTen = "C01 C02 C03 C04 C05 C06 C07 C08 C09 C10";
  Table missions = standard_table();
  missions.mission(kTen).event_pair(kTaxes, kImmigrants).play("play taxes");
  EXPECT_EQ(missions.state().ended, EndReason::missions);
  Table presidios = standard_table();
  presidios.presidio(kTen).event_pair(kTaxes, kImmigrants).play("play taxes");
  EXPECT_EQ(presidios.state().ended, EndReason::presidios);
  Table cities = standard_table();
  cities.city("C01 C02 C03 C04 C05").event_pair(kTaxes, kImmigrants).play("play taxes");
  EXPECT_EQ(cities.state().ended, EndReason::cities);
  Table going_on = standard_table();
  going_on.mission("C01").presidio("C02").city("C03").event_pair(kTaxes, kImmigrants).play("play taxes");
  EXPECT_FALSE(going_on.over());
}

// GW-R78: on an empty board Taxes and Immigrants work, markets do not
TEST(People, AnEmptyBoard) {
  Table table(Level::standard);
  table.pesos(kBlue, 0);
  EXPECT_EQ(table.count("end"), 1);
  EXPECT_EQ(table.count("settle") + table.count("road") + table.count("points"), 0);
  table.event_pair(EventCard::coast_market, kTaxes);
  Table market = Table(Level::standard);
  market.event_pair(EventCard::coast_market, kTaxes).play("play coast_market");
  EXPECT_EQ(market.told(e_nothing), 1);
}

// GW-R76: crosses build missions and do nothing else
TEST(People, CrossesBuildMissions) {
  Table table = standard_table();
  table.settle(kBlue, "C07", plains_hides).hand(kBlue, "R01");
  table.play("icons R01");
  EXPECT_EQ(table.state().purse[index(Icon::cross)], 2);
  EXPECT_EQ(table.count("settle") + table.count("presidio"), 0);
  table.play("mission C07");
  EXPECT_EQ(table.state().purse[index(Icon::cross)], 1);
}

}  // namespace
}  // namespace paydirt::golden_wilderness

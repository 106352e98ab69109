// Easy: population, industries, cities, roads, markets with road steps (section 3.2).
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

// GW-E03: all actions, in any order, each only if it can be paid
TEST(Easy, TheActions) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04 P05").settle(kBlue, "C07", plains_hides).pesos(kBlue, 20);
  for (const char* kind : {"settle", "change", "city", "road", "points", "offer", "end"}) {
    EXPECT_GT(table.count(kind), 0) << kind;
  }
  table.play("road C07 E; settle C09 plains_hides; points 2; change plains_corn");
  EXPECT_EQ(table.count("change"), 0);
}

// GW-E04, GW-R26: coastal, beside settlements and cities, or at the end of a chain of roads
TEST(Easy, WhereSettlersGo) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03").settle(kRed, "C07", plains_hides).city("I15");
  table.road("I09-C06 I09-I10 I02-I03");
  EXPECT_TRUE(table.offers("settle C01 forest_wood"));           // coastal
  EXPECT_TRUE(table.offers("settle I11 farmland_hides"));        // beside Monterey
  EXPECT_TRUE(table.offers("settle I16 sierra_wood"));           // beside the city of Fresno
  EXPECT_TRUE(table.offers("settle I09 plains_hides"));          // one road from San Jose
  EXPECT_TRUE(table.offers("settle I10 sierra_wood"));           // two roads
  EXPECT_EQ(table.refused("settle I03 sierra_wood"), "GW-E04");  // a road that leads nowhere
  EXPECT_EQ(table.refused("settle I08 sierra_wood"), "GW-E04");
}

// GW-E05, GW-E06: examples 3 and 5 of section 7
TEST(Easy, PopulationIsThePrice) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04").settle(kBlue, "C06", farmland_wine);
  EXPECT_EQ(table.open_tile("C06").population, 3);
  EXPECT_EQ(table.open_tile("C05").population, 0);
  EXPECT_EQ(table.refused("settle C04 farmland_hides"), "GW-E08");
  table.play("settle C04 farmland_wine");
  EXPECT_EQ(table.hand_size(kBlue), 1);
  EXPECT_EQ(table.refused("settle C12 farmland_wine"), "GW-E06");
  Table fresh(Level::easy);
  fresh.hand(kBlue, "P01 P02");
  EXPECT_TRUE(fresh.offers("settle C06 farmland_corn"));  // any industry that can be paid
  EXPECT_EQ(fresh.refused("settle C06 farmland_wine"), "GW-E06");
}

// GW-R09: the lowest pioneers go, and nobody is shown their names
TEST(Easy, TheProgramPicksThePioneers) {
  Table table(Level::easy);
  table.hand(kBlue, "P05 P03 P04").play("settle C06 farmland_corn");
  EXPECT_TRUE(table.holds(kBlue, "P05"));
  EXPECT_EQ(table.hand_size(kBlue), 1);
  const OpenDeck deck = table.rules.open(table.state()).decks[0];
  EXPECT_EQ(deck.discarded, 2);
  EXPECT_TRUE(deck.discards.empty());
  EXPECT_TRUE(table.learned.empty());  // so it can be taken back
}

// GW-E07, GW-E08, GW-R22: example 4 of section 7
TEST(Easy, ChangingAnIndustry) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04").settle(kBlue, "C03 C05 C07", plains_hides);
  table.settle(kBlue, "C06", farmland_hides);
  EXPECT_TRUE(table.offers("change farmland_wine"));  // corn may be skipped
  table.play("change plains_corn");
  EXPECT_EQ(table.hand_size(kBlue), 1);
  EXPECT_EQ(table.open_tile("C03").product, Product::corn);
  EXPECT_EQ(table.open_tile("C06").product, Product::hides);  // terrains are independent
  EXPECT_EQ(table.refused("change plains_hides"), "GW-E07");
  EXPECT_EQ(table.refused("change farmland_wine"), "GW-R22");
  EXPECT_EQ(table.refused("change forest_furs"), "GW-E07");
}

// GW-E09, GW-R23: the first gold brings the Gold Rush, for good
TEST(Easy, TheGoldRush) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04").settle(kBlue, "I08", sierra_wood);
  table.hand(kRed, "P05 P06 P07 P08");
  table.play("change sierra_gold");
  EXPECT_EQ(table.state().gold_rush, 1);
  EXPECT_EQ(table.told(e_gold_rush), 1);
  Table rush(Level::easy);
  rush.position.gold_rush = true;  // nobody mines gold any more
  rush.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(rush.hand_size(kBlue) + rush.hand_size(kRed), 4 + 3);
  Table settled(Level::easy);
  settled.hand(kBlue, "P01 P02 P03 P04")
      .settle(kRed, "C04", farmland_hides)
      .settle(kRed, "I07", farmland_hides);
  settled.play("settle I08 sierra_gold");
  EXPECT_EQ(settled.state().gold_rush, 1);
}

// GW-E10, GW-E11, GW-R24: example 5 of section 7; only that tile changes, roads and missions stay
TEST(Easy, FoundingACity) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03").settle(kBlue, "C06 I11", farmland_corn).road("C06-I11");
  EXPECT_EQ(table.refused("city C05"), "GW-E10");
  table.play("city C06");
  EXPECT_EQ(table.hand_size(kBlue), 0);
  EXPECT_EQ(table.pesos(kBlue), 30);
  EXPECT_EQ(table.event_discards(kCity), 1);
  EXPECT_TRUE(table.open_tile("C06").city);
  EXPECT_EQ(table.owner("C06"), kNobody);
  EXPECT_EQ(table.owner("I11"), kBlue);
  EXPECT_FALSE(table.open_tile("C06").product.has_value());
  EXPECT_EQ(std::popcount(table.state().linked[number_of(kTileNames, "C06")]), 1);
  EXPECT_EQ(table.refused("city I11"), "GW-E10");  // no pioneers left
  EXPECT_EQ(table.refused("settle C06 farmland_corn"), "GW-B14");
}

// GW-E10: no marker, no city
TEST(Easy, CitiesRunOut) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04").settle(kBlue, "C07", plains_hides).city("C01 C03 C05 C09 C11");
  EXPECT_EQ(table.refused("city C07"), "GW-E10");
  EXPECT_EQ(table.rules.open(table.state()).cities.left, 0);
}

// GW-R21: with the last settlement of a terrain its industry goes; later any may be chosen
TEST(Easy, TheIndustryGoesWithTheLastSettlement) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04 P05").settle(kBlue, "C07", plains_hides).play("city C07");
  EXPECT_EQ(table.state().industry[kBlue][index(Terrain::plains)], kNone);
  EXPECT_TRUE(table.offers("settle C05 plains_hides"));
}

// GW-E12, GW-R01, GW-R25: example 7 of section 7
TEST(Easy, RoadPrices) {
  Table table(Level::easy);
  table.pesos(kBlue, 4);
  table.play("road C07 E");
  EXPECT_EQ(table.pesos(kBlue), 2);
  EXPECT_EQ(table.refused("road C07 SE"), "GW-E12");  // a mountain
  EXPECT_EQ(table.refused("road C07 E"), "GW-R25");
  EXPECT_EQ(table.refused("road C01 W"), "GW-R25");
  Table rich(Level::easy);
  rich.pesos(kBlue, 10).play("road C07 SE; road C03 SE");  // a mountain and a ferry, joined to nothing
  EXPECT_EQ(rich.pesos(kBlue), 0);
  EXPECT_EQ(rich.open_tile("C05").borders[4], Border::sea);
  EXPECT_EQ(rich.refused("road C05 NW"), "GW-R25");  // the same border from its other side
}

// GW-R25: sixty markers
TEST(Easy, RoadsRunOut) {
  Edition edition = printed_edition();
  edition.levels.easy.markers.road = 1;
  Table table(*Rules::make(edition, level_options(Level::easy), 2, 1));
  table.play("road C07 E");
  EXPECT_EQ(table.refused("road I11 SE"), "GW-R25");
}

// GW-E17, GW-R14, GW-R15: example 6 of section 7
TEST(Easy, RoadsCarryAMarket) {
  Table table(Level::easy, 3);
  table.settle(kBlue, "C07 I11", farmland_hides).position.players[kBlue].industries = {farmland_hides,
                                                                                       plains_hides};
  table.settle(kRed, "C06", farmland_hides).settle(kGreen, "I09 I12", plains_hides);
  table.road("C07-I11 C07-C06 C06-I09 I09-I12").event_pair(kCoast, kTaxes).play("play coast_market");
  EXPECT_EQ(table.words("market C07 hides"),
            "Sell hides at Monterey (C07): $5 for you, $2 for Red, $1 for Green");
  table.play("market C07 hides");
  EXPECT_EQ(table.pesos(kBlue), 10 + 3 + 2);  // Monterey, and San Juan Bautista one road away
  EXPECT_EQ(table.pesos(kRed), 10 + 2);
  EXPECT_EQ(table.pesos(kGreen), 10 + 1);  // two roads; three roads pay nothing
}

// GW-E16, GW-E18, GW-R16: a market tile need not be settled as long as a road pays somebody
TEST(Easy, WhereMarketsAreHeld) {
  Table table(Level::easy);
  table.settle(kRed, "I11", farmland_corn).road("C07-I11").city("I15");
  Table coast = table;
  coast.event_pair(kCoast, kTaxes).play("play coast_market");
  EXPECT_EQ(coast.options("market"), (std::vector<std::string>{"market C07 corn"}));
  table.event_pair(kCity, kTaxes).play("play city_market");
  EXPECT_EQ(table.told(e_nothing), 1);  // Fresno has no road
  Table linked(Level::easy);
  linked.settle(kRed, "I12", plains_corn).city("I15").road("I12-I15").event_pair(kCity, kTaxes);
  linked.play("play city_market; market I15 corn");
  EXPECT_EQ(linked.pesos(kRed), 10 + 5 - 1);
}

// GW-E15: prices and taxes of the country card
TEST(Easy, PricesOfTheCountry) {
  Table table(Level::easy);
  table.settle(kBlue, "C06", farmland_wine)
      .event_pair(kCoast, kTaxes)
      .play("play coast_market; market C06 wine");
  EXPECT_EQ(table.pesos(kBlue), 15);
  table.next(p_event, {1, 0}).play("end; play taxes");
  EXPECT_EQ(table.pesos(kRed), 13);
}

// GW-E19, GW-R74: at Taxes, with all cities on the board
TEST(Easy, TheEnd) {
  Table table(Level::easy);
  table.city("C01 C03 C05 C09").event_pair(kTaxes, kCoast);
  Table last = table;
  table.play("play taxes");
  EXPECT_FALSE(table.over());
  last.city("C11").play("play taxes");
  EXPECT_EQ(last.state().ended, EndReason::cities);
  Options brief = level_options(Level::easy);
  brief.short_game = true;
  Table three(2, brief);
  three.city("C01 C03 C05").event_pair(kTaxes, kCoast).play("play taxes");
  EXPECT_TRUE(three.over());
}

// GW-R02: coastal is a property of the tile, wherever it lies
TEST(Easy, CoastalTilesStayCoastal) {
  Table table(Level::easy);
  table.hand(kBlue, "P01");
  EXPECT_TRUE(table.offers("settle C04 farmland_hides"));  // coastal through the bay
}

// GW-R20: there is no hand limit
TEST(Easy, NoHandLimit) {
  Table table(Level::easy);
  for (int card = 0; card < 20; ++card) table.hand(kBlue, kCardNames[card]);
  table.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(table.hand_size(kBlue), 22);
}

// GW-R17: all cards are added first, then the pool is checked once and taken till it is empty
TEST(Easy, ThePoolIsTakenTillItIsEmpty) {
  Table table(Level::easy, 3);
  table.pool("P01 P02").event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(table.hand_size(kBlue), 2);
  EXPECT_EQ(table.hand_size(kRed), 2);
  EXPECT_EQ(table.hand_size(kGreen), 2);
}

}  // namespace
}  // namespace paydirt::golden_wilderness

// Missions, presidios, attack and defence (GW-S08, GW-S09, GW-S17 to GW-S19, GW-S27, GW-R40 to GW-R49).
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

// GW-S08, GW-S09, GW-R43: one cross and $5; two swords and $5; own or empty tiles, deserts too
TEST(Building, MissionsAndPresidios) {
  Table table = standard_table();
  table.settle(kBlue, "C07", plains_hides).purse(0, 2, 4).pesos(kBlue, 25);
  table.play("mission C07; mission I20; presidio C05; presidio I21");
  EXPECT_EQ(table.pesos(kBlue), 5);
  EXPECT_TRUE(table.open_tile("C07").mission);
  EXPECT_TRUE(table.open_tile("I21").presidio);
  EXPECT_EQ(table.refused("mission C09"), "GW-S08");
  EXPECT_EQ(table.refused("presidio C09"), "GW-S08");
}

// GW-S08: who lacks the means hears of that first, wherever it would stand
TEST(Building, SaysWhatItTakes) {
  Table table = standard_table();
  table.mission("C07").pesos(kBlue, 5);
  for (const char* move : {"mission C07", "mission I20", "presidio C07"})
    EXPECT_EQ(table.refused(move), "GW-S08");
  table.purse(0, 1, 2).pesos(kBlue, 4);
  for (const char* move : {"mission C07", "presidio C07"}) EXPECT_EQ(table.refused(move), "GW-S08");
}

// GW-S09, GW-R24: one on a tile, never both, and nothing on a city
TEST(Building, OneOnATile) {
  Table table = standard_table();
  table.mission("C07").presidio("C09").city("C05").purse(0, 1, 2);
  EXPECT_EQ(table.refused("presidio C07"), "GW-S09");
  EXPECT_EQ(table.refused("mission C09"), "GW-S09");
  EXPECT_EQ(table.refused("mission C05"), "GW-R24");
}

// GW-S04: markers run out
TEST(Building, MarkersRunOut) {
  Table table = standard_table();
  table.mission("C01 C02 C03 C04 C05 C06 C07 C08 C09 C10").purse(0, 1, 0);
  EXPECT_EQ(table.refused("mission C11"), "GW-S04");
}

// GW-R44: on another player's tile he is asked; refused once, not again this turn
TEST(Building, PermissionIsAsked) {
  Table table = standard_table();
  table.settle(kRed, "C07 C05", plains_hides).purse(0, 2, 0).play("mission C07");
  EXPECT_EQ(table.step(), Step::permission);
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.rules.open(table.state()).request->tile, "C07");
  table.play("refuse");
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.pesos(kBlue), 10);  // nothing was paid
  EXPECT_EQ(table.refused("mission C07"), "GW-R44");
  table.play("mission C05; allow");
  EXPECT_TRUE(table.open_tile("C05").mission);
  EXPECT_EQ(table.open_tile("C05").owner, kRed);
}

// GW-R40: a build ability needs neither pesos nor icons; the cost is paid when it is allowed
TEST(Building, BuildAbilities) {
  Table table = standard_table();
  table.settle(kRed, "C07", plains_hides).hand(kBlue, "R01 S16").pesos(kBlue, 0);
  table.play("use R01 0; site C07; refuse");
  EXPECT_TRUE(table.holds(kBlue, "R01"));
  table.play("use R01 0; site C05");
  EXPECT_FALSE(table.holds(kBlue, "R01"));
  EXPECT_TRUE(table.open_tile("C05").mission);
  table.play("use S16 1");
  EXPECT_EQ(table.refused("site C05"), "GW-S09");
  table.play("site C09");  // Vallejo, example 14
  EXPECT_TRUE(table.open_tile("C09").presidio);
  EXPECT_EQ(table.state().purse[index(Icon::sword)], 0);
}

// GW-R42, GW-R27: example 16 of section 7: whose mission is it?
TEST(Building, WhoseMission) {
  Table table = standard_table();
  table.mission("C07").hand(kBlue, "P16 N10 P07").play("icons P16");
  EXPECT_EQ(table.count("settle"), 28);  // a mission does not make its neighbours eligible: 14 coastal tiles
  table.play("settle C07 plains_hides");
  EXPECT_EQ(table.owner("C07"), kBlue);
  Table neophytes = table;
  EXPECT_EQ(std::popcount(table.state().missions & table.state().settled[kBlue]), 1);
  table.play("icons N10; icons P07; city C07");
  EXPECT_EQ(table.state().missions & table.state().settled[kBlue], 0U);
  EXPECT_TRUE(table.open_tile("C07").mission);  // it stays, and is nobody's
}

// GW-S03, GW-S23, GW-R45: the first presidio brings its market, for good
TEST(Building, ThePresidioMarket) {
  Table table = standard_table();
  table.purse(0, 0, 4).pesos(kBlue, 20).play("presidio C07; presidio C09");
  EXPECT_EQ(table.event_discards(EventCard::presidio_market), 1);
  Table market = standard_table();
  market.settle(kRed, "C07", plains_hides).presidio("C07").event_pair(EventCard::presidio_market, kTaxes);
  market.play("play presidio_market; market C07 hides");
  EXPECT_EQ(market.pesos(kRed), 14);
  Table gone = standard_table();
  gone.presidio("C07").position.tiles[6].presidio = false;
  gone.event_pair(EventCard::presidio_market, kTaxes).play("play presidio_market");
  EXPECT_EQ(gone.told(e_nothing), 1);
}

// GW-S17, GW-R46, GW-R49: what an ability may attack; a removed thing goes back
TEST(Attack, Targets) {
  Table table = standard_table();
  table.settle(kRed, "C07", plains_hides).settle(kBlue, "C05", plains_hides).mission("C07 C05 C09");
  table.hand(kBlue, "N04").play("use N04 0");  // Tongva: mission or settlement
  EXPECT_EQ(table.options("target"),
            (std::vector<std::string>{"target C07 settlement", "target C07 mission", "target C09 mission"}));
  EXPECT_EQ(table.refused("target C05 mission"), "GW-R46");
  EXPECT_EQ(table.refused("target C07 presidio"), "GW-S17");
  table.play("target C09 mission");  // nobody's: GW-R47
  EXPECT_FALSE(table.open_tile("C09").mission);
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.rules.open(table.state()).missions.left, 8);
}

// GW-S18: a presidio protects its tile and its neighbours, but not itself; example 12 of section 7
TEST(Attack, PresidiosProtect) {
  Table table = standard_table();
  table.settle(kRed, "C07 C09", plains_hides).settle(kRed, "I11", farmland_hides).presidio("C07");
  table.hand(kBlue, "S14").play("use S14 0");
  EXPECT_EQ(table.refused("target I11 settlement"), "GW-S18");
  EXPECT_EQ(table.refused("target C07 settlement"), "GW-S18");
  EXPECT_EQ(table.options("target"),
            (std::vector<std::string>{"target C09 settlement", "target C07 presidio"}));
  EXPECT_TRUE(table.open_tile("I11").safe);
  Table pair = standard_table();
  pair.presidio("C07 I11").settle(kRed, "C09", plains_hides).hand(kBlue, "S14").play("use S14 0");
  EXPECT_EQ(pair.options("target"), (std::vector<std::string>{"target C09 settlement"}));
}

// GW-S19, GW-S27, GW-R48: one sword turns an attack away that was not strengthened
TEST(Attack, ADefence) {
  Table table = standard_table(3);
  table.settle(kRed, "C07", plains_hides).hand(kBlue, "N05 S07").hand(kRed, "S11 P01");
  table.play("use N05 0; target C07 settlement");
  EXPECT_EQ(table.step(), Step::reinforce);
  table.play("give_up");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.options("sword"), (std::vector<std::string>{"sword S11"}));
  EXPECT_EQ(table.refused("sword P01"), "GW-S06");
  table.play("sword S11");
  EXPECT_EQ(table.step(), Step::reinforce);  // the attacker sees it and may add
  Table beaten = table;
  beaten.play("give_up");
  EXPECT_EQ(beaten.owner("C07"), kRed);
  EXPECT_EQ(beaten.told(e_repelled), 1);
  table.play("sword S07; give_up");  // two swords more; Red has none
  EXPECT_EQ(table.owner("C07"), kNobody);
  EXPECT_EQ(table.state().industry[kRed][index(Terrain::plains)], kNone);  // GW-R21
}

// GW-R48, GW-R49: example 11 of section 7: Bouchard against a presidio
TEST(Attack, BouchardAgainstAPresidio) {
  Table table = standard_table();
  table.settle(kRed, "C07", plains_hides).presidio("C07").hand(kBlue, "S14 S11").hand(kRed, "S13 S12");
  table.play("use S14 0; target C07 presidio; sword S11; give_up; sword S12");
  EXPECT_EQ(table.asked(), kRed);  // one sword against two
  Table held = table;
  held.play("sword S13; give_up");
  EXPECT_TRUE(held.open_tile("C07").presidio);
  table.play("give_up");
  EXPECT_FALSE(table.open_tile("C07").presidio);
  EXPECT_EQ(table.owner("C07"), kRed);  // the settlement stays
}

// GW-R36: swords of the purse may be used in an attack of the turn, one at a time
TEST(Attack, SwordsOfThePurse) {
  Table table = standard_table();
  table.settle(kRed, "C07", plains_hides).hand(kBlue, "N05").purse(0, 0, 1);
  table.play("use N05 0; target C07 settlement; sword purse");
  EXPECT_EQ(table.state().attack, 2);
  EXPECT_EQ(table.refused("sword purse"), "GW-R36");
}

// GW-R77: a defender without a sword is asked all the same
TEST(Attack, ADefenderWithoutSwordsIsAsked) {
  Table table = standard_table();
  table.settle(kRed, "C07", plains_hides)
      .hand(kBlue, "N05")
      .play("use N05 0; target C07 settlement; give_up");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.count("give_up"), 1);
  EXPECT_EQ(table.count("sword"), 0);
}

// GW-R74: what is removed no longer counts for the end
TEST(Attack, RemovedThingsDoNotCount) {
  Table table = standard_table();
  table.mission("C01 C02 C03 C04 C05 C06 C07 C08 C09 C10").hand(kBlue, "N02");
  table.play("use N02 0; target C10 mission").next(p_event, {1, 0}).play("end; play taxes");
  EXPECT_FALSE(table.over());
}

}  // namespace
}  // namespace paydirt::golden_wilderness

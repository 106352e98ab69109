// The gold vein, digging, business and bonuses: sections 3.2 and 3.3.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

// SM-030
TEST(Vein, IsOneLineTakenFromTheFront) {
  Table table;
  table.vein("river 3 1 hillside 4 mine 2 3").put(kBlue, river_camp, 2).put(kBlue, hillside_camp, 1);
  table.play("dig; to eldorado");
  EXPECT_EQ(table.purse(kBlue), 6 + 3);
  table.play("to eldorado");
  EXPECT_EQ(table.purse(kBlue), 6 + 3 + 1);
  table.play("to eldorado");
  EXPECT_EQ(table.purse(kBlue), 6 + 3 + 1 + 4);
}

// SM-031
TEST(Vein, TheFrontCounterNamesTheCurrentCamp) {
  const char* const veins[] = {"river 1 hillside 2 mine 3", "hillside 2 mine 3", "mine 3 3"};
  const Space camps[] = {river_camp, hillside_camp, mine_camp};
  for (int part = 0; part < kParts; ++part) {
    for (int camp = 0; camp < kParts; ++camp) {
      Table table;
      table.vein(veins[part]).put(kBlue, camps[camp]);
      EXPECT_EQ(table.offers("dig"), part == camp) << veins[part] << ", camp " << camp;
      EXPECT_EQ(table.rules.open(table.state()).working, static_cast<Part>(part));
    }
  }
}

// SM-032: only the taker learns what a counter is worth
TEST(Vein, ATakenCounterIsSeenByItsTakerOnly) {
  Table table;
  table.vein("river 3 1 1").put(kBlue, river_camp).play("dig; to eldorado");
  EXPECT_EQ(table.purse(kBlue), 9);
  ASSERT_FALSE(table.events.empty());
  const Event& dug = table.events.front();
  EXPECT_EQ(dug.kind, e_dig);
  EXPECT_EQ(dug.seen_by(SeatSet::of(kBlue)).secret, 3);
  EXPECT_EQ(dug.seen_by(SeatSet::of(kRed)).secret, Event::kBlank);
  EXPECT_EQ(dug.seen_by({}).secret, Event::kBlank);
}

// SM-034: a rich counter and a poor one are one counter each; prices and points go by nuggets
TEST(Vein, CountersAreNotNuggets) {
  for (const char* vein : {"river 1 1 1 hillside 2", "river 3 3 3 hillside 4"}) {
    Table table;
    table.vein(vein).put(kBlue, river_camp).cards(eldorado, "0:2").play("dig; to st_johns");
    EXPECT_EQ(table.taken(kBlue), 2) << vein;
    EXPECT_EQ(table.state().vein_size(), 2) << vein;
    EXPECT_EQ(table.score(kBlue, s_nuggets), table.purse(kBlue));
  }
}

// SM-040
TEST(Dig, NeedsAProspectorInTheCurrentCamp) {
  Table table;
  table.put(kBlue, hillside_camp, 2).put(kBlue, eldorado);
  EXPECT_EQ(table.refused("dig"), "SM-040");
  Table free;
  free.put(kBlue, river_camp).purse(kBlue, 0).vein("river 1 1").play("dig; to eldorado");
  EXPECT_EQ(free.purse(kBlue), 1);  // it costs nothing
}

// SM-041
TEST(Dig, EachDiggerWalksToABuildingAndTakesOneCounter) {
  Table table;
  table.put(kBlue, river_camp, 3).play("dig; to eldorado; to eldorado; to adams_express");
  EXPECT_EQ(table.at(kBlue, eldorado), 2);
  EXPECT_EQ(table.at(kBlue, adams_express), 1);
  EXPECT_EQ(table.at(kBlue, river_camp), 0);
  EXPECT_EQ(table.taken(kBlue), 3);
}

// SM-042
TEST(Dig, OneMustTheOthersMay) {
  Table table;
  table.put(kBlue, river_camp, 3).play("dig");
  EXPECT_EQ(table.refused("stop"), "SM-042");
  table.play("to eldorado; stop");
  EXPECT_EQ(table.at(kBlue, river_camp), 2);
  EXPECT_EQ(table.state().turn, kRed);
}

// SM-043, SM-044, SM-R09, E1: the camp runs out
TEST(Dig, E1CampRunsOut) {
  Table table;
  table.vein("river 1 2 hillside 3 4 4 4 mine 1 1 1").put(kBlue, river_camp, 3).put(kBlue, hillside_camp);
  table.play("dig; to eldorado; to st_johns");
  EXPECT_EQ(table.state().stage, dig);  // on with the hillside prospector, in the same turn
  table.play("to eldorado");
  EXPECT_EQ(table.at(kBlue, hillside_camp), 0);
  EXPECT_EQ(table.at(kBlue, river_camp), 1);
  EXPECT_EQ(table.purse(kBlue), 6 + 1 + 2 + 3);
  EXPECT_EQ(table.state().turn, kRed);  // the third one cannot dig
  table.play("city; end");
  EXPECT_EQ(table.refused("dig"), "SM-040");  // nor in a later turn
  table.play("city; move river_camp hillside_camp");
  EXPECT_EQ(table.at(kBlue, hillside_camp), 1);
}

// E1 without anybody on the hillside: two counters, and the turn is over
TEST(Dig, E1NobodyInTheNextCamp) {
  Table table;
  table.vein("river 1 2 hillside 3 4 mine 1").put(kBlue, river_camp, 3).play("dig; to eldorado; to eldorado");
  EXPECT_EQ(table.taken(kBlue), 2);
  EXPECT_EQ(table.at(kBlue, river_camp), 1);
  EXPECT_EQ(table.state().turn, kRed);
}

// SM-045
TEST(Dig, NeverFromCampToCamp) {
  Table table;
  table.put(kBlue, river_camp, 2).play("dig");
  EXPECT_EQ(table.options_of("to"), kBuildings);
  EXPECT_FALSE(parse_move(Rules::kinds(), "to hillside_camp").ok());
  EXPECT_EQ(table.refused("move river_camp hillside_camp"), "SM-025");
  const Refusal refusal = table.rules.why_not(table.state(), kBlue, {k_to, index(hillside_camp), 0, 0});
  EXPECT_TRUE(refusal);
}

// SM-046: one counter a certificate, whatever its special, and one for the adventurer
TEST(Business, PaysForEveryCertificateAndTheAdventurer) {
  Table owner;
  owner.put(kBlue, river_camp).cards(eldorado, "0:2").cards(adams_express, "0:3").cards(st_johns, "1:4");
  EXPECT_EQ(owner.state().adventurer, kRed);
  owner.play("dig; to eldorado");
  EXPECT_EQ(owner.taken(kBlue), 1 + 2);
  EXPECT_EQ(owner.told(e_business), 2);
  Table adventurer;
  adventurer.put(kBlue, river_camp).cards(eldorado, "1:2").play("dig; to eldorado");
  EXPECT_EQ(adventurer.taken(kBlue), 1 + 1);
}

// SM-046: the part may change while business goes on, and no prospector is needed there
TEST(Business, GoesOnIntoTheNextPart) {
  Table table;
  table.vein("river 1 hillside 4 4 4")
      .put(kBlue, river_camp)
      .cards(eldorado, "0:2")
      .cards(adams_express, "0:3");
  table.play("dig; to eldorado");
  EXPECT_EQ(table.purse(kBlue), 6 + 1 + 4 + 4);
}

// SM-047, SM-140, SM-144, SM-147, SM-R05: a bonus while counters of its part are left anywhere in the vein
TEST(Bonus, PaysWhileItsPartIsLeft) {
  struct Case {
    Space building;
    const char* vein;
    int bonus;
  };
  const Case cases[] = {
      {sutters_mill, "river 1 1 1 1 hillside 2 mine 1", 1},
      {sutters_mill, "river 1 1 hillside 2 2 mine 1", 0},
      {hook_and_ladder, "river 1 1 1 1 hillside 2", 1},
      {hook_and_ladder, "river 1 1 1 1 mine 1 1", 0},
      {miners_drug_store, "river 1 1 1 1 mine 1", 1},
      {miners_drug_store, "river 1 1 1 1 hillside 2 2", 0},
  };
  for (const Case& each : cases) {
    Table table;
    table.vein(each.vein).put(kBlue, river_camp).cards(each.building, "0:2").play("dig; to eldorado");
    EXPECT_EQ(table.told(e_bonus), each.bonus) << enum_name(each.building) << ", " << each.vein;
    EXPECT_EQ(table.taken(kBlue), 2 + each.bonus);
  }
}

// SM-047: also in Tear Down
TEST(Bonus, PaysInBothPhases) {
  Table table;
  table.put(kBlue, river_camp).cards(sutters_mill, "0:2").tear_down(kBlue).play("dig; to eldorado");
  EXPECT_EQ(table.taken(kBlue), 3);
}

// SM-140, SM-144, SM-147: not in a town turn
TEST(Bonus, PaysNothingInTown) {
  Table table;
  table.put(kBlue, eldorado)
      .cards(sutters_mill, "0:2")
      .cards(hook_and_ladder, "0:3")
      .cards(miners_drug_store, "0:4")
      .play("city; place eldorado; place eldorado; end");
  EXPECT_EQ(table.taken(kBlue), 0);
  EXPECT_EQ(table.purse(kBlue), 6 - 1);  // and it carries out no action for free
}

// SM-R06: looked at once, right after business; one bonus does not cancel another
TEST(Bonus, ConditionsAreLookedAtOnce) {
  Table table;
  table.vein("river 1 1 1 1 hillside 4 4");
  table.put(kBlue, river_camp)
      .cards(sutters_mill, "0:2")
      .cards(hook_and_ladder, "0:3")
      .play("dig; to eldorado");
  // One dug, two in business; the last river counter goes to the Mill, a hillside one to Hook and Ladder.
  EXPECT_EQ(table.told(e_bonus), 2);
  EXPECT_EQ(table.purse(kBlue), 6 + 4 + 4);
  EXPECT_FALSE(table.over());

  Table spent;
  spent.vein("river 1 1 1 1 1 hillside 4 mine 1 1").put(kBlue, river_camp, 2);
  spent.cards(sutters_mill, "0:2").cards(hook_and_ladder, "0:3").cards(miners_drug_store, "0:4");
  spent.play("dig; to eldorado; to eldorado");
  // Two dug, three in business: the river is used up, so the Mill is out. Hook and Ladder takes the last
  // hillside counter, the Drug Store one of the mine.
  EXPECT_EQ(spent.told(e_bonus), 2);
  EXPECT_EQ(spent.state().vein_size(), 1);
}

// SM-R06: Hook and Ladder takes the last hillside counter, and the Drug Store still has its own
TEST(Bonus, OneTakingTheLastOfAPartDoesNotCancelAnother) {
  Table table;
  table.vein("hillside 2 2 2 2 mine 1 1 1").put(kBlue, hillside_camp);
  table.cards(miners_drug_store, "0:2").cards(hook_and_ladder, "0:3").play("dig; to eldorado");
  // One dug, two in business, one hillside counter left: Hook and Ladder takes it, the Drug Store goes on.
  EXPECT_EQ(table.state().left[2], 2);
  EXPECT_EQ(table.told(e_bonus), 2);
}

// E2: business and bonus
TEST(Dig, E2BusinessAndBonus) {
  Table table;
  table.vein("hillside 2 3 4 2 3 4 2 3 mine 1 2 3").put(kBlue, hillside_camp);
  table.cards(hook_and_ladder, "0:2").cards(sutters_mill, "0:3").play("dig; to eldorado");
  EXPECT_EQ(table.state().taken_backs[kBlue][1], 4);
  EXPECT_EQ(table.taken(kBlue), 4);
}

// SM-048: claims to counters that are not there any more are forfeited
TEST(Dig, AnEmptyVeinEndsBusiness) {
  Table table;
  table.vein("river 1 1").put(kBlue, river_camp).cards(eldorado, "0:2").cards(st_johns, "0:3");
  table.play("dig; to eldorado");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.taken(kBlue), 2);
  EXPECT_EQ(table.told(e_business), 1);
  EXPECT_EQ(table.told(e_over), 1);
  Table bonus;
  bonus.vein("river 1 hillside 2 mine 1 1").put(kBlue, river_camp);
  bonus.cards(hook_and_ladder, "0:2").cards(miners_drug_store, "0:3").play("dig; to eldorado");
  EXPECT_TRUE(bonus.over());
  EXPECT_EQ(bonus.taken(kBlue), 4);
}

// SM-R07: he may look at each counter before the next one digs
TEST(Dig, GoesCounterByCounter) {
  Table table;
  table.vein("river 3 2 1 1").put(kBlue, river_camp, 3).play("dig; to eldorado");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).purse, 9);
  EXPECT_TRUE(table.offers("stop"));
  EXPECT_TRUE(table.offers("to st_johns"));
  table.play("to st_johns");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).purse, 11);
  EXPECT_EQ(table.state().stage, dig);
  table.play("to st_johns");  // nobody is left in the camp: he is stopped
  EXPECT_EQ(table.state().turn, kRed);
}

// SM-R09
TEST(Dig, AnExhaustedCampStaysASpace) {
  Table table;
  table.vein(0, 5, 5).put(kBlue, eldorado).play("city");
  table.play("place river_camp; move eldorado river_camp; end");
  EXPECT_EQ(table.at(kBlue, river_camp), 2);
  table.play("city; end");
  EXPECT_EQ(table.refused("dig"), "SM-040");
}

// SM-044: those left behind in an exhausted camp can also leave the board
TEST(Dig, LeftBehindMayGoHome) {
  Table table;
  table.vein(0, 5, 5).put(kBlue, river_camp, 2).tear_down(kBlue).play("leave river_camp");
  EXPECT_EQ(table.at(kBlue, river_camp), 1);
}

}  // namespace
}  // namespace paydirt::sutters_mill

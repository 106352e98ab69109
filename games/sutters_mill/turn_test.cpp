// Turns and phases: section 3.1, and the rulings on passing, skipping and forced steps.
#include "engine/json_write.hpp"
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

// SM-020
TEST(Turn, GoesClockwiseAndOneAfterTheOther) {
  Table table(3);
  table.turn(kGreen);
  table.play("city; end");
  EXPECT_EQ(table.state().turn, kBlue);
  table.play("city; end");
  EXPECT_EQ(table.state().turn, kRed);
  table.play("city; place eldorado");
  EXPECT_EQ(table.state().turn, kRed);  // the turn goes on until it is ended
  const Refusal refusal = table.rules.why_not(table.state(), kGreen, {k_end, 0, 0, 0});
  EXPECT_STREQ(refusal.rule, "SM-020");
  EXPECT_EQ(table.rules.deciders(table.state()).seats, SeatSet::of(kRed));
}

// SM-021
TEST(Turn, EverybodyHasAPhaseOfHisOwn) {
  Table table(3);
  table.put(kBlue, eldorado).put(kRed, eldorado);
  table.play("switch; end; city; end");
  EXPECT_TRUE(table.state().torn(kBlue));
  EXPECT_FALSE(table.state().torn(kRed));
  EXPECT_FALSE(table.state().torn(kGreen));
}

// SM-022
TEST(Turn, SwitchOnlyAtTheVeryStart) {
  Table table;
  table.put(kBlue, river_camp, 2);
  EXPECT_TRUE(table.offers("switch"));
  Table digging = table;
  digging.play("dig");
  EXPECT_EQ(digging.refused("switch"), "SM-022");
  Table town = table;
  town.play("city");
  EXPECT_EQ(town.refused("switch"), "SM-022");
  table.play("switch; city");  // the same turn goes on, in Tear Down
  EXPECT_EQ(table.state().turn, kBlue);
  EXPECT_TRUE(table.offers("leave river_camp"));
}

// SM-023
TEST(Turn, SwitchSendsHandAndSupplyHome) {
  Table table;
  table.put(kBlue, eldorado, 2).cards(eldorado, "0:8").home(kBlue, "4");
  EXPECT_EQ(table.points(kBlue), 6 - 8 + 4 - 3);
  table.play("switch");
  EXPECT_EQ(table.hand_size(kBlue), 0);
  EXPECT_EQ(table.state().supply[kBlue], 0);
  EXPECT_EQ(table.at(kBlue, eldorado), 2);
  EXPECT_EQ(table.stack(eldorado), "0:8");
  EXPECT_EQ(table.points(kBlue), 6 - 8 + 4 - 3);  // what went to the box counts nothing
}

// SM-024
TEST(Turn, SwitchIsFreeOfConditionsAndForGood) {
  Table table;
  table.put(kBlue, river_camp, 2).put(kRed, river_camp);
  EXPECT_EQ(table.state().vein_size(), 72);  // nothing is dug yet
  table.play("switch; city; end");
  EXPECT_TRUE(table.offers("switch"));
  table.play("city; end");  // Red stays in Build Up
  EXPECT_EQ(table.state().turn, kBlue);
  EXPECT_EQ(table.refused("switch"), "SM-024");
}

// SM-025
TEST(Turn, IsEitherDiggingOrTown) {
  Table digging;
  digging.put(kBlue, river_camp, 2).play("dig; to eldorado");
  EXPECT_EQ(digging.refused("city"), "SM-025");
  EXPECT_EQ(digging.refused("place eldorado"), "SM-025");
  EXPECT_EQ(digging.refused("end"), "SM-025");
  Table town;
  town.put(kBlue, river_camp, 2);
  EXPECT_EQ(town.refused("place eldorado"), "SM-025");  // no kind of turn is chosen yet
  town.play("city");
  EXPECT_EQ(town.refused("dig"), "SM-025");
  EXPECT_EQ(town.refused("to eldorado"), "SM-041");
}

// SM-026
TEST(Turn, BuildUpHasItsOwnActions) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, river_camp).cards(st_johns, "1:4").put(kBlue, st_johns);
  EXPECT_TRUE(table.offers("dig"));
  table.play("city");
  EXPECT_TRUE(table.offers("place eldorado"));
  EXPECT_TRUE(table.offers("card 5 eldorado"));
  EXPECT_TRUE(table.offers("move eldorado mine_camp"));
  EXPECT_EQ(table.refused("leave eldorado"), "SM-026");
  EXPECT_EQ(table.refused("pull st_johns"), "SM-026");
}

// SM-026
TEST(Turn, TearDownHasItsOwnActions) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, river_camp).cards(eldorado, "1:4").tear_down(kBlue);
  EXPECT_TRUE(table.offers("dig"));
  table.play("city");
  EXPECT_TRUE(table.offers("move eldorado mine_camp"));
  EXPECT_TRUE(table.offers("leave eldorado"));
  EXPECT_TRUE(table.offers("pull eldorado"));
  EXPECT_EQ(table.refused("place eldorado"), "SM-026");
  EXPECT_EQ(table.refused("card 5 eldorado"), "SM-026");
}

// SM-R28
TEST(Turn, AfterTheSwitchBothKindsAreOpen) {
  Table table;
  table.put(kBlue, river_camp, 2);  // also in the first turn of a game
  table.play("switch");
  EXPECT_EQ(table.options(), (std::vector<std::string>{"dig", "city"}));
  Table digging = table;
  digging.play("dig; to eldorado");
  EXPECT_EQ(digging.taken(kBlue), 1);
  table.play("city; leave river_camp");
  EXPECT_EQ(table.at(kBlue, river_camp), 1);
}

// SM-R10
TEST(Turn, ATownTurnMayBeEmptyADigTurnNever) {
  Table table;
  table.put(kBlue, river_camp);
  Table digging = table;
  table.play("city; end");
  EXPECT_EQ(table.state().turn, kRed);
  EXPECT_EQ(table.purse(kBlue), 6);
  digging.play("dig");
  EXPECT_EQ(digging.refused("stop"), "SM-042");
}

// SM-R11
TEST(Turn, SkipsWhoHasNothingLeftToDo) {
  Table table(3);
  table.put(kBlue, eldorado).put(kGreen, river_camp).cards(eldorado, "1:9").tear_down(kRed);
  table.play("city; end");
  EXPECT_EQ(table.state().turn, kGreen);
  EXPECT_EQ(table.told(e_skip), 1);
  EXPECT_EQ(table.holder(eldorado), kRed);  // his cards and certificates stay
  EXPECT_EQ(table.state().idle, 2);         // a skipped turn is a turn without progress
}

// SM-R11
TEST(Turn, BuildUpWithNothingAtAllMayStillEnd) {
  Table table;
  table.position.players[kBlue].supply = 0;
  table.play("city");
  EXPECT_EQ(table.options(), (std::vector<std::string>{"end"}));
}

// SM-R31: open facts force it, so nobody is asked
TEST(ForcedStep, TownIsNotAskedForWhereEverybodySeesWhy) {
  Table table;
  table.put(kBlue, river_camp).put(kRed, eldorado).tear_down(kRed);
  table.play("city; end");
  EXPECT_EQ(table.state().turn, kRed);
  EXPECT_EQ(table.state().stage, city);
  Table switching;
  switching.put(kBlue, eldorado).play("switch");
  EXPECT_EQ(switching.state().stage, city);
}

// SM-R11, SM-R31: since version 2 of the rules; before, the player was asked to `end` the turn
TEST(ForcedStep, TheTurnEndsWithTheLastProspector) {
  for (const bool switching : {false, true}) {
    Table now;
    Table before(printed_rules(2, 1));
    for (Table* table : {&now, &before}) {
      table->put(kRed, river_camp);
      if (switching) {
        table->play("switch");
      } else {
        table->put(kBlue, eldorado, 2).tear_down(kBlue).play("leave eldorado");
        EXPECT_EQ(table->state().turn, kBlue);
        table->play("leave eldorado");
      }
    }
    EXPECT_EQ(now.state().turn, kRed);
    EXPECT_EQ(before.options(), (std::vector<std::string>{"end"}));
    before.play("end");
    EXPECT_EQ(now.state(), before.state());
    EXPECT_EQ(now.events, before.events);
  }
}

// SM-R31: the last digger has dug, so nobody is asked whether to stop
TEST(ForcedStep, DiggingEndsWithTheLastDigger) {
  Table table;
  table.put(kBlue, river_camp).play("dig; to eldorado");
  EXPECT_EQ(table.state().turn, kRed);
}

// SM-R31: what a secret forces stays a question
TEST(ForcedStep, AnEmptyPurseIsStillAsked) {
  Table poor;
  poor.put(kBlue, eldorado).purse(kBlue, 0);
  Table rich = poor;
  rich.purse(kBlue, 50);
  for (Table* table : {&poor, &rich}) table->play("city; place mine_camp");
  EXPECT_EQ(poor.options(), (std::vector<std::string>{"end"}));
  EXPECT_GT(rich.options().size(), 20U);
  EXPECT_EQ(poor.state().stage, city);
  EXPECT_EQ(to_json(poor.rules.open(poor.state())), to_json(rich.rules.open(rich.state())));
  poor.play("end");
  rich.play("end");
  EXPECT_EQ(poor.events, rich.events);  // a forced end looks like a chosen one
}

// SM-R31: a forced stop is told like a chosen one
TEST(ForcedStep, LooksLikeAChosenOne) {
  Table forced;
  forced.put(kBlue, river_camp, 1).cards(eldorado, "0:2");
  Table chosen;
  chosen.put(kBlue, river_camp, 2).cards(eldorado, "0:2");
  forced.play("dig; to st_johns");
  chosen.play("dig; to st_johns; stop");
  EXPECT_EQ(forced.events, chosen.events);
}

TEST(Turn, FallbackIsMildAndLegal) {
  Table table;
  table.put(kBlue, river_camp, 2);
  const auto fallback = [&] {
    return to_notation(Rules::kinds(), table.rules.fallback(table.state(), table.state().turn));
  };
  EXPECT_EQ(fallback(), "city");
  table.play("dig");
  EXPECT_EQ(fallback(), "to sutters_mill");
  table.play(fallback());
  EXPECT_EQ(fallback(), "stop");
  table.play("stop; city");
  EXPECT_EQ(fallback(), "end");
}

}  // namespace
}  // namespace paydirt::sutters_mill

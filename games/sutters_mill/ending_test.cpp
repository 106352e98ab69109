// The end of the game and the points: section 3.8, and the safety nets.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

// SM-150: whatever took the last counter
TEST(Ending, AnEmptyVeinEndsTheGame) {
  Table dug;
  dug.vein("river 1").put(kBlue, river_camp, 2).play("dig; to eldorado");
  Table business;
  business.vein("river 1 hillside 2").put(kBlue, river_camp).cards(eldorado, "0:2").play("dig; to eldorado");
  Table bonus;
  bonus.vein("river 1 1 1").put(kBlue, river_camp).cards(sutters_mill, "0:2").play("dig; to eldorado");
  Table emptied;
  emptied.vein("mine 1").put(kBlue, eldorado).cards(eldorado, "0:2").tear_down(kBlue).play("pull eldorado");
  for (Table* table : {&dug, &business, &bonus, &emptied}) {
    EXPECT_TRUE(table->over());
    EXPECT_EQ(table->state().ended, EndReason::vein_empty);
    EXPECT_TRUE(table->options().empty());
    EXPECT_TRUE(table->rules.deciders(table->state()).seats.empty());
    EXPECT_EQ(table->refused("end"), "SM-150");
  }
  EXPECT_EQ(bonus.told(e_bonus), 1);
}

// SM-R08: the digger of the last counter still walks to his building; no business follows
TEST(Ending, TheLastDiggerStillWalks) {
  Table table;
  table.vein("mine 3").put(kBlue, mine_camp).cards(eldorado, "0:2").play("dig; to st_johns");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.at(kBlue, st_johns), 1);
  EXPECT_EQ(table.at(kBlue, mine_camp), 0);
  EXPECT_EQ(table.purse(kBlue), 9);
  EXPECT_EQ(table.told(e_business), 0);
}

// SM-R19: the removed card counts, the certificate is gone, and nothing more happens
TEST(Ending, TheCardThatEndsTheGameCounts) {
  Table table;
  table.vein("mine 3").put(kBlue, eldorado, 2).cards(eldorado, "0:9").cards(st_johns, "1:4").tear_down(kBlue);
  table.play("pull eldorado");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(kBlue, s_home), 9);
  EXPECT_EQ(table.holder(eldorado), kNobody);
  EXPECT_EQ(table.state().turn, kBlue);  // his turn stopped there
  EXPECT_EQ(table.points(kBlue), 9 + 6 - 3);
}

// SM-151, SM-152, SM-153, SM-155
TEST(Points, CardsAndNuggets) {
  Table table;
  table.home(kBlue, "9 J A").cards(eldorado, "0:4 1:7 0:K").purse(kBlue, 17);
  EXPECT_EQ(table.score(kBlue, s_home), 9 + 10 + 11);
  EXPECT_EQ(table.score(kBlue, s_left), -4 - 10);
  EXPECT_EQ(table.score(kBlue, s_nuggets), 17);
  EXPECT_EQ(table.points(kBlue), 30 - 14 + 17);  // the eight cards in his hand count nothing
  EXPECT_EQ(table.points(kRed), 6 - 7);
}

// SM-154, E8: on camps and buildings alike
TEST(Points, E8ProspectorsLeft) {
  const int minus[] = {0, -1, -3, -6, -10, -15};
  for (int count = 0; count <= kProspectors; ++count) {
    Table table;
    if (count > 0) table.put(kBlue, eldorado);
    if (count > 1) table.put(kBlue, mine_camp, count - 1);
    EXPECT_EQ(table.score(kBlue, s_prospectors), minus[count]);
    EXPECT_EQ(table.points(kBlue), 6 + minus[count]);  // those in the supply count nothing
  }
}

// SM-156: most points; on a tie fewer minus points
TEST(Points, WinnerAndTie) {
  Table most(3);
  most.purse(kBlue, 10).purse(kRed, 12).purse(kGreen, 11);
  const Outcome plain = most.rules.outcome(most.state());
  EXPECT_EQ(plain.rank[kRed], 1);
  EXPECT_EQ(plain.rank[kGreen], 2);
  EXPECT_EQ(plain.rank[kBlue], 3);
  Table tie;
  tie.purse(kBlue, 12).put(kBlue, eldorado).cards(eldorado, "0:4").purse(kRed, 9).cards(st_johns, "1:2");
  ASSERT_EQ(tie.points(kBlue), tie.points(kRed));
  const Outcome outcome = tie.rules.outcome(tie.state());
  EXPECT_EQ(outcome.rank[kBlue], 2);  // 5 minus points
  EXPECT_EQ(outcome.rank[kRed], 1);   // 2 minus points
}

// SM-R22
TEST(Points, StillTiedIsShared) {
  Table table(3);
  table.purse(kBlue, 8).put(kBlue, eldorado, 2).purse(kRed, 8).cards(st_johns, "1:3").purse(kGreen, 4);
  const Outcome outcome = table.rules.outcome(table.state());
  EXPECT_EQ(outcome.rank[kBlue], 1);
  EXPECT_EQ(outcome.rank[kRed], 1);
  EXPECT_EQ(outcome.rank[kGreen], 3);
}

// SM-R20 (a)
TEST(NobodyLeft, EndsTheGameAtOnce) {
  Table table;
  table.put(kBlue, eldorado).cards(st_johns, "0:4").tear_down(kBlue).tear_down(kRed).play("leave eldorado");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state().ended, EndReason::nobody_left);
  EXPECT_EQ(table.points(kBlue), 6 - 4);
  EXPECT_EQ(table.points(kRed), 6);  // counters left in the vein belong to nobody
}

// SM-R20 (a): one prospector anywhere, or one player in Build Up, keeps it going
TEST(NobodyLeft, NotWhileAnybodyIsThere) {
  Table another;
  another.put(kBlue, eldorado).put(kRed, mine_camp).tear_down(kBlue).tear_down(kRed).play("leave eldorado");
  EXPECT_FALSE(another.over());
  Table building;
  building.put(kBlue, eldorado).tear_down(kBlue).play("leave eldorado");
  EXPECT_FALSE(building.over());
  EXPECT_EQ(building.state().turn, kRed);
}

// SM-R20 (a), SM-R11: the last one plays on alone and can still empty the vein
TEST(NobodyLeft, TheLastOnePlaysOnAlone) {
  Table table;
  table.vein("mine 1 2").put(kBlue, eldorado).tear_down(kBlue).tear_down(kRed);
  table.play("move eldorado mine_camp; end");
  EXPECT_EQ(table.state().turn, kBlue);
  table.play("dig; to eldorado; move eldorado mine_camp; end; dig; to eldorado");
  EXPECT_EQ(table.state().ended, EndReason::vein_empty);
}

// SM-R20 (b): eight turns a player without progress
TEST(Standstill, EndsAfterEightTurnsAPlayer) {
  for (const int seats : {2, 3, 4}) {
    Table table(seats);
    for (int turn = 1; turn <= 8 * seats; ++turn) {
      ASSERT_FALSE(table.over());
      table.play("city; end");
      EXPECT_EQ(table.state().idle, turn);
    }
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.state().ended, EndReason::standstill);
    EXPECT_EQ(table.points(kBlue), 6);
  }
}

// SM-R20 (b): what is progress, and what is not
TEST(Standstill, ProgressIsBounded) {
  struct Case {
    const char* line;
    int idle;
  };
  const Case build_up[] = {{"dig; to eldorado; stop", 0},
                           {"city; place eldorado; end", 0},
                           {"city; card 5 eldorado; end", 0},
                           {"switch; city; end", 0},
                           {"city; end", 4},
                           {"city; move eldorado st_johns; end", 4},
                           {"city; shift eldorado 1 up; end", 4}};
  for (const Case& each : build_up) {
    Table table;
    table.put(kBlue, river_camp, 2).put(kBlue, eldorado, 2).cards(eldorado, "0:2 1:3").cards(st_johns, "0:3");
    table.position.idle = 3;
    table.play(each.line);
    EXPECT_EQ(table.state().idle, each.idle) << each.line;
  }
  const Case tear_down[] = {{"leave eldorado; end", 0},
                            {"pull eldorado; end", 0},
                            {"move eldorado st_johns; move st_johns eldorado; end", 4}};  // paying is none
  for (const Case& each : tear_down) {
    Table table;
    table.put(kBlue, eldorado, 2).cards(eldorado, "0:2 1:3").tear_down(kBlue);
    table.position.idle = 3;
    table.play(each.line);
    EXPECT_EQ(table.state().idle, each.idle) << each.line;
  }
}

// SM-R20 (b): skipped turns count, too, and may be the last ones
TEST(Standstill, SkippedTurnsCount) {
  Table table;
  table.put(kBlue, eldorado).tear_down(kBlue).tear_down(kRed);
  table.position.idle = 14;
  table.play("end");  // 15; Red is skipped: 16
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state().ended, EndReason::standstill);
  EXPECT_EQ(table.told(e_skip), 1);
}

}  // namespace
}  // namespace paydirt::sutters_mill

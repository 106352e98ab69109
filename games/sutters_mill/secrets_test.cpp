// Hidden information: section 6 of the rules document.
#include <set>

#include "engine/json_write.hpp"
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

/// A table where everybody has taken something, and a counter lies in the box.
Table worked_table() {
  Table table(3);
  table.put(kBlue, river_camp, 3).put(kRed, river_camp, 2).put(kGreen, eldorado).put(kGreen, st_johns);
  table.cards(eldorado, "2:9").cards(st_johns, "2:4 0:2").cards(adams_express, "1:8").tear_down(kGreen);
  table.play("dig; to eldorado; to st_johns; stop; dig; to eldorado; stop; pull eldorado; end");
  return table;
}

// SM-010, SM-153: a purse is its owner's secret until the game is over
TEST(Secret, APurseIsItsOwners) {
  Table table;
  table.vein("river 3 2").put(kBlue, river_camp).put(kRed, river_camp).play("dig; to eldorado");
  const Open open = table.rules.open(table.state());
  EXPECT_FALSE(open.players[kBlue].purse.has_value());
  const Own own = table.rules.own(table.state(), kBlue);
  EXPECT_EQ(own.purse, 9);
  EXPECT_EQ(own.taken[0], (std::vector<int>{3}));
  ScoreSheet sheet;
  table.rules.tally(table.state(), sheet);
  for (const ScoreItem& item : sheet.items) EXPECT_EQ(item.secret, item.kind == s_nuggets);
  table.play("dig; to eldorado");
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.rules.open(table.state()).players[kBlue].purse, 9);
}

// SM-R04: the others know the backs that were taken and what was paid, and so does everybody
TEST(Secret, WhatOthersKnowOfAPurse) {
  Table table;
  table.vein("river 3 hillside 2 2 2").put(kBlue, river_camp).put(kBlue, hillside_camp);
  table.play("dig; to eldorado; to eldorado; city; end; city; place eldorado; place eldorado");
  const Open open = table.rules.open(table.state());
  EXPECT_EQ(open.players[kBlue].taken, (std::array<int, 3>{1, 1, 0}));
  EXPECT_EQ(open.players[kBlue].paid, 1);
  EXPECT_EQ(table.rules.own(table.state(), kBlue).purse, 6 + 3 + 2 - 1);
}

// SM-R25, SM-004: hands, scoring piles and everything else on the table are open
TEST(Secret, HandsArePublic) {
  Table table = worked_table();
  const Open open = table.rules.open(table.state());
  EXPECT_EQ(open.players[kBlue].hand.size(), 12U);
  EXPECT_EQ(open.players[kBlue].hand.front(), "3");
  EXPECT_EQ(open.players[kGreen].home, (std::vector<std::string>{"9"}));
  EXPECT_EQ(open.players[kGreen].home_value, 9);
  EXPECT_EQ(open.players[kGreen].board_value, 4);
}

// SM-010, SM-032, SM-R24: two worlds that differ only in what a seat has not seen look alike to it
TEST(Secret, ViewsDependOnWhatWasSeen) {
  Table table = worked_table();
  const Rules& rules = table.rules;
  const State truth = table.state();
  for (Seat viewer = 0; viewer < 3; ++viewer) {
    std::set<std::string> worlds;
    for (uint64_t seed = 0; seed < 20; ++seed) {
      State world = truth;
      Rng rng(seed);
      rules.resample(world, viewer, rng);
      worlds.insert(to_json(rules.position(world)));
      EXPECT_EQ(to_json(rules.open(world)), to_json(rules.open(truth)));
      EXPECT_EQ(to_json(rules.own(world, viewer)), to_json(rules.own(truth, viewer)));
      EXPECT_EQ(rules.cue(world, viewer), rules.cue(truth, viewer));
      Rules::Moves expected;
      Rules::Moves offered;
      rules.moves(truth, truth.turn, expected);
      rules.moves(world, truth.turn, offered);
      const bool alike = std::equal(expected.begin(), expected.end(), offered.begin(), offered.end());
      EXPECT_TRUE(alike || viewer != truth.turn);
      for (Seat seat = 0; seat < 3; ++seat) EXPECT_GE(world.purse[seat], 0);
    }
    EXPECT_GT(worlds.size(), 15U);
  }
}

// SM-R04: nobody can have paid what he never had
TEST(Secret, SamplesLetEverybodyHavePaid) {
  Table table;
  table.purse(kRed, 0).put(kBlue, river_camp);
  PositionPlayer& green = table.position.players[kRed];
  green.paid = 12;  // 6 at the start and two counters of 3
  green.taken = {{Part::river, 3}, {Part::river, 3}};
  for (uint64_t seed = 0; seed < 200; ++seed) {
    State world = table.state();
    Rng rng(seed);
    table.rules.resample(world, kBlue, rng);
    ASSERT_GE(world.purse[kRed], 0);
    ASSERT_EQ(world.taken[kRed][0][2], 2);
  }
}

// A position may list the same counter for several players; a sample must cope.
TEST(Secret, SamplesCopeWithCrowdedPositions) {
  Table table(4);
  for (PositionPlayer& player : table.position.players) {
    for (const Counter& counter : table.position.vein) player.taken.push_back(counter);
  }
  State world = table.state();
  Rng rng(1);
  table.rules.resample(world, kBlue, rng);
  EXPECT_EQ(to_json(table.rules.open(world)), to_json(table.rules.open(table.state())));
}

// After the end purses are open, and a sample leaves them alone.
TEST(Secret, NothingIsHiddenInAFinishedGameButTheVein) {
  Table table = worked_table();
  table.position = table.rules.position(table.state());
  table.position.finished = EndReason::standstill;
  const State truth = *table.rules.load(table.position);
  State world = truth;
  Rng rng(3);
  table.rules.resample(world, kBlue, rng);
  EXPECT_EQ(to_json(table.rules.open(world)), to_json(table.rules.open(truth)));
  EXPECT_FALSE(std::equal(truth.vein, truth.vein + kVein, world.vein));
}

}  // namespace
}  // namespace paydirt::sutters_mill

// Steps 2b and 2c, the tent and the mining: sections 3.4 and 3.5 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// A mountain of the start tile and an open tile north of it, open to the north and the east.
Table mountain() {
  Table table;
  table.tile("MT3-a", 0, -1, 1).draws("STR-a");
  return table;
}

TEST(Tent, CG411_OnAnyMountainSegmentNewOrOld) {
  Table table = mountain();
  table.draws("MCAPS-a STR-a STR-a").play("place 0 -2 2");
  EXPECT_EQ(table.refused("tent 0 -2 m0"), "");  // new
  EXPECT_EQ(table.refused("tent 0 -1 m0"), "");  // old
  EXPECT_EQ(table.refused("tent 0 0 m0"), "");
  EXPECT_EQ(table.refused("tent 0 0 m1"), "CG411");
  EXPECT_EQ(table.refused("tent 5 5 m0"), "CG411");
  EXPECT_EQ(table.refused("tent 1 0 m0"), "CG411");
  table.play("tent 0 -1 m0");
  EXPECT_FALSE(table.has_tent(kBlue));
  EXPECT_EQ(table.open().players[kBlue].tent->y, -1);
  table.play("place 1 0 1; pass; place 2 0 1; tent 0 0 m0");  // moving is the same action
  EXPECT_EQ(table.open().players[kBlue].tent->y, 0);
  EXPECT_EQ(table.told(e_tent), 2);
}

// CG412, CGR14: not on a mountain that is complete, nor on one that this tile has completed
TEST(Tent, CG412_OnlyOnIncompleteMountains) {
  Table table;
  table.draws("MCAP-a").play("place 0 -1 2");
  EXPECT_EQ(table.refused("tent 0 0 m0"), "CG412");
  EXPECT_EQ(table.refused("tent 0 -1 m0"), "CG412");  // CGR14
  EXPECT_EQ(table.options_of("tent"), 0);
}

TEST(Tent, CG413_OnAVacantSegment) {
  Table table = mountain();
  table.cowboy(kRed, 0, -1, "m0").tent(kRed, 0, 0, "m0").draws("MCAP-a").play("place 0 -2 2");
  EXPECT_EQ(table.refused("tent 0 -1 m0"), "CG413");  // a cowboy
  EXPECT_EQ(table.refused("tent 0 0 m0"), "CG413");   // a tent
  EXPECT_EQ(table.refused("tent 0 -2 m0"), "");
}

// X6: figures on other segments of the same tile do not matter
TEST(Tent, CG413_OtherSegmentsOfTheTile) {
  Table table = mountain();
  table.tile("MCAPS-a", 0, -2, 2).cowboy(kRed, 0, -2, "r0").cowboy(kBlue, 0, -1, "m0").tent(kRed, 0, 0, "m0");
  table.play("place 1 0 1");
  EXPECT_EQ(table.refused("tent 0 -2 m0"), "");
}

// X5: figures on other segments of the mountain do not matter
TEST(Tent, CG414_OthersOnTheMountain) {
  Table table = mountain();
  table.cowboy(kRed, 0, -1, "m0").play("place 1 0 1");
  EXPECT_EQ(table.refused("tent 0 0 m0"), "");
}

TEST(Tent, CG415_StaysWhileItMines) {
  Table table = mountain();
  table.tent(kBlue, 0, 0, "m0").pile(0, 0, "m0", {1, 2, 3}).draws("STR-a STR-b STR-c");
  table.play("place 1 0 1; mine; place 2 0 1; pass; place 3 0 1; mine");
  EXPECT_EQ(table.open().players[kBlue].tent->y, 0);
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{1}));
}

TEST(Mine, CG421_TheTopmostToken) {
  Table table = mountain();
  table.tent(kBlue, 0, 0, "m0").pile(0, -1, "m0", {1, 2, 5}).play("place 1 0 1; mine");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).tokens, (std::vector<int>{5}));
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{1, 2}));
  EXPECT_EQ(table.points(kBlue), 5);
  Table without_tent = mountain();
  EXPECT_EQ(without_tent.pile(0, 0, "m0", {1}).play("place 1 0 1").refused("mine"), "CG421");
  Table without_tokens = mountain();
  EXPECT_EQ(without_tokens.tent(kBlue, 0, 0, "m0").play("place 1 0 1").refused("mine"), "CG421");
}

// X7: the majority of another player does not matter
TEST(Mine, CG422_WhoeverIsThere) {
  Table table = mountain();
  table.cowboy(kRed, 0, -1, "m0").tent(kBlue, 0, 0, "m0").pile(0, 0, "m0", {3}).play("place 1 0 1; mine");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).gold, 3);
}

// CG423, CGR37: face down, counted by all, seen by its owner, scored at the end
TEST(Mine, CG423_KeptFaceDown) {
  Table table = mountain();
  table.tent(kBlue, 0, 0, "m0").pile(0, 0, "m0", {3}).play("place 1 0 1; mine");
  EXPECT_EQ(table.open().players[kBlue].tokens, 1);
  EXPECT_EQ(table.open().players[kBlue].score.total, 0);
  EXPECT_FALSE(table.open().players[kBlue].score.gold.has_value());
  EXPECT_TRUE(table.rules.own(table.state(), kRed).tokens.empty());
  const auto mined = std::find_if(table.events.begin(), table.events.end(),
                                  [](const Event& event) { return event.kind == e_mine; });
  ASSERT_NE(mined, table.events.end());
  EXPECT_EQ(mined->seen_by(SeatSet::of(kBlue)).secret, 3);
  EXPECT_EQ(mined->seen_by(SeatSet::of(kRed)).secret, Event::kBlank);
}

TEST(Tent, CGR11_NoSegmentHoldsTwoFigures) {
  Table table = mountain();
  table.tent(kBlue, 0, 0, "m0").tent(kRed, 0, 0, "m0");
  EXPECT_EQ(table.rules.load(table.completed()).refusal().rule, std::string("CGR11"));
  Table both = mountain();
  both.cowboy(kBlue, 0, -1, "m0").tent(kRed, 0, -1, "m0");
  EXPECT_EQ(both.rules.load(both.completed()).refusal().rule, std::string("CGR11"));
}

// CGR15: a tent on the mountain just completed may still mine, or move away
TEST(Tent, CGR15_OnAMountainJustCompleted) {
  Table table;
  table.tile("MTCO-a", 0, -1, 2).tent(kBlue, 0, 0, "m0").pile(0, 0, "m0", {1, 5});
  table.draws("MCAP-a").play("place 1 -1 3");
  EXPECT_EQ(table.open().mountains[table.feature(0, 0, "m0")].open, 0);
  EXPECT_EQ(table.refused("mine"), "");
  table.play("mine");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).tokens.size(), 1U);
  EXPECT_TRUE(table.has_tent(kBlue));  // CG525
}

TEST(Tent, CGR15_MovesAwayBeforeTheScoring) {
  Table table;
  table.tile("MTCO-a", 0, -1, 2).tent(kBlue, 0, 0, "m0").draws("M2OP-a").play("place 1 -1 0");
  EXPECT_EQ(table.open().mountains[table.feature(0, 0, "m0")].open, 0);
  table.play("tent 1 -1 m0");
  EXPECT_FALSE(table.has_tent(kBlue));
  EXPECT_EQ(table.told(e_strike), 0);
}

TEST(Tent, CGR16_InsideTheSameMountain) {
  Table table = mountain();
  table.tent(kBlue, 0, 0, "m0").draws("STR-a STR-b STR-c").play("place 1 0 1");
  EXPECT_EQ(table.refused("tent 0 0 m0"), "CGR16");
  table.play("tent 0 -1 m0; place 2 0 1");
  EXPECT_EQ(table.refused("tent 0 0 m0"), "");  // vacant again
}

TEST(Mine, CGR17_ATokenPlacedThisTurn) {
  Table table = mountain();
  table.tent(kBlue, 0, 0, "m0").supply({5}).draws("MCAP-a").play("place 0 -2 2; mine");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).gold, 5);
}

// CGR18: tents on mountains that are joined all stay and mine from the joined pile
TEST(Mine, CGR18_JoinedMountains) {
  Table table;
  table.tile("CUR-a", 1, 0, 1).tile("MCAPL-a", 1, -1, 3).tent(kBlue, 0, 0, "m0").tent(kRed, 1, -1, "m0");
  table.pile(0, 0, "m0", {1}).pile(1, -1, "m0", {2}).supply({3, 5}).draws("MT3-a STR-a");
  table.play("place 0 -1 1; mine");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).gold, 5);
  table.play("place 2 -1 1; mine");
  EXPECT_EQ(table.rules.own(table.state(), kRed).gold, 3);
}

TEST(Tent, CGR41_OnAMountainWithoutTokens) {
  Table table = mountain();
  table.play("place 1 0 1");
  EXPECT_TRUE(table.pile_at(0, 0, "m0").empty());
  EXPECT_EQ(table.refused("tent 0 0 m0"), "");
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

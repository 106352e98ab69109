// Completed mountains: section 3.6 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// A mountain of five nuggets with a blue and a red miner once the tile in hand lies at (0,-1); three tokens.
Table tied(int seats = 2) {
  Table table(seats);
  table.tile("CUR-a", 1, 0, 1).tile("MCAPL-a", 1, -1, 3).tile("PRA-a", 1, -2).tile("MCAP-a", 0, -2, 2);
  table.cowboy(kBlue, 1, -1, "m0").cowboy(kRed, 0, -2, "m0").pile(0, 0, "m0", {1}).supply({2, 5});
  table.draws("MT3-a");
  return table;
}

// CG521, CGR12: complete without an open mountain edge, also towards a free square inside
TEST(Mountain, CG521_AGapKeepsItIncomplete) {
  Table table;
  table.tile("CUR-a", 1, 0, 1).tile("CUR-b", 1, -1, 3).tile("PRA-a", 1, -2).tile("PRA-b", 0, -2);
  table.tile("MCAP-a", -1, -2).tile("MCAP-b", -1, -1, 3).draws("MCAP-a");
  EXPECT_EQ(table.open().mountains[table.feature(0, 0, "m0")].open, 1);
  table.play("place 0 -1 2");
  EXPECT_EQ(table.open().mountains[table.feature(0, 0, "m0")].open, 0);
}

TEST(Mountain, CGR12_FreeSquaresBesidePrairieDoNotMatter) {
  Table table;
  table.draws("MCAP-a").play("place 0 -1 2");
  EXPECT_EQ(table.open().mountains[table.feature(0, 0, "m0")].open, 0);
}

// CG522, X13
TEST(Mountain, CG522_TokensThenNuggets) {
  Table table;
  table.tile("MT4-a", 0, -1).tile("MCAP-a", 0, -2, 2).tile("MCAP-a", -1, -1, 1).cowboy(kBlue, 0, -1, "m0");
  table.pile(0, 0, "m0", {2, 3}).supply({5}).turn(kRed).draws("MCAP-b").play("place 1 -1 3; pass");
  EXPECT_EQ(table.score(kBlue, s_mountains), 7);
  EXPECT_EQ(table.rules.own(table.state(), kBlue).tokens, (std::vector<int>{2, 3, 5}));
  EXPECT_EQ(table.cowboys(kBlue), 4);
  EXPECT_EQ(table.score(kRed, s_mountains), 0);
  EXPECT_TRUE(table.now().piles.empty());
}

// X17, with the moves of the rules document
TEST(Mountain, X17_PlacedAndScoredAtOnce) {
  Table table;
  table.pile(0, 0, "m0", {1}).draws("MCAP-b").play("place 0 -1 2; cowboy m0");
  EXPECT_EQ(table.score(kBlue, s_mountains), 2);
  EXPECT_EQ(table.open().players[kBlue].tokens, 2);
  EXPECT_EQ(table.cowboys(kBlue), 4);
  EXPECT_EQ(table.open().supply, 61);
}

// CG523, X14
TEST(Mountain, CG523_TiedPlayersTakeTurns) {
  Table table = tied();
  table.play("place 0 -1 1; pass");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).tokens, (std::vector<int>{1, 5}));  // first and third
  EXPECT_EQ(table.rules.own(table.state(), kRed).tokens, (std::vector<int>{2}));
  EXPECT_EQ(table.score(kBlue, s_mountains), 5);
  EXPECT_EQ(table.score(kRed, s_mountains), 5);
}

TEST(Mountain, CG523_BeginningWithTheNextTiedPlayer) {
  Table green = tied(3);
  green.turn(kGreen).play("place 0 -1 1; pass");
  EXPECT_EQ(green.rules.own(green.state(), kBlue).tokens, (std::vector<int>{1, 5}));
  EXPECT_EQ(green.rules.own(green.state(), kGreen).tokens.size(), 0U);
  Table red = tied();
  red.turn(kRed).play("place 0 -1 1; pass");
  EXPECT_EQ(red.rules.own(red.state(), kRed).tokens, (std::vector<int>{1, 5}));
  EXPECT_EQ(red.rules.own(red.state(), kBlue).tokens, (std::vector<int>{2}));
}

// CG524: kept like mined ones; nobody else learns their values
TEST(Mountain, CG524_TokensStayFaceDown) {
  Table table = tied();
  table.play("place 0 -1 1; pass");
  EXPECT_EQ(table.open().players[kBlue].tokens, 2);
  EXPECT_EQ(table.open().players[kBlue].score.total, 5);
  EXPECT_EQ(table.told(e_gold), 3);
  for (const Event& event : table.events) {
    EXPECT_TRUE(event.kind != e_gold || event.seen_by({}).secret == Event::kBlank);
  }
}

TEST(Mountain, CG525_TentsGoHomeAndCountForNothing) {
  Table table;
  table.tile("MTCO-a", 0, -1, 2).tent(kRed, 0, 0, "m0").cowboy(kBlue, 0, -1, "m0").draws("MCAP-a");
  table.play("place 1 -1 3; pass");
  EXPECT_TRUE(table.has_tent(kRed));
  EXPECT_EQ(table.told(e_strike), 1);
  EXPECT_EQ(table.score(kRed, s_mountains), 0);
  EXPECT_EQ(table.score(kBlue, s_mountains), 4);
}

// CGR19: without a miner the tokens leave unseen
TEST(Mountain, CGR19_NobodyThere) {
  Table table;
  table.pile(0, 0, "m0", {5}).tent(kRed, 0, 0, "m0").draws("MCAP-a").play("place 0 -1 2; pass");
  EXPECT_EQ(table.open().removed, 2);
  EXPECT_TRUE(table.now().piles.empty());
  EXPECT_TRUE(table.has_tent(kRed));
  EXPECT_EQ(table.points(kBlue) + table.points(kRed), 0);
}

// CGR20: without tokens the nuggets score as usual
TEST(Mountain, CGR20_NoTokensLeft) {
  Table table;
  table.and_no_more_tokens().draws("MCAP-a").play("place 0 -1 2; cowboy m0");
  EXPECT_EQ(table.score(kBlue, s_mountains), 2);
  EXPECT_EQ(table.open().players[kBlue].tokens, 0);
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// The end of the game and the final scoring: section 3.8 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Places the last tile, a prairie south of the start tile, and ends the game.
Table& end(Table& table) { return table.draws("PRA-b").and_no_more_tiles().play("place 0 1 0; pass"); }

TEST(End, CG801_AfterTheTurnOfTheLastTile) {
  Table table;
  table.tile("CITY3-a", -1, 0).draws("CITY3-b").and_no_more_tiles().play("place 1 0 0");
  EXPECT_FALSE(table.over());
  table.play("cowboy r2");  // steps 2 and 3 are played
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(kBlue, s_railroads), 3);
  EXPECT_EQ(table.open().ended, EndReason::last_tile);
  EXPECT_TRUE(table.rules.deciders(table.state()).seats.empty());
  EXPECT_EQ(table.refused("pass"), "CG801");
  EXPECT_EQ(table.learned, SeatSet::first(2));
}

// CG802, CG803, X22: symbols score, tokens on the mountain are gone
TEST(End, CG802_TentsAndTokensAreRemoved) {
  Table table;
  table.tile("MT3-a", 0, -1, 1).cowboy(kBlue, 0, -1, "m0").tent(kRed, 0, 0, "m0").pile(0, 0, "m0", {5, 5});
  end(table);
  EXPECT_EQ(table.score(kBlue, s_open_mountains), 3);
  EXPECT_EQ(table.score(kBlue, s_gold), 0);
  EXPECT_EQ(table.open().removed, 2);
  EXPECT_TRUE(table.has_tent(kRed));
  EXPECT_EQ(table.told(e_strike), 1);
  const auto lost = std::find_if(table.events.begin(), table.events.end(),
                                 [](const Event& event) { return event.kind == e_lost; });
  ASSERT_NE(lost, table.events.end());
  EXPECT_EQ(table.rules.tell(*lost), "2 tokens leave the game unseen");
}

// X23
TEST(End, CG803_IncompleteMountains) {
  Table table;
  table.tile("MT4-a", 0, -1).tile("MT3-a", 0, -2, 1).tile("MT3-b", 1, -1).tile("MT3-c", -1, -1);
  table.cowboy(kRed, 0, -2, "m0").cowboy(kRed, 1, -1, "m0").cowboy(kBlue, -1, -1, "m0");
  end(table);
  EXPECT_EQ(table.score(kRed, s_open_mountains), 10);
  EXPECT_EQ(table.score(kBlue, s_open_mountains), 0);
}

// X20; locomotives do not count
TEST(End, CG804_IncompleteRailroads) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "r0");
  EXPECT_EQ(end(table).score(kRed, s_open_railroads), 2);
  Table locomotive;
  locomotive.tile("STR-b", -1, 0, 1).cowboy(kRed, -1, 0, "r0");
  EXPECT_EQ(end(locomotive).score(kRed, s_open_railroads), 2);
}

// X21
TEST(End, CG805_IncompleteCities) {
  Table table;
  table.tile("CITY3-a", -1, 0).tile("MT3R-a", -2, 0, 3).cowboy(kRed, -1, 0, "c0");
  EXPECT_EQ(end(table).score(kRed, s_open_cities), 3);
}

TEST(End, CG806_CowboysGoBack) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "c0").cowboy(kRed, -1, 0, "r0").cowboy(kBlue, -1, 0, "p0");
  table.tile("MT3-a", 0, -1, 1).cowboy(kBlue, 0, -1, "m0");
  end(table);
  EXPECT_EQ(table.cowboys(kBlue), 4);
  EXPECT_EQ(table.cowboys(kRed), 4);
  EXPECT_TRUE(table.open().cowboys.empty());
}

TEST(End, CG807_Prairies) {
  Table tie;  // X24
  tie.tile("PRA-a", 0, 1).tile("STR-a", 1, 0, 1).cowboy(kBlue, 0, 1, "p0").cowboy(kRed, 1, 0, "p0");
  tie.draws("CUR-a").and_no_more_tiles().play("place 2 0 0; pass");
  EXPECT_EQ(tie.score(kBlue, s_prairies), 6);
  EXPECT_EQ(tie.score(kRed, s_prairies), 6);
  Table alone;  // X25
  alone.tile("PRA-b", 0, 1).tile("STR-c", 1, 0, 1).cowboy(kRed, 0, 1, "p0");
  alone.draws("CUR-a").and_no_more_tiles().play("place 2 0 0; pass");
  EXPECT_EQ(alone.score(kRed, s_prairies), 4);
  Table most;  // X26
  most.tile("PRA-a", 0, 1).tile("STR-d", 1, 0, 1).tile("PRA-b", 0, 2).tile("MCAP-c", 1, 1, 1);
  most.cowboy(kBlue, 0, 1, "p0").cowboy(kBlue, 0, 2, "p0").cowboy(kRed, 1, 1, "p0");
  most.draws("CUR-a").and_no_more_tiles().play("place 2 0 0; pass");
  EXPECT_EQ(most.score(kBlue, s_prairies), 16);
  EXPECT_EQ(most.score(kRed, s_prairies), 0);
}

// CG808, X27
TEST(End, CG808_Gold) {
  Table table;
  end(table.holds(kBlue, {0, 1, 1, 2, 2, 3, 3, 5, 5}).holds(kRed, {0}));
  EXPECT_EQ(table.score(kBlue, s_gold), 22);
  EXPECT_EQ(table.open().players[kBlue].score.gold, 22);
  EXPECT_EQ(table.open().players[kBlue].score.total, 22);
  EXPECT_EQ(table.open().players[kRed].score.gold, 0);
}

// CG809, CGR30: the highest total wins; equal totals share
TEST(End, CG809_TheHighestTotal) {
  Table table(3);
  table.holds(kBlue, {1}).holds(kRed, {5}).holds(kGreen, {2, 3});
  end(table);
  const Outcome outcome = table.rules.outcome(table.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.rank[kRed], 1);
  EXPECT_EQ(outcome.rank[kGreen], 1);
  EXPECT_EQ(outcome.rank[kBlue], 3);
}

// CG810, CGR31, X11: the marker goes round, the score has no limit
TEST(End, CG810_TheScoreHasNoLimit) {
  for (const auto& [before, after] : {std::pair{49, 51}, std::pair{99, 101}, std::pair{300, 302}}) {
    Table table;
    table.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r2").draws("MT3R-a");
    table.position.players[kBlue].score.railroads = before;
    table.play("place -2 0 3; pass");
    EXPECT_EQ(table.points(kBlue), after);
    EXPECT_EQ(table.open().players[kBlue].score.total, after);
  }
}

TEST(End, CGR33_OrderOfTheFinalScoring) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "c0").cowboy(kRed, -1, 0, "r0").cowboy(kBlue, -1, 0, "p0");
  table.tile("MT3-a", 0, -1, 1).cowboy(kBlue, 0, -1, "m0");
  end(table);
  std::string order;
  for (const Event& event : table.events) {
    if (event.kind == e_unfinished) order += segment_name({event.b})[0];
    if (event.kind == e_prairie) order += 'p';
    if (event.kind == e_nuggets) order += 'g';
  }
  EXPECT_EQ(order, "mrcpgg");
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// Final scoring: section 3.10 of the rules document.
#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

/// One Gold card of each mine for everybody who is named, so that no mine is missing.
Table& one_of_each(Table& table, Seat seat) {
  for (const Mine mine : {hills, forest, mountains, river, lake}) table.gold(seat, mine, "gold_1");
  return table;
}

// FG-F1, EX12: nuggets are added up by mine
TEST(Score, NuggetsByMine) {
  Table table;
  table.gold(kBlue, forest, "gold_1 gold_3 gold_3");
  EXPECT_EQ(table.score(kBlue, s_nuggets + 1), 7);
  EXPECT_EQ(table.rules.own(table.state(), kBlue).holdings.nuggets[1], 7);
}

// FG-F2, FG-R34, FG-R45: 5 less for each mine without Gold; gems do not help, the discarded mine counts
TEST(Score, MissingMines) {
  Table table;
  EXPECT_EQ(table.score(kBlue, s_missing), -25);
  Table some;
  some.gold(kBlue, forest, "gold_1").gold(kBlue, lake, "gold_5").gem(kBlue, hills);
  EXPECT_EQ(some.score(kBlue, s_missing), -15);
  const Holdings held = some.rules.own(some.state(), kBlue).holdings;
  EXPECT_EQ(held.missing, (std::vector<Mine>{hills, mountains, river}));
  EXPECT_EQ(held.fools_gold, lake);
  EXPECT_EQ(held.standing.total, -15 + 1 + 1);
}

// FG-F3, FG-F4: the richest mine scores nothing, the others a point a nugget; the sheet says which
TEST(Score, FoolsGold) {
  Table table;
  one_of_each(table, kBlue).gold(kBlue, river, "gold_5 gold_5").gold(kBlue, lake, "gold_3");
  EXPECT_EQ(table.score(kBlue, s_nuggets + 3), 11);
  EXPECT_EQ(table.score(kBlue, s_fools_gold + 3), -11);
  for (const int other : {0, 1, 2, 4}) EXPECT_FALSE(table.score(kBlue, s_fools_gold + other).has_value());
  EXPECT_EQ(table.points(kBlue), 1 + 1 + 1 + 4);
  EXPECT_STREQ(Rules::tables().scores[s_fools_gold + 3].name, "Fool's Gold: River");
}

// FG-R35: of two richest mines only one is discarded, the one with the lower number
TEST(Score, OnlyOneMineIsDiscarded) {
  Table table;
  one_of_each(table, kBlue).gold(kBlue, forest, "gold_3").gold(kBlue, lake, "gold_3");
  EXPECT_EQ(table.score(kBlue, s_fools_gold + 1), -4);
  EXPECT_FALSE(table.score(kBlue, s_fools_gold + 4).has_value());
  EXPECT_EQ(table.points(kBlue), 1 + 1 + 1 + 4);
}

// FG-R36: no Gold at all, or Gold of one mine only
TEST(Score, WithoutGold) {
  Table table;
  table.gold(kRed, hills, "gold_3 gold_3");
  EXPECT_EQ(table.points(kBlue), -25);
  for (int mine = 0; mine < kMines; ++mine) EXPECT_FALSE(table.score(kBlue, s_fools_gold + mine).has_value());
  EXPECT_FALSE(table.rules.own(table.state(), kBlue).holdings.fools_gold.has_value());
  EXPECT_EQ(table.points(kRed), -20);
}

// FG-F5, EX14: 0, 1, 3, 6, 10, 15 for the whole collection
TEST(Score, Gems) {
  Table table;
  constexpr int kPoints[] = {0, 1, 3, 6, 10, 15};
  for (int count = 0; count <= kGems; ++count) {
    Table with;
    for (int type = 0; type < count; ++type) with.gem(kBlue, static_cast<Mine>(type));
    EXPECT_EQ(with.score(kBlue, s_gems), kPoints[count]);
  }
}

// FG-F6, FG-R33, EX13: the example of the rulebook, with its sum put right
TEST(Score, TheRulebooksExample) {
  Table table;
  table.gold(kBlue, hills, "gold_1 gold_3").gold(kBlue, forest, "gold_2 gold_3");
  table.gold(kBlue, mountains, "gold_4 gold_4 gold_1").gold(kBlue, lake, "gold_5 gold_2");
  table.gem(kBlue, hills).gem(kBlue, river).gem(kBlue, lake);
  EXPECT_EQ(table.score(kBlue, s_missing), -5);
  EXPECT_EQ(table.score(kBlue, s_fools_gold + 2), -9);
  EXPECT_EQ(table.score(kBlue, s_gems), 6);
  EXPECT_EQ(table.points(kBlue), 17);
  EXPECT_EQ(table.rules.outcome(table.state()).rank[kBlue], 1);
}

std::vector<int> ranks(Table& table) {
  const Outcome outcome = table.rules.outcome(table.state());
  return {outcome.rank.begin(), outcome.rank.begin() + table.rules.seats()};
}

// FG-F7: equal points, the higher second mine wins
TEST(Tie, TheSecondRichestMineDecides) {
  Table table;
  one_of_each(table, kBlue);
  one_of_each(table, kRed);
  one_of_each(table, kGreen);
  table.gold(kBlue, river, "gold_5").gold(kBlue, hills, "gold_3");  // 4 + 1 + 1 + 1
  table.gold(kRed, river, "gold_5")
      .gold(kRed, forest, "gold_2")
      .gold(kRed, hills, "gold_1");  // 3 + 2 + 1 + 1
  EXPECT_EQ(table.points(kBlue), table.points(kRed));
  EXPECT_EQ(ranks(table), (std::vector<int>{1, 2, 3}));
}

// FG-F7, FG-R37: then the third, and so on; the richest one is not looked at
TEST(Tie, TheNextMinesDecide) {
  Table table;
  one_of_each(table, kBlue);
  one_of_each(table, kRed);
  table.gold(kBlue, river, "gold_3").gold(kBlue, hills, "gold_3").gold(kBlue, forest, "gold_2");
  table.gold(kRed, lake, "gold_5 gold_5").gold(kRed, hills, "gold_3").gold(kRed, forest, "gold_1");
  table.gold(kRed, mountains, "gold_1");
  EXPECT_EQ(table.points(kBlue), 4 + 3 + 1 + 1);
  EXPECT_EQ(table.points(kRed), 4 + 2 + 2 + 1);
  EXPECT_EQ(ranks(table), (std::vector<int>{1, 2, 3}));
}

// FG-R37: identical lists share the place, whatever lies in the richest mine
TEST(Tie, IdenticalListsShare) {
  Table table(4);
  for (const Seat seat : {kBlue, kRed, kYellow}) one_of_each(table, seat);
  table.gold(kBlue, river, "gold_5").gold(kRed, lake, "gold_5 gold_5").gold(kYellow, hills, "gold_2");
  EXPECT_EQ(ranks(table), (std::vector<int>{1, 1, 4, 1}));
}

// FG-R39, FG-M18: while the game is on, the items are the owner's alone, unless holdings are open
TEST(Score, ItemsAreSecretAsHoldingsAre) {
  for (const bool open : {false, true}) {
    Table table(3, {.open_holdings = open});
    ScoreSheet sheet;
    table.rules.tally(table.state(), sheet);
    for (const ScoreItem& item : sheet.items) EXPECT_EQ(item.secret, !open);
  }
}

}  // namespace
}  // namespace paydirt::fools_gold

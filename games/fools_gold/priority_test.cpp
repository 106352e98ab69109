// Who acts when, and the reserve: section 3.7 of the rules document.
#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

/// EX7: Blue on the path and in reserve, Red above Blue and in reserve, Green highest.
Table river_example() {
  Table table(3);
  table.dice(river, 1).put(kBlue, river, 0).put(kRed, river, 2).put(kGreen, river, 4);
  table.in_reserve(kBlue, river).in_reserve(kRed, river).turn(kGreen);
  return table;
}

// FG-M8, FG-M9, FG-R19, EX7: most miners first, standing and in reserve; then the higher space
TEST(Priority, MostMinersThenTheHigherSpace) {
  Table table = river_example().face_up(river, "gold_1");
  EXPECT_EQ(table.queue(river), "1@2 0@0 2@4");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(river_example().queue(river), "1@2 0@0 2@4");  // shown before, too
}

// FG-M10: the own highest miner acts
TEST(Priority, TheOwnHighestMinerActs) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, {1, 4}).put(kRed, hills, 6).face_up(hills, "silt");
  EXPECT_EQ(table.queue(hills), "0@4 1@6 0@1");
  table.play("lie_down");
  EXPECT_EQ(table.piece(hills, 5), Piece::lying_miner);
  EXPECT_EQ(table.piece(hills, 2), Piece::miner);
}

// FG-M11: priority is worked out afresh after every action
TEST(Priority, AfreshAfterEveryAction) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, {0, 1}).put(kRed, hills, 5).put(kGreen, hills, 3);
  table.in_reserve(kRed, hills).face_up(hills, "silt");
  std::vector<Seat> order;
  while (table.state().year == 0 && table.stage() == Stage::mining) {
    order.push_back(table.asked());
    table.play("coins");
  }
  EXPECT_EQ(order, (std::vector<Seat>{kRed, kBlue, kGreen, kBlue}));
}

// FG-M12, FG-R43: reserve never acts; it goes home with its owner's last miner, and is of no use any more
TEST(Reserve, GoesHomeWithTheLastMiner) {
  Table table(3);
  table.dice(hills, 1).dice(lake, 1).put(kBlue, hills, {0, 1}).put(kRed, hills, 2);
  table.put(kRed, lake, 0).in_reserve(kBlue, hills).in_reserve(kBlue, lake).face_up(hills, "silt");
  table.play("coins");
  EXPECT_EQ(table.reserve(kBlue, hills), 1);  // a miner is still on the path
  table.play("coins");
  EXPECT_EQ(table.reserve(kBlue, hills), 0);
  EXPECT_EQ(table.miners(kBlue), 3);
  EXPECT_EQ(table.told(e_home), 1);
  EXPECT_EQ(table.reserve(kBlue, lake), 1);
  EXPECT_EQ(table.asked(), kRed);  // nobody is left of Blue here, whatever the reserve
  table.play("coins");
  EXPECT_EQ(table.state().mine, 4);
  EXPECT_EQ(table.reserve(kBlue, lake), 1);
}

// FG-M12: a lying miner keeps the reserve there
TEST(Reserve, StaysWithALyingMiner) {
  Table table(3);
  table.dice(hills, 1)
      .put(kBlue, hills, 0)
      .put(kRed, hills, 1)
      .in_reserve(kBlue, hills, 2)
      .face_up(hills, "silt");
  table.play("lie_down");
  EXPECT_EQ(table.reserve(kBlue, hills), 2);
  EXPECT_EQ(table.asked(), kRed);
}

// FG-R17: reserve alone, or with lying miners only, counts for nothing
TEST(Priority, NobodyStandsNobodyActs) {
  Table table(3);
  table.dice(hills, 1)
      .put(kRed, hills, 0)
      .lay(kBlue, hills, 5)
      .in_reserve(kBlue, hills, 3)
      .in_reserve(kGreen, hills, 4);
  table.face_up(hills, "silt");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.queue(hills), "1@0");
  table.deck(hills, "silt silt silt").play("coins");
  EXPECT_EQ(table.reserve(kGreen, hills), 0);  // the year is over: all went home
  EXPECT_EQ(table.state().year, 1);
}

// FG-M16, FG-R18: lying miners count neither by number nor by space, but the reserve beside a standing one
// does
TEST(Priority, LyingMinersDoNotCount) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 0).lay(kBlue, hills, 6).put(kRed, hills, 1).face_up(hills, "silt");
  EXPECT_EQ(table.asked(), kRed);
  Table reserve(3);
  reserve.dice(hills, 1).put(kBlue, hills, 0).lay(kBlue, hills, 6).put(kRed, hills, 1);
  reserve.in_reserve(kBlue, hills).face_up(hills, "silt");
  EXPECT_EQ(reserve.asked(), kBlue);
}

// FG-M19: the order that is shown is the order that comes, whatever everybody does
TEST(Priority, TheOrderIsPublic) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    const Rules rules = printed_rules(3 + static_cast<int>(seed % 3));
    std::vector<NextMiner> expected;
    for_each_decision(rules, seed, [&](const State& s, Seat seat, const auto&) {
      const std::vector<NextMiner> queue = rules.open(s).mines[s.mine].queue;
      if (s.stage == Stage::mining) {
        ASSERT_FALSE(queue.empty());
        ASSERT_EQ(queue.front().seat, seat);
        ASSERT_TRUE(expected.empty() || expected.size() == queue.size());
        for (size_t i = 0; i < expected.size(); ++i) {
          ASSERT_EQ(expected[i].seat, queue[i].seat);
          ASSERT_EQ(expected[i].space, queue[i].space);
        }
      }
      expected.clear();
      if (s.stage == Stage::mining && queue.size() > 1) expected.assign(queue.begin() + 1, queue.end());
    });
  }
}

// FG-R50: miners elsewhere do not count here, and who came home has no further use this year
TEST(Priority, OtherMinesDoNotCount) {
  Table table(3);
  table.dice(hills, 1).dice(forest, 1).put(kBlue, hills, 0).put(kRed, hills, 1).put(kBlue, forest, 0);
  table.put(kBlue, forest, 1).face_up(hills, "gold_1");
  EXPECT_EQ(table.asked(), kRed);
  table.play("take gold_1; coins");
  EXPECT_EQ(table.miners(kRed), 4);
  EXPECT_EQ(table.stage(), Stage::mining);
  EXPECT_EQ(table.asked(), kBlue);
}

// EX8: a Gold for the first, a lying miner, coins for the third; Winter for the one who lay down
TEST(Mining, TheRiverExample) {
  Table table = river_example();
  table.face_up(river, "gold_1").deck(river, "gold_2 silt silt").play("take gold_1");
  EXPECT_EQ(table.reserve(kRed, river), 0);
  EXPECT_EQ(table.asked(), kBlue);
  table.play("lie_down");
  EXPECT_EQ(table.reserve(kBlue, river), 1);
  Table both = table;
  table.play("coins");
  EXPECT_EQ(table.coins(kGreen), 8);
  EXPECT_EQ(table.stage(), Stage::winter);
  EXPECT_EQ(table.queue(river), "0@0");
  // Had Green lain down as well, Blue would come first (FG-R20).
  both.play("lie_down");
  EXPECT_EQ(both.queue(river), "0@0 2@4");
  EXPECT_EQ(both.last(e_winter).seat, kGreen);
}

}  // namespace
}  // namespace paydirt::fools_gold

// The table on a terminal.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

TEST(BoardText, ShowsNoForeignPurse) {
  Table table;
  table.purse(kBlue, 77).purse(kRed, 88).put(kBlue, eldorado, 2).cards(eldorado, "0:9 1:4");
  const Open open = table.rules.open(table.state());
  const Own own = table.rules.own(table.state(), kBlue);
  const std::string board = Rules::board(open, &own, {});
  EXPECT_TRUE(says(board, "> Blue    Build Up       3     0    77"));
  EXPECT_TRUE(says(board, "  Red*    Build Up       5     0     ?"));
  EXPECT_FALSE(says(Rules::board(open, nullptr, {}), "77"));
  EXPECT_TRUE(says(board, "> river 24"));
  EXPECT_TRUE(says(board, "Eldorado         free card           Blue    B2           B9 R4\n"));
}

TEST(BoardText, LeavesTheLowestCardsOutWhereThereIsNoRoom) {
  Table table(4);
  table.cards(eldorado, "0:10 1:10 2:10 3:10 0:9 1:9 2:9 3:9");
  const Open open = table.rules.open(table.state());
  EXPECT_TRUE(says(Rules::board(open, nullptr, {}), ".. G10 Y10 B9 R9 G9 Y9\n"));
  EXPECT_TRUE(says(Rules::board(open, nullptr, {160, 40}), "B10 R10 G10 Y10 B9 R9 G9 Y9\n"));
}

TEST(BoardText, ExplainsLessOnASmallScreen) {
  Table table;
  const auto height = [&](int rows) {
    const std::string board = Rules::board(table.rules.open(table.state()), nullptr, {80, rows});
    return std::count(board.begin(), board.end(), '\n');
  };
  EXPECT_EQ(height(24), 15);
  EXPECT_EQ(height(23), 14);
  EXPECT_EQ(height(22), 13);
}

TEST(BoardText, FitsTheScreen) {
  for (const int seats : {2, 3, 4}) {
    const Rules rules = printed_rules(seats);
    for_each_decision(rules, static_cast<uint64_t>(seats), [&](const State& s, Seat seat, const auto&) {
      expect_board_fits(rules, s, seat, {80, 24, true}, 13 + seats);
      expect_board_fits(rules, s, seat, {120, 40}, 40);
    });
  }
}

}  // namespace
}  // namespace paydirt::sutters_mill

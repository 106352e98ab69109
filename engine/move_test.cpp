#include "engine/move.hpp"

#include <gtest/gtest.h>

#include <set>

namespace paydirt {
namespace {

constexpr const char* kPlaces[] = {"river", "hill", "mine"};
constexpr const char* kMarks[] = {"red", "blue"};
constexpr MoveKind kTable[] = {
    {"pass"},
    {"dig", name_argument("place", kPlaces), number_argument("depth", 3, 9)},
    {"mark", name_argument("place", kPlaces), {}, flags_argument("marks", kMarks)},
    {"bid", number_argument("seat", 0, 4), amount_argument("gold", 10, 700)},
    {"sell", amount_argument("gold", 1, 300)},
};
constexpr MoveKinds kKinds(kTable);

TEST(Notation, WritesNamesNumbersFlagsAndAmounts) {
  EXPECT_EQ(to_notation(kKinds, {0}), "pass");
  EXPECT_EQ(to_notation(kKinds, {1, 2, 9}), "dig mine 9");
  EXPECT_EQ(to_notation(kKinds, {2, 1, 0, 0}), "mark hill");
  EXPECT_EQ(to_notation(kKinds, {2, 1, 0, 2}), "mark hill blue");
  EXPECT_EQ(to_notation(kKinds, {2, 0, 0, 3}), "mark river red+blue");
  EXPECT_EQ(to_notation(kKinds, amount_move(3, 4, 700)), "bid 4 700");
}

TEST(Notation, WritesForeignBytesAsQuestionMarks) {
  EXPECT_EQ(to_notation(kKinds, {9}), "?");
  EXPECT_EQ(to_notation(kKinds, {1, 3, 2}), "dig ? ?");
  EXPECT_EQ(to_notation(kKinds, {2, 0xff, 0, 4}), "mark ? ?");
  EXPECT_EQ(to_notation(kKinds, {3, 0, 0xff, 0xff}), "bid 0 ?");
}

TEST(Notation, EveryMoveComesBack) {
  std::set<uint32_t> bytes;
  const uint32_t count = action_count(kKinds);
  EXPECT_EQ(count, 1U + 3 * 7 + 3 * 4 + 5 * 691 + 300);
  for (uint32_t index = 0; index < count; ++index) {
    const Move move = action_at(kKinds, index);
    ASSERT_TRUE(in_range(kKinds, move));
    ASSERT_EQ(action_index(kKinds, move), index);
    const auto parsed = parse_move(kKinds, to_notation(kKinds, move));
    ASSERT_TRUE(parsed.ok()) << parsed.refusal().words;
    ASSERT_EQ(*parsed, move);
    bytes.insert(std::bit_cast<uint32_t>(move));
  }
  EXPECT_EQ(bytes.size(), count) << "no two indices are one move";
}

TEST(Notation, RangesAreExact) {
  uint32_t within = 0;
  for (uint32_t kind = 0; kind < 6; ++kind) {
    for (uint32_t a = 0; a < 256; ++a) {
      for (uint32_t b = 0; b < 256; ++b) {
        for (uint32_t c = 0; c < 5; ++c) {
          const Move move{static_cast<uint8_t>(kind), static_cast<uint8_t>(a), static_cast<uint8_t>(b),
                          static_cast<uint8_t>(c)};
          within += in_range(kKinds, move) ? 1 : 0;
        }
      }
    }
  }
  EXPECT_EQ(within, action_count(kKinds));
}

TEST(Parser, ToleratesBlanks) {
  const auto move = parse_move(kKinds, "  dig   hill  4 \n");
  ASSERT_TRUE(move.ok());
  EXPECT_EQ(*move, (Move{1, 1, 4}));
}

TEST(Parser, RefusesInWords) {
  const auto words = [](std::string_view text) { return parse_move(kKinds, text).refusal().words; };
  EXPECT_EQ(words("jump"), "there is no move 'jump'; the moves are pass, dig, mark, bid, sell");
  EXPECT_EQ(words(""), "there is no move ''; the moves are pass, dig, mark, bid, sell");
  EXPECT_EQ(words("dig sea 4"), "'dig sea 4': place must be one of river, hill, mine");
  EXPECT_EQ(words("dig hill 2"), "'dig hill 2': depth must be 3 to 9");
  EXPECT_EQ(words("dig hill 10"), "'dig hill 10': depth must be 3 to 9");
  EXPECT_EQ(words("dig hill"), "'dig hill': depth must be 3 to 9");
  EXPECT_EQ(words("dig hill -4"), "'dig hill -4': depth must be 3 to 9");
  EXPECT_EQ(words("dig hill 4x"), "'dig hill 4x': depth must be 3 to 9");
  EXPECT_EQ(words("bid 1 65546"), "'bid 1 65546': gold must be 10 to 700");
  EXPECT_EQ(words("mark hill green"), "'mark hill green': marks must be one of red, blue");
  EXPECT_EQ(words("mark hill red+green"), "'mark hill red+green': marks must be one of red, blue");
  EXPECT_EQ(words("pass now"), "'pass now': nothing may follow 'pass' here");
  EXPECT_EQ(words("mark hill red blue"), "'mark hill red blue': nothing may follow 'mark' here");
}

TEST(MoveList, FindsItsMembersAndStopsWhenFull) {
  MoveList<2> list;
  EXPECT_TRUE(list.empty());
  list.push({1, 2, 3});
  list.push({0});
  EXPECT_EQ(list.size(), 2);
  EXPECT_TRUE(list.has({1, 2, 3}));
  EXPECT_FALSE(list.has({1, 2, 4}));
  EXPECT_DEATH(list.push({}), "");
  list.clear();
  EXPECT_FALSE(list.has({0}));
}

TEST(MoveList, TakesSetsAndAmountsAtOnce) {
  MoveList<5> list;
  list.push_each(1, 7, 0b1010);
  list.push_each(1, 8, 0);
  list.push_amounts(2, 2);
  list.push_amounts(2, -1);
  ASSERT_EQ(list.size(), 4);
  EXPECT_EQ(list[0], (Move{1, 7, 1}));
  EXPECT_EQ(list[1], (Move{1, 7, 3}));
  EXPECT_EQ(list[2], amount_move(2, 0, 1));
  EXPECT_EQ(list[3], amount_move(2, 0, 2));
  EXPECT_DEATH(list.push_each(1, 7, 0b11), "");
  EXPECT_DEATH(list.push_amounts(2, 2), "");
}

TEST(ActionIndexDeathTest, StopsOutOfRange) {
  EXPECT_DEATH(action_index(kKinds, {1, 3, 3}), "");
  EXPECT_DEATH(action_at(kKinds, action_count(kKinds)), "");
}

}  // namespace
}  // namespace paydirt

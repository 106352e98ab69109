// Laying out the table: section 2 of the rules document.
#include <set>

#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

State set_up(int seats, uint64_t seed = 1) {
  Chance chance = Chance::fast(seed);
  return printed_rules(seats).setup(chance);
}

/// The counters of a part, from the front.
std::vector<int> counters(const State& s, int part) {
  const Position position = printed_rules(2).position(s);
  std::vector<int> nuggets;
  for (const Counter& counter : position.vein) {
    if (static_cast<int>(counter.part) == part) nuggets.push_back(counter.nuggets);
  }
  return nuggets;
}

// SM-001
TEST(Setup, TwoToFourPlayers) {
  for (const int seats : {2, 3, 4}) EXPECT_TRUE(Rules::make(printed_edition(), {}, seats, 1).ok());
  for (const int seats : {-1, 0, 1, 5, 6}) {
    const auto rules = Rules::make(printed_edition(), {}, seats, 1);
    ASSERT_FALSE(rules.ok());
    EXPECT_STREQ(rules.refusal().rule, "SM-001");
  }
}

// SM-002, SM-003
TEST(Setup, VeinHoldsAllCountersButTheRed) {
  for (const int seats : {2, 3, 4}) {
    const State s = set_up(seats);
    EXPECT_EQ(s.vein_size(), 72);
    for (int part = 0; part < kParts; ++part) {
      std::vector<int> nuggets = counters(s, part);
      ASSERT_EQ(nuggets.size(), 24U);
      const int lowest = part == 1 ? 2 : 1;
      for (int face = lowest; face < lowest + 3; ++face)
        EXPECT_EQ(std::count(nuggets.begin(), nuggets.end(), face), 8);
    }
  }
}

// SM-003
TEST(Setup, PartsAreShuffledSeparately) {
  std::set<std::vector<int>> orders[kParts];
  for (uint64_t seed = 0; seed < 10; ++seed) {
    for (int part = 0; part < kParts; ++part) orders[part].insert(counters(set_up(2, seed), part));
  }
  for (const auto& seen : orders) EXPECT_EQ(seen.size(), 10U);

  Script script;
  script.results[p_start] = {0};
  script.results[p_hillside] = {4, 4, 2};
  Chance chance = Chance::scripted(script);
  const State s = printed_rules(2).setup(chance);
  EXPECT_EQ(chance.fault(), nullptr);
  const std::vector<int> hillside = counters(s, 1);
  EXPECT_EQ(std::vector<int>(hillside.begin(), hillside.begin() + 3), (std::vector<int>{4, 4, 2}));
}

// SM-004
TEST(Setup, NobodyOwnsACertificateOrTheAdventurer) {
  for (const int seats : {2, 3, 4}) {
    const State s = set_up(seats);
    for (Seat seat = 0; seat < seats; ++seat) EXPECT_EQ(s.certificates[seat], 0);
    EXPECT_EQ(s.adventurer, kNobody);
    EXPECT_EQ(s.closed, 0);
  }
}

// SM-005, SM-006, SM-007, SM-008: the same at every number of players
TEST(Setup, EverybodyStartsAlike) {
  for (const int seats : {2, 3, 4}) {
    const State s = set_up(seats);
    for (Seat seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(s.prospectors[seat][index(river_camp)], 1);
      EXPECT_EQ(s.on_board[seat], 1);
      EXPECT_EQ(s.supply[seat], 4);
      EXPECT_EQ(std::popcount(s.hand[seat]), 13);
      EXPECT_FALSE(s.torn(seat));
      EXPECT_EQ(s.purse[seat], 6);
      EXPECT_EQ(s.home[seat], 0);
    }
    EXPECT_EQ(s.stage, turn_start);
  }
}

// SM-006, SM-R29: no card of value 1; the range is 2 to 11
TEST(Setup, ThirteenCardsWorth95) {
  const auto cards = printed_edition().influence_cards.per_colour;
  int sum = 0;
  int lowest = 99;
  int highest = 0;
  for (const CardFace& card : cards) {
    sum += card.value;
    lowest = std::min(lowest, card.value);
    highest = std::max(highest, card.value);
  }
  EXPECT_EQ(sum, 95);
  EXPECT_EQ(lowest, 2);
  EXPECT_EQ(highest, 11);
}

// SM-009, SM-R30
TEST(Setup, UnusedRedCountersAreTheBank) {
  EXPECT_EQ(set_up(2).bank, 12);
  EXPECT_EQ(set_up(3).bank, 6);
  EXPECT_EQ(set_up(4).bank, 0);
}

// SM-R30: vein, purses, bank and box are 192 nuggets at all times
TEST(Setup, NuggetsAreConserved) {
  for (uint64_t seed = 0; seed < 30; ++seed) {
    const Rules rules = printed_rules(2 + static_cast<int>(seed % 3));
    play_random_game(rules, seed, [&](const State& s, Seat, Move, int) {
      const Position position = rules.position(s);
      int nuggets = position.bank;
      for (const PositionPlayer& player : position.players) nuggets += player.purse;
      for (const Counter& counter : position.vein) nuggets += counter.nuggets;
      for (const Counter& counter : position.box) nuggets += counter.nuggets;
      ASSERT_EQ(nuggets, 192);
      ASSERT_EQ(rules.broken(s), nullptr);
    });
  }
}

// SM-011
TEST(Setup, AnySeatMayStart) {
  for (const int seats : {2, 3, 4}) {
    std::set<int> starters;
    for (uint64_t seed = 0; seed < 60; ++seed) starters.insert(set_up(seats, seed).turn);
    EXPECT_EQ(starters.size(), static_cast<size_t>(seats));
  }
}

}  // namespace
}  // namespace paydirt::sutters_mill

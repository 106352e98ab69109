// Nested and interrupting questions: who is asked in which order, and what lies beneath.
#include <gtest/gtest.h>

#include "engine/testing/claims_table.hpp"

namespace paydirt::claims {
namespace {

Seat asked(const AnyMatch& match) { return match.deciders().seats.lowest(); }

/// The steps on the stack, bottom first.
std::string steps(const ClaimsMatch& match) {
  std::string text;
  for (const OpenFrame& frame : match.match().rules().open(state_of(match)).stack) {
    append(text, say(text.empty() ? "" : " ", enum_name(frame.step)));
  }
  return text;
}

TEST(Stack, AQuestionOutOfTurnInterruptsAndTheTurnGoesOn) {
  const auto match = three_seats();
  EXPECT_EQ(steps(*match), "round block");
  play_block(*match);
  EXPECT_EQ(steps(*match), "round menu");
  ASSERT_EQ(play(*match, 0, "ask 2"), "");
  EXPECT_EQ(steps(*match), "round menu toll answer");
  EXPECT_EQ(asked(*match), 2);
  ASSERT_EQ(play(*match, 2, "give 2"), "");
  EXPECT_EQ(steps(*match), "round menu toll");
  EXPECT_EQ(asked(*match), 0);
  ASSERT_EQ(play(*match, 0, "pay 0"), "");
  EXPECT_EQ(steps(*match), "round menu grudge");
  EXPECT_EQ(asked(*match), 2);
  const int gold = state_of(*match).gold[0];
  ASSERT_EQ(play(*match, 2, "grudge"), "");
  EXPECT_EQ(steps(*match), "round menu") << "the fine is a task and asks nobody";
  EXPECT_EQ(state_of(*match).gold[0], gold - 1);
  EXPECT_EQ(asked(*match), 0);
  ASSERT_EQ(play(*match, 0, "end"), "");
  EXPECT_EQ(asked(*match), 1);
}

TEST(Stack, ARefusalCutsTheChain) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  const int gold = state_of(*match).gold[1];
  ASSERT_EQ(play(*match, 1, "refuse"), "");
  EXPECT_EQ(steps(*match), "round menu");
  EXPECT_EQ(state_of(*match).gold[1], gold - 1);
}

TEST(Stack, AMenuStaysUntilItsActionsAreUsedUp) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "draw"), "");
  ASSERT_EQ(play(*match, 0, "draw"), "");
  EXPECT_EQ(match->moves(0), (std::vector<Move>{{k_end}})) << "a lone answer is still asked for";
}

TEST(Stack, PaidToTheGiver) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  ASSERT_EQ(play(*match, 1, "give 4"), "");
  const int before = state_of(*match).gold[1];
  ASSERT_EQ(play(*match, 0, "pay 3"), "");
  EXPECT_EQ(state_of(*match).gold[1], before + 3);
  EXPECT_EQ(steps(*match), "round menu");
}

TEST(Stack, PositionsThatCannotAriseAreRefused) {
  const auto match = three_seats();
  const Rules& rules = match->match().rules();
  const auto refused = [&](auto&& change) {
    Position position = rules.position(state_of(*match));
    change(position);
    const auto loaded = rules.load(position);
    return loaded ? std::string() : loaded.refusal().words;
  };
  EXPECT_EQ(refused([](Position&) {}), "");
  const std::string once = "state.stack[1]: there is one round, and a block alone stands on it";
  EXPECT_EQ(refused([](Position& p) { p.stack.push_back(p.stack.back()); }), once);
  EXPECT_EQ(refused([](Position& p) { p.stack.insert(p.stack.begin(), p.stack.front()); }), once);
  EXPECT_EQ(refused([](Position& p) { p.stack.front().count = 5; }), "state.stack[0].count: out of range");
  EXPECT_EQ(refused([](Position& p) { p.round = 3; }), "state.round: the last one is over");
}

TEST(Knowledge, AGivenCardIsKnownToTwoSeats) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  ASSERT_EQ(play(*match, 1, "give 2"), "");
  int others = 0;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    EXPECT_GE(match->knowledge(1).sample(rng).hand[0][1], 1) << "the giver knows where it is";
    others += match->knowledge(2).sample(rng).hand[0][1] == 0 ? 1 : 0;
  }
  EXPECT_GT(others, 10) << "the third seat does not";
}

TEST(Seen, BlanksTheArgumentForWhoMustNotKnow) {
  const auto match = three_seats();
  const Rules& rules = match->match().rules();
  EXPECT_EQ(rules.seen(state_of(*match), 0, {k_stake, 6}, 1), (Move{k_stake, 0xff}));
  EXPECT_EQ(rules.seen(state_of(*match), 0, {k_stake, 6}, 0), (Move{k_stake, 6}));
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  EXPECT_EQ(rules.seen(state_of(*match), 1, {k_give, 4}, 0), (Move{k_give, 4}));
  EXPECT_EQ(rules.seen(state_of(*match), 1, {k_give, 4}, 2), (Move{k_give, 0xff}));
}

}  // namespace
}  // namespace paydirt::claims

// Bots play the made-up game: to the end, the same for a seed, and without what they cannot know.
#include <gtest/gtest.h>

#include "bots/make.hpp"
#include "engine/random_game.hpp"
#include "engine/testing/claims_table.hpp"

namespace paydirt::claims {
namespace {

BotSpec spec_of(const char* text) { return *parse_bot(text); }

/// The record of a game that one kind of bot plays in all seats.
std::string bot_game(const char* spec, int seats, uint64_t seed) {
  const auto match = start(seats, ChanceSource::fast(seed), "rounds=2");
  std::vector<std::unique_ptr<Bot<Rules>>> bots;
  for (int seat = 0; seat < seats; ++seat) {
    bots.push_back(make_bot<Rules>(spec_of(spec), seed + static_cast<uint64_t>(seat)));
  }
  while (!match->deciders().seats.empty()) {
    const Seat seat = match->deciders().seats.lowest();
    const Refusal refusal = match->play(seat, bots[seat]->choose(match->knowledge(seat), {}));
    EXPECT_FALSE(refusal) << refusal.words;
    if (refusal) break;
  }
  EXPECT_TRUE(match->outcome().over);
  return write_record(match->record(), Rules::kinds());
}

class BotOnClaims : public ::testing::TestWithParam<std::tuple<const char*, int>> {};
INSTANTIATE_TEST_SUITE_P(AllSeats, BotOnClaims,
                         ::testing::Combine(::testing::Values("random", "greedy", "search:60it"),
                                            ::testing::Values(2, 3, 4, 5)));

TEST_P(BotOnClaims, PlaysToTheEndAndTheSameForASeed) {
  const auto [spec, seats] = GetParam();
  const std::string first = bot_game(spec, seats, 5);
  EXPECT_EQ(bot_game(spec, seats, 5), first);
  EXPECT_NE(bot_game(spec, seats, 6), first);
}

/// What is hidden from the seat is swapped for something else that it cannot tell apart: it must choose
/// alike.
TEST_P(BotOnClaims, ChoosesAlikeWhateverIsHidden) {
  const char* const spec = std::get<0>(GetParam());
  const auto match = start(std::get<1>(GetParam()), ChanceSource::fast(8));
  const Rules& rules = match->match().rules();
  Rng rng(3);
  int swapped = 0;
  while (!match->deciders().seats.empty()) {
    const Seat seat = match->deciders().seats.lowest();
    if (rng.below(3) == 0) {
      State other = state_of(*match);
      rules.resample(other, seat, rng);
      swapped += other == state_of(*match) ? 0 : 1;
      const auto choice = [&](const State& s) {
        return make_bot<Rules>(spec_of(spec), 1)->choose(Knowledge<Rules>(rules, s, seat), {});
      };
      ASSERT_EQ(choice(other), choice(state_of(*match)));
    }
    ASSERT_FALSE(match->play(seat, random_move(match->moves(seat), rng)));
  }
  EXPECT_GT(swapped, 0);
}

TEST(SearchOnClaims, AnswersInABlockFromAnySeatWithAnyBudget) {
  for (const char* spec : {"search:1it", "search:2it", "search:40it"}) {
    const auto match = three_seats();
    for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}, Seat{1}, Seat{2}, Seat{0}}) {
      const Move move = make_bot<Rules>(spec_of(spec), 1)->choose(match->knowledge(seat), {});
      const Refusal refusal = match->play(seat, move);
      ASSERT_FALSE(refusal) << spec << ": " << refusal.words;
    }
    EXPECT_EQ(match->deciders().block, 0);
  }
}

TEST(SearchOnClaims, ThinksAsLongAsItIsTold) {
  const auto match = three_seats();
  const auto bot = make_bot<Rules>(spec_of("search:50it"), 1);
  const Thought thought = bot->think(match->knowledge(0), {});
  EXPECT_EQ(thought.iterations, 50U);
  EXPECT_EQ(thought.considered.size(), 3U);
  EXPECT_EQ(bot->think(match->knowledge(0), {.iterations = 20}).iterations, 20U);
}

}  // namespace
}  // namespace paydirt::claims

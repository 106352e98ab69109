// Reviews: what decisions cost, and what was luck.
#include "lab/review.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "games/registry.hpp"
#include "lab/lab.hpp"

namespace paydirt {
namespace {

std::unique_ptr<AnyMatch> a_game(const AnyGame& game, const std::vector<const char*>& bots, uint64_t seed) {
  ArenaPlan plan;
  plan.seats = std::max(2, game.info().min_seats);
  for (const char* bot : bots) plan.bots.push_back(*parse_bot(bot));
  plan.games = 1;
  plan.seed = seed;
  std::unique_ptr<AnyMatch> match;
  plan.on_record = [&](size_t, const Record& record) {
    match = std::move(*game.replay(record, record.moves.size()));
  };
  EXPECT_TRUE(lab_of(game).arena(plan).ok());
  return match;
}

class Reviewed : public testing::TestWithParam<const AnyGame*> {};

TEST_P(Reviewed, SumsToTheOutcomeForEverybody) {
  const auto match = a_game(*GetParam(), {"greedy", "greedy:50%", "random"}, 5);
  size_t told = 0;
  const auto report = review_game(*match, *parse_bot("search:8it"), [&](size_t done, size_t all) {
    EXPECT_EQ(all, match->size());
    told = done;
    return true;
  });
  ASSERT_TRUE(report.ok()) << report.refusal().words;
  EXPECT_EQ(told + 1, match->size());
  double chance = 0;
  for (int seat = 0; seat < match->seats(); ++seat) {
    const Fortune& each = report->fortunes[static_cast<size_t>(seat)];
    EXPECT_NEAR(each.start + each.own + each.rivals + each.chance, each.outcome, 1e-9);
    EXPECT_LE(each.own, 0);
    chance += each.chance + each.own + each.rivals + each.start;
  }
  EXPECT_NEAR(chance, 1, 1e-3);
  for (const ReviewedDecision& each : report->decisions) {
    EXPECT_GE(each.cost, 0);
    EXPECT_FALSE(each.best.empty());
    EXPECT_NEAR(std::accumulate(each.after.begin(), each.after.end(), 0.0), 1, 2e-3);
  }
  EXPECT_LE(report->moments.size(), 3U);
}

INSTANTIATE_TEST_SUITE_P(Games, Reviewed, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& each) { return std::string(each.param->info().id).substr(0, 4); });

TEST(Review, StopsWhenItIsTold) {
  const auto match = a_game(*all_games().front(), {"random"}, 1);
  const auto report =
      review_game(*match, *parse_bot("search:8it"), [](size_t done, size_t) { return done < 3; });
  EXPECT_FALSE(report.ok());
}

TEST(Review, RefusesAGameThatGoesOn) {
  const auto match = a_game(*all_games().front(), {"random"}, 1);
  const auto report =
      review_game(*match->at(3), *parse_bot("search:8it"), [](size_t, size_t) { return true; });
  EXPECT_FALSE(report.ok());
}

}  // namespace
}  // namespace paydirt

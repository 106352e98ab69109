// Reviews: what decisions cost, and what was luck.
#include "lab/review.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <numeric>

#include "games/registry.hpp"
#include "lab/lab.hpp"

namespace paydirt {
namespace {

/// Calls visit(match) with each of these games, played to its end.
template <class Visit>
void play(const AnyGame& game, const std::vector<const char*>& bots, size_t games, uint64_t seed,
          Visit&& visit) {
  ArenaPlan plan;
  plan.seats = std::max(2, game.info().min_seats);
  for (const char* bot : bots) plan.bots.push_back(*parse_bot(bot));
  plan.games = games;
  plan.seed = seed;
  plan.on_record = [&](size_t, const Record& record) { visit(*game.replay(record, record.moves.size())); };
  EXPECT_TRUE(lab_of(game).arena(plan).ok());
}

std::unique_ptr<AnyMatch> a_game(const AnyGame& game, const std::vector<const char*>& bots, uint64_t seed) {
  std::unique_ptr<AnyMatch> match;
  play(game, bots, 1, seed, [&](std::unique_ptr<AnyMatch>& each) { match = std::move(each); });
  return match;
}

bool go_on(size_t, size_t) { return true; }

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

// Over many games between equals luck favours no seat by more than it would by chance: docs/PERFORMANCE.md.
TEST_P(Reviewed, LuckFavoursNoSeat) {
  if (std::getenv("PAYDIRT_LONG") == nullptr) GTEST_SKIP() << "long";
  constexpr size_t kGames = 500;
  std::vector<double> sum(kMaxSeats);
  std::vector<double> squares(kMaxSeats);
  play(*GetParam(), {"level:1"}, kGames, 91, [&](const std::unique_ptr<AnyMatch>& match) {
    const auto report = review_game(*match, *parse_bot("search:8it"), go_on);
    for (size_t seat = 0; seat < report->fortunes.size(); ++seat) {
      const Fortune& each = report->fortunes[seat];
      EXPECT_NEAR(each.start + each.own + each.rivals + each.chance, each.outcome, 1e-9);
      sum[seat] += each.chance;
      squares[seat] += each.chance * each.chance;
    }
  });
  for (size_t seat = 0; seat < sum.size(); ++seat) {
    const double deviation = std::sqrt(squares[seat]);  // of the sum
    EXPECT_LE(std::abs(sum[seat]), 3 * deviation) << "seat " << seat;
  }
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
  const auto report = review_game(*match->at(3), *parse_bot("search:8it"), go_on);
  EXPECT_FALSE(report.ok());
}

}  // namespace
}  // namespace paydirt

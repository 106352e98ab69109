#include "lab/bench.hpp"

#include <gtest/gtest.h>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

TEST(Signature, IsTheSameEveryTime) {
  const auto one_game = all_games().first(1);
  const std::string first = signature(one_game);
  EXPECT_EQ(first.size(), 16U);
  EXPECT_EQ(signature(one_game), first);
}

TEST(Bench, MeasuresEveryPlayerCount) {
  BenchPlan plan;
  plan.seconds = 0.01;
  plan.repeats = 2;
  const AnyGame* const games[] = {all_games().front()};
  const BenchReport report = *bench(games, plan);
  const GameInfo& info = games[0]->info();
  ASSERT_EQ(report.results.size(), static_cast<size_t>(info.max_seats - info.min_seats + 1));
  for (const BenchResult& each : report.results) {
    EXPECT_EQ(each.game, info.id);
    EXPECT_GT(each.games_per_second, 0);
    EXPECT_GT(each.decisions_per_second, each.games_per_second);
    EXPECT_GE(each.mean_moves_per_decision, 1);
    EXPECT_GT(each.copies_per_second, 0);
    EXPECT_GT(each.search_iterations_per_second, 0);
    EXPECT_GT(each.search_iterations_per_second_to_end, 0);
    EXPECT_GT(each.search_iterations_per_second_as_played, 0);
    EXPECT_GT(each.row_numbers, 100U);
    EXPECT_GT(each.rows_per_second, 0);
    EXPECT_GT(each.choices_share, 0);
    EXPECT_LE(each.choices_share, 1);
    EXPECT_EQ(each.state_bytes, games[0]->state_bytes());
  }
  EXPECT_EQ(report.signature, signature(games));
}

TEST(Bench, RefusesOptionsThatTheGameDoesNotHave) {
  BenchPlan plan;
  plan.options = "moon=full";
  EXPECT_FALSE(bench(all_games().first(1), plan).refusal().words.empty());
}

TEST(Bench, HasTheKeysThatScriptsRelyOn) {
  BenchReport report;
  report.results.emplace_back();
  const auto json = parse_json(to_json(report));
  ASSERT_TRUE(json.ok());
  for (const char* key : {"machine", "compiler", "version", "results", "signature", "seed"}) {
    EXPECT_TRUE(json->get_object().contains(key)) << key;
  }
  for (const char* key :
       {"game", "players", "games_per_second", "decisions_per_second", "mean_decisions",
        "mean_moves_per_decision", "state_bytes", "copies_per_second", "search_iterations_per_second",
        "choices_share", "spread", "search_iterations_per_second_to_end",
        "search_iterations_per_second_as_played", "row_numbers", "rows_per_second"}) {
    EXPECT_TRUE(json->at("results").at(0).get_object().contains(key)) << key;
  }
}

}  // namespace
}  // namespace paydirt

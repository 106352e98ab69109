// Fitted weights: found again where they are known, the same from shards, refused where they are not the
// game's.
#include "lab/fit.hpp"

#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "engine/json_write.hpp"
#include "engine/random_game.hpp"
#include "games/fools_gold/rules.hpp"
#include "games/registry.hpp"
#include "lab/fit_run.hpp"
#include "lab/lab.hpp"
#include "lab/outside_bot.hpp"
#include "lab/results.hpp"

namespace paydirt {
namespace {

using fools_gold::Rules;

TEST(Fit, FindsTheStepsThatExplainTheResiduals) {
  const double truth[] = {0.5, -1, 0.25};
  Rng rng(1);
  FitSums sums(3);
  const auto any = [&](int most) {
    return static_cast<int>(rng.below(2 * static_cast<uint32_t>(most) + 1)) - most;
  };
  for (int game = 0; game < 3000; ++game) {
    const int own = any(100);
    const std::vector<int> steps = {own, any(100), own / 2 + any(60)};  // two of them go together
    double residual = any(100);
    for (size_t i = 0; i < 3; ++i) residual += truth[i] * steps[i];
    sums.add(steps, static_cast<int>(residual));
    ++sums.games;
  }
  const auto found = fitted_steps(sums);
  for (size_t i = 0; i < 3; ++i) EXPECT_NEAR(found[i], truth[i], 0.15) << i;
}

TEST(Fit, DoubtsWhatFewGamesSay) {
  FitSums few(1);
  few.games = 1;
  for (int i = 0; i < 100; ++i) few.add({10}, 500);  // a hundred positions of one game
  EXPECT_LT(fitted_steps(few)[0], 1);
}

Rules table() {
  const auto edition = parse_edition<Rules>((*find_game("fools-gold"))->edition_text());
  return *Rules::make(*edition, {}, 3, 1);
}

TEST(Fit, FindsWeightsOfAGameAgainThatMadeItsResults) {
  const Rules rules = table();
  fools_gold::Weights truth;
  truth.coin = 16;
  truth.gem_future = 11;
  const Rules judge = rules.weighed(truth);
  const Weighings<Rules> weighings(rules, rules.weights());
  FitSums sums(weighings.count());
  for (uint64_t seed = 0; seed < 60; ++seed) {
    int decisions = 0;
    for_each_decision(rules, seed, [&](const Rules::State& s, Seat, const Rules::Moves&) {
      if (++decisions % 5 != 0) return;
      std::array<int, kMaxSeats> ends{};
      for (Seat seat = 0; seat < 3; ++seat) ends[seat] = judge.sense(s, seat);
      weighings.add(s, ends, sums);
      ++sums.games;
    });
  }
  const auto weights = Weighings<Rules>::weights_of(rules.weights());
  const auto moved = moved_weights(weights, fitted_steps(sums), 1);
  const auto fitted = [&](std::string_view name) {
    for (size_t i = 0; i < weights.size(); ++i) {
      if (weights[i].name == name) return moved[i];
    }
    return 0;
  };
  EXPECT_NEAR(fitted("coin"), 16, 1);
  EXPECT_NEAR(fitted("gem_future"), 11, 1);
  EXPECT_EQ(fitted("pass_miner"), 16);  // a hint's: games say nothing about it
}

FitPlan plan_of_games(const char* shard) {
  FitPlan plan;
  plan.arena.seats = 3;
  plan.arena.bots = {*parse_bot("greedy:50%")};
  plan.arena.games = 6;
  plan.arena.threads = 2;
  const Shard part = *parse_shard(shard);
  plan.arena.wanted = [part](size_t game) { return game % part.count == part.index; };
  return plan;
}

TEST(Fit, OfShardsIsToTheByteThatOfTheWhole) {
  const AnyGame& game = **find_game("fools-gold");
  const auto fitted = [&](const char* shard) {
    const FitPlan plan = plan_of_games(shard);
    return fit_file(game, plan, shard, *lab_of(game).fit(plan));
  };
  FitFile merged = *read_fit(to_json(fitted("2/3")));
  ASSERT_FALSE(add_fit(merged, fitted("3/3")));
  EXPECT_TRUE(add_fit(merged, fitted("3/3")));
  EXPECT_TRUE(add_fit(merged, fitted("1/2")));
  ASSERT_FALSE(add_fit(merged, fitted("1/3")));
  EXPECT_GT(merged.sums.samples, 0U);
  EXPECT_EQ(to_json(merged), to_json(fitted("1/1")));
}

TEST(Fit, WeightsOfAnotherGameAreRefusedInASentence) {
  const AnyGame& game = **find_game("fools-gold");
  std::string own = to_json(fools_gold::Weights{});
  EXPECT_FALSE(check_weights(game, own));
  EXPECT_EQ(check_weights(**find_game("coloma"), own).words, "worth: missing");
  own.insert(1, "\"tents\":3,");
  EXPECT_EQ(check_weights(game, own).words, "tents: no such field");
  EXPECT_EQ(check_weights(game, "greedy").words.empty(), false);
  fools_gold::Weights large;
  large.coin = 20'000;
  EXPECT_EQ(check_weights(game, to_json(large)).words, "coin: must be from -10000 to 10000");
}

TEST(Fit, ABotJudgesByTheWeightsThatItIsGiven) {
  const AnyGame& game = **find_game("fools-gold");
  fools_gold::Weights upside_down;
  upside_down.coin = 500;
  ArenaPlan plan;
  plan.seats = 3;
  plan.games = 6;
  const auto scores = [&](const std::string& bot) {
    plan.bots = {*parse_player(bot, 0)};
    const auto run = lab_of(game).arena(plan);
    std::vector<int> all;
    for (const GameResult& each : run->games) all.insert(all.end(), each.score.begin(), each.score.end());
    return all;
  };
  EXPECT_EQ(scores("greedy@" + to_json(fools_gold::Weights{})), scores("greedy"));
  EXPECT_NE(scores("greedy@" + to_json(upside_down)), scores("greedy"));
  plan.bots = {*parse_player("greedy@" + to_json(upside_down), 0), *parse_player("greedy", 0)};
  EXPECT_EQ(labels_of(plan.bots), (std::vector<std::string>{"greedy@weights", "greedy"}));
  PlannedMatch match = planned_match(game, plan);
  EXPECT_TRUE(plan_of(match).ok());
  match.game = "coloma";
  EXPECT_EQ(plan_of(match).refusal().words, "weights: worth: missing");
}

}  // namespace
}  // namespace paydirt

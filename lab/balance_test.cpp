#include "lab/balance.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.hpp"

namespace paydirt {
namespace {

BalancePlan small_plan(unsigned threads) {
  BalancePlan plan;
  plan.arena.seats = 3;
  plan.arena.options = "characters=true";
  plan.arena.bots = {*parse_bot("random")};
  plan.arena.games = 12;
  plan.arena.threads = threads;
  plan.field = "character";
  return plan;
}

TEST(Balance, CountsWhatWasDone) {
  const auto report = measure_balance(**find_game("coloma"), small_plan(2));
  ASSERT_TRUE(report.ok());
  const auto row = [&](const std::string& thing) {
    const auto found = std::find_if(report->rows.begin(), report->rows.end(),
                                    [&](const BalanceRow& each) { return each.thing == thing; });
    return found == report->rows.end() ? BalanceRow{} : *found;
  };
  EXPECT_EQ(row("end").seats, 36U);  // everybody ends fifteen turns
  EXPECT_DOUBLE_EQ(row("end").pick_rate, 1);
  EXPECT_DOUBLE_EQ(row("end").uses, 15);
  EXPECT_NEAR(row("end").win_rate, 1.0 / 3, 1e-9);
  EXPECT_DOUBLE_EQ(row("end").points_per_use, 0);  // nobody differs in it
  double dials = 0;
  size_t characters = 0;
  for (const BalanceRow& each : report->rows) {
    if (each.thing.starts_with("dial ")) dials += each.uses * static_cast<double>(each.seats);
    if (each.thing.starts_with("character ")) characters += each.seats;
  }
  EXPECT_DOUBLE_EQ(dials, 36 * 15);
  EXPECT_EQ(characters, 36U);
}

TEST(Balance, DoesNotDependOnThreads) {
  const auto one = measure_balance(**find_game("coloma"), small_plan(1));
  const auto three = measure_balance(**find_game("coloma"), small_plan(3));
  ASSERT_TRUE(one.ok() && three.ok());
  ASSERT_EQ(one->rows.size(), three->rows.size());
  EXPECT_DOUBLE_EQ(one->mean_score, three->mean_score);
}

TEST(Balance, RefusesWhatCannotBeLaidOut) {
  BalancePlan plan = small_plan(1);
  plan.arena.seats = 9;
  EXPECT_FALSE(measure_balance(**find_game("coloma"), plan).ok());
}

}  // namespace
}  // namespace paydirt

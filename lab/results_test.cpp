// Results on disk: cut into shards, interrupted, put together again.
#include "lab/results.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "games/registry.hpp"
#include "lab/ladder.hpp"
#include "lab/rating.hpp"
#include "lab/sprt.hpp"

namespace paydirt {
namespace {

Results small_ladder() {
  LadderPlan plan;
  plan.tables = {{"sutters-mill", 2}, {"coloma", 3}};
  for (const char* bot : {"random", "greedy", "search:10it"}) plan.bots.push_back(*parse_bot(bot));
  plan.games = 4;
  return Results::of(ladder_matches(plan));
}

Results played(SeriesSettings settings) {
  Results results = small_ladder();
  EXPECT_TRUE(play_series(results, settings).ok());
  return results;
}

TEST(Results, OfShardsAreThoseOfTheWholeToTheByte) {
  const Results whole = played({});
  EXPECT_EQ(whole.played(), whole.planned());
  Results merged = small_ladder();
  for (size_t shard = 3; shard-- > 0;) {
    SeriesSettings settings;
    settings.shard = {shard, 3};
    const auto part = read_results(write_results(played(settings)));
    ASSERT_TRUE(part.ok()) << part.refusal().words;
    EXPECT_EQ(part->played(), 8U);
    EXPECT_FALSE(add_results(merged, *part));
  }
  EXPECT_EQ(write_results(merged), write_results(whole));
  EXPECT_EQ(ladder_markdown(merged, ladders_of(merged)), ladder_markdown(whole, ladders_of(whole)));
  EXPECT_EQ(ladder_html(merged, ladders_of(merged)), ladder_html(whole, ladders_of(whole)));
}

TEST(Results, GoOnWhereTheyWereInterrupted) {
  std::atomic<bool> stop = false;
  SeriesSettings settings;
  settings.stop = &stop;
  size_t done = 0;
  settings.on_result = [&](size_t, const GameResult&) { stop = ++done == 7; };
  Results part = small_ladder();
  ASSERT_TRUE(play_series(part, settings).ok());
  EXPECT_EQ(part.played(), 7U);
  std::string text = write_results(part);
  text += R"({"match":5,"ga)";  // torn off in the middle
  auto again = read_results(text);
  ASSERT_TRUE(again.ok()) << again.refusal().words;
  EXPECT_EQ(again->played(), 7U);
  ASSERT_TRUE(play_series(*again, {}).ok());
  EXPECT_EQ(write_results(*again), write_results(played({})));
}

TEST(Results, RefuseWhatDoesNotBelong) {
  const std::string text = write_results(played({}));
  EXPECT_FALSE(read_results("").ok());
  EXPECT_FALSE(read_results("{}\n").ok());
  const size_t line = text.find('\n') + 1;
  const std::string first = text.substr(line, text.find('\n', line) + 1 - line);
  EXPECT_NE(read_results(text + first).refusal().words.find("stands twice"), std::string::npos);
  std::string other = text;
  other.replace(other.find("\"ending\":\"") + 10, 1, "x");
  EXPECT_NE(read_results(other).refusal().words.find("line 2: ending"), std::string::npos);
  LadderPlan plan;
  plan.tables = {{"coloma", 2}};
  plan.bots = {*parse_bot("random"), *parse_bot("greedy")};
  Results all = played({});
  EXPECT_TRUE(add_results(all, Results::of(ladder_matches(plan))));
}

TEST(Shard, IsReadOrRefused) {
  EXPECT_EQ(parse_shard("3/64")->index, 2U);
  EXPECT_EQ(parse_shard("3/64")->count, 64U);
  for (const char* text : {"", "3", "0/4", "5/4", "-1/4", "1/0", "a/b", "1/2/3"}) {
    EXPECT_FALSE(parse_shard(text).ok()) << text;
  }
}

TEST(Rating, FindsTheStrengthsOfTwo) {
  // Three wins of four are 191 points; the drawn game against an average player takes a little of it.
  std::vector<Finish> finishes;
  for (size_t i = 0; i < 400; ++i)
    finishes.push_back({{{0, i % 4 == 0 ? 1 : 2}, {1, i % 4 == 0 ? 2 : 1}}, i});
  const std::vector<Rating> ratings = rate(finishes, 2, 1);
  EXPECT_EQ(ratings[0].elo, 0);
  EXPECT_NEAR(ratings[1].elo, 400 * std::log10(3.0), 3);
  EXPECT_LT(ratings[1].low, ratings[1].elo);
  EXPECT_GT(ratings[1].high, ratings[1].elo);
}

TEST(Rating, KnowsMoreThanTwoPlayersAndTies) {
  // Plackett and Luce with strengths 4, 2, 1: all orders as often as the model says.
  std::vector<Finish> finishes;
  const auto add = [&](std::array<int, 3> ranks, int times) {
    for (int i = 0; i < times; ++i) {
      finishes.push_back({{{0, ranks[0]}, {1, ranks[1]}, {2, ranks[2]}}, finishes.size()});
    }
  };
  for (int i = 0; i < 20; ++i) {
    add({1, 2, 3}, 80), add({1, 3, 2}, 40), add({2, 1, 3}, 48), add({3, 1, 2}, 12), add({2, 3, 1}, 20),
        add({3, 2, 1}, 10);
  }
  const std::vector<Rating> ratings = rate(finishes, 3, 1);
  EXPECT_NEAR(ratings[1].elo, -400 * std::log10(2.0), 2);
  EXPECT_NEAR(ratings[2].elo, -400 * std::log10(4.0), 2);
  const std::vector<Finish> drawn(50, {{{0, 1}, {1, 1}}, 0});
  EXPECT_NEAR(rate(drawn, 2, 1)[1].elo, 0, 1e-6);
}

TEST(Rating, KeepsWhoNeverWinsAtAFiniteDistance) {
  const std::vector<Finish> finishes(100, {{{0, 2}, {1, 1}}, 0});
  const double elo = rate(finishes, 2, 1)[1].elo;
  EXPECT_GT(elo, 400);
  EXPECT_LT(elo, 4000);
}

TEST(Sequential, StopsAtTheSameGameWhateverElseWasPlayed) {
  ArenaPlan plan;
  plan.bots = {*parse_bot("greedy"), *parse_bot("random")};
  std::vector<GameResult> games(200);
  for (size_t i = 0; i < games.size(); ++i) {
    games[i].number = i;
    games[i].rank = i % 2 == 0 ? std::array<uint8_t, kMaxSeats>{1, 2} : std::array<uint8_t, kMaxSeats>{2, 1};
  }
  const Sprt claim{0.5, 0.6};
  const Decision decision = decide(claim, plan, games);
  EXPECT_EQ(decision.verdict, Verdict::high);
  EXPECT_EQ(decision.games, 18U);  // 17 wins weigh 3.1, and a deal is looked at whole
  games.resize(20);
  EXPECT_EQ(decide(claim, plan, games).games, 18U);
  for (GameResult& each : games) std::swap(each.rank[0], each.rank[1]);
  EXPECT_EQ(decide(claim, plan, games).verdict, Verdict::low);
  games.erase(games.begin() + 3);  // not yet played
  EXPECT_EQ(decide(claim, plan, games).verdict, Verdict::open);
  EXPECT_FALSE(parse_sprt("50").has_value());
  EXPECT_FALSE(parse_sprt("60,50").has_value());
  EXPECT_DOUBLE_EQ(parse_sprt("50,55")->high, 0.55);
}

}  // namespace
}  // namespace paydirt

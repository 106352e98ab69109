#include "lab/arena.hpp"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <set>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"
#include "lab/lab.hpp"
#include "lab/report.hpp"

namespace paydirt {
namespace {

ArenaPlan plan_of(const AnyGame& game, const std::vector<const char*>& bots, size_t games) {
  ArenaPlan plan;
  plan.seats = std::max(2, game.info().min_seats);
  for (const char* bot : bots) plan.bots.push_back(*parse_bot(bot));
  plan.games = games;
  plan.seed = 42;
  return plan;
}

/// Everything but the clock.
std::string timeless(const AnyGame& game, const ArenaPlan& plan) {
  auto run = lab_of(game).arena(plan);
  EXPECT_TRUE(run.ok()) << run.refusal().words;
  run->seconds = 0;
  return to_json(summarise(game, plan, *run));
}

class Arena : public testing::TestWithParam<const AnyGame*> {};

TEST_P(Arena, DoesNotDependOnTheNumberOfThreads) {
  ArenaPlan plan = plan_of(*GetParam(), {"search:20it", "greedy", "random"}, 12);
  plan.threads = 1;
  const std::string alone = timeless(*GetParam(), plan);
  plan.threads = 4;
  EXPECT_EQ(timeless(*GetParam(), plan), alone);
  size_t last = 0;
  plan.progress = [&](size_t done) { last = done; };
  EXPECT_EQ(timeless(*GetParam(), plan), alone);
  EXPECT_EQ(last, plan.games);
}

TEST_P(Arena, FollowsItsSeed) {
  ArenaPlan plan = plan_of(*GetParam(), {"random"}, 20);
  const std::string first = timeless(*GetParam(), plan);
  EXPECT_EQ(timeless(*GetParam(), plan), first);
  plan.seed = 43;
  EXPECT_NE(timeless(*GetParam(), plan), first);
}

TEST_P(Arena, SharesOutEveryVictory) {
  for (int seats = GetParam()->info().min_seats; seats <= GetParam()->info().max_seats; ++seats) {
    ArenaPlan plan = plan_of(*GetParam(), {"random", "greedy"}, 30);
    plan.seats = seats;
    const auto run = lab_of(*GetParam()).arena(plan);
    ASSERT_TRUE(run.ok());
    const ArenaSummary summary = summarise(*GetParam(), plan, *run);
    double wins = 0;
    for (const BotSummary& bot : summary.bots) wins += bot.wins;
    size_t endings = 0;
    size_t lost = 0;  // alone, against a rival without a seat
    for (const auto& [reason, count] : summary.end_reasons.pairs) {
      endings += count;
      if (seats == 1 && reason == "lost_to_shade") lost = count;
    }
    EXPECT_NEAR(wins, 30 - static_cast<double>(lost), 1e-9) << seats << " seats";
    EXPECT_EQ(endings, 30U);
  }
}

TEST_P(Arena, RecordsVerify) {
  ArenaPlan plan = plan_of(*GetParam(), {"greedy", "random"}, 6);
  plan.threads = 2;
  std::mutex mutex;
  std::map<size_t, Record> records;
  plan.on_record = [&](size_t number, const Record& record) {
    const std::lock_guard lock(mutex);
    records.emplace(number, record);
  };
  ASSERT_TRUE(lab_of(*GetParam()).arena(plan).ok());
  ASSERT_EQ(records.size(), 6U);
  for (const auto& [number, record] : records) {
    const Refusal refusal = verify(*GetParam(), record);
    EXPECT_FALSE(refusal) << number << ": " << refusal.words;
  }
  // Both games of a deal have the same chance; the bots have changed places.
  EXPECT_EQ(records.at(0).header.chance.number, records.at(1).header.chance.number);
  EXPECT_NE(records.at(0).header.chance.number, records.at(2).header.chance.number);
  EXPECT_EQ(records.at(0).header.players[0], "greedy");
  EXPECT_EQ(records.at(1).header.players[0], "random");
}

TEST_P(Arena, HasTheKeysThatScriptsRelyOn) {
  const ArenaPlan plan = plan_of(*GetParam(), {"random", "greedy"}, 4);
  const auto run = lab_of(*GetParam()).arena(plan);
  ASSERT_TRUE(run.ok());
  const auto json = parse_json(to_json(summarise(*GetParam(), plan, *run)));
  ASSERT_TRUE(json.ok());
  for (const char* key :
       {"game", "players", "games", "seed", "version", "bots", "decisions_per_second", "end_reasons"}) {
    EXPECT_TRUE(json->get_object().contains(key)) << key;
  }
  for (const char* key : {"bot", "games", "wins", "win_rate", "interval", "mean_score", "mean_rank"}) {
    EXPECT_TRUE(json->at("bots").at(0).get_object().contains(key)) << key;
  }
  EXPECT_EQ(json->at("bots").at(0).at("interval").get_array().size(), 2U);
}

TEST_P(Arena, RefusesWhatCannotBeLaidOut) {
  ArenaPlan plan = plan_of(*GetParam(), {"random"}, 4);
  plan.seats = kMaxSeats + 1;
  EXPECT_FALSE(lab_of(*GetParam()).arena(plan).ok());
  plan = plan_of(*GetParam(), {"random"}, 4);
  plan.options = "no-such-option=1";
  EXPECT_FALSE(lab_of(*GetParam()).arena(plan).ok());
  plan = plan_of(*GetParam(), {"random"}, 4);
  plan.edition_text = "{}";
  EXPECT_FALSE(lab_of(*GetParam()).arena(plan).ok());
}

TEST_P(Arena, ReportIsOnePageWithoutScripts) {
  const ArenaPlan plan = plan_of(*GetParam(), {"random", "greedy"}, 10);
  const auto run = lab_of(*GetParam()).arena(plan);
  ASSERT_TRUE(run.ok());
  const std::string page = html_report(*GetParam(), plan, *run, summarise(*GetParam(), plan, *run));
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_TRUE(page.ends_with("</html>\n"));
  EXPECT_NE(page.find("<svg"), std::string::npos);
  EXPECT_NE(page.find("prefers-color-scheme: dark"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page.find("nan"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Arena, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& each) {
                           std::string name = each.param->info().id;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Rotation, SeatsEveryBotEverywhere) {
  ArenaPlan plan;
  plan.seats = 3;
  for (const char* bot : {"random", "greedy"}) plan.bots.push_back(*parse_bot(bot));
  EXPECT_EQ(plan.bot_at(0, 0), 0U);
  EXPECT_EQ(plan.bot_at(0, 1), 1U);
  EXPECT_EQ(plan.bot_at(0, 2), 0U);
  EXPECT_EQ(plan.bot_at(1, 0), 1U);
  EXPECT_EQ(plan.bot_at(1, 1), 0U);
  EXPECT_EQ(plan.deal_of(0), plan.deal_of(1));
  EXPECT_NE(plan.deal_of(1), plan.deal_of(2));
}

TEST(Rotation, GivesEveryBotASeedOfItsOwn) {
  ArenaPlan plan;
  plan.bots.push_back(*parse_bot("random"));
  std::set<uint64_t> seeds;
  for (size_t game = 0; game < 50; ++game) {
    for (int seat = 0; seat < 4; ++seat) seeds.insert(plan.bot_seed(game, seat));
  }
  EXPECT_EQ(seeds.size(), 200U);
}

TEST(Summary, TellsEqualBotsApart) {
  const auto greedy = *parse_bot("greedy");
  EXPECT_EQ(labels_of({greedy, *parse_bot("random"), greedy, greedy}),
            (std::vector<std::string>{"greedy", "random", "greedy #2", "greedy #3"}));
}

TEST(Summary, CountsWhoWasAheadOfWhom) {
  const AnyGame& game = *all_games().front();
  const ArenaPlan plan = plan_of(game, {"random", "greedy"}, 2);
  ArenaRun run;
  run.games.resize(2);
  run.games[0].rank = {1, 1};
  run.games[1].number = 1;
  run.games[1].rank = {1, 2};  // greedy sits at seat 0 now
  const ArenaSummary summary = summarise(game, plan, run);
  EXPECT_EQ(summary.crosstable[0].ahead, (std::vector<double>{0, 0.25}));
  EXPECT_EQ(summary.crosstable[1].ahead, (std::vector<double>{0.75, 0}));
  EXPECT_EQ(summary.crosstable[1].games, (std::vector<size_t>{2, 0}));
}

TEST(Summary, CountsSharedVictoriesAsFractions) {
  const AnyGame& game = *all_games().front();
  ArenaPlan plan = plan_of(game, {"random", "greedy"}, 2);
  plan.seats = 2;
  ArenaRun run;
  run.games.resize(2);
  run.games[0].rank = {1, 1};
  run.games[0].score = {10, 10};
  run.games[1].number = 1;
  run.games[1].rank = {2, 1};  // greedy sits at seat 0 now
  run.games[1].score = {4, 8};
  const ArenaSummary summary = summarise(game, plan, run);
  EXPECT_DOUBLE_EQ(summary.bots[0].wins, 1.5);
  EXPECT_DOUBLE_EQ(summary.bots[1].wins, 0.5);
  EXPECT_DOUBLE_EQ(summary.bots[0].mean_score, 9);
  EXPECT_DOUBLE_EQ(summary.bots[1].mean_rank, 1.5);
  EXPECT_DOUBLE_EQ(summary.seats[0].wins, 0.5);
}

}  // namespace
}  // namespace paydirt

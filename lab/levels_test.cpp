// Levels that a person can feel: each beats the one two steps below by far. Seeds and iterations are fixed,
// so these cannot flicker; the single steps are measured in docs/LADDER.md.
#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "lab/lab.hpp"

namespace paydirt {
namespace {

ArenaSummary played(const AnyGame& game, const std::vector<std::string>& bots, int seats, size_t games) {
  ArenaPlan plan;
  plan.seats = seats;
  for (const std::string& bot : bots) plan.bots.push_back(*parse_bot(bot));
  plan.games = games;
  plan.seed = 49;
  const auto run = lab_of(game).arena(plan);
  EXPECT_TRUE(run.ok());
  return summarise(game, plan, *run);
}

class LevelsOf : public testing::TestWithParam<const AnyGame*> {};

TEST_P(LevelsOf, BeatThoseBelow) {
  const int seats = std::max(2, GetParam()->info().min_seats);
  EXPECT_GE(played(*GetParam(), {"level:1", "random"}, seats, 12).bots[0].wins, 9);
  // Luck decides many a game of Cave-In, so it takes more of them; they are short.
  const size_t games = std::string_view(GetParam()->info().id) == "cave-in" ? 400 : 20;
  for (const int level : {1, 2, 3}) {
    const auto bots = {"level:" + std::to_string(level + 2), "level:" + std::to_string(level)};
    EXPECT_GE(played(*GetParam(), bots, seats, games).bots[0].win_rate, 0.6) << "level " << level;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, LevelsOf, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& each) { return std::string(each.param->info().id).substr(0, 4); });

/// "move river_camp eldorado": from where to where; empty for other moves.
std::pair<std::string, std::string> walk_of(const std::string& move) {
  std::string_view rest = move;
  if (next_word(rest, ' ') != "move") return {};
  const std::string_view from = next_word(rest, ' ');
  return {std::string(from), std::string(next_word(rest, ' '))};
}

// Weak players of Sutter's Mill do something in town, and hardly ever walk back at once.
TEST(Levels, DoNothingForNothing) {
  const AnyGame& game = **find_game("sutters-mill");
  for (const char* level : {"level:1", "level:2", "level:3"}) {
    size_t turns = 0;
    size_t idle = 0;
    size_t back = 0;
    ArenaPlan plan;
    plan.bots = {*parse_bot(level)};
    plan.games = 40;
    plan.seed = 900;
    plan.on_record = [&](size_t, const Record& record) {
      std::string before;
      for (const RecordedMove& made : record.moves) {
        const std::string move = to_notation(game.kinds(), made.move);
        const auto [from, to] = walk_of(move);
        turns += move == "end" || move == "stop" ? 1 : 0;
        idle += move == "end" && before == "city" ? 1 : 0;
        back += !from.empty() && walk_of(before) == std::pair(to, from) ? 1 : 0;
        before = move;
      }
    };
    ASSERT_TRUE(lab_of(game).arena(plan).ok());
    EXPECT_EQ(idle, 0U) << level;
    EXPECT_LE(back * 100, turns) << level;
  }
}

// However weak they are, they get on: Sutter's Mill does not come to a standstill.
TEST(Levels, MakeProgress) {
  const AnyGame& game = **find_game("sutters-mill");
  size_t standstills = 0;
  for (const int seats : {2, 3, 4}) {
    for (const auto& [reason, count] : played(game, {"level:1", "level:2"}, seats, 100).end_reasons.pairs) {
      if (reason == "standstill") standstills += count;
    }
  }
  EXPECT_EQ(standstills, 0U);
}

}  // namespace
}  // namespace paydirt

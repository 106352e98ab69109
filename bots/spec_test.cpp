#include "bots/spec.hpp"

#include <gtest/gtest.h>

#include <set>

#include "bots/bot.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

TEST(Spec, ReadsEveryWayToWriteABot) {
  EXPECT_EQ(parse_bot("random")->kind, BotSpec::Kind::random);
  EXPECT_EQ(parse_bot(" greedy ")->kind, BotSpec::Kind::greedy);
  const auto timed = parse_bot("search:100ms");
  ASSERT_TRUE(timed.ok());
  EXPECT_EQ(timed->kind, BotSpec::Kind::search);
  EXPECT_EQ(timed->milliseconds, 100U);
  EXPECT_EQ(timed->skill.iterations, 0U);
  const auto counted = parse_bot("search:2000it");
  ASSERT_TRUE(counted.ok());
  EXPECT_EQ(counted->skill.iterations, 2000U);
  EXPECT_EQ(counted->milliseconds, 0U);
  EXPECT_EQ(counted->text, "search:2000it");
}

TEST(Spec, ReadsSecondsAndWhatIsOverlooked) {
  EXPECT_EQ(parse_bot("search:5s")->milliseconds, 5000U);
  EXPECT_EQ(parse_bot("greedy:40%")->skill.overlooks, 40);
  const auto counted = parse_bot("search:200it:15%");
  ASSERT_TRUE(counted.ok());
  EXPECT_EQ(counted->skill.iterations, 200U);
  EXPECT_EQ(counted->skill.overlooks, 15);
}

TEST(Spec, LevelsHaveNamesOfTheirOwn) {
  std::set<std::string> names;
  for (int level = 1; level <= kLevels; ++level) {
    const auto spec = parse_bot("level:" + std::to_string(level));
    ASSERT_TRUE(spec.ok());
    EXPECT_EQ(spec->level, level);
    names.insert(level_name(level));
  }
  EXPECT_EQ(names.size(), static_cast<size_t>(kLevels));
  EXPECT_STREQ(level_name(1), "Greenhorn");
  EXPECT_STREQ(level_name(kLevels), "Forty-Niner");
}

// Weaker is seeing less: no level sees less than the one below it, none is like another.
TEST(Spec, LevelsOfEveryGameSeeMoreStepByStep) {
  for (const AnyGame* game : all_games()) {
    const BotLevels levels = levels_of(*game);
    for (size_t i = 1; i < levels.size(); ++i) {
      EXPECT_LE(levels[i].overlooks, levels[i - 1].overlooks) << game->info().id << ' ' << i + 1;
      EXPECT_GE(levels[i].iterations, levels[i - 1].iterations) << game->info().id << ' ' << i + 1;
      EXPECT_NE(skill_words(levels[i]), skill_words(levels[i - 1])) << game->info().id << ' ' << i + 1;
    }
  }
}

TEST(Spec, RefusesWhatIsNoBotAndSaysWhatIs) {
  for (const char* text : {"", "level", "level:0", "level:10", "search", "search:", "search:ms", "search:0ms",
                           "search:5", "search:-1it", "search:999999999999it", "genius", "random:1",
                           "greedy:", "greedy:40", "greedy:100%", "search:9it:", "search:9it:x%"}) {
    const auto spec = parse_bot(text);
    EXPECT_FALSE(spec.ok()) << text;
    EXPECT_NE(spec.refusal().words.find("level:1 to level:9"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace paydirt

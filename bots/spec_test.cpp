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
    for (const std::string& options : game->variants()) {
      const auto match =
          game->start({.seats = game->info().max_seats, .options = options, .chance = ChanceSource::fast(1)});
      if (!match) continue;  // a variant for who plays alone
      const BotLevels levels = levels_of(**match);
      for (int level = 2; level <= levels.size(); ++level) {
        const Skill& above = levels.at(level);
        const Skill& below = levels.at(level - 1);
        EXPECT_LE(above.overlooks, below.overlooks) << game->info().id << ' ' << options << ' ' << level;
        EXPECT_GE(above.iterations, below.iterations) << game->info().id << ' ' << options << ' ' << level;
        EXPECT_NE(skill_words(above), skill_words(below))
            << game->info().id << ' ' << options << ' ' << level;
      }
    }
  }
}

// A record or a table that asks for a level that its game does not have gets the strongest.
TEST(Spec, LevelsAboveTheStrongestAreTheStrongest) {
  constexpr BotLevels kFew = {{40}, {0}, {0, 30}};
  EXPECT_EQ(kFew.size(), 3);
  EXPECT_EQ(kFew.at(1), (Skill{40, 0}));
  EXPECT_EQ(kFew.at(3), (Skill{0, 30}));
  EXPECT_EQ(kFew.at(kLevels), kFew.at(3));
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

#include "bots/spec.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

TEST(Spec, ReadsEveryWayToWriteABot) {
  EXPECT_EQ(parse_bot("random")->kind, BotSpec::Kind::random);
  EXPECT_EQ(parse_bot(" greedy ")->kind, BotSpec::Kind::greedy);
  const auto timed = parse_bot("search:100ms");
  ASSERT_TRUE(timed.ok());
  EXPECT_EQ(timed->kind, BotSpec::Kind::search);
  EXPECT_EQ(timed->milliseconds, 100U);
  EXPECT_EQ(timed->iterations, 0U);
  const auto counted = parse_bot("search:2000it");
  ASSERT_TRUE(counted.ok());
  EXPECT_EQ(counted->iterations, 2000U);
  EXPECT_EQ(counted->milliseconds, 0U);
  EXPECT_EQ(counted->text, "search:2000it");
}

TEST(Spec, LevelsAreNamedSettingsThatThinkMoreAndSlipLess) {
  int slip = 1'000'000;
  for (int level = 1; level <= kLevels; ++level) {
    const auto spec = parse_bot("level:" + std::to_string(level));
    ASSERT_TRUE(spec.ok());
    EXPECT_LT(spec->slip, slip);
    slip = spec->slip;
  }
  EXPECT_STREQ(level_name(1), "Greenhorn");
  EXPECT_STREQ(level_name(5), "Forty-Niner");
  EXPECT_EQ(slip, 0);
}

TEST(Spec, RefusesWhatIsNoBotAndSaysWhatIs) {
  for (const char* text : {"", "level", "level:0", "level:6", "search", "search:", "search:ms", "search:0ms",
                           "search:5", "search:-1it", "search:999999999999it", "genius", "random:1"}) {
    const auto spec = parse_bot(text);
    EXPECT_FALSE(spec.ok()) << text;
    EXPECT_NE(spec.refusal().words.find("level:1 to level:5"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace paydirt

#include "engine/closest.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

const std::vector<std::string> kGames = {"sutters-mill", "fools-gold", "coloma"};

TEST(Closest, CountsLetters) {
  EXPECT_EQ(letters_apart("", ""), 0U);
  EXPECT_EQ(letters_apart("gold", "gold"), 0U);
  EXPECT_EQ(letters_apart("gold", "god"), 1U);
  EXPECT_EQ(letters_apart("", "gold"), 4U);
  EXPECT_EQ(letters_apart("gold", "bolt"), 2U);
}

TEST(Closest, NamesWhatWasMeant) {
  EXPECT_EQ(did_you_mean("colma", kGames), "; did you mean 'coloma'?");
  EXPECT_EQ(did_you_mean("sutter", kGames), "; did you mean 'sutters-mill'?");
  EXPECT_EQ(did_you_mean("fool-gold", kGames), "; did you mean 'fools-gold'?");
}

TEST(Closest, NamesNothingWhereNothingIsNear) {
  EXPECT_EQ(did_you_mean("chess", kGames), "");
  EXPECT_EQ(did_you_mean("", kGames), "");
  EXPECT_EQ(did_you_mean(std::string(100000, 'x'), kGames), "");
  EXPECT_EQ(did_you_mean("x", std::vector<std::string>{}), "");
}

}  // namespace
}  // namespace paydirt

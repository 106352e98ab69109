#include "lab/statistics.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace paydirt {
namespace {

TEST(Wilson, KnownValues) {
  const auto half = wilson(50, 100);
  EXPECT_NEAR(half[0], 0.4038, 0.0001);
  EXPECT_NEAR(half[1], 0.5962, 0.0001);
  const auto few = wilson(1, 10);
  EXPECT_NEAR(few[0], 0.0179, 0.0001);
  EXPECT_NEAR(few[1], 0.4042, 0.0001);
}

TEST(Wilson, StaysInsideZeroToOne) {
  const auto none = wilson(0, 20);
  EXPECT_EQ(none[0], 0);
  EXPECT_NEAR(none[1], 0.1611, 0.0001);
  const auto all = wilson(20, 20);
  EXPECT_NEAR(all[0], 0.8389, 0.0001);
  EXPECT_EQ(all[1], 1);
}

TEST(Wilson, KnowsNothingWithoutGames) { EXPECT_EQ(wilson(0, 0), (std::array<double, 2>{0, 1})); }

TEST(Spread, IsRelativeToTheMean) {
  EXPECT_NEAR(relative_spread(std::vector<double>{9, 10, 11}), 0.1, 1e-12);
  EXPECT_EQ(relative_spread(std::vector<double>{5}), 0);
}

TEST(Bins, HaveReadableWidthsAndCoverEverything) {
  const std::vector<int> values = {-37, 0, 12, 244};
  const Bins bins = Bins::over(values);
  EXPECT_EQ(bins.width, 10);
  EXPECT_EQ(bins.low, -40);
  EXPECT_LE(bins.count, 30);
  for (const int value : values) {
    EXPECT_GE(bins.bin_of(value), 0);
    EXPECT_LT(bins.bin_of(value), bins.count);
  }
}

TEST(Bins, AreSingleNumbersWhereThatIsEnough) {
  const std::vector<int> values = {3, 4, 4, 9};
  const Bins bins = Bins::over(values);
  EXPECT_EQ(bins.width, 1);
  EXPECT_EQ(bins.count, 7);
  const std::vector<double> parts = shares(bins, values);
  EXPECT_DOUBLE_EQ(parts[1], 0.5);
  EXPECT_DOUBLE_EQ(std::accumulate(parts.begin(), parts.end(), 0.0), 1);
}

}  // namespace
}  // namespace paydirt

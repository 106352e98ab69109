#include "engine/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

namespace paydirt {
namespace {

// Computed by an independent implementation of xoshiro256++, seeded by SplitMix64.
TEST(Rng, IsTheSameEverywhere) {
  Rng rng(42);
  EXPECT_EQ(rng.next(), 0xd0764d4f4476689fULL);
  EXPECT_EQ(rng.next(), 0x519e4174576f3791ULL);
  EXPECT_EQ(rng.next(), 0xfbe07cfb0c24ed8cULL);
  EXPECT_EQ(rng.next(), 0xb37d9f600cd835b8ULL);
}

TEST(Rng, DrawsEveryNumberEquallyOften) {
  Rng rng(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts[rng.below(6)];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Rng, IsUnbiasedWhereRejectionMatters) {
  Rng rng(7);
  constexpr uint32_t kCount =
      0xc0000000U;  // three quarters of 2^32: without rejection a third would come twice
  int low = 0;
  for (int i = 0; i < 30'000; ++i) low += rng.below(kCount) < kCount / 2 ? 1 : 0;
  EXPECT_NEAR(low, 15'000, 500);
}

TEST(Rng, ShufflesIntoEveryOrder) {
  Rng rng(3);
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 24'000; ++i) {
    std::vector<int> things = {1, 2, 3, 4};
    rng.shuffle(things.data(), 4);
    ++orders[things];
  }
  ASSERT_EQ(orders.size(), 24U);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 1000, 200);
}

TEST(Rng, ShufflesNothingAndOneThing) {
  Rng rng(3);
  int thing = 5;
  rng.shuffle(&thing, 0);
  rng.shuffle(&thing, 1);
  EXPECT_EQ(thing, 5);
}

TEST(Rng, ShufflesTheFrontFromAllThings) {
  Rng rng(3);
  std::map<std::vector<int>, int> fronts;
  for (int i = 0; i < 20'000; ++i) {
    std::vector<int> things = {1, 2, 3, 4, 5};
    rng.shuffle_front(things.data(), 2, 5);
    ++fronts[{things[0], things[1]}];
    std::sort(things.begin(), things.end());
    ASSERT_EQ(things, (std::vector<int>{1, 2, 3, 4, 5}));
  }
  ASSERT_EQ(fronts.size(), 20U);
  for (const auto& [front, count] : fronts) EXPECT_NEAR(count, 1000, 200);
}

}  // namespace
}  // namespace paydirt

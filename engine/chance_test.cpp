#include "engine/chance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace paydirt {
namespace {

std::vector<int> rolls(Chance& chance, uint8_t purpose, int low, int high, int count) {
  std::vector<int> results;
  for (int i = 0; i < count; ++i) results.push_back(chance.roll(purpose, low, high));
  return results;
}

TEST(Seed, NumbersAreWidenedBySha256) {
  EXPECT_EQ(to_hex(widen(1849)), "5551113ff9c0b93a6a63217199d1eaad1fcad08000978f459ef63610df3e3d0e");
}

// The expected values were computed with another language's SHA-256 from the description of the stream alone.
TEST(Sealed, StreamIsWhatAnybodyCanCompute) {
  Chance chance = Chance::sealed(widen(1849));
  EXPECT_EQ(rolls(chance, 3, 1, 6, 20),
            (std::vector<int>{6, 1, 1, 6, 4, 6, 1, 6, 5, 1, 5, 6, 2, 2, 4, 3, 5, 2, 1, 2}));
  std::vector<int> things(10);
  std::iota(things.begin(), things.end(), 0);
  chance.shuffle(0, things.data(), 10);
  EXPECT_EQ(things, (std::vector<int>{1, 2, 7, 5, 9, 4, 0, 3, 6, 8}));
  EXPECT_EQ(chance.places()[3], 20U);
  EXPECT_EQ(chance.places()[0], 9U);
}

TEST(Sealed, FirstWordsAreTheFirstBytesOfTheDigest) {
  Chance chance = Chance::sealed(widen(1849));
  EXPECT_EQ(chance.roll(0, 0, 0xffff), 0xd713);  // of the word 0xd71321c6
  EXPECT_EQ(chance.roll(0, 0, 0xffff), 0xc44d);
  EXPECT_EQ(chance.roll(3, 0, 0xffff), 0xe0fa);
}

class EverySource : public ::testing::TestWithParam<bool> {
 protected:
  static Chance fresh(uint64_t seed) { return GetParam() ? Chance::sealed(widen(seed)) : Chance::fast(seed); }
};
INSTANTIATE_TEST_SUITE_P(SealedAndFast, EverySource, ::testing::Bool());

TEST_P(EverySource, OnePurposeDoesNotMoveAnother) {
  Chance quiet = fresh(5);
  Chance busy = fresh(5);
  std::vector<int> expected = rolls(quiet, 2, 1, 6, 30);
  std::vector<int> found;
  for (int i = 0; i < 30; ++i) {
    rolls(busy, static_cast<uint8_t>(i % 2), 1, 100, i);
    found.push_back(busy.roll(2, 1, 6));
  }
  EXPECT_EQ(found, expected);
}

TEST_P(EverySource, PurposesAndSeedsDiffer) {
  Chance chance = fresh(5);
  Chance other = fresh(6);
  const std::vector<int> first = rolls(chance, 0, 1, 1000, 20);
  EXPECT_NE(rolls(chance, 1, 1, 1000, 20), first);
  EXPECT_NE(rolls(other, 0, 1, 1000, 20), first);
}

TEST_P(EverySource, GoesOnFromAPlace) {
  Chance chance = fresh(9);
  rolls(chance, 1, 1, 6, 13);
  rolls(chance, 4, 1, 6, 2);
  Chance again = fresh(9);
  again.go_to(chance.places());
  EXPECT_EQ(rolls(again, 1, 1, 6, 20), rolls(chance, 1, 1, 6, 20));
  EXPECT_EQ(rolls(again, 4, 1, 6, 20), rolls(chance, 4, 1, 6, 20));
  EXPECT_EQ(again.places(), chance.places());
}

TEST_P(EverySource, DrawsAreUnbiased) {
  Chance chance = fresh(11);
  std::map<int, int> counts;
  for (int i = 0; i < 60'000; ++i) ++counts[chance.roll(0, -2, 3)];
  ASSERT_EQ(counts.size(), 6U);
  for (const auto& [number, count] : counts) EXPECT_NEAR(count, 10'000, 500) << number;
  int low = 0;
  for (int i = 0; i < 30'000; ++i) low += chance.roll(1, 0, 1'500'000'000) < 750'000'000 ? 1 : 0;
  EXPECT_NEAR(low, 15'000, 500);
}

TEST_P(EverySource, ShufflesIntoEveryOrder) {
  Chance chance = fresh(11);
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> things = {1, 2, 3};
    chance.shuffle(0, things.data(), 3);
    ++orders[things];
  }
  ASSERT_EQ(orders.size(), 6U);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 1000, 150);
}

TEST_P(EverySource, CountsDraws) {
  Chance chance = fresh(1);
  EXPECT_EQ(chance.drawn(), 0U);
  chance.roll(0, 1, 6);
  const uint64_t after = chance.drawn();
  EXPECT_GT(after, 0U);
  int things[2] = {1, 2};
  chance.shuffle(1, things, 1);
  EXPECT_EQ(chance.drawn(), after) << "one thing needs no draw";
  chance.shuffle(1, things, 2);
  EXPECT_GT(chance.drawn(), after);
  EXPECT_EQ(chance.fault(), nullptr);
}

TEST(Scripted, GivesTheNamedResults) {
  Script script;
  script.results[2] = {3, 1, 6};
  script.results[0] = {5};
  Chance chance = Chance::scripted(script);
  EXPECT_EQ(chance.roll(2, 1, 6), 3);
  EXPECT_EQ(chance.roll(0, 1, 6), 5);
  EXPECT_EQ(chance.roll(2, 1, 6), 1);
  EXPECT_EQ(chance.roll(2, 1, 6), 6);
  EXPECT_EQ(chance.drawn(), 4U);
  EXPECT_EQ(script.used[2], 3U);
  EXPECT_EQ(chance.fault(), nullptr);
}

TEST(Scripted, ShuffleTakesTheOrderFromTheFrontAndKeepsTheRest) {
  Script script;
  script.results[1] = {4, 2};
  Chance chance = Chance::scripted(script);
  int things[] = {1, 2, 3, 4};
  chance.shuffle(1, things, 4);
  EXPECT_EQ(std::vector<int>(things, things + 4), (std::vector<int>{4, 2, 1, 3}));
  EXPECT_EQ(chance.drawn(), 1U);
  EXPECT_EQ(chance.fault(), nullptr);
}

TEST(Scripted, AFaultIsNeverASilentGuess) {
  Script script;
  script.results[1] = {7};
  script.results[2] = {9};
  Chance empty = Chance::scripted(script);
  empty.roll(0, 1, 6);
  EXPECT_STREQ(empty.fault(), "has no result left");
  EXPECT_EQ(empty.fault_purpose(), 0);
  empty.roll(1, 1, 6);
  EXPECT_EQ(empty.fault_purpose(), 0) << "the first fault is the one to report";

  script.used = {};
  Chance wrong = Chance::scripted(script);
  wrong.roll(1, 1, 6);
  EXPECT_STREQ(wrong.fault(), "prescribes a result that cannot fall");
  EXPECT_EQ(wrong.fault_purpose(), 1);

  Chance strange = Chance::scripted(script);
  int things[] = {1, 2};
  strange.shuffle(2, things, 2);
  EXPECT_STREQ(strange.fault(), "names something that is not there to be shuffled");
}

}  // namespace
}  // namespace paydirt

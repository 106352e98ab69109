#include "engine/seats.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace paydirt {
namespace {

TEST(SeatSet, HoldsWhatIsPutInAndIteratesInSeatOrder) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.lowest(), kNobody);
  set.add(4);
  set.add(1);
  set.add(1);
  EXPECT_EQ(set.size(), 2);
  EXPECT_TRUE(set.has(1) && set.has(4));
  EXPECT_FALSE(set.has(0) || set.has(2));
  EXPECT_EQ(set.lowest(), 1);
  std::vector<Seat> order;
  for (const Seat seat : set) order.push_back(seat);
  EXPECT_EQ(order, (std::vector<Seat>{1, 4}));
  set.remove(1);
  set.remove(0);
  EXPECT_EQ(set, SeatSet::of(4));
}

TEST(SeatSet, KnowsNoSeatBeyondTheTable) {
  const SeatSet all = SeatSet::first(kMaxSeats);
  EXPECT_EQ(all.size(), kMaxSeats);
  EXPECT_FALSE(all.has(kMaxSeats));
  EXPECT_FALSE(all.has(kNobody));
  EXPECT_TRUE(SeatSet::first(0).empty());
}

TEST(SeatSet, Unites) {
  EXPECT_EQ(SeatSet::of(0) | SeatSet::of(2), [] {
    SeatSet both = SeatSet::of(2);
    both.add(0);
    return both;
  }());
}

}  // namespace
}  // namespace paydirt

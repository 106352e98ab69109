#include "engine/score.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

template <class Sheet>
void count(Sheet& sheet) {
  sheet.add(0, 1, 5, false);
  sheet.add(1, 0, -3, true);
  sheet.add(0, 2, 4, true);
}

TEST(Score, TotalsAreTheSumsOfTheItems) {
  Totals totals;
  count(totals);
  EXPECT_EQ(totals.points, (std::array<int, kMaxSeats>{9, -3, 0, 0, 0}));
}

TEST(Score, SheetKeepsEveryItem) {
  ScoreSheet sheet;
  count(sheet);
  ASSERT_EQ(sheet.items.size(), 3U);
  EXPECT_EQ(sheet.items[1].seat, 1);
  EXPECT_EQ(sheet.items[1].kind, 0);
  EXPECT_EQ(sheet.items[1].points, -3);
  EXPECT_TRUE(sheet.items[1].secret);
  EXPECT_FALSE(sheet.items[0].secret);
}

}  // namespace
}  // namespace paydirt

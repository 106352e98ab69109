// Completed cities: section 3.6 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// A city west of the start tile whose western and southern railroads are complete; the eastern one leads
/// over the start tile to (1,0).
Table almost_complete() {
  Table table;
  table.tile("CITY3-a", -1, 0).tile("MT3R-a", -2, 0, 3).tile("MT3R-a", -1, 1, 2);
  return table;
}

TEST(City, CG531_WhenEveryRailroadIsComplete) {
  Table table = almost_complete();
  table.cowboy(kRed, -1, 0, "c0").draws("STR-a CITY3-b").play("place 1 0 1; pass");
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.open().cities[0].open, 1);
  EXPECT_EQ(table.open().cities[0].worth, 6);
  EXPECT_EQ(table.open().cities[0].completed, 9);
  table.play("place 2 0 0; pass");
  EXPECT_EQ(table.score(kRed, s_cities), 9);
  EXPECT_EQ(table.cowboys(kRed), 4);
}

// CG532, X15: a railroad with both ends in the city counts once
TEST(City, CG532_DifferentRailroads) {
  Table table;
  table.tile("CUR-a", 1, 0, 0).tile("CUR-a", 1, 1, 1).tile("STR-a", 0, 1, 1).tile("CUR-c", -1, 1, 2);
  table.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "c0").draws("CITY3-b").play("place -2 0 0; pass");
  EXPECT_EQ(table.score(kBlue, s_cities), 6);
}

// CG533: a railroad between two cities counts for both, whoever scored it
TEST(City, CG533_ForBothCities) {
  Table table = almost_complete();
  table.cowboy(kRed, -1, 0, "c0").cowboy(kBlue, -1, 0, "r0").draws("CITY3-b").play("place 1 0 0; cowboy c0");
  EXPECT_EQ(table.score(kRed, s_cities), 9);
  EXPECT_EQ(table.score(kBlue, s_railroads), 3);
  EXPECT_EQ(table.open().cities[1].worth, 3);
  EXPECT_EQ(table.open().cities[1].railroads.size(), 3U);
}

// CGR21: railroads, then mountains, then cities, all by one tile
TEST(City, CGR21_OrderOfScoring) {
  Table table = almost_complete();
  table.tile("MTCO-a", 0, -1, 2)
      .tile("MTCO-b", 1, -1, 3)
      .cowboy(kRed, -1, 0, "c0")
      .cowboy(kBlue, -1, 0, "r0");
  table.cowboy(kRed, 0, -1, "m0").draws("MCAPJ-a").play("place 1 0 0; pass");
  std::vector<int> order;
  for (const Event& event : table.events) {
    if (event.kind == e_railroad || event.kind == e_mountain || event.kind == e_city)
      order.push_back(event.kind);
  }
  EXPECT_EQ(order, (std::vector<int>{e_railroad, e_mountain, e_city}));
  EXPECT_EQ(table.score(kRed, s_mountains), 6);
  EXPECT_EQ(table.score(kRed, s_cities), 9);  // with the railroad completed in the same turn
}

// CGR22: every city with a merchant that the railroad touches; without one nothing happens
TEST(City, CGR22_WhichCities) {
  Table table = almost_complete();
  table.draws("CITY3-b").play("place 1 0 0; pass");
  EXPECT_EQ(table.told(e_city), 0);
  EXPECT_EQ(table.open().cities[0].open, 0);
}

// CGR23: a merchant may be placed in a city that is complete at once
TEST(City, CGR23_CompleteAtOnce) {
  Table table;
  table.tile("PRA-a", 0, 1).tile("JCT3-a", -1, 1, 1).tile("CUR-a", -2, 1, 2).tile("JCT3-a", -2, 0);
  table.tile("MCAPJ-a", 1, 0).draws("CITY3-a").play("place -1 0 0; cowboy c0");
  EXPECT_EQ(table.score(kBlue, s_cities), 9);
  EXPECT_EQ(table.cowboys(kBlue), 4);
}

// CGR29: the prairies in the corners of a city are not joined by it
TEST(City, CGR29_CornersAreApart) {
  Table table;
  table.draws("CITY3-a").play("place -1 0 0");
  EXPECT_NE(table.feature(-1, 0, "p0"), table.feature(-1, 0, "p1"));
  EXPECT_NE(table.feature(-1, 0, "p1"), table.feature(-1, 0, "p2"));
  EXPECT_NE(table.feature(-1, 0, "p0"), table.feature(-1, 0, "p2"));
  EXPECT_EQ(table.feature(-1, 0, "p0"), table.feature(0, 0, "p0"));  // round the side without a track
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

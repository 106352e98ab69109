// Completed railroads: section 3.6 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Five of the six tiles of a ring of track round the square south of the start tile's neighbours; the last
/// one, west of the start tile, is to be placed.
Table ring() {
  Table table;
  table.tile("CUR-a", 1, 0, 0).tile("CUR-a", 1, 1, 1).tile("STR-a", 0, 1, 1).tile("CUR-c", -1, 1, 2);
  return table;
}

// CG501, CG512, X8, with the moves of the rules document
TEST(Railroad, X8_APointForEachTile) {
  Table table;
  table.draws("CITY3-a STR-a JCT3-a").play("place -1 0 0; cowboy r0; place 1 0 1; pass");
  EXPECT_EQ(table.open().railroads[table.feature(-1, 0, "r0")].open, 1);
  EXPECT_EQ(table.points(kBlue), 0);
  table.play("place 2 0 0; pass");
  EXPECT_EQ(table.points(kBlue), 4);
  EXPECT_EQ(table.score(kBlue, s_railroads), 4);
  EXPECT_EQ(table.cowboys(kBlue), 4);
  EXPECT_TRUE(table.open().cowboys.empty());
}

TEST(Railroad, CG501_OnlyWhatThisTileCompletes) {
  Table table;
  table.draws("CITY3-a CITY3-b STR-a STR-b").play("place -1 0 0; cowboy r1; place 1 0 0; pass");
  EXPECT_EQ(table.told(e_railroad), 0);  // complete, but nobody is on it; the other is open
  EXPECT_EQ(table.cowboys(kBlue), 3);
}

// CG502, X12
TEST(Railroad, CG502_TheMajorityAndTies) {
  Table tie;
  tie.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").tile("PRA-a", 0, 1).tile("PRA-b", 1, 1);
  tie.tile("MCAP-a", 2, 1, 1).tile("STR-a", 2, 0, 1).tile("JCT3-a", 3, 0).cowboy(kRed, 2, 0, "r0");
  tie.draws("STR-d").play("place 1 0 1; pass");
  EXPECT_EQ(tie.points(kBlue), 5);
  EXPECT_EQ(tie.points(kRed), 5);
  Table most;
  most.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").tile("PRA-a", 0, 1).tile("PRA-b", 1, 1);
  most.tile("MCAP-a", 2, 1, 1).tile("STR-a", 2, 0, 1).tile("JCT3-a", 3, 0).cowboy(kRed, 2, 0, "r0");
  most.cowboy(kRed, 3, 0, "r2").draws("STR-d").play("place 1 0 1; pass");
  EXPECT_EQ(most.points(kBlue), 0);
  EXPECT_EQ(most.points(kRed), 5);
  EXPECT_EQ(most.cowboys(kBlue), 4);
  EXPECT_EQ(most.cowboys(kRed), 4);
}

// CG511: a closed loop is complete
TEST(Railroad, CG511_ALoop) {
  Table table = ring();
  table.cowboy(kRed, 0, 1, "r0").draws("CUR-c").play("place -1 0 3");
  const OpenRailroad loop = table.open().railroads[table.feature(0, 0, "r0")];
  EXPECT_EQ(loop.open, 0);
  EXPECT_EQ(loop.tiles, 6);
  EXPECT_EQ(table.play("pass").points(kRed), 6);
}

TEST(Railroad, CG512_DifferentTiles) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("JCT3-a").play("place 1 0 0; pass");
  EXPECT_EQ(table.points(kBlue), 3);
}

// CG513, X9, X10, CGR39: exactly one locomotive doubles
TEST(Railroad, CG513_Locomotives) {
  Table one;
  one.tile("CITY3-a", -1, 0).tile("STR-b", 1, 0, 1).cowboy(kBlue, -1, 0, "r0").draws("JCT3-a");
  EXPECT_EQ(one.open().railroads[one.feature(0, 0, "r0")].worth, 3);
  EXPECT_EQ(one.open().railroads[one.feature(0, 0, "r0")].completed, 6);
  EXPECT_EQ(one.play("place 2 0 0; pass").points(kBlue), 8);  // X9
  Table two;
  two.tile("CITY3-a", -1, 0).tile("STR-b", 1, 0, 1).tile("STR-b", 2, 0, 1).tile("STR-a", 3, 0, 1);
  two.cowboy(kBlue, -1, 0, "r0").draws("JCT3-a").play("place 4 0 0; pass");
  EXPECT_EQ(two.points(kBlue), 6);  // X10
}

// CGR13, CGR25: both ends at one junction; the tile counts once
TEST(Railroad, CGR25_BothEndsAtOneJunction) {
  Table table = ring();
  table.cowboy(kRed, 0, 1, "r0").draws("JCT3-a").play("place -1 0 0");
  EXPECT_EQ(table.feature(-1, 0, "r0"), table.feature(-1, 0, "r1"));
  EXPECT_EQ(table.open().railroads[table.feature(-1, 0, "r0")].tiles, 6);
  EXPECT_EQ(table.play("pass").points(kRed), 6);
}

// CGR13: the same where the junction was placed first and a later tile joins its two tracks
TEST(Railroad, CGR13_TheTileCountsOnce) {
  Table table;
  table.tile("JCT3-a", -1, 0).tile("CUR-c", -1, 1, 2).tile("STR-a", 0, 1, 1).tile("CUR-a", 1, 1, 1);
  table.cowboy(kRed, 0, 1, "r0").draws("CUR-b");
  EXPECT_EQ(table.open().railroads[table.feature(0, 1, "r0")].tiles, 4);
  EXPECT_EQ(table.open().railroads[table.feature(0, 0, "r0")].tiles, 2);
  table.play("place 1 0 0");
  EXPECT_EQ(table.open().railroads[table.feature(0, 1, "r0")].tiles, 6);
  EXPECT_EQ(table.play("pass").points(kRed), 12);  // with one locomotive
}

// CGR24: a railroad that joins two tracks of one city
TEST(Railroad, CGR24_BothEndsAtOneCity) {
  Table table = ring();
  table.cowboy(kRed, 0, 1, "r0").draws("CITY3-a").play("place -1 0 0");
  EXPECT_EQ(table.open().railroads[table.feature(-1, 0, "r0")].tiles, 6);
  EXPECT_EQ(table.open().cities[0].railroads.size(), 2U);
  EXPECT_EQ(table.play("pass").points(kRed), 6);
}

// CGR26: the picture closes the end; the mountain does not matter, nor does the track to the mountain
TEST(Railroad, CGR26_EndsAtAMountain) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("MT3R-a").play("place 1 0 1; pass");
  EXPECT_EQ(table.points(kBlue), 3);
  EXPECT_EQ(table.open().mountains[table.feature(1, 0, "m0")].open, 3);
  EXPECT_NE(table.feature(1, 0, "p0"), table.feature(1, 0, "p1"));
}

// CGR27: on one tile alone only a city is a whole feature
TEST(Railroad, CGR27_OneTileFeatures) {
  for (const TileFace& tile : printed_edition().tiles) {
    for (const RailroadFace& each : tile.railroads) EXPECT_FALSE(each.edges.empty()) << tile.id;
    for (const MountainFace& each : tile.mountains) EXPECT_FALSE(each.edges.empty()) << tile.id;
    for (const PrairieFace& each : tile.prairies) EXPECT_FALSE(each.half_edges.empty()) << tile.id;
  }
  Edition edition = printed_edition();
  edition.tiles[1].prairies.push_back({});
  EXPECT_EQ(Rules::make(edition, {}, 2, 1).refusal().words, "edition: tile MT3-a: p1 touches no edge");
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// Prairies and farmers: section 3.7 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Two prairies north and south of a band of mountain, each with a farmer; (1,2) would join them.
Table parted() {
  Table table;
  table.tile("MTST-a", 0, 1).tile("STR-a", 1, 0, 1).tile("PRA-a", 0, 2).tile("MCAP-a", 1, 1, 3);
  table.cowboy(kBlue, 1, 0, "p0").cowboy(kRed, 0, 2, "p0").draws("PRA-b");
  return table;
}

// CG601: joined half-edge to half-edge on either side of a track
TEST(Prairie, CG601_TracksPartPrairies) {
  Table table;
  table.draws("STR-a").play("place 1 0 1");
  EXPECT_EQ(table.feature(1, 0, "p1"), table.feature(0, 0, "p0"));  // north of the track
  EXPECT_EQ(table.feature(1, 0, "p0"), table.feature(0, 0, "p1"));  // south of it
  EXPECT_NE(table.feature(1, 0, "p0"), table.feature(1, 0, "p1"));
}

// X18
TEST(Prairie, CG601_MountainsPartPrairies) {
  Table table = parted();
  EXPECT_NE(table.feature(0, 1, "p0"), table.feature(0, 1, "p1"));
  EXPECT_EQ(table.open().prairies[table.feature(1, 0, "p0")].hold->cowboys, (std::vector<int>{1, 0}));
  EXPECT_EQ(table.open().prairies[table.feature(0, 2, "p0")].hold->cowboys, (std::vector<int>{0, 1}));
}

// X19
TEST(Prairie, CG403_JoinedPrairiesAreShared) {
  Table table = parted();
  table.play("place 1 2 0");
  EXPECT_EQ(table.feature(0, 1, "p0"), table.feature(0, 1, "p1"));
  EXPECT_EQ(table.open().prairies[table.feature(1, 0, "p0")].hold->cowboys, (std::vector<int>{1, 1}));
  EXPECT_EQ(table.refused("cowboy p0"), "CG403");
}

TEST(Prairie, CG602_NotScoredDuringTheGame) {
  Table table = parted();
  table.play("place 1 2 0; pass");
  EXPECT_EQ(table.points(kBlue), 0);
  EXPECT_EQ(table.cowboys(kBlue), 3);
  EXPECT_EQ(table.open().cowboys.size(), 2U);
}

// CGR28: an enclosed prairie is nothing special; its farmer stays and scores what is inside
TEST(Prairie, CGR28_Enclosed) {
  Table table;
  table.tile("CUR-a", 1, 0, 0).tile("CUR-a", 1, 1, 1).tile("STR-a", 0, 1, 1).tile("CUR-c", -1, 1, 2);
  table.tile("CUR-c", -1, 0, 3).cowboy(kBlue, 1, 0, "p1").draws("PRA-a PRA-b").and_no_more_tiles();
  EXPECT_EQ(table.feature(1, 0, "p1"), table.feature(-1, 1, "p1"));
  table.play("place 2 0 0; pass; place 2 1 0; pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.told(e_home), 1);
  EXPECT_EQ(table.score(kBlue, s_prairies), 0);
}

// CGR34: every symbol of the prairie counts, on tiles with and without farmers
TEST(Prairie, CGR34_AllSymbols) {
  Table table;
  table.tile("PRA-a", 0, 1).tile("STR-d", 1, 0, 1).cowboy(kBlue, 1, 0, "p0");
  const OpenPrairie prairie = table.open().prairies[table.feature(0, 0, "p1")];
  EXPECT_EQ(prairie.tipis, 1);
  EXPECT_EQ(prairie.horses, 2);
  EXPECT_EQ(prairie.worth, 10);
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// Step 2a: section 3.3 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

TEST(Cowboy, CG401_OnASegmentOfTheNewTile) {
  Table table;
  table.tile("STR-a", 1, 0, 1).draws("CITY3-a").play("place -1 0 0");
  EXPECT_EQ(table.refused("cowboy m0"), "CG401");
  EXPECT_EQ(table.refused("cowboy r3"), "CG401");
  EXPECT_EQ(table.options_of("cowboy"), 7);  // three tracks, the city, three prairies
  table.play("cowboy r1");
  EXPECT_EQ(table.cowboys(kBlue), 3);
  const OpenCowboy cowboy = table.open().cowboys.at(0);
  EXPECT_EQ(cowboy.seat, kBlue);
  EXPECT_EQ(cowboy.at.x, -1);
  EXPECT_EQ(cowboy.at.y, 0);
  EXPECT_EQ(cowboy.at.segment, "r1");
}

TEST(Cowboy, CG402_Roles) {
  Table table;
  table.draws("CITY3-a").play("place -1 0 0");
  EXPECT_NE(table.words("cowboy r1").find("railwayman"), std::string::npos);
  EXPECT_NE(table.words("cowboy c0").find("merchant"), std::string::npos);
  EXPECT_NE(table.words("cowboy p0").find("farmer"), std::string::npos);
  Table mountain;
  mountain.draws("MT4-a").play("place 0 -1 0");
  EXPECT_NE(mountain.words("cowboy m0").find("miner"), std::string::npos);
}

// X3: the railroad is taken; the mountain and both prairies are free
TEST(Cowboy, CG403_TheFeatureMustBeFree) {
  for (const Seat owner : {kRed, kBlue}) {
    Table table;
    table.tile("CITY3-a", -1, 0).cowboy(owner, -1, 0, "r0").draws("MCAPS-a").play("place 1 0 0");
    EXPECT_EQ(table.refused("cowboy r0"), "CG403") << "owner " << int{owner};
    EXPECT_EQ(table.refused("cowboy m0"), "");
    EXPECT_EQ(table.refused("cowboy p0"), "");
    EXPECT_EQ(table.refused("cowboy p1"), "");
  }
}

// X4: an occupied mountain takes no cowboy, but its token all the same (CG307)
TEST(Cowboy, CG403_AnOccupiedMountain) {
  Table table;
  table.tile("MT3-a", 0, -1, 1).cowboy(kBlue, 0, -1, "m0").supply({3}).draws("MCAPS-a").play("place 0 -2 2");
  EXPECT_EQ(table.refused("cowboy m0"), "CG403");
  EXPECT_EQ(table.refused("cowboy r0"), "");
  EXPECT_EQ(table.refused("cowboy p0"), "");
  EXPECT_EQ(table.refused("cowboy p1"), "");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{3}));
}

TEST(Cowboy, CG404_NoCowboyLeft) {
  Table table;
  table.tile("CITY3-a", -1, 0)
      .cowboy(kBlue, -1, 0, "r1")
      .cowboy(kBlue, -1, 0, "r2")
      .cowboy(kBlue, -1, 0, "c0");
  table.cowboy(kBlue, -1, 0, "p0").tile("MT3-a", 0, -1, 1).tent(kBlue, 0, -1, "m0").pile(0, 0, "m0", {1});
  table.draws("STR-a").play("place 1 0 1");
  EXPECT_EQ(table.cowboys(kBlue), 0);
  EXPECT_EQ(table.refused("cowboy r0"), "CG404");
  EXPECT_EQ(table.options_of("cowboy"), 0);
  EXPECT_TRUE(table.offers("tent 0 0 m0"));
  EXPECT_TRUE(table.offers("mine"));
  EXPECT_TRUE(table.offers("pass"));
}

// CG405, X16: placed on what the tile has just completed, scored and back in one turn
TEST(Cowboy, CG405_OnACompletedFeature) {
  Table table;
  table.draws("CITY3-a CITY3-b").play("place -1 0 0; pass; place 1 0 0; cowboy r2");
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.cowboys(kRed), 4);
  EXPECT_EQ(table.told(e_home), 1);
}

// CG406: features that are joined by a later tile are shared, and nobody can be added
TEST(Cowboy, CG406_FeaturesCanBeJoined) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").tile("PRA-a", 0, 1).tile("PRA-b", 1, 1);
  table.tile("MCAP-a", 2, 1, 1).tile("STR-a", 2, 0, 1).cowboy(kRed, 2, 0, "r0").draws("STR-b");
  EXPECT_EQ(table.open().railroads[table.feature(-1, 0, "r0")].hold->cowboys, (std::vector<int>{1, 0}));
  table.play("place 1 0 1");
  const OpenRailroad joined = table.open().railroads[table.feature(-1, 0, "r0")];
  EXPECT_EQ(joined.hold->cowboys, (std::vector<int>{1, 1}));
  EXPECT_EQ(joined.hold->leaders, (std::vector<int>{kBlue, kRed}));
  EXPECT_EQ(table.feature(2, 0, "r0"), table.feature(-1, 0, "r0"));
  EXPECT_EQ(table.refused("cowboy r0"), "CG403");
}

// CG407, CG602: nobody takes a cowboy back; farmers stay to the end
TEST(Cowboy, CG407_CowboysStay) {
  Table table;
  table.draws("STR-a STR-b STR-c CUR-b").play("place 1 0 1; cowboy p0; place -1 0 1; cowboy r0");
  table.play("place -2 0 1; pass; place 2 0 0; pass");
  ASSERT_EQ(table.open().cowboys.size(), 2U);
  EXPECT_EQ(table.cowboys(kBlue), 3);
  EXPECT_EQ(table.cowboys(kRed), 3);
  for (const MoveKind& kind : Rules::kinds()) EXPECT_NE(std::string(kind.name), "take");
}

// CG408: everybody sees which cowboys are farmers, by the prairie they lie on
TEST(Cowboy, CG408_FarmersAreSeen) {
  Table table;
  table.draws("STR-a STR-b").play("place 1 0 1; cowboy p0; place 2 0 1; cowboy r0");
  EXPECT_EQ(table.open().cowboys[0].at.segment[0], 'p');
  EXPECT_EQ(table.open().cowboys[1].at.segment[0], 'r');
}

TEST(Cowboy, CGR09_NeverOnTheStartTile) {
  Table table;
  table.cowboy(kBlue, 0, 0, "r0");
  EXPECT_EQ(table.rules.load(table.completed()).refusal().rule, std::string("CGR09"));
  Table tent;
  tent.tent(kBlue, 0, 0, "m0");
  EXPECT_TRUE(tent.rules.load(tent.completed()).ok());
}

TEST(Cowboy, CGR10_TentsDoNotBlockMiners) {
  Table table;
  table.tent(kRed, 0, 0, "m0").draws("MT3-a").play("place 0 -1 1");
  EXPECT_EQ(table.refused("cowboy m0"), "");
}

// CGR46: what comes back in step 3 is for the next turn
TEST(Cowboy, CGR46_NoSecondActionAfterScoring) {
  Table table;
  table.tile("CITY3-a", -1, 0)
      .cowboy(kBlue, -1, 0, "r0")
      .draws("CITY3-b STR-a")
      .play("place 1 0 0; cowboy c0");
  EXPECT_EQ(table.points(kBlue), 3);
  EXPECT_EQ(table.cowboys(kBlue), 3);
  EXPECT_EQ(table.state().turn, kRed);
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// A position in full: section 5.1 of the rules document.
#include <limits>

#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// The words of the refusal, "" if the position is good.
std::string refused(const Position& position, bool farmers = true) {
  return printed_rules(2, farmers).load(position).refusal().words;
}

Position good() {
  Table table;
  table.tile("CITY3-a", -1, 0).tile("MT3-a", 0, -1, 1).cowboy(kBlue, -1, 0, "r0").tent(kRed, 0, 0, "m0");
  return table.pile(0, 0, "m0", {1, 2}).holds(kBlue, {5}).draws("STR-a").completed();
}

TEST(Position, IsGood) { EXPECT_EQ(refused(good()), ""); }

TEST(Position, SeatsAndTurn) {
  Position position = good();
  position.players.pop_back();
  EXPECT_EQ(refused(position), "state.players: there must be 2, one a seat");
  position = good();
  position.turn = 2;
  EXPECT_EQ(refused(position), "state.turn: there is no seat 2");
  position.turn = -1;
  EXPECT_EQ(refused(position), "state.turn: there is no seat -1");
}

TEST(Position, Tiles) {
  Position position = good();
  position.tiles[0].rotation = 2;
  EXPECT_EQ(refused(position), "state.tiles[0]: must be the start tile at (0,0), rotation 0");
  position = good();
  position.tiles[1].x = 7;
  EXPECT_EQ(refused(position), "state.tiles[1]: a tile must share an edge with one on the table");
  position.tiles[1].x = 1000;
  EXPECT_EQ(refused(position), "state.tiles[1]: there is no such square or rotation");
  position = good();
  position.tiles[1].rotation = 1;
  EXPECT_TRUE(says(refused(position), "state.tiles[1]: its prairie in the east would meet a railroad"));
  position.tiles[1].rotation = 4;
  EXPECT_EQ(refused(position), "state.tiles[1]: there is no such square or rotation");
  position = good();
  position.tiles[2].rotation = 0;
  EXPECT_TRUE(says(refused(position), "state.tiles[2]: its prairie in the south would meet a mountain"));
  position = good();
  position.tiles[1].tile = "CITY9";
  EXPECT_EQ(refused(position), "state.tiles[1]: there is no tile 'CITY9'");
  position = good();
  position.tiles.clear();
  EXPECT_EQ(refused(position), "state.tiles: there must be the start tile");
}

TEST(Position, CopiesOfTiles) {
  Position position = good();
  position.stack.emplace_back("MT4-a");
  EXPECT_EQ(refused(position), "state.stack: the edition has 1 MT4-a, there are more");
  position = good();
  position.stack.clear();
  EXPECT_EQ(refused(position), "");  // the others were discarded
}

TEST(Position, Stages) {
  Position position = good();
  position.hand.reset();
  EXPECT_TRUE(says(refused(position), "state.stage: place with a tile in hand"));
  position.stage = Stage::act;
  EXPECT_EQ(refused(position), "");
  position.finished = EndReason::last_tile;
  EXPECT_TRUE(says(refused(position), "state.stage"));
  position.stage = Stage::over;
  EXPECT_EQ(refused(position), "state.stack: must be empty when the game is over");
  position.stack.clear();
  EXPECT_EQ(refused(position), "state: figures and piles are gone when the game is over");
  position = Table().acting().completed();
  EXPECT_EQ(refused(position), "state.stage: nobody has placed a tile");
}

TEST(Position, TheHandMustFit) {
  Table table;
  table.tile("MCAP-a", 0, -1, 2).draws("MT4-a");
  EXPECT_EQ(refused(table.completed()), "state.hand: this tile fits nowhere");
}

TEST(Position, Tokens) {
  Position position = good();
  position.supply.pop_back();
  EXPECT_EQ(refused(position), "state: 62 mining tokens in all; there must be 63");
  position.supply.push_back(4);
  EXPECT_EQ(refused(position), "state.supply: there is no token of 4");
  position.supply.back() = 0;
  EXPECT_EQ(refused(position), "state.supply: the edition has 13 tokens of 0, there are more");
  position = good();
  position.piles[0].at.segment = "r0";
  EXPECT_EQ(refused(position), "state.piles (0,0) r0: is no mountain");
  position.piles[0].at = {3, 3, "m0"};
  EXPECT_EQ(refused(position), "state.piles (3,3) m0: there is no tile");
  position.piles[0].at = {0, 0, "m2"};
  EXPECT_EQ(refused(position), "state.piles (0,0) m2: there is no such segment on the tile");
  position.piles = {{{0, 0, "m0"}, {1}}, {{0, -1, "m0"}, {2}}};
  EXPECT_EQ(refused(position), "state.piles (0,-1) m0: a mountain has one pile");
}

TEST(Position, Figures) {
  Position position = good();
  position.players[kBlue].cowboys.assign(5, {-1, 0, "r1"});
  EXPECT_EQ(refused(position), "state.players[0].cowboys: a player has 4");
  position.players[kBlue].cowboys.assign(2, {-1, 0, "r1"});
  EXPECT_EQ(refused(position), "state.players[0].cowboys (-1,0) r1: a segment holds one figure");
  position.players[kBlue].cowboys = {{-1, 0, "m0"}};
  EXPECT_EQ(refused(position), "state.players[0].cowboys (-1,0) m0: there is no such segment on the tile");
  position.players[kBlue].cowboys = {{-1, 0, "p0"}};
  EXPECT_EQ(refused(position), "");
  EXPECT_EQ(refused(position, false),
            "state.players[0].cowboys (-1,0) p0: this table plays without farmers");  // CG106
  position.players[kRed].tent = {-1, 0, "r0"};
  EXPECT_EQ(refused(position), "state.players[1].tent (-1,0) r0: is no mountain");
  position = good();
  position.players[kBlue].score.cities = -1;
  EXPECT_TRUE(says(refused(position), "state.players[0].score.cities: -1 is outside 0 to"));
  position = good();
  position.tiles.back().x = std::numeric_limits<int>::min();
  EXPECT_TRUE(says(refused(position), "no such square or rotation"));
  position = good();
  position.players[kBlue].cowboys = {{std::numeric_limits<int>::min(), 0, "r1"}};
  EXPECT_TRUE(says(refused(position), "there is no tile"));
}

// Figures leave what is complete, but not before the turn of its last tile is over
TEST(Position, CompleteFeatures) {
  Table railroad;
  railroad.tile("CITY3-a", -1, 0).tile("CITY3-b", 1, 0).cowboy(kBlue, -1, 0, "r0");
  EXPECT_TRUE(says(refused(railroad.completed()), "a figure on (-1,0) r0, which is complete"));
  EXPECT_EQ(refused(railroad.acting().completed()), "");
  Table mountain;
  mountain.tile("MCAP-a", 0, -1, 2).pile(0, 0, "m0", {1});
  EXPECT_EQ(refused(mountain.completed()), "state.piles: a pile on a mountain that is complete");
  EXPECT_EQ(refused(mountain.acting().completed()), "");
  Table tent;
  tent.tile("MCAP-a", 0, -1, 2).tent(kRed, 0, 0, "m0").tile("STR-b", 1, 0, 1).acting();
  EXPECT_TRUE(says(refused(tent.completed()), "which is complete"));
  Table city;
  city.tile("CITY3-a", -1, 0).tile("MT3R-a", -2, 0, 3).tile("MT3R-a", -1, 1, 2).tile("CITY3-b", 1, 0);
  city.cowboy(kRed, -1, 0, "c0");
  EXPECT_TRUE(says(refused(city.completed()), "a figure on (-1,0) c0, which is complete"));
  EXPECT_EQ(refused(city.acting().completed()), "");
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

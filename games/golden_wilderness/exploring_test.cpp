// Exploring: drawn tiles, the coastline, tiles that fit nowhere (GW-S15, GW-S16, GW-R50 to GW-R54).
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// Every lay that is offered for the tile being placed.
std::vector<std::string> places(Table& table) { return table.options("lay"); }

// GW-R50: the very first tile lies at (0, 0), unrotated, without a question
TEST(Exploring, TheFirstTile) {
  Table table(Level::standard);
  table.hand(kBlue, "P03").play("use P03 1");
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.open_tile("C01").q, 0);
  EXPECT_EQ(table.open_tile("C01").r, 0);
  EXPECT_EQ(table.open_tile("C01").rotation, 0);
}

// GW-S15, GW-R52: so many tiles are turned up together and placed in any order
TEST(Exploring, TilesAreTurnedUpTogether) {
  Table table(Level::standard);
  table.lay("I07", 0, 0, 0).hand(kBlue, "P11").play("use P11 0");
  EXPECT_EQ(table.options("tile"), (std::vector<std::string>{"tile I01", "tile I02"}));
  EXPECT_EQ(table.rules.open(table.state()).drawn, (std::vector<std::string>{"I01", "I02"}));
  EXPECT_EQ(table.refused("tile I03"), "GW-R52");
  table.play("tile I02");
  EXPECT_EQ(table.rules.open(table.state()).placing, "I02");
  table.play("lay I07 E 1");
  EXPECT_EQ(table.step(), Step::place);  // the other one, without a question which
  EXPECT_EQ(table.open_tile("I02").rotation, 1);
}

// GW-R50: sea meets sea, land meets land
TEST(Exploring, EdgesAgree) {
  Table table(Level::standard);
  table.lay("C07", 0, 0, 0).hand(kBlue, "P11").play("use P11 0; tile I01");  // Monterey: sea SW and W
  for (const std::string& place : places(table)) {
    EXPECT_FALSE(place.starts_with("lay C07 SW") || place.starts_with("lay C07 W")) << place;
  }
  EXPECT_TRUE(table.offers("lay C07 E 0"));
  EXPECT_EQ(table.refused("lay C07 W 0"), "GW-R51");
}

// GW-R51: a coastal tile shares a coast end; beside the land or across the water
TEST(Exploring, TheCoastlineStaysConnected) {
  Table table(Level::standard);
  table.lay("C07", 0, 0, 0).next(p_coastal, {7}).hand(kBlue, "P03").play("use P03 1");
  ASSERT_EQ(table.rules.open(table.state()).placing, "C09");  // two sea edges
  EXPECT_GT(places(table).size(), 0U);
  EXPECT_LE(places(table).size(), 4U);
  for (const std::string& place : places(table)) {
    Table after = table;
    after.play(place);
    const int tile = number_of(kTileNames, "C09");
    const Sides sea = turned(after.rules.box().sea[tile], after.state().rotation[tile]);
    bool touches = false;
    for (int side = 0; side < kSides; ++side) {
      if (after.state().neighbour[tile][side] == kNone) continue;
      const Sides there = turned(after.rules.box().sea[6], 0);
      EXPECT_EQ(sea >> side & 1, there >> opposite(side) & 1);
      touches = true;
    }
    EXPECT_TRUE(touches);
  }
  EXPECT_FALSE(table.offers("lay C07 E 0"));  // inland of Monterey no coast ends
}

// GW-R51: with no coastal tile there is nothing to join
TEST(Exploring, NothingToJoin) {
  Table table(Level::standard);
  table.lay("I07", 0, 0, 0).hand(kBlue, "P03").play("use P03 1");
  EXPECT_EQ(table.step(), Step::place);
  EXPECT_FALSE(table.rules.open(table.state()).cut_off);
  EXPECT_EQ(places(table).size(), 6U * 3U);  // any cell, any of the three land edges of Cape Mendocino
}

/// A closed island: two halves of coast whose ends meet, so that no coastal tile can join.
Table closed_coast() {
  Edition edition = printed_edition();
  edition.tiles[0].edges = "LSSSSS";
  edition.tiles[1].edges = "SSSLSS";
  Table table(*Rules::make(edition, level_options(Level::standard), 2, 1));
  table.lay("C01", 0, 0, 0).lay("C02", 1, 0, 0);
  return table;
}

// GW-S16, GW-R53: a coastal tile that cannot join is discarded and replaced, or placed anywhere it fits
TEST(Exploring, ATileThatCannotJoin) {
  Table table = closed_coast();
  table.next(p_coastal, {0, 1}).hand(kBlue, "P03").play("use P03 1");
  EXPECT_EQ(table.step(), Step::place);
  EXPECT_TRUE(table.rules.open(table.state()).cut_off);
  EXPECT_TRUE(table.offers("drop"));
  EXPECT_GT(places(table).size(), 0U);  // across the water
  Table dropped = table;
  dropped.play("drop");
  EXPECT_EQ(dropped.told(e_lost_tile), 1);
  EXPECT_NE(dropped.rules.open(dropped.state()).placing, table.rules.open(table.state()).placing);
  table.play(places(table)[0]);
  EXPECT_EQ(std::popcount(table.state().board), 3);
  EXPECT_EQ(Table(closed_coast()).refused("drop"), "GW-B11");
}

// GW-R53: an inland tile that fits nowhere is discarded and replaced without a question
TEST(Exploring, AnInlandTileThatFitsNowhere) {
  Table table = closed_coast();
  table.hand(kBlue, "N12").play("use N12 0");
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.told(e_lost_tile), 24);  // one after the other, until the stack is empty
  EXPECT_EQ(table.rules.open(table.state()).discards[1].size(), 24U);
}

// GW-R54: the discards are shuffled in at the start of a later exploration, not in the same one
TEST(Exploring, DiscardedTilesComeBack) {
  Table table = closed_coast();
  table.hand(kBlue, "N12 N13").play("use N12 0; use N13 0");
  EXPECT_EQ(table.told(e_lost_tile), 48);
  EXPECT_EQ(table.step(), Step::act);
}

// GW-R52: with fewer tiles than called for, fewer are explored; example 10 of section 7
TEST(Exploring, TheStackRunsOut) {
  Table table(Level::standard);
  table.land("C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12").hand(kBlue, "S01").play("use S01 0");
  EXPECT_EQ(table.rules.open(table.state()).drawn.size(), 2U);
  Table none(Level::standard);
  none.land("C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 C14").hand(kBlue, "S01");
  EXPECT_EQ(none.refused("use S01 0"), "GW-S13");
}

// Equal places are one move: the lowest neighbour, the lowest rotation that looks alike
TEST(Exploring, EqualPlacesAreOneMove) {
  Table table(Level::standard);
  table.lay("I07", 0, 0, 0).lay("I09", 1, 0, 0).next(p_inland, {2}).hand(kBlue, "N12").play("use N12 0");
  ASSERT_EQ(table.rules.open(table.state()).placing, "I03");                          // mountains all round
  const Move other{k_lay, static_cast<uint8_t>(number_of(kTileNames, "I09")), 2, 4};  // SW of it
  const Move lowest = table.rules.canonical(table.state(), kBlue, other);
  EXPECT_EQ(to_notation(Rules::kinds(), lowest), "lay I07 SE 0");
  EXPECT_EQ(table.count("lay"), 8);  // eight cells around two tiles
}

// The rough map obeys the rules of exploring: each tile fits its place among the others and joins the coast
TEST(Exploring, TheRoughMapObeysTheRules) {
  const Table table(Level::standard);
  const Box& box = table.rules.box();
  const auto& tiles = table.rules.box().edition.tiles;
  for (int left_out = 0; left_out < kTiles; ++left_out) {
    State s;
    for (int tile = 0; tile < kTiles; ++tile) {
      const PrintedTile& printed = tiles[static_cast<size_t>(tile)];
      if (tile != left_out) lay_tile(s, tile, printed.q, printed.r, 0);
    }
    bool found = false;
    for (const Cell& cell : Shore(box, s)) {
      const PrintedTile& printed = tiles[static_cast<size_t>(left_out)];
      if (cell.q != printed.q || cell.r != printed.r) continue;
      const Sides sea = box.sea[left_out];
      found = fits(sea, cell) && (left_out >= kCoastal || joins(sea, cell));
    }
    EXPECT_TRUE(found) << kTileNames[left_out];
  }
}

}  // namespace
}  // namespace paydirt::golden_wilderness

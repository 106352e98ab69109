// The turn and its first step: sections 3.1 and 3.2 of the rules document.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// The start tile's mountain and another one, both open towards (0,-1); the corner tile in hand joins them.
Table two_mountains() {
  Table table;
  table.tile("CUR-a", 1, 0, 1).tile("MCAPL-a", 1, -1, 3).draws("MTCO-a");
  return table;
}

TEST(Turn, CG201_PlaceThenActThenScore) {
  Table table;
  table.draws("STR-a");
  EXPECT_EQ(table.refused("pass"), "CG201");
  EXPECT_EQ(table.refused("mine"), "CG201");
  EXPECT_EQ(table.refused("cowboy r0"), "CG201");
  table.play("place 1 0 1");
  EXPECT_EQ(table.refused("place -1 0 1"), "CG201");
  EXPECT_EQ(table.options_of("place"), 0);
}

TEST(Turn, CG202_PlacingIsCompulsoryActingIsNot) {
  Table table;
  table.draws("STR-a");
  EXPECT_EQ(table.options_of("pass"), 0);
  table.play("place 1 0 1");
  EXPECT_EQ(table.options_of("pass"), 1);
  table.play("pass");
  EXPECT_EQ(table.cowboys(kBlue), 4);
}

TEST(Turn, CG203_OneActionAtMost) {
  for (const char* action : {"cowboy r0", "tent 0 0 m0", "mine", "pass"}) {
    Table table;
    table.tile("MT3-a", 0, -1, 1).tent(kBlue, 0, -1, "m0").pile(0, 0, "m0", {1, 2}).draws("STR-a");
    table.play("place 1 0 1").play(action);
    EXPECT_EQ(table.state().turn, kRed) << action;
    EXPECT_EQ(table.state().stage(), Stage::place) << action;
  }
}

TEST(Turn, CG204_TheNextPlayerClockwise) {
  Table table(3);
  table.draws("STR-a STR-b STR-c STR-d");
  for (const char* line : {"place 1 0 1; pass", "place 2 0 1; pass", "place 3 0 1; pass"}) table.play(line);
  EXPECT_EQ(table.state().turn, kBlue);
  EXPECT_EQ(table.rules.why_not(table.state(), kRed, {k_place, 76, 72, 1}).rule, std::string("CG204"));
}

// CG301, CGR03, CGR42: the tile is drawn without being asked, and everybody sees it
TEST(Turn, CG301_TheDrawnTileIsOpen) {
  Table table;
  table.draws("STR-a CUR-b");
  EXPECT_EQ(table.open().hand, "STR-a");
  table.play("place 1 0 1");
  EXPECT_FALSE(table.open().hand.has_value());
  EXPECT_TRUE(table.learned.empty());
  table.play("pass");
  EXPECT_EQ(table.open().hand, "CUR-b");
  EXPECT_EQ(table.learned, SeatSet::first(2));
  EXPECT_EQ(table.told(e_draw), 1);
}

TEST(Place, CG302_BesideATile) {
  Table table;
  table.draws("PRA-a");
  EXPECT_EQ(table.refused("place 0 1 0"), "");
  EXPECT_EQ(table.refused("place 1 1 0"), "CG302");  // a corner is not enough
  EXPECT_EQ(table.refused("place 0 0 0"), "CG302");
  EXPECT_EQ(table.refused("place 5 5 0"), "CG302");
  EXPECT_EQ(table.options_of("place"), 1);
}

// X1, X28
TEST(Place, CG303_EdgesMustAgree) {
  Table prairie;
  prairie.draws("PRA-a");
  EXPECT_EQ(prairie.refused("place 0 -1 0"), "CG303");  // X1: prairie against mountain
  EXPECT_EQ(prairie.refused("place 1 0 0"), "CG303");
  Table track;
  track.draws("STR-a");
  EXPECT_EQ(track.refused("place 1 0 1"), "");  // X28: railroad and prairies go on
  EXPECT_EQ(track.refused("place 1 0 0"), "CG303");
  Table corner = two_mountains();
  EXPECT_EQ(corner.refused("place 0 -1 2"), "");  // X28: mountain on two sides
  for (const char* turned : {"place 0 -1 0", "place 0 -1 1", "place 0 -1 3"})
    EXPECT_EQ(corner.refused(turned), "CG303");
}

TEST(Place, CG303_AllNeighbours) {
  Table table;
  table.tile("PRA-a", 0, 1).tile("STR-a", 1, 0, 1).draws("CUR-a");
  for (const char* turned : {"place 1 1 0", "place 1 1 1", "place 1 1 2"})
    EXPECT_EQ(table.refused(turned), "CG303");
  EXPECT_EQ(table.refused("place 1 1 3"), "");  // prairie in the north and in the west
}

// CG304, CGR04: a tile that fits nowhere is shown, discarded, and brings nothing
TEST(Place, CG304_UnplaceableTile) {
  Table table;
  table.tile("MCAP-a", 0, -1, 2).draws("STR-a MT4-a CUR-a STR-c");
  table.play("place 1 0 1; pass");
  EXPECT_EQ(table.open().discarded, (std::vector<std::string>{"MT4-a"}));
  EXPECT_EQ(table.open().hand, "CUR-a");
  EXPECT_EQ(table.state().turn, kRed);
  EXPECT_EQ(table.told(e_discard), 1);
  EXPECT_EQ(table.open().supply, 63);
  table.play("place 2 0 0; pass");
  EXPECT_EQ(table.open().hand, "STR-c");
  EXPECT_EQ(table.open().discarded.size(), 1U);
}

TEST(Place, CGR04_NeverDiscardedOtherwise) {
  Table table;
  table.draws("STR-a MT4-a CUR-a").play("place 1 0 1; pass");  // the start tile's mountain is open
  EXPECT_EQ(table.open().hand, "MT4-a");
  EXPECT_TRUE(table.offers("place 0 -1 0"));
  EXPECT_EQ(table.options_of("place"), 1);
}

// CGR05: if the rest of the stack fits nowhere, the game is over without another turn
TEST(Place, CGR05_NothingFits) {
  Table table;
  table.tile("MCAP-a", 0, -1, 2).draws("STR-a MT4-a").and_no_more_tiles();
  table.play("place 1 0 1; pass");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.open().ended, EndReason::nothing_fits);
}

// CG305, CG306; X2: two symbols bring two tokens, onto the top of the pile
TEST(Tokens, CG305_AsManyAsNuggets) {
  Table table;
  table.pile(0, 0, "m0", {1}).supply({2, 3}).draws("MT3-a").play("place 0 -1 1");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(table.open().supply, 60);
  EXPECT_EQ(table.state().stage(), Stage::act);
}

// CG306, CG307, CGR07: joined piles, that of the earliest tile lowest; also where the mountain is completed
TEST(Tokens, CG306_PilesAreJoined) {
  Table table = two_mountains();
  table.pile(1, -1, "m0", {2, 0}).pile(0, 0, "m0", {1}).supply({3, 5}).play("place 0 -1 2");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{1, 2, 0, 3, 5}));
  EXPECT_EQ(table.now().piles.size(), 1U);
  EXPECT_EQ(table.open().mountains[table.feature(0, 0, "m0")].open, 0);
}

TEST(Tokens, CG307_WhoeverIsThere) {
  Table table;
  table.tile("MT3-a", 0, -1, 1).cowboy(kRed, 0, -1, "m0").tent(kRed, 0, 0, "m0").supply({5, 2});
  table.draws("MCAP-a").play("place 0 -2 2");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{5}));
}

// CGR07: three piles in the order of their mountains' first tiles, whatever the order of the sides
TEST(Tokens, CGR07_ThreePiles) {
  Table table;
  table.tile("CUR-a", 1, 0, 1).tile("MCAPL-a", 1, -1, 3).tile("PRA-a", 1, -2).tile("MCAP-a", 0, -2, 2);
  table.pile(0, -2, "m0", {3}).pile(1, -1, "m0", {2}).pile(0, 0, "m0", {1}).supply({5, 5});
  table.draws("MT3-a").play("place 0 -1 1");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{1, 2, 3, 5, 5}));
}

// CGR06: two mountains on a tile are served in the order of the edition, each onto its own pile
TEST(Tokens, CGR06_TwoSegments) {
  Table table;
  table.supply({2, 3}).draws("M2OP-a").play("place 0 -1 1");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{2}));
  EXPECT_EQ(table.pile_at(0, -1, "m1"), (std::vector<int>{3}));
}

// CGR08: what the supply lacks is not made up later, and the symbols count all the same
TEST(Tokens, CGR08_SupplyExhausted) {
  Table table;
  table.supply({2}).and_no_more_tokens().draws("M2OP-a MCAP-a").play("place 0 -1 1");
  EXPECT_EQ(table.pile_at(0, 0, "m0"), (std::vector<int>{2}));
  EXPECT_TRUE(table.pile_at(0, -1, "m1").empty());
  EXPECT_EQ(table.open().mountains[table.feature(0, -1, "m1")].nuggets, 1);
  table.play("pass; place 0 -2 2");
  EXPECT_TRUE(table.pile_at(0, -1, "m1").empty());
  EXPECT_EQ(table.open().mountains[table.feature(0, -1, "m1")].nuggets, 2);
}

// CGR32: where nothing can be done, nobody is asked
TEST(Turn, CGR32_PassingUnasked) {
  Table table(2, false);
  table.tile("MCAP-a", 0, -1, 2).tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r1").cowboy(kBlue, -1, 0, "r2");
  table.cowboy(kBlue, -1, 0, "c0").cowboy(kBlue, -1, 0, "r0").draws("STR-a STR-b").play("place 1 0 1");
  EXPECT_EQ(table.state().turn, kRed);
  EXPECT_EQ(table.state().stage(), Stage::place);
  EXPECT_EQ(table.told(e_pass), 1);
}

// CGR32: a lone placement is asked for
TEST(Turn, CGR32_PlacingIsAlwaysAsked) {
  Table table;
  table.draws("MT4-a");
  EXPECT_EQ(table.options_of("place"), 1);
  EXPECT_EQ(table.state().stage(), Stage::place);
}

TEST(Place, CGR35_EqualPicturesAreOne) {
  Table table;
  table.draws("MT4-a");
  EXPECT_EQ(table.options_of("place"), 1);
  EXPECT_EQ(table.refused("place 0 -1 2"), "CGR35");
  const Move turned = *parse_move(Rules::kinds(), "place 0 -1 3");
  EXPECT_EQ(table.rules.canonical(table.state(), kBlue, turned), *parse_move(Rules::kinds(), "place 0 -1 0"));
  const std::pair<const char*, int> pictures[] = {
      {"MT4-a", 1},  {"MT3-a", 4},   {"MTST-a", 2},  {"MTST-b", 4}, {"M2OP-a", 2},
      {"M2OP-c", 2}, {"CITY3-a", 4}, {"CITY4-a", 1}, {"STR-a", 2},  {"CITY4-b", 4},
      {"JCT4-a", 1}, {"STR-b", 2},   {"STR-c", 4},   {"CUR-a", 4},  {"PRA-a", 1}};
  const Edition edition = printed_edition();
  for (const auto& [id, different] : pictures) {
    const auto tile = std::find_if(edition.tiles.begin(), edition.tiles.end(),
                                   [&, name = id](const TileFace& each) { return each.id == name; });
    const auto shape = std::find_if(edition.shapes.pairs.begin(), edition.shapes.pairs.end(),
                                    [&](const auto& each) { return each.first == tile->shape; });
    const Result<Face> face = read_face(*tile, shape->second);
    ASSERT_TRUE(face.ok());
    int own = 0;
    for (int rotation = 0; rotation < kSides; ++rotation) own += face->same[rotation] == rotation ? 1 : 0;
    EXPECT_EQ(own, different) << id;
  }
}

// CGR43: the table has no edge; a line of all tiles in any direction, with every list in bounds
TEST(Place, CGR43_TheTableIsUnlimited) {
  Edition edition = printed_edition();
  const TileFace prairie = edition.tiles.back();
  edition.tiles = {prairie};
  edition.tiles[0].copies = 72;
  edition.tiles[0].start_copies = 1;
  edition.start = {prairie.id, 0};
  for (const auto& [dx, dy] : {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}}) {
    const Result<Rules> rules = Rules::make(edition, {false}, 2, 1);
    ASSERT_TRUE(rules.ok()) << rules.refusal().words;
    Table table(*rules, edition);
    table.draws(prairie.id);
    for (int i = 1; i < kTiles; ++i) {
      table.play(say("place ", dx * i, ' ', dy * i, " 0"));
      ASSERT_TRUE(i == kTiles - 1 || table.options_of("place") == 2 * i + 4);
    }
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.open().tiles.back().x, dx * 71);
    EXPECT_EQ(table.open().tiles.back().y, dy * 71);
  }
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

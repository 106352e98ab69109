// Editions are data: a good one plays by its own numbers, a broken one is refused with the tile and the
// reason.
#include <map>

#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr RefusedAfter<Rules> refused_after{2};

TileFace& tile(Edition& edition, std::string_view id) {
  return *std::find_if(edition.tiles.begin(), edition.tiles.end(),
                       [&](const TileFace& each) { return each.id == id; });
}

TEST(Edition, ThePrintedOneIsGood) { expect_printed_edition_is_good<Rules>("figures"); }

// Section 1.1 of the rules document: what the reconstructed set is said to hold
TEST(Edition, TheNumbersOfTheDocument) {
  int tiles = 0;
  int nuggets = 0;
  int locomotives = 0;
  int tipis = 0;
  int horses = 0;
  int cities = 0;
  int mountains = 0;
  std::map<TrackEnd, int> ends;
  for (const TileFace& face : printed_edition().tiles) {
    tiles += face.copies;
    cities += face.city ? face.copies : 0;
    mountains += face.copies * static_cast<int>(face.mountains.size());
    for (const MountainFace& each : face.mountains) {
      EXPECT_GE(each.nuggets, 1) << face.id;
      EXPECT_LE(each.nuggets, 3) << face.id;
      nuggets += face.copies * each.nuggets;
    }
    for (const RailroadFace& each : face.railroads) {
      locomotives += face.copies * each.locomotives;
      if (each.end) ends[*each.end] += face.copies;
    }
    for (const PrairieFace& each : face.prairies) {
      tipis += face.copies * each.tipis;
      horses += face.copies * each.horses;
    }
  }
  EXPECT_EQ(tiles, 72);
  EXPECT_EQ(printed_edition().tiles.size(), 53U);  // CGR40: without the six tiles of "The Sheriff"
  EXPECT_EQ(nuggets, 63);
  EXPECT_EQ(mountains, 49);
  EXPECT_EQ(locomotives, 12);
  EXPECT_EQ(tipis, 18);
  EXPECT_EQ(horses, 9);
  EXPECT_EQ(cities, 8);
  EXPECT_EQ(ends[TrackEnd::junction], 19);
  EXPECT_EQ(ends[TrackEnd::city], 27);
  EXPECT_EQ(ends[TrackEnd::mountain], 3);
}

TEST(Edition, EveryHalfEdgeIsCoveredOnce) {
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "MT3-a").prairies[0].half_edges = {4}; }),
            "edition: tile MT3-a: half-edge 5 is not covered");
  EXPECT_EQ(refused_after([](Edition& e) {
              tile(e, "MT3-a").prairies[0].half_edges = {4, 5, 0};
            }),
            "edition: tile MT3-a: half-edge 0 is covered 2 times");
  EXPECT_EQ(refused_after([](Edition& e) {
              tile(e, "MT3-a").mountains[0].edges = {Edge::N, Edge::N, Edge::E};
            }),
            "edition: tile MT3-a: half-edge 0 is covered 2 times");
  EXPECT_EQ(refused_after([](Edition& e) {
              tile(e, "MT3-a").prairies[0].half_edges = {4, 8};
            }),
            "edition: tile MT3-a: half-edges: 8 is outside 0 to 7");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "MT3-a").mountains[0].edges.clear(); }),
            "edition: tile MT3-a: m0 touches no edge");
}

TEST(Edition, Tracks) {
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "STR-a").railroads[0].end = TrackEnd::junction; }),
            "edition: tile STR-a: r0 must have one edge and an end, or two edges and none");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "JCT3-a").railroads[0].end.reset(); }),
            "edition: tile JCT3-a: r0 must have one edge and an end, or two edges and none");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "JCT3-a").railroads[0].edges = {Edge::S}; }),
            "edition: tile JCT3-a: edge S has more than one track or mountain");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "JCT3-a").railroads[0].end = TrackEnd::mountain; }),
            "edition: tile JCT3-a: r0 ends at a mountain, and there is none");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "JCT3-a").railroads[0].end = TrackEnd::city; }),
            "edition: tile JCT3-a: a track ends at a city, and there is none");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "JCT3-a").city = true; }),
            "edition: tile JCT3-a: a city has 3 or 4 tracks, not 0");
  EXPECT_EQ(refused_after([](Edition& e) {
              tile(e, "STR-a").railroads[0].edges = {Edge::N, Edge::E};
            }),
            "edition: tile STR-a: edge E is R, but shape STR has P");
}

TEST(Edition, ShapesAndNames) {
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "STR-a").shape = "XYZ"; }),
            "edition: tile STR-a: there is no shape XYZ");
  EXPECT_EQ(refused_after([](Edition& e) { e.shapes.pairs[0].second.edges = "MMM"; }),
            "edition: tile MT4-a: shape MT4 must name four edges");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "STR-b").id = "STR-a"; }),
            "edition: tile STR-a: stands there twice");
}

TEST(Edition, Copies) {
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "STR-a").copies = 3; }),
            "edition: tiles: the copies sum to 73, not to 72");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "STR-a").copies = 0; }),
            "edition: tile STR-a: copies: 0 is outside 1 to 72");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "MCAPS-a").start_copies = 0; }),
            "edition: tiles: 0 start tiles instead of one");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "STR-a").start_copies = 1; }),
            "edition: tile STR-a: the start tile is MCAPS-a");
  EXPECT_EQ(refused_after([](Edition& e) {
              tile(e, "MCAPS-a").start_copies = 0;
              tile(e, "STR-a").start_copies = 1;
              e.start.tile = "STR-a";
            }),
            "edition: tile STR-a: the start tile needs a mountain for its token");
}

TEST(Edition, Tokens) {
  EXPECT_EQ(refused_after([](Edition& e) { e.tokens.faces[0].copies = 14; }),
            "edition: tokens.faces: the copies sum to 64, not to 63");
  EXPECT_EQ(refused_after([](Edition& e) { e.tokens.faces[0].copies = 0; }),
            "edition: tokens.faces[0].copies: 0 is outside 1 to 63");
  EXPECT_EQ(refused_after([](Edition& e) { e.tokens.faces[1].value = 0; }),
            "edition: tokens.faces: the values must rise");
  EXPECT_EQ(refused_after([](Edition& e) { e.tokens.faces[4].value = 100; }),
            "edition: tokens.faces[4].value: 100 is outside 0 to 99");
  EXPECT_EQ(refused_after([](Edition& e) { e.tokens.faces.clear(); }),
            "edition: tokens.faces: there must be 1 to 8");
}

TEST(Edition, NumbersAndRoom) {
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.tipi_camp = 10; }),
            "edition: scoring.tipi_camp: 10 is outside 0 to 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.figures.cowboys_each = 5; }),
            "edition: figures.cowboys_each: 5 is outside 1 to 4");
  EXPECT_EQ(refused_after([](Edition& e) { e.start.tokens = -1; }),
            "edition: start.tokens: -1 is outside 0 to 9");
  EXPECT_EQ(refused_after([](Edition& e) { tile(e, "MT4-a").mountains[0].nuggets = 10; }),
            "edition: tile MT4-a: nuggets: 10 is outside 0 to 9");
  EXPECT_EQ(refused_after([](Edition& e) {
              for (TileFace& each : e.tiles) each.copies = each.id == "CITY4-a" ? 20 : 1;
            }),
            "edition: tiles: 128 railroad segments; there is room for 96");
}

// A corrected edition plays by its own numbers
TEST(Edition, OtherNumbers) {
  Edition edition = printed_edition();
  edition.scoring.city_railroad = 4;
  edition.scoring.railroad_tile = 2;
  tile(edition, "STR-a").railroads[0].locomotives = 1;
  const Result<Rules> rules = Rules::make(edition, {}, 2, 1);
  ASSERT_TRUE(rules.ok()) << rules.refusal().words;
  Table table(*rules, edition);
  table.tile("CITY3-a", -1, 0).tile("STR-a", 1, 0, 1).cowboy(kBlue, -1, 0, "r0").draws("JCT3-a");
  EXPECT_EQ(table.play("place 2 0 0; pass").points(kBlue), 16);
  EXPECT_EQ(table.open().cities[0].completed, 12);
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// The table on a terminal.
#include <set>
#include <sstream>

#include "games/carcassonne_gold_rush/testing.hpp"
#include "games/carcassonne_gold_rush/tile_picture.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

std::string picture(std::string_view id, int rotation = 0) {
  const Edition edition = printed_edition();
  for (const TileFace& face : edition.tiles) {
    if (face.id != id) continue;
    const TilePicture tile(face, rotation);
    return say(tile.line(0, {}), '\n', tile.line(1, {}), '\n', tile.line(2, {}), '\n');
  }
  return "no such tile";
}

TEST(TilePicture, ShowsWhatLiesWhere) {
  EXPECT_EQ(picture("MCAPS-a"), ".^1^.\n-----\n.....\n");
  EXPECT_EQ(picture("MCAPS-a", 1), "..|..\n..|^1\n..|..\n");
  EXPECT_EQ(picture("CITY3-a"), ".....\n-[O]-\n..|..\n");
  EXPECT_EQ(picture("JCT4-a"), "..|..\n--*--\n..|..\n");
  EXPECT_EQ(picture("MTCOR-a"), "^^^2.\n^^+--\n..|..\n");
  EXPECT_EQ(picture("M2AD-a"), ".....\n...^1\nt^1^.\n");
  EXPECT_EQ(picture("CUR-a"), ".....\n--+..\n..|..\n");
}

/// A figure can be seen wherever it stands, and the places differ.
TEST(TilePicture, HasRoomForAFigureOnEverySegment) {
  for (const TileFace& face : printed_edition().tiles) {
    for (int rotation = 0; rotation < kSides; ++rotation) {
      std::set<size_t> places;
      size_t figures = 0;
      const auto stand = [&](Land land, size_t index) {
        TilePicture tile(face, rotation);
        tile.stand(Segment::of(land, static_cast<int>(index)), 'R', Ink::red);
        const std::string text = say(tile.line(0, {}), tile.line(1, {}), tile.line(2, {}));
        EXPECT_EQ(std::count(text.begin(), text.end(), 'R'), 1);
        places.insert(text.find('R'));
        ++figures;
      };
      for (size_t i = 0; i < face.mountains.size(); ++i) stand(Land::mountain, i);
      for (size_t i = 0; i < face.railroads.size(); ++i) stand(Land::railroad, i);
      if (face.city) stand(Land::city, 0);
      for (size_t i = 0; i < face.prairies.size(); ++i) stand(Land::prairie, i);
      EXPECT_EQ(places.size(), figures) << face.id << " turned by " << rotation;
    }
  }
}

TEST(BoardText, ShowsMapFiguresAndHand) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "r0").tent(kBlue, 0, 0, "m0").draws("STR-a");
  const Own own = table.rules.own(table.state(), kBlue);
  const std::string board = table.rules.board(table.open(), &own, {});
  const char* const expected =
      "     -2    -1     0     1    69 tiles, 63 tokens left; last: -1,0\n"
      " -1       -1,-1 0,-1                   points cowboys tokens\n"
      "          ..... .b1^.        > Blue         0       4      0\n"
      "  0 -2,0  -[O]R -----  1,0     Red          0       3      0\n"
      "          ..|.. .....        Your tokens: 0 nuggets (secret)\n"
      "  1       -1,1   0,1         Tile to place, by quarter turns:\n"
      "                               0      1      2      3  \n"
      "                             ..|..  .....  ..|..  .....\n"
      "                             ..|..  -----  ..|..  -----\n"
      "                             ..|..  .....  ..|..  .....\n"
      "                             railroad R1 -1,0: 2 points, 1 open\n"
      "^ mountain,";
  EXPECT_EQ(board.substr(0, std::string_view(expected).size()), expected);
}

/// Rows of free squares take a line, and the legend gives way to tiles.
TEST(BoardText, ShowsAsMuchOfTheMapAsFits) {
  const auto board = [](int high) {
    Table table;
    const char* const faces[] = {"CUR-a", "STR-b", "STR-c", "CUR-b"};
    for (int y = 1; y <= high; ++y) table.tile(faces[y - 1], 0, y, y == 4 ? 1 : 0);
    table.draws("STR-a");
    return table.rules.board(table.open(), nullptr, {});
  };
  EXPECT_TRUE(says(board(2), "  3        0,3")) << board(2);
  EXPECT_TRUE(says(board(2), "^ mountain,"));
  EXPECT_TRUE(says(board(3), " -1       0,-1")) << board(3);
  EXPECT_TRUE(says(board(3), "  4        0,4"));
  EXPECT_FALSE(says(board(3), "^ mountain,"));
  EXPECT_FALSE(says(board(3), "Map goes on"));
  EXPECT_TRUE(says(board(4), "Map goes on: north\n")) << board(4);
}

/// A screen that is read page by page leaves nothing out, however wide the map is.
TEST(BoardText, ShowsAllOfTheMapWhereItIsScrolled) {
  Table table;
  const char* const faces[] = {"STR-a", "STR-a", "STR-b", "STR-b", "STR-c", "STR-c", "STR-d"};
  for (int x = 1; x <= 7; ++x) table.tile(faces[x - 1], x, 0, 1);
  const char* const curves[] = {"CUR-a", "CUR-a", "CUR-b", "CUR-b", "CUR-c", "CUR-c"};
  for (int x = 8; x <= 13; ++x) table.tile(curves[x - 8], x, 0, x % 2 == 0 ? 0 : 2);
  table.draws("CUR-d");
  const std::string board = table.rules.board(table.open(), nullptr, {80, 60});
  EXPECT_FALSE(says(board, "Map goes on")) << board;
  for (const char* square : {" -1,0 ", " 14,0 ", " 0,-1 ", " 13,1 "})
    EXPECT_TRUE(says(board, square)) << board;
  EXPECT_TRUE(says(board, "Tile to place, by quarter turns:\n"));
  EXPECT_TRUE(says(board, "x,y free square\n"));
  std::istringstream lines(board);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(width_of(line), 80) << line;
}

TEST(BoardText, FitsTheScreen) {
  for (const int seats : {2, 5}) {
    const Rules rules = printed_rules(seats);
    for_each_decision(rules, static_cast<uint64_t>(seats), [&](const State& s, Seat seat, const auto&) {
      expect_board_fits(rules, s, seat, {80, 24, true}, 16);
      expect_board_fits(rules, s, seat, {120, 40}, 32);
    });
  }
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

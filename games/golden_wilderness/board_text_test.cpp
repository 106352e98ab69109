// The board in a terminal: a map whose labels the choices use, within the screen.
#include <sstream>

#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(Board, TheMapShowsWhatStandsWhere) {
  Table table(Level::easy);
  table.settle(kRed, "C07", Industry::plains_hides).city("I11").road("C07-I11");
  const std::string text = Rules::board(table.rules.open(table.state()), nullptr, {});
  EXPECT_NE(text.find("C07pRh =I11f## "), std::string::npos) << text;
  EXPECT_NE(text.find("Roads: E of C07"), std::string::npos) << text;
  EXPECT_NE(text.find("Coast market h3 w3 f4 c4 v5 g7"), std::string::npos) << text;
  const auto lines = lines_of(text);
  EXPECT_LE(lines.size(), 15U) << text;
  const auto tall = lines_of(Rules::board(table.rules.open(table.state()), nullptr, {120, 60, false}));
  EXPECT_GT(tall.size(), lines.size());
}

// A game that is over has no turn, no taxes to come and no cards to draw.
TEST(Board, SaysThatTheGameIsOver) {
  Table table(Level::beginner);
  Open open = table.rules.open(table.state());
  EXPECT_NE(Rules::board(open, nullptr, {}).find(">"), std::string::npos);
  open.ended = EndReason::all_settled;
  const std::string text = Rules::board(open, nullptr, {});
  EXPECT_EQ(text.find("Beginner, round 1: the game is over.\n"), 0U) << text;
  EXPECT_EQ(text.find('>'), std::string::npos) << text;
}

// Players stand below each other even where the map has fewer rows than there are players
TEST(Board, PlayersKeepTheirColumn) {
  Table table(Level::standard);
  const auto lines = lines_of(Rules::board(table.rules.open(table.state()), nullptr, {}));
  const auto column = [&](std::string_view name) {
    for (const std::string& line : lines) {
      if (const size_t at = line.find(name); at != std::string::npos) return at;
    }
    return std::string::npos;
  };
  EXPECT_EQ(column("Blue "), 45U);
  EXPECT_EQ(column("Red "), 45U);
}

// Whatever is explored, the board keeps to the screen's columns, with colour and without
TEST(Board, NoLineIsLongerThanTheScreen) {
  for (const Level level : {Level::beginner, Level::easy, Level::standard, Level::advanced}) {
    Options options = level_options(level);
    options.rounds = 8;
    const Rules rules = printed_rules(5, options);
    int step = 0;
    for_each_decision(rules, 7, [&](const State& s, Seat seat, const auto&) {
      if (step++ % 20 != 0) return;
      expect_board_fits(rules, s, seat, {80, 24, false}, 60);
      expect_board_fits(rules, s, seat, {120, 40, true}, 60);
    });
  }
}

}  // namespace
}  // namespace paydirt::golden_wilderness

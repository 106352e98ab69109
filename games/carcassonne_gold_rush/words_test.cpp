// What is said: prompts, choices, the log, the board of a terminal.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

TEST(Words, Questions) {
  Table table;
  table.draws("CITY3-a CITY3-b");
  EXPECT_EQ(table.rules.question(table.state(), kBlue).prompt, "Place your tile: city with three railroads.");
  table.play("place -1 0 0");
  EXPECT_EQ(table.rules.question(table.state(), kBlue).prompt,
            "Place a cowboy (4 left), pitch your tent, or do nothing.");
}

TEST(Words, PlacementsSayWhatTheyComplete) {
  Table table;
  table.tile("CITY3-a", -1, 0).draws("CITY3-b");
  EXPECT_EQ(table.words("place 1 0 0"), "Place it at (1, 0): completes a railroad");
  EXPECT_EQ(table.words("place -2 0 2"), "Place it at (-2, 0), half a turn: completes a railroad");
  Table mountain;
  mountain.draws("MCAP-a");
  EXPECT_EQ(mountain.words("place 0 -1 2"), "Place it at (0, -1), half a turn: completes a mountain");
}

TEST(Words, WhatACowboyWouldEarn) {
  Table table;
  table.draws("CITY3-a").play("place -1 0 0");
  EXPECT_EQ(table.words("cowboy r0"), "Place a railwayman in the railroad: 2 points, 1 edge open");
  EXPECT_EQ(table.words("cowboy c0"), "Place a merchant in the city: 0 points now, 9 when complete");
  EXPECT_EQ(table.words("cowboy p0"),
            "Place a farmer in the prairie: 0 points so far, at the end of the game");
  EXPECT_EQ(table.words("tent 0 0 m0"), "Pitch your tent at (0, 0): 1 point, 0 tokens, 1 edge open");
  EXPECT_EQ(table.words("pass"), "Do nothing");
}

TEST(Words, TheLogKeepsSecrets) {
  Table table;
  table.tent(kBlue, 0, 0, "m0").pile(0, 0, "m0", {3}).draws("STR-a CUR-b").play("place 1 0 1; mine");
  const auto mined = std::find_if(table.events.begin(), table.events.end(),
                                  [](const Event& event) { return event.kind == e_mine; });
  EXPECT_EQ(table.rules.tell(mined->seen_by(SeatSet::of(kBlue))), "Blue mines a token worth 3");
  EXPECT_EQ(table.rules.tell(mined->seen_by(SeatSet::of(kRed))), "Blue mines a token");
  EXPECT_EQ(table.rules.tell(table.events.front()), "Blue places it");
  EXPECT_EQ(table.rules.tell(table.events.back()), "Red draws a tile: curved track");
}

TEST(Words, TheBoardNamesWhatLiesThere) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "r0").draws("STR-a");
  const Own own = table.rules.own(table.state(), kBlue);
  const std::string board = Rules::board(table.open(), &own, {});
  EXPECT_TRUE(says(board, "CITY3-a/0"));
  EXPECT_TRUE(says(board, "In hand STR-a"));
  EXPECT_TRUE(says(board, "Red cowboy at (-1, 0) r0"));
  EXPECT_TRUE(says(board, "gold 0 (only you see it)"));
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

// What is said: prompts, choices, the log, the board of a terminal.
#include <set>

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
  EXPECT_EQ(table.words("place 1 0 0"), "Place it at (1, 0), not turned: completes a railroad");
  EXPECT_EQ(table.words("place -2 0 2"), "Place it at (-2, 0), 2 quarter turns: completes a railroad");
  Table mountain;
  mountain.draws("MCAP-a");
  EXPECT_EQ(mountain.words("place 0 -1 2"), "Place it at (0, -1), 2 quarter turns: completes a mountain");
}

TEST(Words, PlacementsSayWhoseTheyComplete) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("CITY3-b");
  EXPECT_EQ(table.words("place 1 0 0"), "Place it at (1, 0), not turned: completes your railroad");
  Table foreign;
  foreign.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "r0").draws("CITY3-b");
  EXPECT_EQ(foreign.words("place 1 0 0"), "Place it at (1, 0), not turned: completes Red's railroad");
}

TEST(Words, ARailwaymanIsToldOfALoneLocomotive) {
  Table table;
  table.draws("STR-b").play("place 1 0 1");
  EXPECT_EQ(table.words("cowboy r0"),
            "Place a railwayman on the railroad: 2 points, doubled when complete, 2 edges open");
}

TEST(Words, WhatACowboyWouldEarn) {
  Table table;
  table.draws("CITY3-a").play("place -1 0 0");
  EXPECT_EQ(table.words("cowboy r0"), "Place a railwayman on the railroad (east): 2 points, 1 edge open");
  EXPECT_EQ(table.words("cowboy c0"), "Place a merchant in the city: 0 points now, 9 when complete");
  EXPECT_EQ(table.words("cowboy p0"),
            "Place a farmer on the prairie (north): 0 points so far, scored at the end");
  EXPECT_EQ(table.words("tent 0 0 m0"), "Pitch your tent at (0, 0): 0 tokens, 1 edge open");
  EXPECT_EQ(table.words("pass"), "Do nothing");
}

/// Which of several is meant is told by its sides; of the only one nothing is.
TEST(Words, SidesTellSeveralApart) {
  Table table;
  table.draws("M2AD-a").play("place 0 -1 1");
  EXPECT_EQ(table.words("tent 0 -1 m0").find("Pitch your tent at (0, -1), mountain ("), 0U)
      << table.words("tent 0 -1 m0");
  Table curve;
  curve.draws("CUR-a").play("place 1 0 1");
  EXPECT_EQ(curve.words("cowboy r0"), "Place a railwayman on the railroad: 2 points, 2 edges open");
}

TEST(Words, TheLogKeepsSecrets) {
  Table table;
  table.tent(kBlue, 0, 0, "m0").pile(0, 0, "m0", {3}).draws("STR-a CUR-b").play("place 1 0 1; mine");
  const auto mined = std::find_if(table.events.begin(), table.events.end(),
                                  [](const Event& event) { return event.kind == e_mine; });
  EXPECT_EQ(table.rules.tell(mined->seen_by(SeatSet::of(kBlue))), "Blue mines a token worth 3");
  EXPECT_EQ(table.rules.tell(mined->seen_by(SeatSet::of(kRed))), "Blue mines a token");
  EXPECT_EQ(table.rules.tell(table.events.front()), "Blue places the tile");
  EXPECT_EQ(table.rules.tell(table.events.back()), "Red draws a tile: curved track");
}

TEST(Words, QuestionsOfferNoCowboyThatCannotBePlaced) {
  Table table(2, false);  // without farmers
  table.tile("MCAPS-a", -1, 0).cowboy(kRed, -1, 0, "r0").draws("STR-b CUR-b");
  table.play("place 1 0 1");
  EXPECT_EQ(table.options_of("cowboy"), 0);
  EXPECT_EQ(table.rules.question(table.state(), kBlue).prompt, "Pitch your tent, or do nothing.");
}

/// No two choices read alike: the sides tell the segments of a tile apart.
TEST(Words, ChoicesReadDifferently) {
  const Rules rules = printed_rules(2);
  for (const uint64_t seed : {1, 2, 3, 4, 5, 6}) {
    for_each_decision(rules, seed, [&](const State& s, Seat seat, const Rules::Moves& list) {
      std::set<std::string> choices;
      for (const Move move : list) {
        const std::string words = rules.words(s, seat, move);
        EXPECT_TRUE(choices.insert(words).second) << words;
      }
    });
  }
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

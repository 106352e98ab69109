// A position of Carcassonne: Gold Rush in full: what a saved game or a test has to hold (section 5.1 of the
// rules document). Discarded tiles and supplies of figures follow from it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/carcassonne_gold_rush/state.hpp"
#include "games/carcassonne_gold_rush/view.hpp"

namespace paydirt::carcassonne_gold_rush {

struct PositionTile {
  std::string tile;
  int x = 0, y = 0, rotation = 0;
};
BOOST_DESCRIBE_STRUCT(PositionTile, (), (tile, x, y, rotation))

/// The tokens of the mountain to which this segment belongs.
struct Pile {
  Spot at;
  std::vector<int> tokens;  // values, bottom first
};
BOOST_DESCRIBE_STRUCT(Pile, (), (at, tokens))

/// Points by what they came from.
struct PositionScore {
  int railroads = 0, mountains = 0, cities = 0, open_mountains = 0, open_railroads = 0, open_cities = 0;
  int prairies = 0;
};
BOOST_DESCRIBE_STRUCT(PositionScore, (),
                      (railroads, mountains, cities, open_mountains, open_railroads, open_cities, prairies))

struct PositionPlayer {
  std::vector<Spot> cowboys;
  std::optional<Spot> tent;
  std::vector<int> tokens;  // values of those held, in no order
  PositionScore score;
};
BOOST_DESCRIBE_STRUCT(PositionPlayer, (), (cowboys, tent, tokens, score))

struct Position {
  int turn = 0;
  Stage stage{};
  std::optional<std::string> hand;
  std::vector<std::string> stack;   // next tile first
  std::vector<PositionTile> tiles;  // in order of placement, the start tile first
  std::vector<Pile> piles;
  std::vector<int> supply;   // values, front first
  std::vector<int> removed;  // values, in no order
  std::vector<PositionPlayer> players;
  EndReason finished{};
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (turn, stage, hand, stack, tiles, piles, supply, removed, players, finished))

}  // namespace paydirt::carcassonne_gold_rush

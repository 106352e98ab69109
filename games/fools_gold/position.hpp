// A position of Fool's Gold in full: what a saved game or a test has to hold (section 5 of the rules
// document).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/fools_gold/state.hpp"
#include "games/fools_gold/view.hpp"

namespace paydirt::fools_gold {

struct PositionPlayer {
  bool passed = false;
  int coins = 0;
  int spent = 0;  // coins in front of the screen
  int miners = 0;
  int aside = 0;                                        // miners in front of the screen
  int coin_actions = 0;                                 // so far
  std::array<std::array<int, kValues>, kMines> gold{};  // cards by mine and nuggets
  std::vector<std::string> gems;                        // types
};
BOOST_DESCRIBE_STRUCT(PositionPlayer, (), (passed, coins, spent, miners, aside, coin_actions, gold, gems))

struct PositionMine {
  std::array<PathPlace, kPositions> path{};
  std::vector<int> reserve;  // by seat
  CardCounts deck;           // what can still be drawn
};
BOOST_DESCRIBE_STRUCT(PositionMine, (), (path, reserve, deck))

struct Position {
  int year = 0;
  Stage stage{};
  int turn = 0, start_player = 0;
  std::optional<Mine> reserve_from;  // passing: the mine of the last reserve miner
  int camp = 0;
  std::vector<PositionPlayer> players;
  std::array<PositionMine, kMines> mines{};  // in their order
  std::optional<OpenDraw> draw;              // the mine being resolved
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (year, stage, turn, start_player, reserve_from, camp, players, mines, draw))

}  // namespace paydirt::fools_gold

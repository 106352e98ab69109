// A position of Sutter's Mill in full: what a saved game or a test has to hold (section 9 of the rules
// document).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/sutters_mill/state.hpp"

namespace paydirt::sutters_mill {

struct Counter {
  Part part{};
  int nuggets = 0;
};
BOOST_DESCRIBE_STRUCT(Counter, (), (part, nuggets))

struct StackCard {
  int seat = 0;
  std::string rank;
};
BOOST_DESCRIBE_STRUCT(StackCard, (), (seat, rank))

struct PositionPlayer {
  Phase phase{};
  int purse = 0, paid = 0;
  std::vector<Counter> taken;  // in no order
  std::vector<std::string> hand, home;
  Keyed<int> prospectors;  // by space; spaces not named have none
  int supply = 0;
};
BOOST_DESCRIBE_STRUCT(PositionPlayer, (), (phase, purse, paid, taken, hand, home, prospectors, supply))

/// A prospector of the turn's owner who has taken cards off in this turn, and where.
struct PulledAt {
  Space space{};
  std::vector<Space> pulled;
};
BOOST_DESCRIBE_STRUCT(PulledAt, (), (space, pulled))

struct PositionTurn {
  int seat = 0;
  Stage stage{};
  int dug = 0, bought = 0;
  std::vector<Space> used;
  std::vector<PulledAt> walkers;
  bool progress = false;
};
BOOST_DESCRIBE_STRUCT(PositionTurn, (), (seat, stage, dug, bought, used, walkers, progress))

struct Position {
  std::vector<PositionPlayer> players;
  std::vector<Counter> vein;             // front first
  std::vector<Counter> box;              // unseen by all
  Keyed<std::vector<StackCard>> stacks;  // by building, bottom first; buildings not named have none
  std::vector<Space> closed;             // buildings whose certificate has left the game
  int bank = 0;
  PositionTurn turn;
  int idle = 0;
  EndReason finished{};
};
BOOST_DESCRIBE_STRUCT(Position, (), (players, vein, box, stacks, closed, bank, turn, idle, finished))

}  // namespace paydirt::sutters_mill

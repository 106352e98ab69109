// What the seats of Fool's Gold may see. Lists by mine, by seat, by space and by nuggets are in their order;
// events name cards as Card in state.hpp numbers them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/fools_gold/state.hpp"

namespace paydirt::fools_gold {

BOOST_DEFINE_FIXED_ENUM_CLASS(Piece, uint8_t, empty, die, wild_die, miner, lying_miner)

/// One position of a path.
struct PathPlace {
  Piece piece{};
  std::optional<int> seat;  // of the miner
};
BOOST_DESCRIBE_STRUCT(PathPlace, (), (piece, seat))

/// Cards of one mine.
struct CardCounts {
  std::array<int, kValues> gold{};  // of 1, 2, 3, 4, 5 nuggets
  int gem = 0, silt = 0, foul_weather = 0, false_alarm = 0;
};
BOOST_DESCRIBE_STRUCT(CardCounts, (), (gold, gem, silt, foul_weather, false_alarm))

/// A miner in the order of priority. Whatever the miners before it do, the order stays (FG-M19).
struct NextMiner {
  int seat = 0, space = 0;
  int count = 0;  // miners of that seat, reserve included, which give this priority
};
BOOST_DESCRIBE_STRUCT(NextMiner, (), (seat, space, count))

struct OpenMine {
  Mine id{};
  std::string name;
  std::string gem;                           // its type
  std::array<PathPlace, kPositions> path{};  // the box, then the spaces
  int dice = 0;
  int miners = 0;                 // on the path
  int cards = 0;                  // to be drawn: dice x miners
  std::vector<int> reserve;       // by seat
  std::optional<int> wild_cost;   // of one more die; none: the path is full
  std::optional<int> wild_at;     // the position where it would go
  std::vector<NextMiner> queue;   // of the standing miners
  std::vector<NextMiner> winter;  // of the lying ones, when Winter comes
  bool done = false;              // resolved, or passed over, this year
  CardCounts deck;                // what can still be drawn
};
BOOST_DESCRIBE_STRUCT(OpenMine, (),
                      (id, name, gem, path, dice, miners, cards, reserve, wild_cost, wild_at, queue, winter,
                       done, deck))

/// The mine being resolved.
struct OpenDraw {
  Mine mine{};
  CardCounts face_up;
  CardCounts bottom;          // turned up before; cannot be drawn again this year
  std::optional<int> winter;  // what the Winter die shows
};
BOOST_DESCRIBE_STRUCT(OpenDraw, (), (mine, face_up, bottom, winter))

/// What the score would be now.
struct Standing {
  int nuggets = 0;  // Fool's Gold left out
  int missing = 0;  // not above 0
  int gems = 0, total = 0;
};
BOOST_DESCRIBE_STRUCT(Standing, (), (nuggets, missing, gems, total))

/// What lies behind a screen.
struct Holdings {
  int coins = 0, miners = 0;
  std::array<std::array<int, kValues>, kMines> gold{};  // cards by mine and nuggets
  std::array<int, kMines> nuggets{};                    // by mine
  std::vector<std::string> gems;                        // types
  std::optional<Mine> fools_gold;                       // the richest mine; none without Gold
  std::vector<Mine> missing;                            // mines without a Gold card
  Standing standing;
};
BOOST_DESCRIBE_STRUCT(Holdings, (), (coins, miners, gold, nuggets, gems, fools_gold, missing, standing))

struct OpenPlayer {
  bool passed = false;
  int spent = 0;                     // coins in front of the screen
  int aside = 0;                     // miners in front of the screen
  int all_miners = 0;                // that the player has this year
  std::optional<Holdings> holdings;  // with open holdings, and when the game is over
};
BOOST_DESCRIBE_STRUCT(OpenPlayer, (), (passed, spent, aside, all_miners, holdings))

struct Open {
  int year = 0;
  std::vector<int> years;  // all of them
  Stage stage{};
  std::optional<int> turn;  // who is asked
  int start_player = 0;
  std::optional<Mine> reserve_from;  // somebody passes: the first mine that still takes a reserve miner
  int camp = 0;                      // wild dice in the Mining Camp
  std::vector<OpenMine> mines;
  std::optional<OpenDraw> draw;
  std::vector<OpenPlayer> players;
  bool open_holdings = false;
  EndReason ended{};
};
BOOST_DESCRIBE_STRUCT(Open, (),
                      (year, years, stage, turn, start_player, reserve_from, camp, mines, draw, players,
                       open_holdings, ended))

/// What the spaces of one mine would cost this seat; none: it cannot.
struct Costs {
  std::array<std::optional<int>, kSpaces> place;
  std::optional<int> wild;
};
BOOST_DESCRIBE_STRUCT(Costs, (), (place, wild))

struct Own {
  int seat = 0;
  Holdings holdings;
  std::optional<std::vector<Costs>> costs;  // by mine; until the seat has passed
  std::optional<int> retrieve;              // coins that it could retrieve
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat, holdings, costs, retrieve))

}  // namespace paydirt::fools_gold

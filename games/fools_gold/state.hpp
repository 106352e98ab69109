// What lies on the table of Fool's Gold, as bytes. There is no order of cards in it: a card is drawn when it
// is turned up, from those that can still be there (FG-R46), so the only secret is what comes next.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/bytes.hpp"
#include "engine/describe.hpp"
#include "engine/seats.hpp"

namespace paydirt::fools_gold {

inline constexpr int kPlayers = 5;
inline constexpr int kMines = 5;
inline constexpr int kYears = 5;
inline constexpr int kDice = 10;
inline constexpr int kPositions = 8;  // of a path: the box, then the spaces 0 to 6
inline constexpr int kSpaces = 7;
inline constexpr int kValues = 5;  // nuggets on a Gold card: 1 to 5
inline constexpr int kGems = 5;    // types

BOOST_DEFINE_FIXED_ENUM_CLASS(Mine, uint8_t, hills, forest, mountains, river, lake)

/// The cards of a deck by what they show: Gold of 1 to 5 nuggets, then the rest. Those before c_silt can be
/// taken.
enum Card : uint8_t { c_gold = 0, c_gem = kValues, c_silt, c_foul_weather, c_false_alarm };
inline constexpr int kTakeable = c_silt;
inline constexpr int kCards = c_false_alarm + 1;

/// Decisions D1, D2, D3, D4 of the rules document.
BOOST_DEFINE_FIXED_ENUM_CLASS(Stage, uint8_t, prospecting, reserve, mining, winter, over)

BOOST_DEFINE_FIXED_ENUM_CLASS(EndReason, uint8_t, none, years_over)

/// A bit for each position of a path, the box lowest.
using Places = uint8_t;
inline constexpr Places kBox = 1;
inline constexpr Places kFull = 0xff;
constexpr Places place_of(int space) { return static_cast<Places>(2U << space); }
/// The number of the highest space of the set.
constexpr int highest_space(Places places) { return std::bit_width(places) - 2; }

/// Things removed are cleared, so that equal tables are equal bytes.
struct State {
  uint8_t year = 0;  // 0 is the first
  Stage stage = Stage::prospecting;
  Seat turn = 0;  // who is asked
  Seat start = 0;
  uint8_t passed = 0;  // bit s: seat s
  uint8_t camp = 0;    // dice in the Mining Camp
  uint8_t least = 0;   // the mine of the last reserve miner in the present pass
  uint8_t mine = 0;    // being resolved
  uint8_t winter = 0;  // what the Winter die shows

  Places dice[kMines] = {};
  Places wild[kMines] = {};  // those of the dice that came from the camp
  Places standing[kMines][kPlayers] = {};
  Places lying[kMines][kPlayers] = {};
  uint8_t reserve[kMines][kPlayers] = {};

  uint8_t deck[kMines][kCards] = {};
  uint8_t face_up[kCards] = {};  // of the mine being resolved
  uint8_t bottom[kCards] = {};   // the part of its deck that cannot be drawn this year (FG-R49)

  // In front of the screens.
  uint8_t spent[kPlayers] = {};  // coins
  uint8_t aside[kPlayers] = {};  // miners

  // Behind the screens.
  uint8_t coins[kPlayers] = {};
  uint8_t miners[kPlayers] = {};
  uint8_t gems[kPlayers] = {};             // bit t: type t
  uint8_t nuggets[kPlayers][kMines] = {};  // follows from the Gold cards; asked for all the time
  uint8_t coin_actions[kPlayers] = {};     // so far
  uint8_t gold[kPlayers][kMines][kValues] = {};

  bool has_passed(Seat seat) const { return ((passed >> seat) & 1) != 0; }
  /// All miners on the path of a mine that still stand.
  Places all_standing(int at) const {
    return standing[at][0] | standing[at][1] | standing[at][2] | standing[at][3] | standing[at][4];
  }
  Places all_lying(int at) const {
    return lying[at][0] | lying[at][1] | lying[at][2] | lying[at][3] | lying[at][4];
  }
  Places occupied(int at) const { return static_cast<Places>(dice[at] | all_standing(at) | all_lying(at)); }
  /// The same while prospecting, when nobody lies.
  Places taken(int at) const { return static_cast<Places>(dice[at] | all_standing(at)); }
  int dice_at(int at) const { return std::popcount(dice[at]); }
  bool operator==(const State& other) const { return same_bytes(*this, other); }
};
static_assert(Bytes<State>);
static_assert(sizeof(State) <= 512);

}  // namespace paydirt::fools_gold

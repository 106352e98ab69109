// What lies on the table of Sutter's Mill, as bytes.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/bytes.hpp"
#include "engine/describe.hpp"
#include "engine/seats.hpp"

namespace paydirt::sutters_mill {

inline constexpr int kPlayers = 4;
inline constexpr int kBuildings = 8;
inline constexpr int kSpaces = 11;  // eight buildings, then the three camps
inline constexpr int kParts = 3;    // river, hillside, mine
inline constexpr int kRanks = 13;
inline constexpr int kProspectors = 5;  // of one player
inline constexpr int kActions = 5;      // that can be bought in a turn
inline constexpr int kVein = 72;        // spaces of the vein
inline constexpr int kFaces = 6;        // nuggets on a counter: 1 to 6
/// SM-081: a card needs more own prospectors than own cards, so five a player is the most.
inline constexpr int kStack = kPlayers * kProspectors;

BOOST_DEFINE_FIXED_ENUM_CLASS(Space, uint8_t, sutters_mill, odd_fellows_hall, eldorado, st_johns,
                              hook_and_ladder, adams_express, chalmers_hotel, miners_drug_store, river_camp,
                              hillside_camp, mine_camp)

BOOST_DEFINE_FIXED_ENUM_CLASS(Part, uint8_t, river, hillside, mine)

BOOST_DEFINE_FIXED_ENUM_CLASS(Phase, uint8_t, build_up, tear_down)

/// Where in a turn its player is asked (decisions D1, D2, D3 of the rules document).
BOOST_DEFINE_FIXED_ENUM_CLASS(Stage, uint8_t, turn_start, after_switch, dig, city, over)

BOOST_DEFINE_FIXED_ENUM_CLASS(EndReason, uint8_t, none, vein_empty, nobody_left, standstill)

constexpr uint8_t index(Space space) { return static_cast<uint8_t>(space); }
constexpr uint8_t bit(int building) { return static_cast<uint8_t>(1U << building); }
constexpr uint8_t bit(Space building) { return bit(index(building)); }
constexpr int camp_of(int part) { return kBuildings + part; }

/// An influence card in a stack: its owner and its rank.
struct Card {
  uint8_t byte = 0;
  static constexpr Card of(Seat seat, int rank) { return {static_cast<uint8_t>(seat << 4 | rank)}; }
  constexpr Seat seat() const { return byte >> 4; }
  constexpr int rank() const { return byte & 15; }
  bool operator==(const Card&) const = default;
};

/// A prospector who has taken a card off in the present turn, and at which buildings (SM-R17).
struct Walker {
  uint8_t space = 0xff;  // 0xff: no such walker; sorts last
  uint8_t pulled = 0;    // bit b: at building b
  auto operator<=>(const Walker&) const = default;
};

/// Everything up to `purse` is open to all; from there on it is hidden. Things removed are cleared and lists
/// are kept sorted, so that equal tables are equal bytes.
struct State {
  uint16_t hand[kPlayers] = {};  // bit r: the card of rank r
  uint16_t home[kPlayers] = {};  // cards taken off the board again
  uint8_t left[kParts] = {};     // counters in the vein
  Seat turn = 0;
  Stage stage = Stage::turn_start;
  uint8_t dug = 0;       // prospectors that dug in this turn
  uint8_t bought = 0;    // actions bought in this turn
  uint8_t used = 0;      // bit b: the special of building b was used in this turn
  uint8_t progress = 0;  // whether there was any in this turn (SM-R20)
  uint8_t idle = 0;      // turns without progress
  EndReason ended = EndReason::none;
  uint8_t tear_down = 0;  // bit s: seat s has switched
  uint8_t closed = 0;     // bit b: the certificate of building b has left the game
  uint8_t supply[kPlayers] = {};
  Walker walkers[kProspectors];
  uint8_t prospectors[kPlayers][kSpaces] = {};
  Seat adventurer = kNobody;  // follows from the certificates
  uint8_t stack_size[kBuildings] = {};
  Card stack[kBuildings][kStack];  // bottom first

  // Follows from the above; kept because it is asked for all the time.
  uint8_t on_board[kPlayers] = {};  // prospectors
  uint8_t own_cards[kPlayers][kBuildings] = {};
  uint8_t certificates[kPlayers] = {};  // bit b: holds that of building b

  // The public side of the purses.
  uint8_t taken_backs[kPlayers][kParts] = {};
  int16_t bank = 0;
  int16_t paid[kPlayers] = {};

  int16_t purse[kPlayers] = {};
  uint8_t taken[kPlayers][kParts][kFaces] = {};  // counters taken, by back and nuggets
  uint8_t boxed[kParts][kFaces] = {};            // counters that left unseen
  uint8_t vein[kVein] = {};                      // nuggets; the front counter is the last one

  int vein_size() const { return left[0] + left[1] + left[2]; }
  /// The part being worked; kParts when the vein is empty.
  int front_part() const { return left[0] != 0 ? 0 : left[1] != 0 ? 1 : left[2] != 0 ? 2 : kParts; }
  int back_part() const { return left[2] != 0 ? 2 : left[1] != 0 ? 1 : 0; }
  /// Who could dig: a player's prospectors in the camp being worked.
  int diggers(Seat seat) const { return prospectors[seat][camp_of(front_part())]; }
  bool torn(Seat seat) const { return has_bit(tear_down, seat); }
  bool holds(Seat seat, Space building) const { return (certificates[seat] & bit(building)) != 0; }
  bool operator==(const State& other) const { return same_bytes(*this, other); }
};
static_assert(Bytes<State>);
static_assert(sizeof(State) <= 600);

}  // namespace paydirt::sutters_mill

// What the numbers in moves, events and streams of chance of Sutter's Mill mean.
#pragma once

#include <cstdint>

namespace paydirt::sutters_mill {

enum MoveId : uint8_t {
  k_switch,
  k_dig,
  k_city,
  k_to,  // a: building
  k_stop,
  k_end,
  k_place,  // a: space
  k_card,   // a: rank, b: building
  k_move,   // a: from, b: to, c: buildings where this prospector took a card off
  k_leave,  // a: space, c: the same
  k_pull,   // a: building, c: the same
  k_shift,  // a: building, b: position from below, from 1, c: Direction
};

enum Direction : uint8_t { kDown, kUp };

/// Streams of chance.
enum Purpose : uint8_t { p_start, p_river, p_hillside, p_mine };

enum EventId : uint8_t {
  e_turn,         // seat
  e_switch,       // seat
  e_dig,          // seat, a: building, b: part, secret: nuggets
  e_business,     // seat, b: part, secret: nuggets
  e_bonus,        // seat, a: building, b: part, secret: nuggets
  e_place,        // seat, a: space
  e_card,         // seat, a: rank, b: building
  e_move,         // seat, a: from, b: to
  e_leave,        // seat, a: space
  e_pull,         // seat, a: building, b: owner of the card, amount: rank
  e_shift,        // seat, a: building, b: position from below, amount: Direction
  e_pay,          // seat, amount: nuggets
  e_special,      // seat, a: building whose free action was used
  e_certificate,  // seat: new holder or nobody, a: building
  e_close,        // a: building whose certificate left the game
  e_box,          // b: part of the counter that left unseen
  e_adventurer,   // seat: new holder or nobody
  e_skip,         // seat
  e_over,         // a: EndReason
};

enum ScoreRow : uint8_t { s_home, s_left, s_nuggets, s_prospectors };

}  // namespace paydirt::sutters_mill

// What the numbers in moves, events and streams of chance of Carcassonne: Gold Rush mean.
#pragma once

#include <cstdint>

#include "engine/move.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

enum MoveId : uint8_t {
  k_place,   // a, b: square, c: rotation
  k_cowboy,  // a: segment of the tile just placed
  k_tent,    // a, b: square, c: mountain segment
  k_mine,
  k_pass,
};

constexpr Move on_square(MoveId kind, Square at, int rest) {
  return {kind, static_cast<uint8_t>(at.bits & 0xff), static_cast<uint8_t>(at.bits >> 8),
          static_cast<uint8_t>(rest)};
}
constexpr Square square_of(Move move) { return {static_cast<uint16_t>(move.a | move.b << 8)}; }

/// Streams of chance.
enum Purpose : uint8_t { p_start, p_tiles, p_tokens };

/// In all of them a is a tile by its order of placement and b a segment by its byte, unless said otherwise.
enum EventId : uint8_t {
  e_turn,        // seat
  e_draw,        // seat, a: face
  e_discard,     // seat, a: face of a tile that fits nowhere
  e_place,       // seat, a: tile, b: rotation, amount: face
  e_tokens,      // a, b, amount: tokens put there
  e_cowboy,      // seat, a, b
  e_tent,        // seat, a, b
  e_mine,        // seat, a, b, secret: value
  e_pass,        // seat
  e_railroad,    // seat, a, b, amount: points for a completed railroad
  e_mountain,    // seat, a, b, amount: points for a completed mountain
  e_city,        // seat, a, b, amount: points for a completed city
  e_gold,        // seat, a, b, secret: value of a token from a completed mountain
  e_home,        // seat, a, b: a cowboy comes back
  e_strike,      // seat, a, b: a tent comes back, also at the end
  e_lost,        // a, b, amount: tokens that left the game unseen
  e_unfinished,  // seat, a, b, amount: points for an unfinished feature at the end
  e_prairie,     // seat, a, b, amount: points for a prairie at the end
  e_nuggets,     // seat, amount: points for the tokens held at the end
  e_over,        // a: EndReason
};

}  // namespace paydirt::carcassonne_gold_rush

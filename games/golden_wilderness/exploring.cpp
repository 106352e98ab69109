// Exploring: tiles are drawn and laid so that the coastline stays connected.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

/// GW-S15, GW-R52, GW-R54: discarded tiles are shuffled in when the stack is empty at the start.
void Play::explore(Seat seat, TileKind kind, int count) {
  if (tile_stack(s_, kind) == 0) s_.tile_discards[index(kind)] = 0;
  for (int i = 0; i < count && draw_tile(seat, kind); ++i) {}
  s_.todo.push(task(Step::explore, seat));
}

bool Play::draw_tile(Seat seat, TileKind kind) {
  const TileSet stack = tile_stack(s_, kind);
  if (stack == 0) return false;
  const auto purpose = static_cast<uint8_t>(kind == TileKind::coastal ? p_coastal : p_inland);
  const int tile = nth(stack, chance_.roll(purpose, 0, std::popcount(stack) - 1));
  s_.drawn |= tile_bit(tile);
  tell({.kind = e_explore, .seat = seat, .a = static_cast<uint8_t>(tile)});
  return true;
}

void Play::advance_exploring() {
  const Seat seat = s_.todo.top().a;
  if (s_.drawn == 0) {
    s_.todo.pop();
  } else if ((s_.drawn & (s_.drawn - 1)) == 0) {
    choose_place(std::countr_zero(s_.drawn));
  } else {
    s_.todo.push(question_to(seat, Step::tile));
  }
}

/// A tile has been chosen to be laid next.
void Play::choose_place(int tile) {
  const Seat seat = s_.todo.top().a;
  if (s_.board == 0) {  // GW-R50
    s_.drawn &= ~tile_bit(tile);
    lay_tile(s_, tile, 0, 0, 0);
    return tell({.kind = e_lay, .seat = seat, .a = static_cast<uint8_t>(tile)});
  }
  const Fit fit = look().best_fit(tile);
  if (fit == Fit::nowhere) return drop_tile(tile);  // GW-R53
  s_.todo.push(question_to(seat, Step::place, tile, fit == Fit::cut_off ? 1 : 0));
}

void Play::lay(Seat seat, Move move) {
  const int tile = s_.todo.pop().a;
  s_.drawn &= ~tile_bit(tile);
  lay_tile(s_, tile, s_.q[move.a] + kDq[move.b], s_.r[move.a] + kDr[move.b], move.c);
  tell({.kind = e_lay, .seat = seat, .a = static_cast<uint8_t>(tile)});
}

/// GW-S15, GW-S16: discarded, and replaced by a new one.
void Play::drop_tile(int tile) {
  const Seat seat = s_.todo.top().a;
  const TileKind kind = tile < kCoastal ? TileKind::coastal : TileKind::inland;
  s_.drawn &= ~tile_bit(tile);
  s_.tile_discards[index(kind)] |= tile_bit(tile);
  tell({.kind = e_lost_tile, .seat = seat, .a = static_cast<uint8_t>(tile)});
  draw_tile(seat, kind);
}

}  // namespace paydirt::golden_wilderness

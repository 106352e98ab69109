// Worlds that a seat cannot tell from the truth.
#include <algorithm>
#include <numeric>

#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {

void Rules::resample(State& s, Seat seat, Rng& rng) const {
  // In order of their faces, so that nothing is left of where they lay.
  uint8_t tiles[kMostFaces] = {};
  for (int i = 0; i < s.stack_size; ++i) ++tiles[s.stack[i]];
  uint8_t* to = s.stack;
  for (int face = 0; face < box_.face_count; ++face)
    to = std::fill_n(to, tiles[face], static_cast<uint8_t>(face));
  rng.shuffle(s.stack, s.stack_size);

  SeatSet others = s.stage() == Stage::over ? SeatSet{} : SeatSet::first(box_.seats);  // CG808
  others.remove(seat);
  uint8_t unseen[kTokens];
  int count = 0;
  const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
  uint8_t faces[kFaces] = {};
  for (int i = 0; i < on_mountains; ++i) ++faces[s.pile[i]];
  for (int i = 0; i < s.supply_size; ++i) ++faces[s.tokens[i]];
  for (int face = 0; face < box_.token_faces; ++face) {
    int copies = faces[face] + s.removed[face];
    for (const Seat other : others) copies += s.held[other][face];
    for (int i = 0; i < copies; ++i) unseen[count++] = static_cast<uint8_t>(face);
  }
  rng.shuffle(unseen, count);
  const uint8_t* from = unseen;
  const auto deal = [&](uint8_t* heap) {
    int tokens = std::accumulate(heap, heap + kFaces, 0);
    std::fill_n(heap, kFaces, uint8_t{0});
    while (tokens-- > 0) ++heap[*from++];
  };
  for (const Seat other : others) deal(s.held[other]);
  deal(s.removed);
  std::copy_n(from, on_mountains, s.pile);
  std::copy_n(from + on_mountains, s.supply_size, s.tokens);
}

/// Tiles to come, and tokens whose faces nobody has seen: in the supply and on the mountains.
void Rules::reshuffle(State& s, Chance& chance) const {
  chance.shuffle(p_tiles, s.stack, s.stack_size);
  const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
  uint8_t tokens[kTokens];
  std::copy_n(s.pile, on_mountains, tokens);
  std::copy_n(s.tokens, s.supply_size, tokens + on_mountains);
  chance.shuffle(p_tokens, tokens, on_mountains + s.supply_size);
  std::copy_n(tokens, on_mountains, s.pile);
  std::copy_n(tokens + on_mountains, s.supply_size, s.tokens);
}

}  // namespace paydirt::carcassonne_gold_rush

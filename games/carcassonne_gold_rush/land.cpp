#include "games/carcassonne_gold_rush/land.hpp"

#include <algorithm>
#include <numeric>

namespace paydirt::carcassonne_gold_rush {
namespace {

/// A feature keeps the label of its first segment.
struct Joined {
  int kept;
  int given_up;
};

template <int N>
Joined join_labels(uint8_t (&labels)[N], int one, int other) {
  const int kept = std::min(labels[one], labels[other]);
  const int given_up = std::max(labels[one], labels[other]);
  for (uint8_t& label : labels) label = label == given_up ? static_cast<uint8_t>(kept) : label;
  return {kept, given_up};
}

/// Moves a number from the label that is given up to the one that is kept.
void hand_over(uint8_t* numbers, Joined joined) {
  numbers[joined.kept] = static_cast<uint8_t>(numbers[joined.kept] + numbers[joined.given_up]);
  numbers[joined.given_up] = 0;
}

void hand_over(Crew* crews, Joined joined) {
  crews[joined.kept].join(crews[joined.given_up]);
  crews[joined.given_up] = {};
}

/// Tiles on which both railroads have a segment: only such with several tracks.
int shared_tiles(const State& s, int one, int other) {
  int shared = 0;
  const uint8_t* const labels = s.railroads.label;
  for (int tile = 0; tile < s.tile_count; ++tile) {
    const int tracks = railroads_on(s, tile);
    if (tracks < 2) continue;
    const uint8_t* const first = labels + s.tiles[tile].first[static_cast<int>(Land::railroad)];
    const bool both = std::find(first, first + tracks, one) != first + tracks &&
                      std::find(first, first + tracks, other) != first + tracks;
    shared += both ? 1 : 0;
  }
  return shared;
}

}  // namespace

void join_mountains(Mountains& mountains, int one, int other, uint64_t& given_up) {
  --mountains.open[mountains.label[one]];
  --mountains.open[mountains.label[other]];
  if (mountains.label[one] == mountains.label[other]) return;
  const Joined joined = join_labels(mountains.label, one, other);
  hand_over(mountains.open, joined);
  hand_over(mountains.nuggets, joined);
  hand_over(mountains.crew, joined);
  given_up |= uint64_t{1} << joined.given_up;
}

void join_railroads(State& s, int one, int other) {
  Railroads& railroads = s.railroads;
  --railroads.open[railroads.label[one]];
  --railroads.open[railroads.label[other]];
  if (railroads.label[one] == railroads.label[other]) return;
  const int shared = shared_tiles(s, railroads.label[one], railroads.label[other]);
  const Joined joined = join_labels(railroads.label, one, other);
  hand_over(railroads.open, joined);
  hand_over(railroads.tiles, joined);
  hand_over(railroads.locomotives, joined);
  hand_over(railroads.crew, joined);
  railroads.tiles[joined.kept] = static_cast<uint8_t>(railroads.tiles[joined.kept] - shared);
}

void join_prairies(Prairies& prairies, int one, int other) {
  if (prairies.label[one] == prairies.label[other]) return;
  const Joined joined = join_labels(prairies.label, one, other);
  hand_over(prairies.worth, joined);
  hand_over(prairies.crew, joined);
}

uint64_t segments_of(const Mountains& mountains, int label) {
  uint64_t segments = 0;
  for (int i = 0; i < kMountains; ++i) segments |= uint64_t{mountains.label[i] == label} << i;
  return segments;
}

int railroads_on(const State& s, int tile) {
  constexpr int kLand = static_cast<int>(Land::railroad);
  const int next = tile + 1 < s.tile_count ? s.tiles[tile + 1].first[kLand] : s.count[kLand];
  return next - s.tiles[tile].first[kLand];
}

int pile_start(const Mountains& mountains, int label) {
  return std::accumulate(mountains.tokens, mountains.tokens + label, 0);
}

void merge_piles(State& s, uint64_t given_up) {
  for (; given_up != 0; given_up &= given_up - 1) {
    const int from = std::countr_zero(given_up);
    const int tokens = s.mountains.tokens[from];
    if (tokens == 0) continue;
    const int to = s.mountains.label[from];
    uint8_t* const pile = s.pile + pile_start(s.mountains, from);
    std::rotate(s.pile + pile_start(s.mountains, to + 1), pile, pile + tokens);
    hand_over(s.mountains.tokens, {to, from});
  }
}

void put_tokens(State& s, int mountain, int tokens) {
  tokens = std::min<int>(tokens, s.supply_size);
  if (tokens == 0) return;
  uint8_t* const top = s.pile + pile_start(s.mountains, mountain + 1);
  std::copy_backward(top, s.pile + kTokens - tokens, s.pile + kTokens);
  for (int i = 0; i < tokens; ++i) top[i] = std::exchange(s.tokens[--s.supply_size], uint8_t{0});
  s.mountains.tokens[mountain] = static_cast<uint8_t>(s.mountains.tokens[mountain] + tokens);
}

int take_token(State& s, int mountain) {
  uint8_t* const top = s.pile + pile_start(s.mountains, mountain + 1) - 1;
  const int face = *top;
  std::copy(top + 1, s.pile + kTokens, top);
  s.pile[kTokens - 1] = 0;
  --s.mountains.tokens[mountain];
  return face;
}

}  // namespace paydirt::carcassonne_gold_rush

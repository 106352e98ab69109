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

/// Each segment begins as a feature of its own.
void add_segments(const Box& box, State& s, const Tile& tile) {
  const Face& face = box.faces[tile.face];
  for (int i = 0; i < face.count[0]; ++i) {
    const uint8_t number = s.count[0]++;
    s.mountains.label[number] = number;
    s.mountains.tile[number] = s.tile_count;
    s.mountains.open[number] = face.mountain_edges[i];
    s.mountains.nuggets[number] = face.nuggets[i];
  }
  for (int i = 0; i < face.count[1]; ++i) {
    const uint8_t number = s.count[1]++;
    s.railroads.label[number] = number;
    s.railroads.tile[number] = s.tile_count;
    s.railroads.open[number] = face.railroad_edges[i];
    s.railroads.tiles[number] = 1;
    s.railroads.locomotives[number] = face.locomotives[i];
  }
  if (face.count[2] > 0) s.city_tile[s.count[2]++] = s.tile_count;
  for (int i = 0; i < face.count[3]; ++i) {
    const uint8_t number = s.count[3]++;
    s.prairies.label[number] = number;
    s.prairies.worth[number] = box.prairie_worth[tile.face][i];
  }
}

}  // namespace

void lay(const Box& box, State& s, Square at, int rotation, int face) {
  Tile& tile = s.tiles[s.tile_count];
  tile = {at, static_cast<uint8_t>(face), static_cast<uint8_t>(rotation), s.count};
  add_segments(box, s, tile);
  const int here = s.reach(at);
  s.need[here] = 0;
  s.holder[here] = ++s.tile_count;
  uint64_t given_up = 0;
  for (int side = 0; side < kSides; ++side) {
    const Side& mine = box.faces[face].at(side, rotation);
    const int opposite = (side + 2) & 3;
    const int there = s.reach(at.beside(side));
    if (s.holder[there] == 0) {
      s.need[there] = static_cast<uint8_t>(s.need[there] | static_cast<int>(mine.terrain) << (2 * opposite));
      continue;
    }
    const Tile& other = s.tiles[s.holder[there] - 1];
    const Side& theirs = box.faces[other.face].at(opposite, other.rotation);
    if (mine.terrain == Terrain::mountain) {
      join_mountains(s.mountains, tile.first[0] + mine.segment, other.first[0] + theirs.segment, given_up);
      continue;
    }
    if (mine.terrain == Terrain::railroad)
      join_railroads(s, tile.first[1] + mine.segment, other.first[1] + theirs.segment);
    // CG601: half-edge to half-edge; what is clockwise here is counter-clockwise there.
    join_prairies(s.prairies, tile.first[3] + mine.prairie[0], other.first[3] + theirs.prairie[1]);
    join_prairies(s.prairies, tile.first[3] + mine.prairie[1], other.first[3] + theirs.prairie[0]);
  }
  merge_piles(s, given_up);
  for (int number = tile.first[0]; number < s.count[0]; ++number) {  // CG521
    const int label = s.mountains.label[number];
    s.live |= uint64_t{1} << number;
    if (s.mountains.open[label] == 0) s.live &= ~segments_of(s.mountains, label);
  }
}

void place_cowboy(State& s, Seat seat, uint8_t tile, Segment segment) {
  const int number = s.tiles[tile].number(segment);
  switch (segment.land()) {  // CG402
    case Land::mountain:
      s.mountains.crew[s.mountains.label[number]].add(seat);
      s.occupied |= uint64_t{1} << number;
      break;
    case Land::railroad: s.railroads.crew[s.railroads.label[number]].add(seat); break;
    case Land::city: s.merchant[number] = static_cast<uint8_t>(seat + 1); break;
    case Land::prairie: s.prairies.crew[s.prairies.label[number]].add(seat); break;
  }
  --s.supply[seat];
  Cowboy* const all = s.cowboys[seat];
  all[kCowboys - 1] = {tile, segment};
  std::sort(all, all + kCowboys);
}

void pitch(State& s, Seat seat, int number) {
  if (s.tent[seat] != 0) s.occupied &= ~(uint64_t{1} << (s.tent[seat] - 1));
  s.tent[seat] = static_cast<uint8_t>(number + 1);
  if (number >= 0) s.occupied |= uint64_t{1} << number;
}

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

int take_top(State& s, int mountain) {
  uint8_t* const top = s.pile + pile_start(s.mountains, mountain + 1) - 1;
  const int face = *top;
  std::copy(top + 1, s.pile + kTokens, top);
  s.pile[kTokens - 1] = 0;
  --s.mountains.tokens[mountain];
  return face;
}

}  // namespace paydirt::carcassonne_gold_rush

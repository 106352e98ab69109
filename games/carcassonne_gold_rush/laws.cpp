// What must be true of every table: nothing is lost or doubled.
#include <numeric>

#include "engine/bits.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Every side of a free square that needs something is an open edge of a feature.
const char* broken_edges(const State& s) {
  int edges[4] = {};
  for (int i = 0; i < s.square_count; ++i) {
    for (int side = 0; side < kSides; ++side) ++edges[(s.need[i] >> (2 * side)) & 3];
  }
  const int mountains = std::accumulate(s.mountains.open, s.mountains.open + kMountains, 0);
  const int railroads = std::accumulate(s.railroads.open, s.railroads.open + kRailroads, 0);
  if (edges[static_cast<int>(Terrain::mountain)] != mountains)
    return "open mountain edges lead to free squares";
  if (edges[static_cast<int>(Terrain::railroad)] != railroads) return "open tracks lead to free squares";
  for (int i = 0; i < s.count[0]; ++i) {
    if (has_bit(s.live, i) != (s.mountains.open[s.mountains.label[i]] > 0))
      return "a mountain is alive while it has an open edge";
  }
  return nullptr;
}

const char* broken_figures(const Box& box, const State& s) {
  Crew on_features;
  for (const Crew& crew : s.mountains.crew) on_features.join(crew);
  for (const Crew& crew : s.railroads.crew) on_features.join(crew);
  for (const Crew& crew : s.prairies.crew) on_features.join(crew);
  for (const uint8_t merchant : s.merchant) {
    if (merchant != 0) on_features.add(static_cast<Seat>(merchant - 1));
  }
  int miners = 0;
  for (Seat seat = 0; seat < box.seats; ++seat) {
    int standing = 0;
    for (const Cowboy& cowboy : s.cowboys[seat]) {
      standing += cowboy.tile != Cowboy{}.tile ? 1 : 0;
      miners += cowboy.tile != Cowboy{}.tile && cowboy.segment.land() == Land::mountain ? 1 : 0;
    }
    if (standing + s.supply[seat] != box.edition.figures.cowboys_each)
      return "a player always has as many cowboys";
    if (standing != on_features.of(seat)) return "features know the cowboys on them";
    miners += s.tent[seat] != 0 ? 1 : 0;
  }
  return std::popcount(s.occupied) == miners ? nullptr : "no mountain segment holds two figures";
}

}  // namespace

const char* Rules::broken(const State& s) const {
  int tokens[kFaces] = {};
  const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
  for (int i = 0; i < on_mountains; ++i) ++tokens[s.pile[i]];
  for (int i = 0; i < s.supply_size; ++i) ++tokens[s.tokens[i]];
  for (int face = 0; face < box_.token_faces; ++face) {
    tokens[face] += s.removed[face];
    for (Seat seat = 0; seat < box_.seats; ++seat) tokens[face] += s.held[seat][face];
    if (tokens[face] != box_.token_copies[face]) return "there are always as many tokens of each face";
  }
  int tiles[kMostFaces] = {};
  int nuggets = 0;
  for (int i = 0; i < s.stack_size; ++i) ++tiles[s.stack[i]];
  for (int i = 0; i < s.tile_count; ++i) {
    ++tiles[s.tiles[i].face];
    for (const uint8_t each : look(s).face_of(s.tiles[i]).nuggets) nuggets += each;
  }
  if (s.hand != kNoFace) ++tiles[s.hand];
  for (int face = 0; face < box_.face_count; ++face) {
    if (tiles[face] > box_.copies[face]) return "there are never more tiles of a face than copies";
  }
  if (nuggets != std::accumulate(s.mountains.nuggets, s.mountains.nuggets + kMountains, 0))
    return "the nuggets of the tiles are those of the mountains";
  if (const char* law = broken_edges(s)) return law;
  return broken_figures(box_, s);
}

}  // namespace paydirt::carcassonne_gold_rush

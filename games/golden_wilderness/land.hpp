// The land: who is beside whom, what may be built where, which tiles a market reaches.
#pragma once

#include "games/golden_wilderness/box.hpp"
#include "games/golden_wilderness/state.hpp"

namespace paydirt::golden_wilderness {

inline constexpr std::array<int, kSides> kDq = {1, 0, -1, -1, 0, 1};
inline constexpr std::array<int, kSides> kDr = {0, 1, 1, 0, -1, -1};
constexpr int opposite(int side) { return side < 3 ? side + 3 : side - 3; }

/// Puts a tile on a cell and makes it the neighbour of those around it.
void lay_tile(State& s, int tile, int q, int r, int rotation);

/// Tiles that can still be drawn.
inline TileSet tile_stack(const State& s, TileKind kind) {
  const TileSet all = kind == TileKind::coastal ? kAllCoastal : kAllInland;
  return all & ~(s.board | s.drawn | s.tile_discards[index(kind)]);
}

inline bool has_road(const State& s, int tile, int side) {
  const uint8_t other = s.neighbour[tile][side];
  return other != kNone && (s.linked[tile] & tile_bit(other)) != 0;
}
int road_count(const State& s);

/// All tiles beside one of these.
inline TileSet beside(const State& s, TileSet tiles) {
  TileSet around = 0;
  for (const int tile : each(tiles)) around |= s.adjacent[tile];
  return around;
}

/// These, and all that unbroken chains of roads lead to.
TileSet by_road(const State& s, TileSet from);

/// GW-S18: tiles where a thing is out of an attack's reach.
inline TileSet protected_tiles(const State& s, Thing thing) {
  const TileSet near = beside(s, s.presidios);
  return thing == Thing::presidio ? near : near | s.presidios;
}

/// GW-R46: where the seat may attack things of a kind.
TileSet targets(const State& s, Seat attacker, Thing thing);

/// GW-S09, GW-R43, GW-R44: where the seat may build a mission or presidio, or ask to.
TileSet sites(const State& s, Thing building);

/// Where tiles can be laid: a free cell beside the board.
struct Cell {
  int q = 0;
  int r = 0;
  uint8_t beside = 0;  // the lowest tile that touches it, and with which side
  uint8_t side = 0;
  Sides filled = 0;  // sides that touch a tile
  Sides wet = 0;     // of these, those that touch a sea edge
  Sides ends = 0;    // corners where a coast ends (GW-R51)
};

/// All free cells beside the board, in the order of `beside` and `side`.
class Shore {
 public:
  Shore(const Box& box, const State& s);
  const Cell* begin() const { return cells_; }
  const Cell* end() const { return cells_ + size_; }

 private:
  void look_around(const Box& box, const State& s, Cell& cell) const;

  static constexpr int kWidth = 64;  // a connected board of 38 tiles never meets itself on a ring of 64
  static int at(int q, int r) { return (q & (kWidth - 1)) * kWidth + (r & (kWidth - 1)); }
  uint8_t grid_[kWidth * kWidth];  // tile + 1, or kNone for a cell that is in the list
  Cell cells_[kTiles * 4 + kSides];
  int size_ = 0;
};

/// GW-R50: the edges agree. GW-R51: it shares a coast end.
inline bool fits(Sides sea, const Cell& cell) { return ((sea ^ cell.wet) & cell.filled) == 0; }
inline bool joins(Sides sea, const Cell& cell) { return (coast_ends(sea) & cell.ends) != 0; }

enum class Fit : uint8_t { nowhere, cut_off, joins };

/// Road steps from a tile, as far as a market pays.
class Reach {
 public:
  static constexpr int kFar = 16;
  Reach(const State& s, int from);
  int steps() const { return size_; }
  /// Tiles exactly this many roads away.
  TileSet at(int step) const { return rings_[step]; }

 private:
  TileSet rings_[kFar];
  int size_ = 0;
};

/// GW-E16: where a market of this kind can be held.
TileSet market_tiles(const State& s, EventCard market);

}  // namespace paydirt::golden_wilderness

// What lies on the table of Carcassonne: Gold Rush, as bytes.
//
// Segments of each kind are numbered in the order in which they come to the table. A feature is named after
// its first segment: `label[i]` is the feature of segment i, and what is known of a feature stands at its
// label. Joining two features rewrites the labels of the later one, so nothing ever has to be searched for.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/bytes.hpp"
#include "engine/describe.hpp"
#include "engine/seats.hpp"

namespace paydirt::carcassonne_gold_rush {

inline constexpr int kPlayers = 5;
inline constexpr int kCowboys = 4;  // of one player
inline constexpr int kSides = 4;
inline constexpr int kTiles = 72;
/// n connected tiles have at most 2n + 2 free squares beside them.
inline constexpr int kCells = kTiles + 2 * kTiles + 2;
inline constexpr int kSlots = 256;  // of the hash grid: more than cells, and a power of two
inline constexpr int kMountains = 64;
inline constexpr int kRailroads = 96;
inline constexpr int kCities = 16;
inline constexpr int kPrairies = 160;
inline constexpr int kTokens = 64;
inline constexpr int kFaces = 8;  // of mining tokens
inline constexpr uint8_t kNoFace = 0xff;
/// Added to a coordinate it is a byte above zero, for every square that a tile can lie on or beside.
inline constexpr int kMiddle = kTiles;

enum class Terrain : uint8_t { none, prairie, railroad, mountain };

/// The kinds of feature, in the order in which the edition lists the segments of a tile.
BOOST_DEFINE_FIXED_ENUM_CLASS(Land, uint8_t, mountain, railroad, city, prairie)

/// Where in a turn its player is asked.
BOOST_DEFINE_FIXED_ENUM_CLASS(Stage, uint8_t, place, act, over)

BOOST_DEFINE_FIXED_ENUM_CLASS(EndReason, uint8_t, none, last_tile, nothing_fits)

/// What points came from; the rows of the score. Gold is counted apart, by the tokens.
enum ScoreRow : uint8_t {
  s_railroads,
  s_mountains,
  s_cities,
  s_open_mountains,
  s_open_railroads,
  s_open_cities,
  s_prairies,
  s_gold,
};
inline constexpr int kRows = s_gold;

/// A segment of a tile by its name: m0 to m3, r0 to r3, c0, p0 to p7.
struct Segment {
  uint8_t byte = 0;
  static constexpr int kFirst[] = {0, 4, 8, 9, 17};  // of mountains, railroads, the city, prairies; the end
  static constexpr Segment of(Land land, int index) {
    return {static_cast<uint8_t>(kFirst[static_cast<int>(land)] + index)};
  }
  constexpr Land land() const {
    return byte < kFirst[1]   ? Land::mountain
           : byte < kFirst[2] ? Land::railroad
           : byte < kFirst[3] ? Land::city
                              : Land::prairie;
  }
  constexpr int index() const { return byte - kFirst[static_cast<int>(land())]; }
  auto operator<=>(const Segment&) const = default;
};
inline constexpr int kSegmentNames = Segment::kFirst[4];

/// How many cowboys each seat has on a feature: three bits a seat, so that crews are joined by a sum.
struct Crew {
  uint16_t bits = 0;
  constexpr int of(Seat seat) const { return (bits >> (3 * seat)) & 7; }
  constexpr void add(Seat seat) { bits = static_cast<uint16_t>(bits + (1U << (3 * seat))); }
  constexpr void join(Crew other) { bits = static_cast<uint16_t>(bits + other.bits); }
  constexpr bool empty() const { return bits == 0; }
  /// The seats with the most cowboys (CG502).
  constexpr SeatSet leaders() const {
    int most = 1;
    SeatSet leaders;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      if (of(seat) > most) leaders = {};
      if (of(seat) >= most) leaders.add(seat);
      most = of(seat) > most ? of(seat) : most;
    }
    return leaders;
  }
  bool operator==(const Crew&) const = default;
};

/// A square of the table by its two coordinates, each with kMiddle added.
struct Square {
  uint16_t bits = 0;
  static constexpr Square of(int x, int y) {
    return {static_cast<uint16_t>((x + kMiddle) | (y + kMiddle) << 8)};
  }
  constexpr int x() const { return (bits & 0xff) - kMiddle; }
  constexpr int y() const { return (bits >> 8) - kMiddle; }
  /// The neighbour to the north, east, south or west.
  constexpr Square beside(int side) const {
    constexpr int kStep[kSides] = {-256, 1, 256, -1};
    return {static_cast<uint16_t>(bits + kStep[side])};
  }
  /// 16 x 16 squares lie in different slots.
  constexpr int slot() const { return ((bits & 0xff) + (bits >> 8) * 16) & (kSlots - 1); }
  bool operator==(const Square&) const = default;
};

/// A placed tile, and the numbers of its first segments of each kind.
struct Tile {
  Square at;
  uint8_t face = 0;
  uint8_t rotation = 0;
  std::array<uint8_t, 4> first{};  // by Land

  int number(Segment segment) const { return first[static_cast<int>(segment.land())] + segment.index(); }
};

/// A cowboy on the table.
struct Cowboy {
  uint8_t tile = 0xff;  // 0xff: in the supply; sorts last
  Segment segment;
  auto operator<=>(const Cowboy&) const = default;
};

struct Mountains {
  uint8_t label[kMountains] = {};
  uint8_t tile[kMountains] = {};
  uint8_t open[kMountains] = {};  // edges that lead to a free square
  uint8_t nuggets[kMountains] = {};
  uint8_t tokens[kMountains] = {};
  Crew crew[kMountains];
};

struct Railroads {
  uint8_t label[kRailroads] = {};
  uint8_t tile[kRailroads] = {};
  uint8_t open[kRailroads] = {};
  uint8_t tiles[kRailroads] = {};  // different ones (CGR13)
  uint8_t locomotives[kRailroads] = {};
  Crew crew[kRailroads];
};

struct Prairies {
  uint8_t label[kPrairies] = {};
  uint8_t worth[kPrairies] = {};  // points
  Crew crew[kPrairies];
};

/// Everything up to `stack` is open to all; from there on it is hidden. The order of placement is a part of
/// the table (CGR07); all else that has no order is sorted, and what is removed is cleared, so that equal
/// tables are equal bytes.
struct State {
  uint64_t live = 0;      // mountain segments of mountains that are not complete
  uint64_t occupied = 0;  // mountain segments on which a figure stands
  int16_t points[kPlayers][kRows] = {};

  Square square[kCells];  // of tiles and of free squares beside them, as they came into reach
  Tile tiles[kTiles];     // in order of placement
  Mountains mountains;
  Railroads railroads;
  Prairies prairies;
  uint8_t need[kCells] = {};    // two bits a side: the terrain that a tile must show there; 0: has a tile
  uint8_t holder[kCells] = {};  // the tile on a square, + 1; 0: free
  uint8_t grid[kSlots] = {};    // number of a square + 1, found by Square::slot
  uint8_t city_tile[kCities] = {};
  uint8_t merchant[kCities] = {};  // seat + 1; 0: nobody
  Cowboy cowboys[kPlayers][kCowboys];
  uint8_t tent[kPlayers] = {};     // mountain segment + 1; 0: in the supply
  uint8_t supply[kPlayers] = {};   // cowboys
  std::array<uint8_t, 4> count{};  // segments on the table, by Land
  uint8_t tile_count = 0;
  uint8_t square_count = 0;
  uint8_t stack_size = 0;   // tiles face down
  uint8_t supply_size = 0;  // mining tokens
  uint8_t hand = 0xff;      // face of the tile to be placed; 0xff: none
  Seat turn = 0;
  EndReason ended = EndReason::none;

  uint8_t stack[kTiles] = {};           // faces; the next one is the last
  uint8_t pile[kTokens] = {};           // token faces on mountains, in the order of labels, bottom first
  uint8_t tokens[kTokens] = {};         // token faces in the supply; the front one is the last
  uint8_t held[kPlayers][kFaces] = {};  // tokens by face
  uint8_t removed[kFaces] = {};         // tokens that left unseen
  uint8_t unused[5] = {};               // to the end of the last word

  Stage stage() const {
    if (ended != EndReason::none) return Stage::over;
    return hand != kNoFace ? Stage::place : Stage::act;
  }
  /// The number of a square in reach; -1 for one that is not.
  int find(Square at) const {
    for (int slot = at.slot(); grid[slot] != 0; slot = (slot + 1) & (kSlots - 1)) {
      if (square[grid[slot] - 1] == at) return grid[slot] - 1;
    }
    return -1;
  }
  /// The same for a square that comes into reach by being asked for.
  int reach(Square at) {
    int slot = at.slot();
    while (grid[slot] != 0) {
      if (square[grid[slot] - 1] == at) return grid[slot] - 1;
      slot = (slot + 1) & (kSlots - 1);
    }
    square[square_count] = at;
    grid[slot] = ++square_count;
    return square_count - 1;
  }
  /// The tile on a square; -1: there is none.
  int tile_at(Square at) const {
    const int number = find(at);
    return number < 0 ? -1 : holder[number] - 1;
  }
  /// The feature of a segment by its number; a city is one by itself.
  int label(Land land, int number) const {
    return land == Land::mountain   ? mountains.label[number]
           : land == Land::railroad ? railroads.label[number]
           : land == Land::prairie  ? prairies.label[number]
                                    : number;
  }
  const Tile& last_tile() const { return tiles[tile_count - 1]; }
  /// The mountain on which a seat's tent stands; -1: nowhere.
  int camp(Seat seat) const { return tent[seat] == 0 ? -1 : mountains.label[tent[seat] - 1]; }
  bool operator==(const State& other) const { return same_bytes(*this, other); }
};
static_assert(Bytes<State>);
static_assert(sizeof(State) <= 4096);

}  // namespace paydirt::carcassonne_gold_rush

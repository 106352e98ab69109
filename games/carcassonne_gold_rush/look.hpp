// Questions that anybody at the table could answer by looking at it.
#pragma once

#include "engine/move.hpp"
#include "engine/result.hpp"
#include "games/carcassonne_gold_rush/box.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

/// Where something happens: a segment of a placed tile.
struct Spotted {
  uint8_t tile = 0;
  Segment segment;
  bool operator==(const Spotted&) const = default;
};

/// The railroads that leave a city, each once.
struct CityRailroads {
  std::array<uint8_t, kSides> label{};
  int count = 0;
  int complete = 0;
};

struct Look {
  const Box& box;
  const State& s;

  // Tiles and their segments.
  const Face& face_of(const Tile& tile) const { return box.faces[tile.face]; }
  bool has(const Tile& tile, Segment segment) const {
    return segment.index() < face_of(tile).count[static_cast<int>(segment.land())];
  }
  /// The tile and the name of a segment by its number.
  Spotted find_segment(Land land, int number) const;
  bool fits_somewhere(int face) const;
  /// Explains why the tile in hand may not be placed there.
  Refusal why_not_place(Square at, int rotation) const;

  // Features.
  /// Who is on the feature of this segment. On a city: its merchant.
  Crew crew_of(const Tile& tile, Segment segment) const;
  CityRailroads railroads_of(int city) const;
  bool is_complete(Land land, int number) const;
  int railroad_points(int label, bool complete) const;
  int city_points(int railroads) const { return railroads * box.edition.scoring.city_railroad; }
  int mountain_points(int label) const { return s.mountains.nuggets[label] * box.edition.scoring.nugget; }
  int gold(Seat seat) const;

  // What a player may do.
  bool can_act(Seat seat) const { return can_pitch() || can_mine(seat) || can_place_cowboy(seat); }
  bool can_place_cowboy(Seat seat) const;
  bool can_pitch() const { return (s.live & ~s.occupied) != 0; }
  bool can_mine(Seat seat) const {
    return s.tent[seat] != 0 && s.mountains.tokens[s.camp(seat)] > 0;  // CG421
  }

  /// Calls visit(segment) for each segment of the tile just placed whose feature has no cowboy (CG401,
  /// CG403).
  template <class Visit>
  void for_each_free_segment(Visit&& visit) const {
    const Tile& tile = s.last_tile();
    const Face& face = face_of(tile);
    const auto& first = tile.first;
    for (int i = 0; i < face.count[0]; ++i) {
      if (s.mountains.crew[s.mountains.label[first[0] + i]].empty()) visit(Segment::of(Land::mountain, i));
    }
    for (int i = 0; i < face.count[1]; ++i) {
      if (s.railroads.crew[s.railroads.label[first[1] + i]].empty()) visit(Segment::of(Land::railroad, i));
    }
    if (face.count[2] > 0) visit(Segment::of(Land::city, 0));
    for (int i = 0; box.options.farmers && i < face.count[3]; ++i) {  // CG106
      if (s.prairies.crew[s.prairies.label[first[3] + i]].empty()) visit(Segment::of(Land::prairie, i));
    }
  }
};

}  // namespace paydirt::carcassonne_gold_rush

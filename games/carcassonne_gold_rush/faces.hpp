// The faces of the tiles as the rules read them: checked, and laid out by side.
#pragma once

#include <array>
#include <cstdint>

#include "engine/result.hpp"
#include "games/carcassonne_gold_rush/edition.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

/// What a tile shows at one of its sides, at rotation 0. Segments are numbered within their kind.
struct Side {
  Terrain terrain = Terrain::none;
  uint8_t segment = 0;                  // the railroad or mountain that leaves here
  std::array<uint8_t, 2> prairie = {};  // of the first and the second half, clockwise
};

/// The numbers on the segments of a tile, each by its place within its kind.
struct Face {
  std::array<Side, kSides> sides{};
  std::array<uint8_t, 4> count{};           // segments by Land
  std::array<uint8_t, 4> mountain_edges{};  // how many
  std::array<uint8_t, 4> nuggets{};
  std::array<uint8_t, 4> railroad_edges{};  // how many
  std::array<uint8_t, 4> locomotives{};
  std::array<uint8_t, 8> tipis{};
  std::array<uint8_t, 8> horses{};
  std::array<uint8_t, kSides> same{};  // for each rotation the smallest that gives the same picture (CGR35)
  uint8_t city_tracks = 0;             // bit i: railroad i ends at the city

  const Side& at(int side, int rotation) const { return sides[(side - rotation) & 3]; }
};

/// The face, or what is wrong with it.
Result<Face> read_face(const TileFace& tile, const Shape& shape);

}  // namespace paydirt::carcassonne_gold_rush

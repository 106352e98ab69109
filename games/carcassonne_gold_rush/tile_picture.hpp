// A tile as a few characters: five wide, three high.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/screen.hpp"
#include "games/carcassonne_gold_rush/edition.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

class TilePicture {
 public:
  static constexpr int kWidth = 5;
  static constexpr int kHeight = 3;

  TilePicture(const TileFace& face, int rotation);

  /// Puts a figure on a segment.
  void stand(Segment on, char letter, Ink ink);
  std::string line(int row, const Screen& screen) const;

 private:
  static constexpr int kCells = kWidth * kHeight;
  static constexpr uint8_t kNoSegment = 0xff;
  struct Cell {
    char mark = '.';
    Ink ink = Ink::plain;
    uint8_t segment = kNoSegment;
  };

  void draw(int cell, Segment segment, char mark);
  void draw_side(const TileFace& face, int side);
  void draw_corner(int corner);
  void draw_centre(const TileFace& face);
  void draw_symbols(const TileFace& face);
  std::vector<int> cells_of(Segment segment) const;

  std::array<Cell, kCells> cells_;
  // What lies at the sides of the turned tile; -1: nothing of the kind.
  std::array<int, kSides> mountain_{-1, -1, -1, -1};
  std::array<int, kSides> railroad_{-1, -1, -1, -1};
  std::array<int, 2 * kSides> prairie_{-1, -1, -1, -1, -1, -1, -1, -1};  // by half-edge
};

}  // namespace paydirt::carcassonne_gold_rush

#include "games/carcassonne_gold_rush/tile_picture.hpp"

#include <algorithm>

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr int kCentre = 7;
/// The cells of a side: its first half, its middle, the way from there to the centre, its second half. East
/// and west are only one line high, so the corners show their halves.
struct SideCells {
  int first_half;
  int middle;
  int inner;
  int second_half;
};
constexpr int kNone = -1;
constexpr SideCells kSideCells[kSides] = {
    {1, 2, kNone, 3}, {kNone, 9, 8, kNone}, {13, 12, kNone, 11}, {kNone, 5, 6, kNone}};
constexpr int kCorners[kSides] = {4, 14, 10, 0};  // north-east, south-east, south-west, north-west

char track(int side, bool locomotive) {
  const bool upright = side % 2 == 0;
  return locomotive ? (upright ? 'H' : '=') : (upright ? '|' : '-');
}

}  // namespace

TilePicture::TilePicture(const TileFace& face, int rotation) {
  const auto turned = [&](Edge edge) { return (static_cast<int>(edge) + rotation) & 3; };
  for (size_t i = 0; i < face.mountains.size(); ++i) {
    for (const Edge edge : face.mountains[i].edges) mountain_[turned(edge)] = static_cast<int>(i);
  }
  for (size_t i = 0; i < face.railroads.size(); ++i) {
    for (const Edge edge : face.railroads[i].edges) railroad_[turned(edge)] = static_cast<int>(i);
  }
  for (size_t i = 0; i < face.prairies.size(); ++i) {
    for (const int half : face.prairies[i].half_edges)
      prairie_[(half + 2 * rotation) & 7] = static_cast<int>(i);
  }
  for (int side = 0; side < kSides; ++side) draw_side(face, side);
  for (int corner = 0; corner < kSides; ++corner) draw_corner(corner);
  draw_centre(face);
  draw_symbols(face);
}

void TilePicture::draw(int cell, Segment segment, char mark) {
  if (cell != kNone) cells_[cell] = {mark, Ink::plain, segment.byte};
}

void TilePicture::draw_side(const TileFace& face, int side) {
  const SideCells& at = kSideCells[side];
  if (mountain_[side] >= 0) {
    const Segment mountain = Segment::of(Land::mountain, mountain_[side]);
    for (const int cell : {at.first_half, at.middle, at.inner, at.second_half}) draw(cell, mountain, '^');
    return;
  }
  const Segment first = Segment::of(Land::prairie, prairie_[2 * side]);
  draw(at.first_half, first, '.');
  draw(at.second_half, Segment::of(Land::prairie, prairie_[2 * side + 1]), '.');
  const int railroad = railroad_[side];
  const Segment middle = railroad < 0 ? first : Segment::of(Land::railroad, railroad);
  const char mark = railroad < 0 ? '.' : track(side, face.railroads[railroad].locomotives > 0);
  draw(at.middle, middle, mark);
  draw(at.inner, middle, mark);
}

/// Between this side and the next one clockwise.
void TilePicture::draw_corner(int corner) {
  const int next = (corner + 1) & 3;
  const int cell = kCorners[corner];
  if (mountain_[corner] >= 0 && mountain_[corner] == mountain_[next]) {
    draw(cell, Segment::of(Land::mountain, mountain_[corner]), '^');
  } else if (mountain_[corner] < 0) {
    draw(cell, Segment::of(Land::prairie, prairie_[2 * corner + 1]), '.');
  } else if (mountain_[next] < 0) {
    draw(cell, Segment::of(Land::prairie, prairie_[2 * next]), '.');
  }
}

void TilePicture::draw_centre(const TileFace& face) {
  if (face.city) {
    cells_[kCentre - 1] = {'['};
    cells_[kCentre + 1] = {']'};
    return draw(kCentre, Segment::of(Land::city, 0), 'O');
  }
  for (size_t i = 0; i < face.railroads.size(); ++i) {
    const RailroadFace& railroad = face.railroads[i];
    const Segment segment = Segment::of(Land::railroad, static_cast<int>(i));
    if (railroad.end == TrackEnd::junction) {
      cells_[kCentre].mark = '*';
      return;
    }
    if (railroad.end) continue;
    const auto side = static_cast<int>(std::find(railroad_.begin(), railroad_.end(), i) - railroad_.begin());
    const bool straight = railroad_[(side + 2) & 3] == static_cast<int>(i);
    return draw(kCentre, segment, straight ? track(side, railroad.locomotives > 0) : '+');
  }
  for (size_t i = 0; i < face.mountains.size(); ++i) {
    if (face.mountains[i].edges.size() > 1)
      return draw(kCentre, Segment::of(Land::mountain, static_cast<int>(i)), '^');
  }
  if (!face.prairies.empty()) draw(kCentre, Segment::of(Land::prairie, 0), '.');
}

std::vector<int> TilePicture::cells_of(Segment segment) const {
  std::vector<int> cells;
  for (int cell = 0; cell < kCells; ++cell) {
    if (cells_[cell].segment == segment.byte) cells.push_back(cell);
  }
  return cells;
}

/// A segment keeps a cell free for a figure.
void TilePicture::draw_symbols(const TileFace& face) {
  for (size_t i = 0; i < face.mountains.size(); ++i) {
    const std::vector<int> cells = cells_of(Segment::of(Land::mountain, static_cast<int>(i)));
    const int nuggets = std::min(face.mountains[i].nuggets, 9);
    if (nuggets > 0 && !cells.empty())
      cells_[cells[cells.size() / 2]].mark = static_cast<char>('0' + nuggets);
  }
  for (size_t i = 0; i < face.prairies.size(); ++i) {
    const std::vector<int> cells = cells_of(Segment::of(Land::prairie, static_cast<int>(i)));
    std::string marks(static_cast<size_t>(face.prairies[i].tipis), 't');
    marks.append(static_cast<size_t>(face.prairies[i].horses), 'h');
    for (size_t j = 0; j < std::min(marks.size(), cells.size()); ++j)
      cells_[cells[cells.size() - 1 - j]].mark = marks[j];
  }
}

void TilePicture::stand(Segment on, char letter, Ink ink) {
  const std::vector<int> cells = cells_of(on);
  const bool along = on.land() == Land::railroad;  // in its middle; on other land before the symbols
  const int cell = cells.empty() ? kCentre : cells[along ? cells.size() / 2 : 0];
  cells_[cell].mark = letter;
  cells_[cell].ink = ink;
}

std::string TilePicture::line(int row, const Screen& screen) const {
  std::string text;
  for (int column = 0; column < kWidth; ++column) {
    const Cell& cell = cells_[row * kWidth + column];
    append(text, screen.paint(cell.ink, std::string_view(&cell.mark, 1)));
  }
  return text;
}

}  // namespace paydirt::carcassonne_gold_rush

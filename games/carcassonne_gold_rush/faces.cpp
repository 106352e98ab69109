#include "games/carcassonne_gold_rush/faces.hpp"

#include <algorithm>
#include <tuple>

#include "engine/enum_names.hpp"
#include "engine/field_checker.hpp"
#include "games/carcassonne_gold_rush/box.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr int kHalves = 2 * kSides;
constexpr char kLetters[] = {'?', 'P', 'R', 'M'};  // by Terrain

/// Lays the segments of one tile along its eight half-edges and its four edges.
class FaceReader : public FieldChecker {
 public:
  explicit FaceReader(const TileFace& tile) : tile_(tile) {}

  Result<Face> read(const Shape& shape) {
    face_.count = {static_cast<uint8_t>(tile_.mountains.size()), static_cast<uint8_t>(tile_.railroads.size()),
                   static_cast<uint8_t>(tile_.city ? 1 : 0), static_cast<uint8_t>(tile_.prairies.size())};
    if (!check(tile_.mountains.size() <= kSides && tile_.railroads.size() <= kSides &&
                   tile_.prairies.size() <= kHalves,
               "more segments than sides"))
      return refused();
    for (size_t i = 0; i < tile_.mountains.size(); ++i) mountain(static_cast<uint8_t>(i));
    for (size_t i = 0; i < tile_.railroads.size(); ++i) railroad(static_cast<uint8_t>(i));
    for (size_t i = 0; i < tile_.prairies.size(); ++i) prairie(static_cast<uint8_t>(i));
    if (!refusal) cover(shape);
    if (!refusal) city();
    if (refusal) return refused();
    equal_rotations();
    return face_;
  }

 private:
  Refusal refused() const { return {say("edition: tile ", tile_.id, ": ", refusal.words)}; }
  uint8_t symbols(int count, const char* what) { return number<uint8_t>(count, 0, kMostSymbols, what); }

  void mountain(uint8_t index) {
    const MountainFace& from = tile_.mountains[index];
    check(!from.edges.empty(), 'm', index, " touches no edge");
    for (const Edge edge : from.edges) {
      Side& side = face_.sides[static_cast<int>(edge)];
      side.terrain = Terrain::mountain;
      side.segment = index;
      ++halves_[2 * static_cast<int>(edge)];
      ++halves_[2 * static_cast<int>(edge) + 1];
    }
    face_.mountain_edges[index] = static_cast<uint8_t>(from.edges.size());
    face_.nuggets[index] = symbols(from.nuggets, "nuggets");
  }

  void railroad(uint8_t index) {
    const RailroadFace& from = tile_.railroads[index];
    check(from.edges.size() == (from.end ? 1U : 2U), 'r', index,
          " must have one edge and an end, or two edges and none");
    for (const Edge edge : from.edges) {
      Side& side = face_.sides[static_cast<int>(edge)];
      check(side.terrain == Terrain::none, "edge ", enum_name(edge), " has more than one track or mountain");
      side.terrain = Terrain::railroad;
      side.segment = index;
    }
    check(from.end != TrackEnd::mountain || !tile_.mountains.empty(), 'r', index,
          " ends at a mountain, and there is none");
    if (from.end == TrackEnd::city) face_.city_tracks = static_cast<uint8_t>(face_.city_tracks | 1U << index);
    face_.railroad_edges[index] = static_cast<uint8_t>(from.edges.size());
    face_.locomotives[index] = symbols(from.locomotives, "locomotives");
  }

  void prairie(uint8_t index) {
    const PrairieFace& from = tile_.prairies[index];
    check(!from.half_edges.empty(), 'p', index, " touches no edge");
    for (const int named : from.half_edges) {
      const int half = number(named, 0, kHalves - 1, "half-edges");
      ++halves_[half];
      face_.sides[half / 2].prairie[half % 2] = index;
    }
    face_.tipis[index] = symbols(from.tipis, "tipis");
    face_.horses[index] = symbols(from.horses, "horses");
  }

  /// Every half-edge belongs to exactly one mountain or prairie, and the shape says the same.
  void cover(const Shape& shape) {
    for (int half = 0; half < kHalves; ++half) {
      check(halves_[half] > 0, "half-edge ", half, " is not covered");
      check(halves_[half] < 2, "half-edge ", half, " is covered ", halves_[half], " times");
    }
    if (!check(shape.edges.size() == kSides, "shape ", tile_.shape, " must name four edges")) return;
    for (int edge = 0; edge < kSides; ++edge) {
      Side& side = face_.sides[edge];
      if (side.terrain == Terrain::none) side.terrain = Terrain::prairie;
      const char letter = kLetters[static_cast<int>(side.terrain)];
      check(shape.edges[edge] == letter, "edge ", kEnumNames<Edge>[edge], " is ", letter, ", but shape ",
            tile_.shape, " has ", shape.edges[edge]);
    }
  }

  void city() {
    const int tracks = std::popcount(face_.city_tracks);
    check(tile_.city || tracks == 0, "a track ends at a city, and there is none");
    check(!tile_.city || tracks == 3 || tracks == 4, "a city has 3 or 4 tracks, not ", tracks);
  }

  /// What tells one segment from another in a picture: kind, the half-edges it touches, symbols, end.
  using Stroke = std::tuple<Land, unsigned, int, int>;

  std::vector<Stroke> picture(int rotation) const {
    const auto turned = [&](int half) { return 1U << ((half + 2 * rotation) % kHalves); };
    const auto sides = [&](const std::vector<Edge>& edges) {
      unsigned halves = 0;
      for (const Edge edge : edges) halves |= turned(2 * static_cast<int>(edge));
      return halves;
    };
    std::vector<Stroke> strokes;
    for (const MountainFace& each : tile_.mountains)
      strokes.emplace_back(Land::mountain, sides(each.edges), each.nuggets, 0);
    for (const RailroadFace& each : tile_.railroads) {
      const int end = each.end ? 1 + static_cast<int>(*each.end) : 0;
      strokes.emplace_back(Land::railroad, sides(each.edges), each.locomotives, end);
    }
    for (const PrairieFace& each : tile_.prairies) {
      unsigned halves = 0;
      for (const int half : each.half_edges) halves |= turned(half);
      strokes.emplace_back(Land::prairie, halves, each.tipis, each.horses);
    }
    std::sort(strokes.begin(), strokes.end());
    return strokes;
  }

  void equal_rotations() {
    for (int rotation = 0; rotation < kSides; ++rotation) {
      int smallest = 0;
      while (picture(smallest) != picture(rotation)) ++smallest;
      face_.same[rotation] = static_cast<uint8_t>(smallest);
    }
  }

  const TileFace& tile_;
  Face face_;
  std::array<int, kHalves> halves_{};
};

}  // namespace

Result<Face> read_face(const TileFace& tile, const Shape& shape) { return FaceReader(tile).read(shape); }

}  // namespace paydirt::carcassonne_gold_rush

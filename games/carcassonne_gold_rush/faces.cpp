#include "games/carcassonne_gold_rush/faces.hpp"

#include <algorithm>
#include <tuple>

#include "engine/text.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr int kHalves = 2 * kSides;
constexpr int kMiningTokens = 63;  // rulebook
constexpr int kMostSymbols = 9;    // on one segment
constexpr const char* kEdgeNames[kSides] = {"N", "E", "S", "W"};
constexpr char kLetters[] = {'?', 'P', 'R', 'M'};  // by Terrain

bool within(int number, int low, int high) { return number >= low && number <= high; }

/// Lays the segments of one tile along its eight half-edges and its four edges.
class FaceReader {
 public:
  explicit FaceReader(const TileFace& tile) : tile_(tile) {}

  Result<Face> read(const Shape& shape) {
    face_.count = {static_cast<uint8_t>(tile_.mountains.size()), static_cast<uint8_t>(tile_.railroads.size()),
                   static_cast<uint8_t>(tile_.city ? 1 : 0), static_cast<uint8_t>(tile_.prairies.size())};
    if (tile_.mountains.size() > kSides || tile_.railroads.size() > kSides ||
        tile_.prairies.size() > kHalves) {
      return bad("more segments than sides");
    }
    for (size_t i = 0; i < tile_.mountains.size(); ++i) mountain(static_cast<uint8_t>(i));
    for (size_t i = 0; i < tile_.railroads.size(); ++i) railroad(static_cast<uint8_t>(i));
    for (size_t i = 0; i < tile_.prairies.size(); ++i) prairie(static_cast<uint8_t>(i));
    if (!refusal_) cover(shape);
    if (!refusal_) city();
    if (refusal_) return refusal_;
    equal_rotations();
    return face_;
  }

 private:
  Refusal bad(const std::string& words) const { return {say("edition: tile ", tile_.id, ": ", words)}; }
  void refuse(const std::string& words) {
    if (!refusal_) refusal_ = bad(words);
  }
  uint8_t symbols(int count, const char* what) {
    if (!within(count, 0, kMostSymbols)) refuse(say(count, ' ', what, " are outside 0 to ", kMostSymbols));
    return refusal_ ? uint8_t{0} : static_cast<uint8_t>(count);
  }

  void mountain(uint8_t index) {
    const MountainFace& from = tile_.mountains[index];
    if (from.edges.empty()) refuse(say('m', index, " touches no edge"));
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
    if (from.edges.size() != (from.end ? 1U : 2U)) {
      refuse(say('r', index, " must have one edge and an end, or two edges and none"));
    }
    for (const Edge edge : from.edges) {
      Side& side = face_.sides[static_cast<int>(edge)];
      if (side.terrain != Terrain::none) {
        refuse(say("edge ", enum_name(edge), " has more than one track or mountain"));
      }
      side.terrain = Terrain::railroad;
      side.segment = index;
    }
    if (from.end == TrackEnd::mountain && tile_.mountains.empty()) {
      refuse(say('r', index, " ends at a mountain, and there is none"));
    }
    if (from.end == TrackEnd::city) face_.city_tracks = static_cast<uint8_t>(face_.city_tracks | 1U << index);
    face_.railroad_edges[index] = static_cast<uint8_t>(from.edges.size());
    face_.locomotives[index] = symbols(from.locomotives, "locomotives");
  }

  void prairie(uint8_t index) {
    const PrairieFace& from = tile_.prairies[index];
    if (from.half_edges.empty()) refuse(say('p', index, " touches no edge"));
    for (const int half : from.half_edges) {
      if (!within(half, 0, kHalves - 1)) return refuse(say("half-edge ", half, " is outside 0 to 7"));
      ++halves_[half];
      face_.sides[half / 2].prairie[half % 2] = index;
    }
    face_.tipis[index] = symbols(from.tipis, "tipis");
    face_.horses[index] = symbols(from.horses, "horses");
  }

  /// Every half-edge belongs to exactly one mountain or prairie, and the shape says the same.
  void cover(const Shape& shape) {
    for (int half = 0; half < kHalves; ++half) {
      if (halves_[half] == 0) refuse(say("half-edge ", half, " is not covered"));
      if (halves_[half] > 1) refuse(say("half-edge ", half, " is covered ", halves_[half], " times"));
    }
    if (shape.edges.size() != kSides) return refuse(say("shape ", tile_.shape, " must name four edges"));
    for (int edge = 0; edge < kSides; ++edge) {
      Side& side = face_.sides[edge];
      if (side.terrain == Terrain::none) side.terrain = Terrain::prairie;
      const char letter = kLetters[static_cast<int>(side.terrain)];
      if (shape.edges[edge] != letter) {
        refuse(say("edge ", kEdgeNames[edge], " is ", letter, ", but shape ", tile_.shape, " has ",
                   shape.edges[edge]));
      }
    }
  }

  void city() {
    const int tracks = std::popcount(face_.city_tracks);
    if (!tile_.city && tracks > 0) refuse("a track ends at a city, and there is none");
    if (tile_.city && !within(tracks, 3, 4)) refuse(say("a city has 3 or 4 tracks, not ", tracks));
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
  Refusal refusal_;
};

Refusal bad(const std::string& words) { return {say("edition: ", words)}; }

Refusal check_tokens(const Edition& edition) {
  const auto& faces = edition.tokens.faces;
  if (!within(static_cast<int>(faces.size()), 1, kFaces))
    return bad(say("tokens.faces: there must be 1 to ", kFaces));
  int total = 0;
  for (size_t i = 0; i < faces.size(); ++i) {
    if (!within(faces[i].value, 0, 99))
      return bad(say("tokens.faces[", i, "].value: ", faces[i].value, " is outside 0 to 99"));
    if (!within(faces[i].copies, 1, kMiningTokens))
      return bad(say("tokens.faces[", i, "].copies: ", faces[i].copies, " is outside 1 to ", kMiningTokens));
    if (i > 0 && faces[i].value <= faces[i - 1].value) return bad("tokens.faces: the values must rise");
    total += faces[i].copies;
  }
  if (total != kMiningTokens)
    return bad(say("tokens.faces: the copies sum to ", total, ", not to ", kMiningTokens));
  return {};
}

Refusal check_numbers(const Edition& edition) {
  const Scoring& scoring = edition.scoring;
  const std::pair<const char*, int> rates[] = {{"railroad_tile", scoring.railroad_tile},
                                               {"lone_locomotive", scoring.lone_locomotive},
                                               {"nugget", scoring.nugget},
                                               {"city_railroad", scoring.city_railroad},
                                               {"tipi_camp", scoring.tipi_camp},
                                               {"horse_herd", scoring.horse_herd}};
  for (const auto& [name, points] : rates) {
    if (!within(points, 0, 9)) return bad(say("scoring.", name, ": ", points, " is outside 0 to 9"));
  }
  if (!within(edition.figures.cowboys_each, 1, kCowboys))
    return bad(say("figures.cowboys_each: must be 1 to ", kCowboys));
  if (!within(edition.start.tokens, 0, kMostSymbols)) return bad("start.tokens: must be 0 to 9");
  return {};
}

/// What all tiles together bring to the table must fit on it.
Refusal check_room(const Edition& edition) {
  int segments[4] = {};
  int nuggets = 0;
  int locomotives = 0;
  int prairies = 0;
  for (const TileFace& tile : edition.tiles) {
    segments[0] += tile.copies * static_cast<int>(tile.mountains.size());
    segments[1] += tile.copies * static_cast<int>(tile.railroads.size());
    segments[2] += tile.copies * (tile.city ? 1 : 0);
    segments[3] += tile.copies * static_cast<int>(tile.prairies.size());
    for (const MountainFace& each : tile.mountains) nuggets += tile.copies * each.nuggets;
    for (const RailroadFace& each : tile.railroads) locomotives += tile.copies * each.locomotives;
    for (const PrairieFace& each : tile.prairies)
      prairies +=
          tile.copies * (each.tipis * edition.scoring.tipi_camp + each.horses * edition.scoring.horse_herd);
  }
  constexpr std::pair<const char*, int> kRoom[] = {{"mountain segments", kMountains},
                                                   {"railroad segments", kRailroads},
                                                   {"cities", kCities},
                                                   {"prairie segments", kPrairies},
                                                   {"nuggets", 255},
                                                   {"locomotives", 255},
                                                   {"points on prairies", 255}};
  const int found[] = {segments[0], segments[1], segments[2], segments[3], nuggets, locomotives, prairies};
  for (size_t i = 0; i < std::size(found); ++i) {
    if (found[i] > kRoom[i].second)
      return bad(say("tiles: ", found[i], ' ', kRoom[i].first, "; there is room for ", kRoom[i].second));
  }
  return {};
}

Refusal check_copies(const Edition& edition) {
  int total = 0;
  int starts = 0;
  for (size_t i = 0; i < edition.tiles.size(); ++i) {
    const TileFace& tile = edition.tiles[i];
    for (size_t j = 0; j < i; ++j) {
      if (edition.tiles[j].id == tile.id) return bad(say("tile ", tile.id, ": stands there twice"));
    }
    if (!within(tile.copies, 1, kTiles) || !within(tile.start_copies, 0, 1)) {
      return bad(say("tile ", tile.id, ": copies must be 1 to ", kTiles, ", start_copies 0 or 1"));
    }
    if (tile.start_copies > 0 && tile.id != edition.start.tile)
      return bad(say("tile ", tile.id, ": the start tile is ", edition.start.tile));
    if (tile.start_copies > 0 && tile.mountains.empty() && edition.start.tokens > 0)
      return bad(say("tile ", tile.id, ": the start tile needs a mountain for its token"));
    total += tile.copies;
    starts += tile.start_copies;
  }
  if (total != kTiles) return bad(say("tiles: the copies sum to ", total, ", not to ", kTiles));
  if (starts != 1) return bad(say("tiles: ", starts, " start tiles instead of one"));
  return {};
}

}  // namespace

Result<Face> read_face(const TileFace& tile, const Shape& shape) { return FaceReader(tile).read(shape); }

Refusal check_edition(const Edition& edition) {
  if (Refusal refusal = check_tokens(edition)) return refusal;
  if (Refusal refusal = check_numbers(edition)) return refusal;
  if (Refusal refusal = check_copies(edition)) return refusal;
  return check_room(edition);
}

}  // namespace paydirt::carcassonne_gold_rush

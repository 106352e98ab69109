// The fixed tables of Carcassonne: Gold Rush, and the box laid out: an edition becomes rules.
#include <algorithm>

#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// "-72" to "72": the coordinates of squares as a move writes them.
struct Coordinates {
  static constexpr int kCount = 2 * kMiddle + 1;
  char digits[kCount][4] = {};
  const char* names[kCount] = {};

  constexpr Coordinates() {
    for (int i = 0; i < kCount; ++i) {
      const int number = i < kMiddle ? kMiddle - i : i - kMiddle;
      char* to = digits[i];
      if (i < kMiddle) *to++ = '-';
      if (number > 9) *to++ = static_cast<char>('0' + number / 10);
      *to = static_cast<char>('0' + number % 10);
      names[i] = digits[i];
    }
  }
};
constexpr Coordinates kCoordinates;
constexpr std::span<const char* const> kCoordinateNames(kCoordinates.names);

constexpr const char* kSegments[kSegmentNames] = {"m0", "m1", "m2", "m3", "r0", "r1", "r2", "r3", "c0",
                                                  "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"};
constexpr std::span<const char* const> kAllSegments(kSegments);

constexpr MoveKind kKinds[] = {
    {"place", name_argument("x", kCoordinateNames), name_argument("y", kCoordinateNames),
     number_argument("rotation", 0, kSides - 1)},
    {"cowboy", name_argument("segment", kAllSegments)},
    {"tent", name_argument("x", kCoordinateNames), name_argument("y", kCoordinateNames),
     name_argument("segment", kAllSegments.first(kSides))},
    {"mine"},
    {"pass"},
};

constexpr const char* kPurposes[] = {"start", "tiles", "tokens"};

constexpr Argument kTile = number_argument("tile", 0, kTiles - 1);
constexpr Argument kFace = number_argument("face", 0, kTiles - 1);
constexpr Argument kSegment = name_argument("segment", kAllSegments);
constexpr Argument kTokenCount = amount_argument("tokens", 0, kTokens);
constexpr Argument kPoints = amount_argument("points", 0, 999);
constexpr Argument kValue = number_argument("value", 0, Event::kBlank - 1);
constexpr const char* kEndingNames[] = {"none", "last_tile", "nothing_fits"};

constexpr EventKind kEvents[] = {
    {"turn"},
    {"draw", kFace},
    {"discard", kFace},
    {"place", kTile, number_argument("rotation", 0, kSides - 1), kFace},
    {"tokens", kTile, kSegment, kTokenCount},
    {"cowboy", kTile, kSegment},
    {"tent", kTile, kSegment},
    {"mine", kTile, kSegment, {}, kValue},
    {"pass"},
    {"railroad", kTile, kSegment, kPoints},
    {"mountain", kTile, kSegment, kPoints},
    {"city", kTile, kSegment, kPoints},
    {"gold", kTile, kSegment, {}, kValue},
    {"home", kTile, kSegment},
    {"strike", kTile, kSegment},
    {"lost", kTile, kSegment, kTokenCount},
    {"unfinished", kTile, kSegment, kPoints},
    {"prairie", kTile, kSegment, kPoints},
    {"nuggets", {}, {}, kPoints},
    {"over", name_argument("reason", kEndingNames)},
};

constexpr ScoreKind kScores[] = {
    {"railroads", "a point for each tile of a completed railroad, doubled by a lone locomotive", "CG512"},
    {"mountains", "a point for each nugget on a completed mountain", "CG522"},
    {"cities", "3 points for each railroad of a completed city", "CG532"},
    {"unfinished mountains", "a point for each nugget", "CG803"},
    {"unfinished railroads", "a point for each tile", "CG804"},
    {"unfinished cities", "3 points for each completed railroad", "CG805"},
    {"prairies", "2 points for each tipi camp and 4 for each herd of horses", "CG807"},
    {"gold", "the nuggets on mining tokens", "CG808"},
};

constexpr Ending kEndings[] = {
    {kEndingNames[0], ""},
    {kEndingNames[1], "The last tile has been placed."},
    {kEndingNames[2], "None of the tiles that are left fits anywhere."},
};

constexpr GameInfo kInfo = {
    "carcassonne-gold-rush",
    "Carcassonne: Gold Rush",
    "Lay out the West tile by tile: rails, cities, prairies, and mountains where everybody digs for gold.",
    "Klaus-Jürgen Wrede; Hans im Glück and Z-Man Games, 2014",
    2,
    5,
    2,
    1,
};

}  // namespace

const GameTables& Rules::tables() {
  static constexpr GameTables kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};
  return kTables;
}

const char* segment_name(Segment segment) {
  return segment.byte < kSegmentNames ? kSegments[segment.byte] : "?";
}

Result<Rules> Rules::make(const Edition& edition, const Options& options, int seats, int version) {
  if (version != kInfo.version)
    return Refusal{say("rules version ", version, " is unknown; there is ", kInfo.version)};
  if (seats < kInfo.min_seats || seats > kInfo.max_seats)
    return Refusal{say("Carcassonne: Gold Rush is for 2 to 5 players, not for ", seats), "CG105"};
  if (Refusal refusal = check_edition(edition)) return refusal;

  Rules rules;
  rules.edition_ = edition;
  rules.options_ = options;
  rules.seats_ = seats;
  for (const TileFace& tile : edition.tiles) {
    if (Refusal refusal = rules.add_face(tile)) return refusal;
  }
  int nuggets = 0;
  for (const TokenFace& face : edition.tokens.faces) {
    rules.add_token(face);
    nuggets += face.value * face.copies;
  }
  rules.mean_token_ = nuggets * kPoint / rules.token_count_;
  return rules;
}

Refusal Rules::add_face(const TileFace& tile) {
  const auto& shapes = edition_.shapes.pairs;
  const auto shape =
      std::find_if(shapes.begin(), shapes.end(), [&](const auto& each) { return each.first == tile.shape; });
  if (shape == shapes.end()) return {say("edition: tile ", tile.id, ": there is no shape ", tile.shape)};
  const Result<Face> read = read_face(tile, shape->second);
  if (!read) return read.refusal();
  const Face& face = *read;
  const int number = face_count_++;
  faces_[number] = face;
  copies_[number] = static_cast<uint8_t>(tile.copies);
  if (tile.start_copies > 0) start_face_ = static_cast<uint8_t>(number);
  std::fill_n(deck_.begin() + deck_size_, tile.copies - tile.start_copies, static_cast<uint8_t>(number));
  deck_size_ += tile.copies - tile.start_copies;
  for (size_t i = 0; i < tile.prairies.size(); ++i) {
    prairie_worth_[number][i] = static_cast<uint8_t>(face.tipis[i] * edition_.scoring.tipi_camp +
                                                     face.horses[i] * edition_.scoring.horse_herd);
    prairie_total_[number] = static_cast<uint8_t>(prairie_total_[number] + prairie_worth_[number][i]);
  }
  const uint64_t bit = uint64_t{1} << (number % 64);
  for (int need = 1; need < 256; ++need) {
    const uint8_t rotations = fit_[number][need] = fitting(face, need);
    if (closes(face, need, rotations, Terrain::mountain)) closing_[need].mountain[number / 64] |= bit;
    if (closes(face, need, rotations, Terrain::railroad)) closing_[need].railroad[number / 64] |= bit;
  }
  return {};
}

/// Whether the face fits so that what comes in over the needed sides goes on nowhere else.
bool Rules::closes(const Face& face, int need, unsigned rotations, Terrain terrain) {
  for (; rotations != 0; rotations &= rotations - 1) {
    std::array<int, kSides> met{};  // needed sides of each segment
    for (int side = 0; side < kSides; ++side) {
      if (static_cast<Terrain>((need >> (2 * side)) & 3) == terrain)
        ++met[face.at(side, std::countr_zero(rotations)).segment];
    }
    const auto& edges = terrain == Terrain::mountain ? face.mountain_edges : face.railroad_edges;
    bool closed = true;
    for (int i = 0; i < kSides; ++i) closed = closed && (met[i] == 0 || met[i] == edges[i]);
    if (closed) return true;
  }
  return false;
}

/// CG303: the rotations that show what is needed on every side; of equal pictures the smallest (CGR35).
uint8_t Rules::fitting(const Face& face, int need) {
  unsigned rotations = 0;
  for (int rotation = 0; rotation < kSides; ++rotation) {
    bool fits = face.same[rotation] == rotation;
    for (int side = 0; side < kSides; ++side) {
      const auto needed = static_cast<Terrain>((need >> (2 * side)) & 3);
      fits = fits && (needed == Terrain::none || needed == face.at(side, rotation).terrain);
    }
    rotations |= fits ? 1U << rotation : 0U;
  }
  return static_cast<uint8_t>(rotations);
}

void Rules::add_token(const TokenFace& face) {
  const int number = token_faces_++;
  token_value_[number] = static_cast<uint8_t>(face.value);
  token_copies_[number] = static_cast<uint8_t>(face.copies);
  std::fill_n(purse_.begin() + token_count_, face.copies, static_cast<uint8_t>(number));
  token_count_ += face.copies;
}

}  // namespace paydirt::carcassonne_gold_rush

// The fixed tables of Carcassonne: Gold Rush: what moves, events, scores and endings are called.
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/names.hpp"
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

constexpr std::span<const char* const> kAllSegments(kSegments);

constexpr Argument kX = name_argument("x", kCoordinateNames);
constexpr Argument kY = name_argument("y", kCoordinateNames);
constexpr Argument kRotation = number_argument("rotation", 0, kSides - 1);
constexpr Argument kSegment = name_argument("segment", kAllSegments);

constexpr MoveKind kKinds[] = {
    {"place", kX, kY, kRotation},
    {"cowboy", kSegment},
    {"tent", kX, kY, name_argument("segment", kAllSegments.first(kSides))},
    {"mine"},
    {"pass"},
};

constexpr const char* kPurposes[] = {"start", "tiles", "tokens"};

constexpr Argument kTile = number_argument("tile", 0, kTiles - 1);
constexpr Argument kFace = number_argument("face", 0, kTiles - 1);
constexpr Argument kTokenCount = amount_argument("tokens", 0, kTokens);
constexpr Argument kPoints = amount_argument("points", 0, 999);
constexpr Argument kValue = number_argument("value", 0, Event::kBlank - 1);

constexpr EventKind kEvents[] = {
    {"turn"},
    {"draw", kFace},
    {"discard", kFace},
    {"place", kTile, kRotation, kFace},
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
    {"over", name_argument("ending", kEnumNames<EndReason>)},
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

constexpr auto kEndings =
    endings<EndReason>("The last tile has been placed.", "None of the tiles that are left fits anywhere.");

constexpr const char* kPitch =
    "Lay out the West tile by tile: rails, cities, prairies, and mountains where everybody digs for gold.";
constexpr const char* kCredits = "Klaus-Jürgen Wrede; Hans im Glück and Z-Man Games, 2014";
constexpr GameInfo kInfo = {
    "carcassonne-gold-rush", "Carcassonne: Gold Rush", kPitch, kCredits, 2, 5, 2, 1, "CG105"};

}  // namespace

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

}  // namespace paydirt::carcassonne_gold_rush

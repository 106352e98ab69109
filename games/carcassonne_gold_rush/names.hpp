// What players, lands, segments and sides are called.
#pragma once

#include <string>

#include "engine/enum_names.hpp"
#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

inline constexpr auto& kLands = kEnumNames<Land>;
inline constexpr const char* kTerrains[] = {"nothing", "prairie", "railroad", "mountain"};
inline constexpr const char* kSegments[kSegmentNames] = {"m0", "m1", "m2", "m3", "r0", "r1", "r2", "r3", "c0",
                                                         "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"};
inline constexpr const char* kSideNames[kSides] = {"north", "east", "south", "west"};

/// "m0", "r0", "c0", "p0" ...
inline const char* segment_name(Segment segment) {
  return segment.byte < kSegmentNames ? kSegments[segment.byte] : "?";
}

inline std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}
inline std::string points(int count) { return many(count, "point", "points"); }
inline std::string tokens(int count) { return many(count, "token", "tokens"); }

inline std::string square_words(int x, int y) { return say('(', x, ", ", y, ')'); }
inline std::string square_words(Square at) { return square_words(at.x(), at.y()); }

}  // namespace paydirt::carcassonne_gold_rush

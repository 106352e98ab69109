// What players, lands and sides are called in words, and on the board of a terminal.
#pragma once

#include <string>

#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

inline constexpr const char* kColours[kPlayers] = {"Blue", "Red", "Green", "Yellow", "Black"};
inline constexpr const char* kLands[] = {"mountain", "railroad", "city", "prairie"};
inline constexpr const char* kSideNames[kSides] = {"north", "east", "south", "west"};

inline std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}
inline std::string points(int count) { return many(count, "point", "points"); }
inline std::string tokens(int count) { return many(count, "token", "tokens"); }

inline std::string square_words(int x, int y) { return say('(', x, ", ", y, ')'); }
inline std::string square_words(Square at) { return square_words(at.x(), at.y()); }

}  // namespace paydirt::carcassonne_gold_rush

// What places, parts and players are called in words, and on the board of a terminal.
#pragma once

#include <string>

#include "engine/text.hpp"
#include "games/sutters_mill/state.hpp"

namespace paydirt::sutters_mill {

inline constexpr const char* kPlaceNames[kSpaces] = {
    "Sutter's Mill",   "Odd Fellows Hall",  "Eldorado",        "St. John's",
    "Hook and Ladder", "Adams Express",     "Chalmer's Hotel", "the Drug Store",
    "the River camp",  "the Hillside camp", "the Mine camp"};
inline constexpr const char* kPartNames[kParts] = {"river", "hillside", "mine"};
inline constexpr const char* kColours[kPlayers] = {"Blue", "Red", "Green", "Yellow"};

inline std::string nuggets(int count) { return say(count, count == 1 ? " nugget" : " nuggets"); }

}  // namespace paydirt::sutters_mill

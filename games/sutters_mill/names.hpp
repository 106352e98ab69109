// What spaces, parts, cards and players are called.
#pragma once

#include <string>

#include "engine/enum_names.hpp"
#include "engine/text.hpp"
#include "games/sutters_mill/state.hpp"

namespace paydirt::sutters_mill {

inline constexpr const char* kPlaceNames[kSpaces] = {
    "Sutter's Mill",   "Odd Fellows Hall",  "Eldorado",        "St. John's",
    "Hook and Ladder", "Adams Express",     "Chalmer's Hotel", "the Drug Store",
    "the River camp",  "the Hillside camp", "the Mine camp"};
inline constexpr auto& kSpaceNames = kEnumNames<Space>;  // in records
inline constexpr auto& kPartNames = kEnumNames<Part>;
inline constexpr const char* kRankNames[kRanks] = {"2", "3",  "4", "5", "6", "7", "8",
                                                   "9", "10", "J", "Q", "K", "A"};

inline std::string nuggets(int count) { return say(count, count == 1 ? " nugget" : " nuggets"); }

}  // namespace paydirt::sutters_mill

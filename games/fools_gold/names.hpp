// What moves, positions, choices and the log of Fool's Gold call things.
#pragma once

#include <span>

#include "games/fools_gold/state.hpp"

namespace paydirt::fools_gold {

inline constexpr const char* kCardNames[kCards] = {"gold_1", "gold_2", "gold_3",       "gold_4",     "gold_5",
                                                   "gem",    "silt",   "foul_weather", "false_alarm"};
inline constexpr std::span<const char* const> kAllCards(kCardNames);

}  // namespace paydirt::fools_gold

// The hidden things of Sutter's Mill (section 5 of the rules document), for the tests of secrecy.
#pragma once

#include "engine/testing/subject.hpp"
#include "games/sutters_mill/state.hpp"

namespace paydirt::sutters_mill {

inline constexpr testing::HiddenThing kHiddenThings[] = {
    {"purses", offsetof(State, purse), sizeof(State::purse), 30},
    {"counters taken", offsetof(State, taken), sizeof(State::taken), 30},
    {"order of the vein", offsetof(State, vein), sizeof(State::vein), 90},
    {"counters boxed", offsetof(State, boxed), sizeof(State::boxed), 1},
};

inline constexpr testing::Harmless kHarmless[] = {
    {"progress", offsetof(State, progress), sizeof(State::progress), 100,
     "follows from the moves of this turn, all open"},
    {"on_board", offsetof(State, on_board), sizeof(State::on_board), 100,
     "follows from the prospectors, who are open"},
    {"own_cards", offsetof(State, own_cards), sizeof(State::own_cards), 100,
     "follows from the stacks, which are open"},
    {"certificates", offsetof(State, certificates), sizeof(State::certificates), 5,
     "follows from cards and prospectors, which are open"},
    {"purse", offsetof(State, purse), sizeof(State::purse), 99, "certain while a seat has taken no counter"},
    {"vein", offsetof(State, vein), sizeof(State::vein), 5, "certain where all counters left are alike"},
    {"taken", offsetof(State, taken), sizeof(State::taken), 99,
     "certain where a seat has paid all that it can have taken"},
};

inline constexpr testing::Secrets kSecrets{kHiddenThings, kHarmless};

}  // namespace paydirt::sutters_mill

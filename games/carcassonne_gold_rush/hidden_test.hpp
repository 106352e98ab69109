// The hidden things of Carcassonne: Gold Rush (section 6 of the rules document), for the tests of secrecy.
#pragma once

#include "engine/testing/subject.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

inline constexpr testing::HiddenThing kHiddenThings[] = {
    {"order of the tiles", offsetof(State, stack), sizeof(State::stack), 90},
    {"tokens on mountains", offsetof(State, pile), sizeof(State::pile), 80},
    {"tokens in the supply", offsetof(State, tokens), sizeof(State::tokens), 80},
    {"tokens held", offsetof(State, held), sizeof(State::held), 30},
    {"tokens removed", offsetof(State, removed), sizeof(State::removed), 5},
};

inline constexpr testing::Harmless kHarmless[] = {
    {"live", offsetof(State, live), sizeof(State::live), 100, "follows from the tiles, which are open"},
    {"occupied", offsetof(State, occupied), sizeof(State::occupied), 100, "follows from the open figures"},
    {"squares", offsetof(State, square), sizeof(State::square), 100, "follows from the tiles"},
    {"tiles", offsetof(State, tiles), sizeof(State::tiles), 100, "cleared behind the last tile"},
    {"mountains", offsetof(State, mountains), sizeof(State::mountains), 100,
     "follows from tiles and figures"},
    {"railroads", offsetof(State, railroads), sizeof(State::railroads), 100,
     "follows from tiles and figures"},
    {"prairies", offsetof(State, prairies), sizeof(State::prairies), 100, "follows from tiles and figures"},
    {"needs", offsetof(State, need), sizeof(State::need), 100, "follows from the tiles"},
    {"holders", offsetof(State, holder), sizeof(State::holder), 100, "follows from the tiles"},
    {"grid", offsetof(State, grid), sizeof(State::grid), 100, "follows from the tiles"},
    {"counts", offsetof(State, count), sizeof(State::count), 100, "follows from the tiles"},
    {"square_count", offsetof(State, square_count), sizeof(State::square_count), 100,
     "follows from the tiles"},
};

inline constexpr testing::Secrets kSecrets{kHiddenThings, kHarmless, 40'000};

}  // namespace paydirt::carcassonne_gold_rush

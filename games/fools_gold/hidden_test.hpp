// What views leave out (section 6 of the rules document), for the tests of secrecy. The only real secret, the
// cards and dice to come, is no part of a state; what lies behind a screen follows from the public log.
#pragma once

#include "engine/testing/subject.hpp"
#include "games/fools_gold/state.hpp"

namespace paydirt::fools_gold {

inline constexpr testing::Harmless kHarmless[] = {
    {"coins", offsetof(State, coins), sizeof(State::coins), 100, "FG-R39: follows from the log"},
    {"miners", offsetof(State, miners), sizeof(State::miners), 100, "FG-R39: follows from the log"},
    {"coin actions", offsetof(State, coin_actions), sizeof(State::coin_actions), 100,
     "FG-R39: follows from the log"},
    {"gems", offsetof(State, gems), sizeof(State::gems), 100, "FG-R39: follows from the log"},
    {"gold", offsetof(State, gold), sizeof(State::gold), 100, "FG-R39: follows from the log"},
    {"nuggets", offsetof(State, nuggets), sizeof(State::nuggets), 100, "FG-R39: follows from the log"},
};

inline constexpr testing::Secrets kSecrets{{}, kHarmless};

}  // namespace paydirt::fools_gold

// The hidden things of The Golden Wilderness (section 6 of the rules document), for the tests of secrecy.
#pragma once

#include "engine/testing/subject.hpp"
#include "games/golden_wilderness/state.hpp"

namespace paydirt::golden_wilderness {

inline constexpr testing::HiddenThing kHiddenThings[] = {
    {"hands", offsetof(State, hand), sizeof(State::hand), 80},
    {"draw stacks", offsetof(State, draw), sizeof(State::draw), 80},
    {"pool", offsetof(State, pool), sizeof(State::pool), 5},
    {"event stack", offsetof(State, event_draw), sizeof(State::event_draw), 50},
    {"event put back", offsetof(State, event_top), sizeof(State::event_top), 30},
    {"event cards taken", offsetof(State, event_hand), sizeof(State::event_hand), 2},
};

inline constexpr testing::Harmless kHarmless[] = {
    {"refused places", offsetof(State, refused), sizeof(State::refused), 9,
     "follows from this turn's requests, all open"},
    {"roads", offsetof(State, linked), sizeof(State::linked), 100,
     "open; a road to no neighbour shows nothing"},
    {"adjacent", offsetof(State, adjacent), sizeof(State::adjacent), 100, "follows from the tiles"},
    {"neighbours", offsetof(State, neighbour), sizeof(State::neighbour), 100, "follows from the tiles"},
    {"spent", offsetof(State, spent), sizeof(State::spent), 100, "follows from this turn's cards, all open"},
    {"counted", offsetof(State, counted), sizeof(State::counted), 9, "cards shown in this poll, all open"},
    {"stack", offsetof(State, todo), sizeof(State::todo), 100,
     "what goes on below the question follows from the moves, all open"},
    {"presidio market", offsetof(State, presidio_market), 1, 100, "follows from the event cards in play"},
    {"disapproved", offsetof(State, disapproved), 1, 9, "follows from this turn's answers, all open"},
    {"hands", offsetof(State, hand), sizeof(State::hand), 100, "certain where the viewer knows the cards"},
    {"pool", offsetof(State, pool), sizeof(State::pool), 100, "certain where the viewer has seen it"},
    {"known", offsetof(State, known), sizeof(State::known), 100, "a card that is not there shows nothing"},
    {"draw stacks", offsetof(State, draw), sizeof(State::draw), 100, "certain where nothing else is left"},
    {"event known", offsetof(State, event_known), 1, 100, "who put a card back is open"},
    {"event stack", offsetof(State, event_draw), sizeof(State::event_draw), 9,
     "certain where all cards left are alike"},
};

inline constexpr testing::Secrets kSecrets{kHiddenThings, kHarmless, 4'000, 7};

}  // namespace paydirt::golden_wilderness

// What views leave out (section 6 of the rules document), for the tests of secrecy.
#pragma once

#include "engine/testing/subject.hpp"
#include "games/coloma/state.hpp"

namespace paydirt::coloma {

constexpr size_t of_player(size_t seat, size_t member) {
  return offsetof(State, players) + seat * sizeof(Player) + member;
}
constexpr testing::HiddenThing hand_of(const char* name, size_t seat) {
  return {name, of_player(seat, offsetof(Player, hand)), sizeof(Player::hand), 20};
}
constexpr testing::HiddenThing deck_of(const char* name, size_t seat) {
  return {name, of_player(seat, offsetof(Player, deck)), sizeof(Deck), 20};
}

inline constexpr testing::HiddenThing kHidden[] = {
    hand_of("hand 0", 0),
    hand_of("hand 1", 1),
    hand_of("hand 2", 2),
    deck_of("deck 0", 0),
    deck_of("deck 1", 1),
    deck_of("deck 2", 2),
    {"dial 0", of_player(0, offsetof(Player, dial)), 1, 1},
};

constexpr testing::Harmless known_hand(const char* name, size_t seat) {
  return {name, of_player(seat, offsetof(Player, hand)), sizeof(Player::hand), 9,
          "follows from what is built when the deck is nearly empty"};
}

constexpr testing::Harmless hotels_of(const char* name, size_t seat) {
  return {name, of_player(seat, offsetof(Player, covered)), sizeof(Player::covered), 9,
          "shown for what is built; the probe also covers what is not"};
}

inline constexpr testing::Harmless kHarmless[] = {
    {"fresh buildings", offsetof(State, turn) + offsetof(Turn, fresh), sizeof(Turn::fresh), 9,
     "shown for what is built; the probe also names what is not"},
    hotels_of("hotels 0", 0),
    hotels_of("hotels 1", 1),
    hotels_of("hotels 2", 2),
    hotels_of("hotels 3", 3),
    hotels_of("hotels 4", 4),
    {"links of the Wagon", offsetof(State, turn) + offsetof(Turn, links), sizeof(Turn::links), 15,
     "follows from the Wagon's steps, which all see"},
    known_hand("known hand 0", 0),
    known_hand("known hand 1", 1),
    known_hand("known hand 2", 2),
    known_hand("known hand 3", 3),
    known_hand("known hand 4", 4),
};

/// Games are long and views large; secrets_test.cpp plays 5,000 random games of each shape itself.
inline constexpr testing::Secrets kSecrets{kHidden, kHarmless, 6'000, 2};

}  // namespace paydirt::coloma

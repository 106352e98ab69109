// What the seats of Sutter's Mill may see.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/sutters_mill/position.hpp"
#include "games/sutters_mill/state.hpp"

namespace paydirt::sutters_mill {

struct OpenCard {
  int seat = 0;
  std::string rank;
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(OpenCard, (), (seat, rank, value))

struct OpenBuilding {
  Space id{};
  std::string name;
  std::vector<OpenCard> cards;  // bottom first
  std::optional<int> holder;    // of the certificate
  bool closed = false;          // the certificate has left the game
};
BOOST_DESCRIBE_STRUCT(OpenBuilding, (), (id, name, cards, holder, closed))

struct OpenPlayer {
  Phase phase{};
  std::vector<std::string> hand, home;
  int home_value = 0;
  int board_value = 0;                     // of own cards still in stacks
  std::array<int, kSpaces> prospectors{};  // by space
  int supply = 0;
  bool adventurer = false;
  std::array<int, kParts> taken{};  // counters, by part
  int paid = 0;
  std::optional<int> purse;  // when the game is over
};
BOOST_DESCRIBE_STRUCT(OpenPlayer, (),
                      (phase, hand, home, home_value, board_value, prospectors, supply, adventurer, taken,
                       paid, purse))

struct Open {
  std::array<int, kParts> vein{};   // counters left, by part
  std::array<int, kParts> boxed{};  // counters that left unseen
  std::optional<Part> working;      // the part at the front
  std::vector<OpenBuilding> buildings;
  std::vector<OpenPlayer> players;
  int bank = 0;
  std::optional<int> turn;
  Stage stage{};
  int dug = 0, bought = 0;
  std::optional<int> next_price;  // of one more action in this turn
  std::vector<Space> used;        // specials used in this turn
  std::vector<PulledAt> walkers;
  int idle = 0;
  EndReason ended{};
};
BOOST_DESCRIBE_STRUCT(Open, (),
                      (vein, boxed, working, buildings, players, bank, turn, stage, dug, bought, next_price,
                       used, walkers, idle, ended))

struct Own {
  int seat = 0, purse = 0;
  std::array<std::vector<int>, kParts> taken;  // nuggets on the counters taken, by part
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat, purse, taken))

}  // namespace paydirt::sutters_mill

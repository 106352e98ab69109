// What the bots of Coloma think things are worth.
#pragma once

#include "engine/describe.hpp"
#include "engine/search_settings.hpp"

namespace paydirt::coloma {

/// Weights of the judgement, in 1/64 point unless said otherwise; fitted by regression
/// (docs/decisions/0008-fitted-weights.md).
struct Weights {
  /// While there is time to use them: Dudes, Bucks, Gold, Horses, Camps, cards, VP, and Barrels used and
  /// saved.
  std::array<int, 9> worth = {53, 48, 84, 128, 80, 33, kPoint, 44, 84};
  std::array<int, 9> plenty = {6, 6, 30, 4, 2, 6, 0, 24, 24};  // so many; those beyond are worth a quarter
  int dudes_of_turn = 4;                                       // that are used in a turn
  int bucks_of_turn = 5;
  int needed_cards = 2;  // the first are what there is to build at all, and count twice
  std::array<int, 5> share = {0, 31, 43, 53, 69};  // of 64: what is left of it with so many own turns to come
  int last_share = 13;                             // and in the midst of the last one
  /// How often a section is visited, in 1/64 of the turns to come.
  std::array<int, 13> visits = {14, 9, 13, 10, 15, 12, 6, 10, 6, 6, 4, 5, 5};
  int tableau = 64;        // of 64: who has abilities goes where they work
  int bridge_growth = 24;  // what a bridge counts still grows, each turn
  int spent_growth = 21;   // the same where it counts what is spent again
  int next_bridge = 48;    // a river without a bridge
  int margin = 6;          // of 64: chance that one Gunman more wins the Shootout, in halves of a Gunman
  int dead = 84;           // a Dude who dies there
  int open_section = 42;   // of 64: what is open in the turn
  int open_gain = 45;      // of 64: what is open and free
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (worth, plenty, dudes_of_turn, bucks_of_turn, needed_cards, share, last_share, visits,
                       tableau, bridge_growth, spent_growth, next_bridge, margin, dead, open_section,
                       open_gain))

}  // namespace paydirt::coloma

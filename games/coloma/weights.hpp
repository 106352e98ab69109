// What the bots of Coloma think things are worth.
#pragma once

#include "engine/describe.hpp"
#include "engine/search_settings.hpp"

namespace paydirt::coloma {

/// Weights of the judgement, in 1/64 point unless said otherwise.
struct Weights {
  /// While there is time to use them: Dudes, Bucks, Gold, Horses, Camps, cards, VP, and Barrels used and
  /// saved.
  std::array<int, 9> worth = {52, 42, 90, 120, 90, 30, kPoint, 40, 90};
  std::array<int, 9> plenty = {6, 6, 30, 5, 3, 4, 0, 24, 24};  // so many; those beyond are worth a quarter
  int dudes_of_turn = 3;                                       // that are used in a turn
  int bucks_of_turn = 4;
  int needed_cards = 2;  // the first are what there is to build at all, and count twice
  std::array<int, 5> share = {0, 28, 52, 60, 64};  // of 64: what is left of it with so many own turns to come
  int last_share = 20;                             // and in the midst of the last one
  /// How often a section is visited, in 1/64 of the turns to come.
  std::array<int, 13> visits = {14, 9, 14, 13, 16, 12, 7, 12, 7, 6, 5, 5, 5};
  int tableau = 80;        // of 64: who has abilities goes where they work
  int bridge_growth = 44;  // what a bridge counts still grows, each turn
  int spent_growth = 24;   // the same where it counts what is spent again
  int next_bridge = 96;    // a river without a bridge
  int margin = 5;          // of 64: chance that one Gunman more wins the Shootout, in halves of a Gunman
  int dead = 112;          // a Dude who dies there
  int open_section = 48;   // of 64: what is open in the turn
  int open_gain = 56;      // of 64: what is open and free
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (worth, plenty, dudes_of_turn, bucks_of_turn, needed_cards, share, last_share, visits,
                       tableau, bridge_growth, spent_growth, next_bridge, margin, dead, open_section,
                       open_gain))

}  // namespace paydirt::coloma

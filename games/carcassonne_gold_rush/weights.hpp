// What the bots of Carcassonne: Gold Rush think things are worth.
#pragma once

#include "engine/describe.hpp"

namespace paydirt::carcassonne_gold_rush {

/// Weights of the judgement. Points are in 1/64, chances in 1/1024; fitted by self-play (docs/bots.md).
struct Weights {
  int soon = 3;             // own turns within which a feature should be closed
  int help = 100;           // of 1024: how much the turns of another player help to close it
  int next_gap = 700;       // of 1024: each further gap of a feature is harder to come by
  int track_growth = 36;    // for each open end of a railroad
  int nugget_growth = 8;    // for each open edge of a mountain
  int tokens = 700;         // of 1024: what a pile counts before its mountain is completed
  int camp = 110;           // of 1024: what a token within reach of the own tent is worth
  int prairie = 1084;       // of 1024: what a prairie counts before the end
  int prairie_growth = 60;  // of 1024: what of all that is still to come will be on it
  int contested = 220;      // of 1024: what a feature counts where another one is ahead by a cowboy
  std::array<int, 5> free = {0, 951, 1404, 1725, 1977};  // cowboys in the supply, from none to all
  int free_turns = 8;                                    // own turns left below which they count less
  int gap = 90;                                          // one gap less in a feature, for a quick look
  int back = 220;                                        // a cowboy who comes back
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (soon, help, next_gap, track_growth, nugget_growth, tokens, camp, prairie,
                       prairie_growth, contested, free, free_turns, gap, back))

}  // namespace paydirt::carcassonne_gold_rush

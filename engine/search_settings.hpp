// How a game wants to be searched: what a search asks of a game besides its functions. docs/bots.md explains
// each setting, and what was measured for each game.
#pragma once

#include <cstdint>

namespace paydirt {

/// Points in 1/64: what `sense` and `hint` speak in.
inline constexpr int kPoint = 64;

/// How a game's `cue` keys the statistics of a search. Graph: a digest of all that the seat sees, so equal
/// cues have equal lists of moves and situations reached in another order share one node. Line: a coarse
/// digest, chained with the moves that the seat saw; statistics average over whatever else happened.
enum class CueMode : uint8_t { graph, line };

/// The defaults suit a game whose hints are rough; a game changes those that do not suit it.
struct SearchSettings {
  static constexpr int kToTheEnd = -1;

  /// Decisions of a playout, which begins where the graph ends, before `sense` judges; kToTheEnd: the game is
  /// played out.
  int playout_horizon = 16;
  /// A playout's move is the best by `hint` of this many drawn at random; 1: any move.
  int playout_sample = 8;
  /// The exploration constant of PUCT: how much a high prior and few visits count against a known value.
  float exploration = 0.8F;
  /// First-play urgency: an untried move is taken to be worth its node's mean less this reduction.
  float first_play_reduction = 0.05F;
  /// The temperature of the priors, in 1/64 point: a hint that falls short of the best by so much has about
  /// 1/e of its prior. Lower it where hints can be trusted.
  int prior_temperature = 3 * kPoint;
  /// The first this many decisions from the root take their priors from `sense` one step ahead, as greedy
  /// sees the moves, instead of from `hint`: better, but dearer.
  int sensed_depth = 0;
  /// The temperature of the priors there.
  int sensed_temperature = kPoint;
};

}  // namespace paydirt

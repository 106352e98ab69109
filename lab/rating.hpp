// How strong players are, from who finished before whom: the model of Plackett and Luce, which for two
// players is that of Bradley and Terry.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace paydirt {

/// Who took part in a game, and with which rank; 1 is the best. Games of one deal belong together.
struct Finish {
  struct Place {
    size_t player;
    int rank;
  };
  std::vector<Place> places;
  size_t deal = 0;
};

struct Rating {
  double elo = 0;  // above the first player: 400 times the decimal logarithm of the ratio of strengths
  double low = 0;  // 95 % interval, by a bootstrap over deals
  double high = 0;
};

/// One rating a player. Strengths are found by Hunter's minorisation (2004); players of equal rank each count
/// as chosen among all of them (Breslow). A game that everybody is said to have drawn against an average
/// player keeps who never wins at a finite distance.
std::vector<Rating> rate(std::span<const Finish> finishes, size_t players, uint64_t seed);

}  // namespace paydirt

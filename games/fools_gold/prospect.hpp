// What the bots expect of a draw. Whole numbers only, so that every machine judges alike.
#pragma once

#include <algorithm>
#include <array>

#include "engine/game.hpp"
#include "games/fools_gold/box.hpp"

namespace paydirt::fools_gold {

/// Cards that a Winter die draws on average, in 1/64.
inline constexpr int kWinterCards = 7 * 32;

/// What can still be drawn from a deck.
struct Prospect {
  const Weights& weights;
  int cards = 0;
  int gold = 0;
  int nuggets = 0;
  int gems = 0;

  Prospect(const Box& box, const uint8_t (&deck)[kCards]) : weights(box.weights) {
    for (int value = 0; value < kValues; ++value) {
      gold += deck[value];
      nuggets += deck[value] * (value + 1);
    }
    gems = deck[c_gem];
    cards = gold + gems + deck[c_silt] + deck[c_foul_weather] + deck[c_false_alarm];
  }

  /// Cards that can be taken from this many drawn, both in 1/64.
  int found(int drawn) const { return cards == 0 ? 0 : drawn * (gold + gems) * weights.found / (cards * 64); }
  /// Nuggets of a Gold card, in 1/64.
  int mean() const { return gold == 0 ? 0 : nuggets * 64 / gold; }
  /// Nuggets, in 1/64, of the pick of this rank among this many cards.
  int pick(int found, int rank) const {
    const int fall = weights.pick_fall * (rank * 2 - 1) * 32 / std::max(found, 32);
    return mean() * std::max(weights.best_pick - fall, weights.least_pick) / 64;
  }
};

/// By found cards in 1/4: half their root and a quarter, in 1/64. So wide is the doubt about their number.
inline constexpr std::array<int, 80> kDoubt = [] {
  std::array<int, 80> widths{};
  int root = 8;  // in 1/8
  for (int quarters = 0; quarters < 80; ++quarters) {
    while (root * root < quarters * 16) ++root;
    widths[quarters] = root * 4 + 16;
  }
  return widths;
}();

/// The chance in 1/64 that a draw has at least `rank` cards to be had where `found` are expected (in 1/64):
/// like the tail of a binomial distribution.
inline int chance_of_rank(int found, int rank) {
  const int above = found - rank * 64 + 32;
  const int z = above * 16 / kDoubt[std::min(found / 16, 79)];  // in 1/16
  const int size = z < 0 ? -z : z;
  const int half = 32 * size * size / (size * size + 6 * size + 64);
  return z < 0 ? 32 - half : 32 + half;
}

/// FG-F3: what these nuggets (in 1/64, by mine) are worth: all but the richest mine count. While years are to
/// come another may overtake it.
inline int gold_value(const Weights& weights, const int (&nuggets)[kMines], int to_come) {
  int sum = 0;
  int most = 0;
  int second = 0;
  for (const int each : nuggets) {
    sum += each;
    second = std::max(second, std::min(most, each));
    most = std::max(most, each);
  }
  const int blur = (1 + std::max(0, weights.blur) * to_come) * 64;
  const int near = std::max(0, blur - (most - second));
  return sum - most - near * near / (4 * blur);
}

}  // namespace paydirt::fools_gold

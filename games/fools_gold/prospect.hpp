// What the bots expect of a draw. Whole numbers only, so that every machine judges alike.
#pragma once

#include <algorithm>
#include <array>

#include "engine/game.hpp"
#include "games/fools_gold/state.hpp"

namespace paydirt::fools_gold {

/// Weights of the judgement, in 1/64 point unless said otherwise; fitted by self-play.
struct Weights {
  int coin = 13;                             // a coin, for each year to come
  int gem_future = 8;                        // a gem, for each year to come: the next ones are worth more
  int miner = 50;                            // a miner that can still be placed this year
  int purse = 1;                             // a coin that can still be spent this year
  int hint_coin = 2;                         // the same, for hints
  int pass = 0;                              // hint of a pass,
  int pass_miner = 16;                       // less for each unused miner
  int retrieve = 32;                         // hint of retrieving where coins are short
  int take_coins = 10;                       // hint of coins instead of a card, so much less
  int reserve = 8;                           // a miner that can still go into reserve
  int year = 5 * kPoint;                     // what a year to come brings
  int found = 46;                            // of 64: cards that Perils leave of a draw
  int best_pick = 88;                        // of 64: the first pick against the mean
  int pick_fall = 68;                        // of 64: how much the last one is worse
  int least_pick = 40;                       // of 64: no pick is worse
  int blur = 3;                              // nuggets a year by which mines overtake each other
  int missing[kYears] = {64, 30, 14, 7, 4};  // of 64: a missing mine stays so, by years to come
};
inline constexpr Weights kWeights;

/// Cards that a Winter die draws on average, in 1/64.
inline constexpr int kWinterCards = 7 * 32;

/// What can still be drawn from a deck.
struct Prospect {
  int cards = 0;
  int gold = 0;
  int nuggets = 0;
  int gems = 0;

  explicit Prospect(const uint8_t (&deck)[kCards]) {
    for (int value = 0; value < kValues; ++value) {
      gold += deck[value];
      nuggets += deck[value] * (value + 1);
    }
    gems = deck[c_gem];
    cards = gold + gems + deck[c_silt] + deck[c_foul_weather] + deck[c_false_alarm];
  }

  /// Cards that can be taken from this many drawn, both in 1/64.
  int found(int drawn) const {
    return cards == 0 ? 0 : drawn * (gold + gems) * kWeights.found / (cards * 64);
  }
  /// Nuggets of a Gold card, in 1/64.
  int mean() const { return gold == 0 ? 0 : nuggets * 64 / gold; }
  /// Nuggets, in 1/64, of the pick of this rank among this many cards.
  int pick(int found, int rank) const {
    const int fall = kWeights.pick_fall * (rank * 2 - 1) * 32 / std::max(found, 32);
    return mean() * std::max(kWeights.best_pick - fall, kWeights.least_pick) / 64;
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
inline int gold_value(const int (&nuggets)[kMines], int to_come) {
  int sum = 0;
  int most = 0;
  int second = 0;
  for (const int each : nuggets) {
    sum += each;
    second = std::max(second, std::min(most, each));
    most = std::max(most, each);
  }
  const int blur = (1 + kWeights.blur * to_come) * 64;
  const int near = std::max(0, blur - (most - second));
  return sum - most - near * near / (4 * blur);
}

}  // namespace paydirt::fools_gold

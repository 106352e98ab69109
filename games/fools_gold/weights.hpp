// What the bots of Fool's Gold think things are worth.
#pragma once

#include "engine/describe.hpp"
#include "engine/search_settings.hpp"

namespace paydirt::fools_gold {

/// Weights of the judgement, in 1/64 point unless said otherwise; fitted by self-play.
struct Weights {
  int coin = 13;          // a coin, for each year to come
  int gem_future = 8;     // a gem, for each year to come: the next ones are worth more
  int miner = 50;         // a miner that can still be placed this year
  int purse = 1;          // a coin that can still be spent this year
  int hint_coin = 2;      // the same, for hints
  int pass = 0;           // hint of a pass,
  int pass_miner = 16;    // less for each unused miner
  int retrieve = 32;      // hint of retrieving where coins are short
  int take_coins = 10;    // hint of coins instead of a card, so much less
  int reserve = 8;        // a miner that can still go into reserve
  int year = 5 * kPoint;  // what a year to come brings
  int found = 46;         // of 64: cards that Perils leave of a draw
  int best_pick = 88;     // of 64: the first pick against the mean
  int pick_fall = 68;     // of 64: how much the last one is worse
  int least_pick = 40;    // of 64: no pick is worse
  int blur = 3;           // nuggets a year by which mines overtake each other
  std::array<int, 5> missing = {64, 30, 14, 7, 4};  // of 64: a missing mine stays so, by years to come
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (coin, gem_future, miner, purse, hint_coin, pass, pass_miner, retrieve, take_coins,
                       reserve, year, found, best_pick, pick_fall, least_pick, blur, missing))

}  // namespace paydirt::fools_gold

// What players do and have in many games, against what comes of it: finds what is dead and what is dominant.
#pragma once

#include <string>
#include <vector>

#include "lab/arena.hpp"

namespace paydirt {

struct BalancePlan {
  ArenaPlan arena;
  std::string field = {};  // of a player in the open view, looked at when the game is over; empty: none
};

/// A kind of move with its first argument, or a value of the field.
struct BalanceRow {
  std::string thing;
  size_t seats = 0;                  // that used it at least once
  double pick_rate = 0;              // share of all seats
  double uses = 0;                   // of a seat that used it
  double win_rate = 0;               // of those seats
  std::array<double, 2> interval{};  // of the win rate, 95 %
  double mean_score = 0;             // of those seats
  double points_per_use = 0;         // by how much a score rises with each use: slope over all seats
};
BOOST_DESCRIBE_STRUCT(BalanceRow, (),
                      (thing, seats, pick_rate, uses, win_rate, interval, mean_score, points_per_use))

struct BalanceReport {
  std::string game;
  int players = 0;
  size_t games = 0;
  uint64_t seed = 0;
  std::string options, version;
  double mean_score = 0, seconds = 0;
  std::vector<BalanceRow> rows;  // in the order of the table of moves
};
BOOST_DESCRIBE_STRUCT(BalanceReport, (),
                      (game, players, games, seed, options, version, mean_score, seconds, rows))

/// Plays the games and counts.
Result<BalanceReport> measure_balance(const AnyGame& game, const BalancePlan& plan);

}  // namespace paydirt

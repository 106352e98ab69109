// How fast a game runs, and the signature of how it behaves.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"

namespace paydirt {

struct BenchPlan {
  double seconds = 0.2;  // of each repeat of random play
  int repeats = 5;
  uint64_t seed = 1;
  std::string options = {};  // of the game, as text
};

struct BenchResult {
  std::string game;
  int players = 0;
  double games_per_second = 0;  // uniformly random games, one thread
  double decisions_per_second = 0;
  double mean_decisions = 0;
  double mean_moves_per_decision = 0;
  size_t state_bytes = 0;
  double copies_per_second = 0;
  double search_iterations_per_second = 0;            // judged by sense where the graph ends
  double choices_share = 0;                           // of decisions, those with two options or more
  double spread = 0;                                  // relative standard deviation over the repeats
  double search_iterations_per_second_to_end = 0;     // random playouts to the end instead of a judgement
  double search_iterations_per_second_as_played = 0;  // as the bots search
  size_t row_numbers = 0;                             // what a seat sees, as a row of numbers
  double rows_per_second = 0;                         // from views that are there
};
BOOST_DESCRIBE_STRUCT(BenchResult, (),
                      (game, players, games_per_second, decisions_per_second, mean_decisions,
                       mean_moves_per_decision, state_bytes, copies_per_second, search_iterations_per_second,
                       choices_share, spread, search_iterations_per_second_to_end,
                       search_iterations_per_second_as_played, row_numbers, rows_per_second))

struct BenchReport {
  std::string machine;
  std::string compiler;
  std::string version;
  std::vector<BenchResult> results;
  std::string signature;
  uint64_t seed = 0;
  int repeats = 0;
};
BOOST_DESCRIBE_STRUCT(BenchReport, (), (machine, compiler, version, results, signature, seed, repeats))

/// A rate against an earlier one, with what noise alone could do.
struct BenchChange {
  std::string game;
  int players = 0;
  std::string what;
  double before = 0;
  double now = 0;
  double change = 0;    // 0.1: a tenth faster
  double noise = 0;     // a smaller change says nothing
  std::string verdict;  // faster, slower, same
};
BOOST_DESCRIBE_STRUCT(BenchChange, (), (game, players, what, before, now, change, noise, verdict))

/// Against the JSON of an earlier report: each rate of the tables that both have. The noise is twice the
/// standard error of both means by the spread over the repeats, and 5 % for what one hour differs from the
/// next.
Result<std::vector<BenchChange>> compare_bench(const BenchReport& now, std::string_view before);

/// All player counts of these games.
Result<BenchReport> bench(std::span<const AnyGame* const> games, const BenchPlan& plan);

/// One number over a fixed workload: random games and a few games of a search. It depends on neither time
/// nor machine, and changes when the behaviour of rules or search does. 16 hexadecimal digits.
std::string signature(std::span<const AnyGame* const> games);

}  // namespace paydirt

// Fitting the weights of `sense`: by regression of the final lead on what each weight does to the expected
// one.
//
// For every sampled position and pair of players the lead that was expected falls short of the final one by a
// residual; what a weight a step higher would have done to it is a feature. Ridge regression finds the steps
// that explain most of the residuals (one step of Gauss and Newton). All that is kept of the games are whole
// sums of products, so shards add up exactly.
#pragma once

#include <string>
#include <vector>

#include "lab/arena.hpp"

namespace paydirt {

struct FitPlan {
  ArenaPlan arena;    // its first bot plays all seats; its weights are fitted
  size_t one_in = 8;  // of so many positions one is looked at
};

/// A number that `sense` depends on.
struct Weight {
  std::string name;
  int value = 0;
  int step = 1;  // that a feature is about: an eighth of it up less an eighth down
};

struct FitSums {
  uint64_t games = 0;
  uint64_t samples = 0;           // pairs of players in positions
  int64_t residuals = 0;          // squared, summed; points are in 1/64
  std::vector<int64_t> features;  // product of each with each, the lower triangle by rows
  std::vector<int64_t> effects;   // of each with the residual

  explicit FitSums(size_t weights = 0) : features(weights * (weights + 1) / 2), effects(weights) {}
  /// What each weight would have done, and what was missing.
  void add(const std::vector<int>& steps, int residual);
  void add(const FitSums& other);
  bool operator==(const FitSums&) const = default;
};
BOOST_DESCRIBE_STRUCT(FitSums, (), (games, samples, residuals, features, effects))

/// By how many of its steps each weight should change. A change of one step is held to be usual; games, not
/// positions, are what speaks against that, for those of one game have one end.
std::vector<double> fitted_steps(const FitSums& sums);

/// The weights after this part of the steps, each by twice its step at most.
std::vector<int> moved_weights(const std::vector<Weight>& weights, const std::vector<double>& steps,
                               double part);

/// Sums on disk, with what was played.
struct FitFile {
  std::string format;
  std::string version;
  std::string game;
  int players = 0;
  std::string options;
  std::string bot;
  size_t games = 0;
  std::string seed;
  size_t one_in = 0;
  std::vector<std::string> shards;  // that are in it; 1/1: all
  FitSums sums;
};
BOOST_DESCRIBE_STRUCT(FitFile, (),
                      (format, version, game, players, options, bot, games, seed, one_in, shards, sums))

FitFile fit_file(const AnyGame& game, const FitPlan& plan, const std::string& shard, FitSums sums);
bool is_fit_file(std::string_view text);
Result<FitFile> read_fit(std::string_view text);
/// Refuses another plan, and a shard that is there already.
Refusal add_fit(FitFile& to, const FitFile& from);

}  // namespace paydirt

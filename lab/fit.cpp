#include "lab/fit.hpp"

#include <algorithm>
#include <cmath>

#include "engine/json_read.hpp"
#include "engine/text.hpp"
#include "lab/results.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

constexpr std::string_view kFitFormat = "paydirt fit 1";

/// Solves A x = b for a positive definite A, given as a lower triangle by rows (Cholesky).
std::vector<double> solve(std::vector<double> a, std::vector<double> b) {
  const size_t size = b.size();
  const auto at = [&](size_t row, size_t column) -> double& { return a[row * (row + 1) / 2 + column]; };
  for (size_t row = 0; row < size; ++row) {
    for (size_t column = 0; column <= row; ++column) {
      double sum = at(row, column);
      for (size_t k = 0; k < column; ++k) sum -= at(row, k) * at(column, k);
      at(row, column) = row == column ? std::sqrt(sum) : sum / at(column, column);
    }
  }
  for (size_t row = 0; row < size; ++row) {
    for (size_t k = 0; k < row; ++k) b[row] -= at(row, k) * b[k];
    b[row] /= at(row, row);
  }
  for (size_t row = size; row-- > 0;) {
    for (size_t k = row + 1; k < size; ++k) b[row] -= at(k, row) * b[k];
    b[row] /= at(row, row);
  }
  return b;
}

}  // namespace

void FitSums::add(const std::vector<int>& steps, int residual) {
  ++samples;
  residuals += int64_t{residual} * residual;
  size_t at = 0;
  for (size_t row = 0; row < steps.size(); ++row) {
    effects[row] += int64_t{steps[row]} * residual;
    for (size_t column = 0; column <= row; ++column) features[at++] += int64_t{steps[row]} * steps[column];
  }
}

void FitSums::add(const FitSums& other) {
  games += other.games;
  samples += other.samples;
  residuals += other.residuals;
  for (size_t i = 0; i < features.size(); ++i) features[i] += other.features[i];
  for (size_t i = 0; i < effects.size(); ++i) effects[i] += other.effects[i];
}

std::vector<double> fitted_steps(const FitSums& sums) {
  if (sums.samples == 0) return std::vector<double>(sums.effects.size());
  std::vector<double> a(sums.features.begin(), sums.features.end());
  // Sums over positions of one game count as one of them: its positions share an end.
  const double ridge = static_cast<double>(sums.residuals) / static_cast<double>(sums.games) + 1;
  for (size_t row = 0; row < sums.effects.size(); ++row) a[row * (row + 1) / 2 + row] += ridge;
  return solve(std::move(a), {sums.effects.begin(), sums.effects.end()});
}

std::vector<int> moved_weights(const std::vector<Weight>& weights, const std::vector<double>& steps,
                               double part) {
  std::vector<int> moved;
  for (size_t i = 0; i < weights.size(); ++i) {
    const double by = std::clamp(steps[i], -2.0, 2.0) * part * weights[i].step;
    moved.push_back(weights[i].value + static_cast<int>(std::lround(by)));
  }
  return moved;
}

FitFile fit_file(const AnyGame& game, const FitPlan& plan, const std::string& shard, FitSums sums) {
  FitFile file;
  file.format = kFitFormat;
  const AnyGame* const games[] = {&game};
  file.version = version_text(games);
  file.game = game.info().id;
  file.players = plan.arena.seats;
  file.options = plan.arena.options;
  file.bot = plan.arena.bots.front().text;
  file.games = plan.arena.games;
  file.seed = std::to_string(plan.arena.seed);
  file.one_in = plan.one_in;
  file.shards = {shard};
  file.sums = std::move(sums);
  return file;
}

bool is_fit_file(std::string_view text) {
  return text.substr(0, 100).find(kFitFormat) != std::string_view::npos;
}

Result<FitFile> read_fit(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.refusal();
  FitFile file;
  if (Refusal refusal = read_json(*json, file, "", Unknown::refuse)) return refusal;
  if (file.format != kFitFormat) return Refusal{say("format: must be '", kFitFormat, "'")};
  const size_t weights = file.sums.effects.size();
  if (file.sums.features.size() != weights * (weights + 1) / 2)
    return Refusal{"sums.features: must have a product for each pair of weights"};
  return file;
}

Refusal add_fit(FitFile& to, const FitFile& from) {
  const auto plan = [](const FitFile& file) {
    return std::tie(file.version, file.game, file.players, file.options, file.bot, file.games, file.seed,
                    file.one_in);
  };
  if (plan(to) != plan(from) || to.sums.effects.size() != from.sums.effects.size())
    return {"they are sums of another plan"};
  for (const std::string& shard : from.shards) {
    if (std::find(to.shards.begin(), to.shards.end(), shard) != to.shards.end())
      return {say("shard ", shard, " is there already")};
    if (shard.substr(shard.find('/')) != to.shards.front().substr(to.shards.front().find('/')))
      return {"it was cut into another number of shards"};
    to.shards.push_back(shard);
  }
  to.sums.add(from.sums);
  const auto cut = parse_shard(to.shards.front());
  if (cut && to.shards.size() == cut->count) to.shards = {"1/1"};
  return {};
}

}  // namespace paydirt

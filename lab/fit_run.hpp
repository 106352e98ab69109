// What the games of a concrete game say about its weights.
#pragma once

#include <mutex>
#include <vector>

#include "bots/weights.hpp"
#include "lab/arena_run.hpp"
#include "lab/fit.hpp"

namespace paydirt {

/// A table judged by its weights, and with each of them a step up and down.
template <Game G>
class Weighings {
 public:
  using Weights = typename G::Weights;

  Weighings(const G& rules, Weights weights) : plain_(rules.weighed(weights)) {
    for (size_t at = 0; at < weights_of(weights).size(); ++at) {
      const int half = weights_of(weights)[at].step / 2;
      up_.push_back(rules.weighed(changed(weights, at, half)));
      down_.push_back(rules.weighed(changed(weights, at, -half)));
    }
  }

  static std::vector<Weight> weights_of(Weights weights) {
    std::vector<Weight> list;
    for_each_weight(weights, [&](std::string name, int value) {
      list.push_back({std::move(name), value, 2 * std::max(1, std::abs(value) / 8)});
    });
    return list;
  }

  size_t count() const { return up_.size(); }

  /// What every pair of players says: `ends` are the final points, in 1/64.
  void add(const typename G::State& s, const std::array<int, kMaxSeats>& ends, FitSums& sums) const {
    const int seats = plain_.seats();
    std::vector<std::vector<int>> features(static_cast<size_t>(seats));
    std::array<int, kMaxSeats> missing{};
    for (Seat seat = 0; seat < seats; ++seat) {
      missing[seat] = ends[seat] - plain_.sense(s, seat);
      for (size_t i = 0; i < count(); ++i)
        features[seat].push_back(up_[i].sense(s, seat) - down_[i].sense(s, seat));
    }
    std::vector<int> steps(count());
    for (Seat one = 0; one < seats; ++one) {
      for (auto other = static_cast<Seat>(one + 1); other < seats; ++other) {
        for (size_t i = 0; i < count(); ++i) steps[i] = features[one][i] - features[other][i];
        sums.add(steps, missing[one] - missing[other]);
      }
    }
  }

 private:
  static Weights changed(Weights weights, size_t which, int by) {
    size_t at = 0;
    for_each_weight(weights, [&](const std::string&, int& value) { value += at++ == which ? by : 0; });
    return weights;
  }

  G plain_;
  std::vector<G> up_, down_;
};

template <Game G>
FitSums sums_of_game(const std::shared_ptr<const HostedMatch<G>>& table, const FitPlan& plan, size_t game,
                     const Weighings<G>& weighings) {
  const ArenaPlan& arena = plan.arena;
  std::vector<typename G::State> seen;
  Rng rng(mix(arena.chance_seed(game), 3));
  const GameResult result = play_planned<G>(table, arena, game, [&](const Match<G>& match) {
    const bool over = match.rules().deciders(match.state()).seats.empty();
    if (rng.below(static_cast<uint32_t>(plan.one_in)) == 0 && !over) seen.push_back(match.state());
  });
  std::array<int, kMaxSeats> ends{};
  for (size_t seat = 0; seat < ends.size(); ++seat) ends[seat] = result.score[seat] * kPoint;
  FitSums sums(weighings.count());
  sums.games = 1;
  for (const auto& s : seen) weighings.add(s, ends, sums);
  return sums;
}

template <Game G>
Result<FitSums> gather(const AnyGame& game, const FitPlan& plan) {
  auto laid_out = lay_out_arena<G>(game, plan.arena);
  if (!laid_out) return laid_out.refusal();
  const std::shared_ptr<const HostedMatch<G>> table = std::move(*laid_out);
  const G& rules = table->match().rules();
  typename G::Weights weights = rules.weights();
  if (const std::string& own = plan.arena.bots.front().weights; !own.empty()) {
    const auto read = read_weights<G>(own);
    if (!read) return read.refusal();
    weights = *read;
  }
  const Weighings<G> weighings(rules, weights);
  FitSums all(weighings.count());
  std::mutex mutex;
  play_all(plan.arena, [&](size_t each) {
    const FitSums sums = sums_of_game<G>(table, plan, each, weighings);
    const std::lock_guard lock(mutex);
    all.add(sums);
    return GameResult{.number = each};
  });
  return all;
}

}  // namespace paydirt

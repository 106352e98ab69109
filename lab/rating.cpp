#include "lab/rating.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rng.hpp"

namespace paydirt {
namespace {

constexpr int kRounds = 200;     // of the minorisation: far more than it needs to settle
constexpr int kResamples = 200;  // of the bootstrap

/// One choice of the model: these players were chosen before all that were left, themselves among them.
struct Stage {
  std::vector<size_t> chosen;
  std::vector<size_t> left;
};

struct Deal {
  std::vector<Stage> stages;
};

void add_stages(const Finish& finish, Deal& deal) {
  std::vector<Finish::Place> places = finish.places;
  std::stable_sort(places.begin(), places.end(),
                   [](const auto& a, const auto& b) { return a.rank < b.rank; });
  for (size_t first = 0; first + 1 < places.size();) {
    Stage stage;
    size_t next = first;
    for (; next < places.size() && places[next].rank == places[first].rank; ++next) {
      stage.chosen.push_back(places[next].player);
    }
    for (size_t i = first; i < places.size(); ++i) stage.left.push_back(places[i].player);
    deal.stages.push_back(std::move(stage));
    first = next;
  }
}

/// The strengths that make these choices most likely.
std::vector<double> strengths(std::span<const Deal* const> deals, size_t players) {
  std::vector<double> chosen(players, 0.5);  // of the drawn game against an average player
  for (const Deal* deal : deals) {
    for (const Stage& stage : deal->stages) {
      for (const size_t player : stage.chosen) chosen[player] += 1;
    }
  }
  std::vector<double> strength(players, 1);
  std::vector<double> weight(players);
  for (int round = 0; round < kRounds; ++round) {
    for (size_t player = 0; player < players; ++player) weight[player] = 1 / (strength[player] + 1);
    for (const Deal* deal : deals) {
      for (const Stage& stage : deal->stages) {
        double sum = 0;
        for (const size_t player : stage.left) sum += strength[player];
        const double share = static_cast<double>(stage.chosen.size()) / sum;
        for (const size_t player : stage.left) weight[player] += share;
      }
    }
    for (size_t player = 0; player < players; ++player) strength[player] = chosen[player] / weight[player];
  }
  return strength;
}

std::vector<double> elo_of(std::span<const Deal* const> deals, size_t players) {
  std::vector<double> elo = strengths(deals, players);
  const double first = elo[0];
  for (double& each : elo) each = 400 * std::log10(each / first);
  return elo;
}

std::vector<Deal> deals_of(std::span<const Finish> finishes) {
  std::vector<Deal> deals;
  for (const Finish& finish : finishes) {
    if (finish.deal >= deals.size()) deals.resize(finish.deal + 1);
    add_stages(finish, deals[finish.deal]);
  }
  return deals;
}

}  // namespace

std::vector<Rating> rate(std::span<const Finish> finishes, size_t players, uint64_t seed) {
  const std::vector<Deal> deals = deals_of(finishes);
  std::vector<const Deal*> all;
  for (const Deal& deal : deals) all.push_back(&deal);
  std::vector<Rating> ratings;
  for (const double elo : elo_of(all, players)) ratings.push_back({elo, elo, elo});
  if (all.empty()) return ratings;
  std::vector<std::vector<double>> samples(players);
  Rng rng(seed);
  for (int i = 0; i < kResamples; ++i) {
    std::vector<const Deal*> drawn;
    for (size_t k = 0; k < all.size(); ++k) {
      drawn.push_back(all[rng.below(static_cast<uint32_t>(all.size()))]);
    }
    const std::vector<double> elo = elo_of(drawn, players);
    for (size_t player = 0; player < players; ++player) samples[player].push_back(elo[player]);
  }
  for (size_t player = 0; player < players; ++player) {
    std::vector<double>& sorted = samples[player];
    std::sort(sorted.begin(), sorted.end());
    ratings[player].low = sorted[kResamples / 40];
    ratings[player].high = sorted[kResamples - 1 - kResamples / 40];
  }
  return ratings;
}

}  // namespace paydirt

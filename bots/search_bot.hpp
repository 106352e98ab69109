// The player that searches: how much it thinks, and which of the moves that it considered it makes.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.hpp"
#include "bots/lead.hpp"
#include "bots/search.hpp"

namespace paydirt {

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  /// At most so many iterations a decision; 0: as many as the budget gives. `slip` as in BotSpec.
  SearchBot(uint64_t seed, uint32_t iterations, int slip)
      : rng_(seed), iterations_(iterations), slip_(slip) {}

  Move choose(const Knowledge<G>& knowledge, const Budget& budget) override {
    return think(knowledge, budget).move;
  }

  Thought think(const Knowledge<G>& knowledge, const Budget& budget) override {
    typename G::Moves list;
    knowledge.moves(list);
    if (list.size() == 1) return {list[0], 0, {{list[0], 0, 0}}};
    Budget bounded = budget;
    if (iterations_ > 0 && (budget.iterations == 0 || budget.iterations > iterations_)) {
      bounded.iterations = iterations_;
    }
    Thought thought;
    thought.iterations = search_.run(knowledge, bounded, rng_.next());
    thought.considered = search_.considered();
    // Others decide first in a block: few iterations may not reach the seat.
    if (thought.considered.empty()) {
      for (const Move move : list) thought.considered.push_back({move, 0, 0});
    }
    thought.move = decide(knowledge, thought.considered);
    return thought;
  }

 private:
  // Moves with fewer visits than this part of the most visited one's were not looked at in earnest.
  static constexpr uint32_t kEarnestToSlip = 20;
  static constexpr uint32_t kEarnestToMix = 10;

  Move decide(const Knowledge<G>& knowledge, const std::vector<Considered>& considered) {
    if (knowledge.together()) return mixed(considered);
    if (slip_ == 0) return considered.front().move;
    std::vector<Considered> tried;
    for (const Considered& each : considered) {
      if (each.visits * kEarnestToSlip >= considered.front().visits) tried.push_back(each);
    }
    std::stable_sort(tried.begin(), tried.end(), [](const Considered& left, const Considered& right) {
      return left.points > right.points;
    });
    return pick_near_best(tried, slip_, rng_);
  }

  /// Where several decide together a fixed choice could be foreseen: draw by squared visits.
  Move mixed(const std::vector<Considered>& considered) {
    uint64_t total = 0;
    const auto weight = [&](const Considered& each) {
      const bool earnest = each.visits * kEarnestToMix >= considered.front().visits;
      return earnest ? uint64_t{each.visits} * each.visits : 0;
    };
    for (const Considered& each : considered) total += weight(each);
    if (total == 0) return considered.front().move;
    uint64_t at = rng_.next() % total;
    for (const Considered& each : considered) {
      if (at < weight(each)) return each.move;
      at -= weight(each);
    }
    return considered.front().move;
  }

  Rng rng_;
  uint32_t iterations_;
  int slip_;
  Search<G> search_;
};

}  // namespace paydirt

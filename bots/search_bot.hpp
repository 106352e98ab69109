// The player that searches: how much it thinks, and which of the moves that it considered it makes.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.hpp"
#include "bots/overlook.hpp"
#include "bots/search.hpp"
#include "bots/tact.hpp"

namespace paydirt {

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  /// At most so many iterations a decision; 0: as many as the budget gives.
  SearchBot(uint64_t seed, Skill skill) : rng_(seed), skill_(skill) {}

  Thought think(const Knowledge<G>& knowledge, const Budget& budget) override {
    typename G::Moves list;
    knowledge.moves(list);
    const int all = list.size();
    overlook(knowledge, skill_.overlooks, rng_, list);
    leave_pointless(knowledge, list);
    return consider(knowledge, budget, list, list.size() < all);
  }

  Thought review(const Knowledge<G>& knowledge, Move made, const Budget& budget) override {
    search_.count_shares();
    typename G::Moves list;
    knowledge.moves(list);
    Thought thought = consider(knowledge, budget, list, false);
    const auto found = std::find_if(thought.considered.begin(), thought.considered.end(),
                                    [&](const Considered& each) { return each.move == made; });
    if (found == thought.considered.end() || found->visits * kEarnestToReview >= thought.iterations)
      return thought;
    typename G::Moves only;
    only.push(made);
    search_.run(knowledge, {thought.iterations / kEarnestToReview + 1, nullptr, nullptr}, rng_.next(), &only);
    const std::vector<Considered> again = search_.considered();
    if (!again.empty()) *found = again.front();
    return thought;
  }

 private:
  /// Searches among these moves: all there are, or some.
  Thought consider(const Knowledge<G>& knowledge, const Budget& budget, const typename G::Moves& list,
                   bool some) {
    if (list.size() == 1) return {list[0], 0, {{list[0], 0, 0}}};
    Budget bounded = budget;
    if (skill_.iterations > 0 && (budget.iterations == 0 || budget.iterations > skill_.iterations)) {
      bounded.iterations = skill_.iterations;
    }
    Thought thought;
    thought.iterations = search_.run(knowledge, bounded, rng_.next(), some ? &list : nullptr);
    thought.considered = search_.considered();
    // Others decide first in a block: few iterations may not reach the seat.
    if (thought.considered.empty()) {
      for (const Move move : list) thought.considered.push_back({move, 0, 0});
    }
    thought.move = knowledge.together() ? mixed(thought.considered) : thought.considered.front().move;
    return thought;
  }

  // A move that was made gets this part of a review's iterations at least.
  static constexpr uint32_t kEarnestToReview = 4;
  // Moves with fewer visits than this part of the most visited one's were not looked at in earnest.
  static constexpr uint32_t kEarnestToMix = 10;

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
  Skill skill_;
  Search<G> search_;
};

}  // namespace paydirt

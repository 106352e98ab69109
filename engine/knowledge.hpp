// What a bot is handed instead of a state.
#pragma once

#include <utility>
#include <vector>

#include "engine/game.hpp"

namespace paydirt {

/// One seat's knowledge: its own moves, and random worlds that it cannot tell from the truth. It holds one
/// such world instead of the truth, so there is nothing in it to leak.
template <Game G>
class Knowledge {
 public:
  using State = typename G::State;

  /// `past`: the last moves; of these `pointless` reads the seat's own and open answers to them alone.
  Knowledge(const G& rules, const State& truth, Seat seat, std::vector<Made> past = {})
      : rules_(&rules), seat_(seat), world_(truth), past_(std::move(past)) {
    Rng rng(0);
    rules.resample(world_, seat, rng);
  }

  const G& rules() const { return *rules_; }
  Seat seat() const { return seat_; }
  void moves(typename G::Moves& list) const { rules_->moves(world_, seat_, list); }

  /// Whether good company leaves the move alone.
  bool is_pointless(Move move) const { return rules_->pointless(world_, seat_, move, past_); }

  /// The same table as rules see it that only judge otherwise; they must outlive it.
  Knowledge under(const G& rules) const {
    Knowledge same = *this;
    same.rules_ = &rules;
    return same;
  }

  /// Whether others decide at the same time.
  bool together() const { return rules_->deciders(world_).block != 0; }

  /// A fresh world.
  State sample(Rng& rng) const {
    State world = world_;
    rules_->resample(world, seat_, rng);
    return world;
  }

 private:
  const G* rules_;
  Seat seat_;
  State world_;
  std::vector<Made> past_;
};

}  // namespace paydirt

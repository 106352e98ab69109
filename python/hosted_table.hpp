// AnyRules, AnyState and AnyVector for a concrete game: instantiated for each one in hosted_table.cpp.in.
#pragma once

#include <utility>

#include "engine/host.hpp"
#include "engine/observation.hpp"
#include "games/registry.hpp"
#include "python/hosted_vector.hpp"
#include "python/table.hpp"

namespace paydirt::python {

template <Game G>
class HostedState final : public AnyState {
 public:
  HostedState(std::shared_ptr<const Laid<G>> laid, typename G::State state, uint64_t seed)
      : laid_(std::move(laid)), state_(state), chance_(Chance::fast(seed)) {}

  std::unique_ptr<AnyState> copy() const override { return std::make_unique<HostedState>(*this); }
  Deciders deciders() const override { return rules().deciders(state_); }
  std::vector<Move> moves(Seat seat) const override {
    if (!deciders().seats.has(seat)) return {};
    typename G::Moves list;
    rules().moves(state_, seat, list);
    return {list.begin(), list.end()};
  }
  Refusal why_not(Seat seat, Move move) const override { return check(seat, move).refusal(); }
  Refusal play(Seat seat, Move move) override {
    const auto checked = check(seat, move);
    if (!checked) return checked.refusal();
    NoJournal nothing;
    rules().play(state_, seat, *checked, chance_, nothing);
    return {};
  }
  void resample(Seat seat, uint64_t seed) override {
    Rng rng(seed);
    rules().resample(state_, seat, rng);
    chance_ = Chance::fast(rng.next());
  }
  Outcome outcome() const override { return rules().outcome(state_); }
  uint64_t hash() const override { return hash_of(state_); }
  std::string open() const override { return to_json(rules().open(state_)); }
  std::string own(Seat seat) const override { return to_json(rules().own(state_, seat)); }
  std::string position() const override { return to_json(rules().position(state_)); }
  Question question(Seat seat) const override { return rules().question(state_, seat); }
  std::string words(Seat seat, Move move) const override { return rules().words(state_, seat, move); }
  std::string board(Seat viewer, const Screen& screen) const override {
    const auto open = rules().open(state_);
    if (viewer >= rules().seats()) return rules().board(open, nullptr, screen);
    const auto own = rules().own(state_, viewer);
    return rules().board(open, &own, screen);
  }
  void observe(Seat seat, float* row) const override { laid_->observer.write(rules(), state_, seat, row); }

 private:
  const G& rules() const { return *laid_->rules; }

  Result<Move> check(Seat seat, Move move) const {
    const Deciders asked = deciders();
    if (asked.seats.empty()) return Refusal{"the game is over"};
    if (!asked.seats.has(seat)) return Refusal{say("seat ", seat, " has nothing to decide now")};
    if (!in_range(G::kinds(), move)) return Refusal{say("'", to_notation(G::kinds(), move), "' is no move")};
    move = rules().canonical(state_, seat, move);
    if (Refusal refusal = rules().why_not(state_, seat, move)) return refusal;
    return move;
  }

  std::shared_ptr<const Laid<G>> laid_;
  typename G::State state_;
  Chance chance_;
};

template <Game G>
class HostedRules final : public AnyRules {
 public:
  HostedRules(std::shared_ptr<const Laid<G>> laid, std::string options)
      : laid_(std::move(laid)), options_(std::move(options)) {}

  const AnyGame& game() const override { return hosted<G>(); }
  int seats() const override { return laid_->rules->seats(); }
  const std::string& options() const override { return options_; }
  std::unique_ptr<AnyState> setup(uint64_t seed) const override {
    Rng rng(seed);
    Chance chance = Chance::fast(rng.next());
    return std::make_unique<HostedState<G>>(laid_, laid_->rules->setup(chance), rng.next());
  }
  Result<std::unique_ptr<AnyState>> load(std::string_view text, uint64_t seed) const override {
    const auto json = parse_json(text);
    if (!json) return Refusal{say("position: ", json.refusal().words)};
    typename G::Position position{};
    if (Refusal refusal = read_json(*json, position, "state", Unknown::refuse)) return refusal;
    const auto state = laid_->rules->load(position);
    if (!state) return state.refusal();
    return std::unique_ptr<AnyState>(std::make_unique<HostedState<G>>(laid_, *state, seed));
  }
  const std::vector<std::string>& observation_names() const override { return laid_->observer.names(); }
  std::unique_ptr<AnyVector> vector(const VectorPlan& plan) const override {
    return std::make_unique<HostedVector<G>>(laid_, plan);
  }

 private:
  std::shared_ptr<const Laid<G>> laid_;
  std::string options_;
};

template <class Rules>
Result<std::shared_ptr<const AnyRules>> lay_out_hosted(const Layout& layout) {
  auto match = start<Rules>(hosted<Rules>(), layout);
  if (!match) return match.refusal();
  const std::shared_ptr<const HostedMatch<Rules>> table = std::move(*match);
  const std::shared_ptr<const Rules> rules(table, &table->match().rules());
  const auto laid = std::make_shared<const Laid<Rules>>(rules, observed<Rules>());
  return std::shared_ptr<const AnyRules>(std::make_shared<HostedRules<Rules>>(laid, table->header().options));
}

}  // namespace paydirt::python

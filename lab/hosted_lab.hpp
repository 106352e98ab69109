// The experiments of a concrete game: instantiated for each one in lab.cpp.in.
#pragma once

#include "games/registry.hpp"
#include "lab/arena_run.hpp"
#include "lab/bench_run.hpp"
#include "lab/fit_run.hpp"
#include "lab/lab.hpp"

namespace paydirt {

template <Game G>
class HostedLab final : public Lab {
 public:
  Result<ArenaRun> arena(const ArenaPlan& plan) const override { return run_arena<G>(hosted<G>(), plan); }
  Result<BenchResult> bench(int seats, const BenchPlan& plan) const override {
    const auto rules = lay_out(seats, plan.options);
    if (!rules) return rules.refusal();
    return measure<G>(**rules, plan);
  }
  Result<FitSums> fit(const FitPlan& plan) const override { return gather<G>(hosted<G>(), plan); }
  Result<std::vector<Weight>> weights(std::string_view json) const override {
    if (json.empty()) return Weighings<G>::weights_of({});
    const auto read = read_weights<G>(json);
    if (!read) return read.refusal();
    return Weighings<G>::weights_of(*read);
  }
  std::string weights_text(const std::vector<int>& values) const override {
    typename G::Weights weights;
    size_t at = 0;
    for_each_weight(weights, [&](const std::string&, int& value) { value = values[at++]; });
    return to_json(weights);
  }
  uint64_t signature(int seats) const override {
    return signature_of<G>(*lay_out(seats, ""));  // with the usual options every game can be laid out
  }

 private:
  static Result<std::shared_ptr<const G>> lay_out(int seats, const std::string& options) {
    auto match = start<G>(hosted<G>(), {.seats = seats, .options = options, .chance = ChanceSource::fast(0)});
    if (!match) return match.refusal();
    const std::shared_ptr<const HostedMatch<G>> table = std::move(*match);
    return std::shared_ptr<const G>(table, &table->match().rules());
  }
};

template <class Rules>
const Lab& hosted_lab() {
  static const HostedLab<Rules> lab;
  return lab;
}

}  // namespace paydirt

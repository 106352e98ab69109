// The experiments of one game without its type.
#pragma once

#include "lab/arena.hpp"
#include "lab/bench.hpp"
#include "lab/fit.hpp"

namespace paydirt {

class Lab {
 public:
  virtual ~Lab() = default;
  /// Blocks until all games are played. Refuses a table that cannot be laid out.
  virtual Result<ArenaRun> arena(const ArenaPlan& plan) const = 0;
  virtual Result<BenchResult> bench(int seats, const BenchPlan& plan) const = 0;
  virtual Result<FitSums> fit(const FitPlan& plan) const = 0;
  /// Those of `sense`: the game's own, or as BotSpec::weights has them.
  virtual Result<std::vector<Weight>> weights(std::string_view json) const = 0;
  /// The other way round.
  virtual std::string weights_text(const std::vector<int>& values) const = 0;
  virtual uint64_t signature(int seats) const = 0;
};

const Lab& lab_of(const AnyGame& game);

/// The experiments of the game with these rules.
template <class Rules>
const Lab& hosted_lab();

}  // namespace paydirt

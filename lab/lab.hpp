// The experiments of one game without its type.
#pragma once

#include "lab/arena.hpp"
#include "lab/bench.hpp"

namespace paydirt {

class Lab {
 public:
  virtual ~Lab() = default;
  /// Blocks until all games are played. Refuses a table that cannot be laid out.
  virtual Result<ArenaRun> arena(const ArenaPlan& plan) const = 0;
  virtual Result<BenchResult> bench(int seats, const BenchPlan& plan) const = 0;
  virtual uint64_t signature(int seats) const = 0;
};

const Lab& lab_of(const AnyGame& game);

/// The experiments of the game with these rules.
template <class Rules>
const Lab& hosted_lab();

}  // namespace paydirt

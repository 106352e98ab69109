#include "lab/lab.hpp"

#include <fmt/format.h>

#include "games/registry.hpp"
#include "lab/version.hpp"

namespace paydirt {

const Lab& lab_of(const AnyGame& game) {
  return with_rules(game, []<class Rules>() -> const Lab& { return hosted_lab<Rules>(); });
}

Result<BenchReport> bench(std::span<const AnyGame* const> games, const BenchPlan& plan) {
  BenchReport report;
  report.machine = machine_text();
  report.compiler = compiler_text();
  report.version = version_text(games);
  report.seed = plan.seed;
  report.repeats = plan.repeats;
  for (const AnyGame* game : games) {
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      auto result = lab_of(*game).bench(seats, plan);
      if (!result) return result.refusal();
      report.results.push_back(std::move(*result));
    }
  }
  report.signature = signature(games);
  return report;
}

std::string signature(std::span<const AnyGame* const> games) {
  uint64_t sum = 0;
  for (const AnyGame* game : games) {
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      sum = mix(sum, lab_of(*game).signature(seats));
    }
  }
  return fmt::format("{:016x}", sum);
}

}  // namespace paydirt

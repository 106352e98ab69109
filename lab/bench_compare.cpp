#include <cmath>

#include "engine/json_read.hpp"
#include "lab/bench.hpp"

namespace paydirt {
namespace {

constexpr double kDrift = 0.05;   // what a shared machine differs from one hour to the next
constexpr int kUsualRepeats = 5;  // of reports that do not say

double number(const boost::json::object& object, const char* key, double otherwise) {
  const boost::json::value* const found = object.if_contains(key);
  return found != nullptr && found->is_number() ? found->to_number<double>() : otherwise;
}

bool is_of(const boost::json::object& row, const BenchResult& result) {
  const boost::json::value* const game = row.if_contains("game");
  return game != nullptr && game->is_string() && std::string_view(game->get_string()) == result.game &&
         number(row, "players", 0) == result.players;
}

BenchChange change_of(const BenchResult& result, const char* what, double before, double now, double noise) {
  BenchChange change{result.game, result.players, what, before, now, now / before - 1, noise, "same"};
  if (std::abs(change.change) > noise) change.verdict = change.change > 0 ? "faster" : "slower";
  return change;
}

}  // namespace

Result<std::vector<BenchChange>> compare_bench(const BenchReport& now, std::string_view before) {
  const auto json = parse_json(before);
  if (!json) return json.refusal();
  const boost::json::value* const rows =
      json->is_object() ? json->get_object().if_contains("results") : nullptr;
  if (rows == nullptr || !rows->is_array()) return Refusal{"it is not what 'paydirt bench --json' prints"};
  const double repeats = number(json->get_object(), "repeats", kUsualRepeats);
  std::vector<BenchChange> changes;
  for (const BenchResult& result : now.results) {
    for (const boost::json::value& row : rows->get_array()) {
      if (!row.is_object() || !is_of(row.get_object(), result)) continue;
      const double spread = number(row.get_object(), "spread", 0);
      const double noise =
          kDrift + 2 * std::sqrt(result.spread * result.spread / now.repeats + spread * spread / repeats);
      const auto add = [&](const char* what, double rate) {
        const double old = number(row.get_object(), what, 0);
        if (old > 0) changes.push_back(change_of(result, what, old, rate, noise));
      };
      add("decisions_per_second", result.decisions_per_second);
      add("search_iterations_per_second", result.search_iterations_per_second);
      add("search_iterations_per_second_as_played", result.search_iterations_per_second_as_played);
    }
  }
  if (changes.empty()) return Refusal{"it has none of the tables that were measured now"};
  return changes;
}

}  // namespace paydirt

// `paydirt bench`: how fast the games run, and the signature of how they behave.
#include "lab/bench.hpp"

#include <fmt/format.h>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

struct BenchOptions {
  std::string game;
  std::vector<std::string> options;
  BenchPlan plan;
  bool json = false;
  bool signature_only = false;
  std::string compare;  // a file
};

/// "12.3 k": four digits are enough for a figure that varies by percents.
std::string short_number(double number) {
  if (number >= 1e6) return fmt::format("{:.2f} M", number / 1e6);
  if (number >= 1e4) return fmt::format("{:.1f} k", number / 1e3);
  return fmt::format("{:.0f}", number);
}

std::string bench_table(const BenchReport& report) {
  std::vector<std::vector<std::string>> rows = {{"game", "players", "games/s", "decisions/s", "spread",
                                                 "decisions", "moves each", "choices", "bytes", "copies/s",
                                                 "judged/s", "as played/s", "to the end/s", "row", "rows/s"}};
  for (const BenchResult& each : report.results) {
    rows.push_back({each.game, fmt::format("{}", each.players), short_number(each.games_per_second),
                    short_number(each.decisions_per_second), fmt::format("{:.1f} %", 100 * each.spread),
                    fmt::format("{:.1f}", each.mean_decisions),
                    fmt::format("{:.2f}", each.mean_moves_per_decision),
                    fmt::format("{:.0f} %", 100 * each.choices_share), fmt::format("{}", each.state_bytes),
                    short_number(each.copies_per_second), short_number(each.search_iterations_per_second),
                    short_number(each.search_iterations_per_second_as_played),
                    short_number(each.search_iterations_per_second_to_end),
                    fmt::format("{}", each.row_numbers), short_number(each.rows_per_second)});
  }
  return fmt::format("{}\nmachine    {}\ncompiler   {}\nversion    {}\nseed       {}\nsignature  {}\n",
                     aligned(rows), report.machine, report.compiler, report.version, report.seed,
                     report.signature);
}

int print_changes(const BenchOptions& options, const BenchReport& report) {
  const auto text = read_text(options.compare);
  if (!text) return refuse(text.refusal());
  const auto changes = compare_bench(report, *text);
  if (!changes) return refuse({say(options.compare, ": ", changes.refusal().words)});
  if (options.json) {
    print_line(to_json(*changes));
    return kDone;
  }
  std::vector<std::vector<std::string>> rows = {
      {"game", "players", "rate", "before", "now", "change", "noise", "verdict"}};
  for (const BenchChange& each : *changes) {
    rows.push_back({each.game, fmt::format("{}", each.players), each.what, short_number(each.before),
                    short_number(each.now), fmt::format("{:+.1f} %", 100 * each.change),
                    fmt::format("{:.1f} %", 100 * each.noise), each.verdict});
  }
  print(aligned(rows));
  return kDone;
}

int run_bench(BenchOptions& options) {
  std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  if (!options.game.empty()) {
    const auto game = find_game(options.game);
    if (!game) return refuse(game.refusal());
    games = {*game};
  } else if (!options.options.empty()) {
    return refuse({"--option: name the game that it belongs to"});
  }
  if (options.signature_only) {
    print_line(signature(games));
    return kDone;
  }
  options.plan.options = fmt::format("{}", fmt::join(options.options, ","));
  const auto report = bench(games, options.plan);
  if (!report) return refuse(report.refusal());
  if (!options.compare.empty()) return print_changes(options, *report);
  if (options.json) {
    print_line(to_json(*report));
  } else {
    print(bench_table(*report));
  }
  return kDone;
}

}  // namespace

void add_bench(CLI::App& app, int& exit_code) {
  const auto [command, options] = add_subcommand<BenchOptions>(
      app, "bench", "Measure speed; print the signature of behaviour", exit_code, run_bench);
  command->add_option("GAME", options->game, "The game; without it all of them");
  command->add_option("--option", options->options, "An option of the game as key=value; may be repeated")
      ->allow_extra_args(false);
  add_number(*command, "--seconds", options->plan.seconds,
             "Length of each repeat of random play; search is measured for at most 20 times as long", 0.001,
             3600.0);
  add_number(*command, "--repeats", options->plan.repeats, "Number of repeats", 1, 1000);
  add_seed(
      *command, [options](uint64_t number) { options->plan.seed = number; }, "Which random games are played")
      ->default_str("1");
  command->add_flag("--json", options->json, "As JSON");
  command
      ->add_option("--compare", options->compare, "Tell the change against this earlier run's JSON instead")
      ->type_name("FILE");
  command->add_flag("--signature", options->signature_only,
                    "Only the signature: one number that changes when behaviour changes");
  command->footer(
      "Examples:\n  paydirt bench\n  paydirt bench sutters-mill --json\n  paydirt bench golden-wilderness "
      "--option level=advanced\n  paydirt bench --signature\n"
      "  paydirt bench coloma --json > before.json; paydirt bench coloma --compare before.json");
}

}  // namespace paydirt

// `paydirt lab fit`: weights of `sense` by regression over bots' games, then tried in paired matches.
#include "lab/fit.hpp"

#include <fmt/format.h>

#include <thread>

#include "app/arena_output.hpp"
#include "app/bot_list.hpp"
#include "app/command.hpp"
#include "app/files.hpp"
#include "app/fit.hpp"
#include "app/output.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"
#include "lab/lab.hpp"
#include "lab/outside_bot.hpp"
#include "lab/results.hpp"

namespace paydirt {
namespace {

struct FitOptions {
  TableOptions table;
  std::string bot = "greedy";
  size_t games = 1000;
  size_t one_in = 8;
  double part = 100;  // percent of the fitted steps
  size_t match = 0;   // games
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  std::string shard = "1/1";
  std::string keep;  // a file
  std::string out;   // a file
};

Result<FitPlan> make_fit_plan(const FitOptions& options, const AnyGame& game) {
  auto bot = parse_weighed(options.bot);
  if (!bot) return bot.refusal();
  auto edition = options.table.edition_text();
  if (!edition) return edition.refusal();
  const auto shard = parse_shard(options.shard);
  if (!shard) return shard.refusal();
  FitPlan plan;
  plan.arena.seats = options.table.seats(game);
  plan.arena.options = options.table.options_text();
  plan.arena.edition_text = std::move(*edition);
  plan.arena.bots = {*bot};
  plan.arena.games = options.games;
  plan.arena.seed = options.table.seed.value_or(1);
  plan.arena.threads = options.threads;
  plan.arena.wanted = [shard = *shard](size_t each) { return each % shard.count == shard.index; };
  plan.one_in = options.one_in;
  return plan;
}

std::string bare_bot(const std::string& bot) { return bot.substr(0, bot.find('@')); }

/// The weights before and after; what they are as text.
Result<std::string> print_fit(const FitFile& file, double part) {
  const auto game = find_game(file.game);
  if (!game) return game.refusal();
  const Lab& lab = lab_of(**game);
  const size_t at = file.bot.find('@');
  const auto weights = lab.weights(at == std::string::npos ? "" : std::string_view(file.bot).substr(at + 1));
  if (!weights) return weights.refusal();
  if (weights->size() != file.sums.effects.size()) return Refusal{"sums: are of other weights"};
  const std::vector<double> steps = fitted_steps(file.sums);
  const std::vector<int> moved = moved_weights(*weights, steps, part / 100);
  std::vector<std::vector<std::string>> rows = {{"weight", "now", "fitted"}};
  for (size_t i = 0; i < moved.size(); ++i) {
    if (moved[i] == (*weights)[i].value) continue;
    rows.push_back({(*weights)[i].name, fmt::format("{}", (*weights)[i].value), fmt::format("{}", moved[i])});
  }
  print(fmt::format("{}, {} players, {}: {} games, {} samples, seed {}\n\n{}\n", (*game)->info().name,
                    file.players, bare_bot(file.bot), file.sums.games, file.sums.samples, file.seed,
                    aligned(rows)));
  return lab.weights_text(moved);
}

/// The bot with fitted weights against itself, every deal from both sides.
int play_match(const AnyGame& game, FitPlan plan, const std::string& weights, size_t games) {
  const BotSpec before = plan.arena.bots.front();
  plan.arena.bots = {*parse_player(say(bare_bot(before.text), '@', weights), 0), before};
  plan.arena.games = games;
  plan.arena.seed = mix(plan.arena.seed, 4);  // other games than it was fitted on
  plan.arena.wanted = {};
  const auto run = lab_of(game).arena(plan.arena);
  if (!run) return refuse(run.refusal());
  return print_arena({}, game, plan.arena, *run);
}

int run_fit(const FitOptions& options) {
  const auto game = find_game(options.table.game);
  if (!game) return refuse(game.refusal());
  const auto plan = make_fit_plan(options, **game);
  if (!plan) return refuse(plan.refusal());
  auto sums = lab_of(**game).fit(*plan);
  if (!sums) return refuse(sums.refusal());
  const FitFile file = fit_file(**game, *plan, options.shard, std::move(*sums));
  if (!options.keep.empty()) {
    if (const Refusal refusal = write_text(options.keep, to_json(file) + '\n')) return refuse(refusal);
  }
  const auto weights = print_fit(file, options.part);
  if (!weights) return refuse(weights.refusal());
  if (!options.out.empty()) {
    if (const Refusal refusal = write_text(options.out, *weights + '\n')) return refuse(refusal);
  }
  return options.match == 0 ? kDone : play_match(**game, *plan, *weights, options.match);
}

}  // namespace

int merge_fits(const std::vector<std::string>& files, const std::string& keep) {
  FitFile all;
  for (const std::string& path : files) {
    const auto text = read_text(path);
    if (!text) return refuse(text.refusal());
    auto file = read_fit(*text);
    if (!file) return refuse({say(path, ": ", file.refusal().words)});
    if (&path == &files.front()) {
      all = std::move(*file);
    } else if (const Refusal refusal = add_fit(all, *file)) {
      return refuse({say(path, ": ", refusal.words)});
    }
  }
  if (!keep.empty()) {
    if (const Refusal refusal = write_text(keep, to_json(all) + '\n')) return refuse(refusal);
  }
  const auto weights = print_fit(all, 100);
  if (!weights) return refuse(weights.refusal());
  print_line(*weights);
  return kDone;
}

void add_fit(CLI::App& lab, int& exit_code) {
  const auto [command, options] = add_subcommand<FitOptions>(
      lab, "fit", "Fit the weights by which bots judge a table", exit_code, run_fit);
  options->table.add_to(*command)->required();
  command->add_option("--bot", options->bot, "The bot in every seat; greedy@FILE goes on from those weights")
      ->capture_default_str();
  add_number(*command, "--games", options->games, "Number of games", 1, 10'000'000);
  add_number(*command, "--one-in", options->one_in, "Look at one of so many positions", 1, 1'000'000);
  add_number(*command, "--part", options->part, "Percent of the way to the fitted weights to go", 1, 200);
  command->add_option("--match", options->match, "Then play so many paired games against the weights before")
      ->check(CLI::Range(2, 10'000'000));
  add_number(*command, "--threads", options->threads, "Games at the same time", 1, 1024);
  command->add_option("--shard", options->shard, "Play only the K-th of N parts: K/N")->capture_default_str();
  command->add_option("--keep", options->keep, "Write the sums to this file, for 'lab merge'")
      ->type_name("FILE");
  command->add_option("--out", options->out, "Write the fitted weights to this file")->type_name("FILE");
  command->footer(
      "Regression of final leads on what each weight does to the expected ones; docs/bots.md explains it.\n\n"
      "Examples:\n  paydirt lab fit sutters-mill --games 2000 --out fitted.json --match 400\n"
      "  paydirt arena sutters-mill --bots search:400it@fitted.json,search:400it --games 200\n"
      "  paydirt lab fit coloma --games 4000 --shard 3/64 --keep part-3.json");
}

}  // namespace paydirt

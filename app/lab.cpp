// `paydirt lab`: experiments with a game. `balance` finds what is dead and what is dominant; `sentences`
// lists what is said, for an editor; `ladder` and `merge` are in ladder.cpp, `fit` in fit.cpp.
#include <fmt/format.h>

#include <thread>

#include "app/command.hpp"
#include "app/output.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "engine/json_write.hpp"
#include "lab/balance.hpp"
#include "lab/sentences.hpp"

namespace paydirt {
namespace {

struct BalanceOptions {
  TableOptions table;
  std::string bot = "greedy";
  size_t games = 2000;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  std::string by;
  bool json = false;
};

std::string balance_table(const AnyGame& game, const BalanceReport& report) {
  std::vector<std::vector<std::string>> rows = {
      {"thing", "seats", "picked by", "uses", "win rate", "95 % interval", "mean score", "points a use"}};
  for (const BalanceRow& row : report.rows) {
    rows.push_back({row.thing, fmt::format("{}", row.seats), fmt::format("{:.1f} %", 100 * row.pick_rate),
                    fmt::format("{:.2f}", row.uses), fmt::format("{:.1f} %", 100 * row.win_rate),
                    fmt::format("{:.1f} to {:.1f} %", 100 * row.interval[0], 100 * row.interval[1]),
                    fmt::format("{:.1f}", row.mean_score), fmt::format("{:+.1f}", row.points_per_use)});
  }
  return fmt::format("{}, {} players, {} games, seed {}, {:.0f} s; mean score {:.1f}\n\n{}\npaydirt {}\n",
                     game.info().name, report.players, report.games, report.seed, report.seconds,
                     report.mean_score, aligned(rows), report.version);
}

int run_balance(const BalanceOptions& options) {
  const auto game = find_game(options.table.game);
  if (!game) return refuse(game.refusal());
  const auto bot = parse_bot(options.bot);
  if (!bot) return refuse(bot.refusal());
  auto edition = options.table.edition_text();
  if (!edition) return refuse(edition.refusal());
  BalancePlan plan;
  plan.arena.seats = options.table.seats(**game);
  plan.arena.options = options.table.options_text();
  plan.arena.edition_text = std::move(*edition);
  plan.arena.bots = {*bot};
  plan.arena.games = options.games;
  plan.arena.seed = options.table.seed.value_or(1);
  plan.arena.threads = options.threads;
  plan.field = options.by;
  const auto report = measure_balance(**game, plan);
  if (!report) return refuse(report.refusal());
  if (options.json) {
    print_line(to_json(*report));
  } else {
    print(balance_table(**game, *report));
  }
  return kDone;
}

struct SentencesOptions {
  std::string game;
  int games = 20;
  uint64_t seed = 1;
  bool json = false;
};

int run_sentences(const SentencesOptions& options) {
  const auto game = find_game(options.game);
  if (!game) return refuse(game.refusal());
  const auto sentences = sentences_of(**game, options.games, options.seed);
  if (options.json) {
    print_line(to_json(sentences));
    return kDone;
  }
  for (const Sentence& each : sentences) {
    print_line(fmt::format("{:<8} {:>8}  {}", enum_name(each.speech), each.count, each.text));
  }
  return kDone;
}

void add_sentences(CLI::App& lab, int& exit_code) {
  const auto [command, options] = add_subcommand<SentencesOptions>(
      lab, "sentences", "Everything that a game says in random games", exit_code, run_sentences);
  command->add_option("GAME", options->game, "Which game; see 'paydirt games'")->required();
  add_number(*command, "--games", options->games, "Games on each table that the game names", 1, 100'000);
  add_seed(
      *command, [options](uint64_t seed) { options->seed = seed; }, "Repeats the same games");
  command->add_flag("--json", options->json, "As JSON");
  command->footer(
      "Numbers other than 1 are written as N.\n\nExamples:\n  paydirt lab sentences coloma\n"
      "  paydirt lab sentences fools-gold --games 200 --seed 7");
}

}  // namespace

void add_lab(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("lab", "Experiments with a game");
  command->require_subcommand(1);
  const auto [balance, options] = add_subcommand<BalanceOptions>(
      *command, "balance", "How often each thing is picked, and what comes of it", exit_code, run_balance);
  options->table.add_to(*balance)->required();
  balance->add_option("--bot", options->bot, "The bot in every seat, as in 'paydirt arena'")
      ->capture_default_str();
  add_number(*balance, "--games", options->games, "Number of games", 1, 10'000'000);
  add_number(*balance, "--threads", options->threads, "Games at the same time", 1, 1024);
  balance->add_option("--by", options->by, "Also by this field of a player in the open view at the end");
  balance->add_flag("--json", options->json, "As JSON");
  balance->footer(
      "Examples:\n  paydirt lab balance coloma --players 4\n"
      "  paydirt lab balance coloma --players 4 --option characters=true --by character");
  add_sentences(*command, exit_code);
  add_ladder(*command, exit_code);
  add_fit(*command, exit_code);
}

}  // namespace paydirt

// `paydirt arena`: many games between bots.
#include "lab/arena.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "app/progress.hpp"
#include "app/table_options.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"
#include "lab/lab.hpp"
#include "lab/outside_bot.hpp"
#include "lab/report.hpp"

namespace paydirt {
namespace {

struct ArenaOptions {
  TableOptions table;
  std::string bots;
  uint32_t bot_time = 5000;  // milliseconds of a program for one answer
  size_t games = 100;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false;
  bool csv = false;
  std::string html;     // a file
  std::string records;  // a directory
};

Result<std::vector<BotSpec>> parse_bots(std::string_view text, uint32_t milliseconds) {
  std::vector<BotSpec> bots;
  while (!text.empty()) {
    const std::string_view word = next_word(text, ',');
    const bool program = word.find('/') != std::string_view::npos;
    const auto bot = program ? parse_program(word, milliseconds) : parse_bot(word);
    if (!bot) return bot.refusal();
    bots.push_back(*bot);
    while (text.starts_with(',')) text.remove_prefix(1);
  }
  if (bots.empty()) return Refusal{"--bots: names no bot"};
  return bots;
}

Result<ArenaPlan> make_plan(const ArenaOptions& options, const AnyGame& game) {
  auto bots = parse_bots(options.bots, options.bot_time);
  if (!bots) return bots.refusal();
  auto edition = options.table.edition_text();
  if (!edition) return edition.refusal();
  ArenaPlan plan;
  plan.seats = options.table.seats(game);
  plan.options = options.table.options_text();
  plan.edition_text = std::move(*edition);
  plan.bots = std::move(*bots);
  plan.games = options.games;
  plan.seed = options.table.seed.value_or(1);
  plan.threads = options.threads;
  return plan;
}

/// Writes each record to a file of its own and remembers the first that failed.
class RecordKeeper {
 public:
  RecordKeeper(std::string directory, const AnyGame& game) : directory_(std::move(directory)), game_(game) {}

  Refusal make_directory() {
    std::error_code error;
    std::filesystem::create_directories(directory_, error);
    if (error) return {say(directory_, ": ", error.message())};
    return {};
  }
  void keep(size_t number, const Record& record) {
    const std::string path = fmt::format("{}/{}-{:06}.record", directory_, game_.info().id, number);
    if (Refusal refusal = write_text(path, write_record(record, game_.kinds()))) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::move(refusal);
    }
  }
  const Refusal& failure() const { return failure_; }

 private:
  std::string directory_;
  const AnyGame& game_;
  std::mutex mutex_;
  Refusal failure_;
};

std::string arena_table(const AnyGame& game, const ArenaSummary& summary) {
  std::vector<std::vector<std::string>> rows = {
      {"bot", "games", "wins", "win rate", "95 % interval", "mean score", "mean rank"}};
  for (const BotSummary& bot : summary.bots) {
    rows.push_back({bot.bot, fmt::format("{}", bot.games), fmt::format("{:.1f}", bot.wins),
                    fmt::format("{:.1f} %", 100 * bot.win_rate),
                    fmt::format("{:.1f} to {:.1f} %", 100 * bot.interval[0], 100 * bot.interval[1]),
                    fmt::format("{:.1f}", bot.mean_score), fmt::format("{:.2f}", bot.mean_rank)});
  }
  std::string endings;
  for (const auto& [reason, count] : summary.end_reasons.pairs) {
    endings += fmt::format("{}{} {}", endings.empty() ? "" : ", ", reason, count);
  }
  std::string forfeits;
  for (const std::string& each : summary.forfeits)
    forfeits += fmt::format("lost by forfeit: {}\n", plain(each));
  return fmt::format(
      "{}, {} players, {} games in {} deals, seed {}\n\n{}\n{:.0f} decisions a second, {:.1f} a game\n"
      "ended by: {}\n{}paydirt {}\n",
      game.info().name, summary.players, summary.games, summary.deals, summary.seed, aligned(rows),
      summary.decisions_per_second, summary.mean_decisions, endings, forfeits, summary.version);
}

std::string arena_csv(const ArenaSummary& summary) {
  std::string text =
      "game,players,seed,bot,games,wins,win_rate,interval_low,interval_high,mean_score,mean_rank\n";
  for (const BotSummary& bot : summary.bots) {
    text += fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", summary.game, summary.players, summary.seed,
                        bot.bot, bot.games, bot.wins, bot.win_rate, bot.interval[0], bot.interval[1],
                        bot.mean_score, bot.mean_rank);
  }
  return text;
}

int report(const ArenaOptions& options, const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run) {
  const ArenaSummary summary = summarise(game, plan, run);
  if (options.json) {
    print_line(to_json(summary));
  } else {
    print(options.csv ? arena_csv(summary) : arena_table(game, summary));
  }
  if (options.html.empty()) return kDone;
  const Refusal refusal = write_text(options.html, html_report(game, plan, run, summary));
  return refusal ? refuse(refusal) : kDone;
}

int run_arena_command(const ArenaOptions& options) {
  const auto game = find_game(options.table.game);
  if (!game) return refuse(game.refusal());
  auto plan = make_plan(options, **game);
  if (!plan) return refuse(plan.refusal());
  RecordKeeper keeper(options.records, **game);
  if (!options.records.empty()) {
    if (const Refusal refusal = keeper.make_directory()) return refuse(refusal);
    plan->on_record = [&](size_t number, const Record& record) { keeper.keep(number, record); };
  }
  Result<ArenaRun> run = ArenaRun{};
  {
    const Progress progress(plan->games);
    if (progress.visible()) plan->progress = [&](size_t done) { progress.show(done); };
    run = lab_of(**game).arena(*plan);
  }
  if (!run) return refuse(run.refusal());
  if (keeper.failure()) {
    complain(keeper.failure().words);
    return kFailed;
  }
  return report(options, **game, *plan, *run);
}

}  // namespace

void add_arena(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("arena", "Let bots play many games");
  const auto options = std::make_shared<ArenaOptions>();
  options->table.add_to(*command)->required();
  command
      ->add_option(
          "--bots", options->bots,
          "Bots, separated by commas: random, greedy, search:100ms, search:2000it, level:1 to level:5, or "
          "programs with a slash in their name, such as ./mybot (docs/writing-a-bot.md)")
      ->required();
  command
      ->add_option("--bot-time", options->bot_time,
                   "Milliseconds in which a bot that is a program of its own must answer")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  command->add_option("--games", options->games, "Number of games")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  command->add_option("--threads", options->threads, "Games at the same time")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  CLI::Option* const json = command->add_flag("--json", options->json, "As JSON");
  command->add_flag("--csv", options->csv, "As CSV, one line a bot")->excludes(json);
  command->add_option("--html", options->html, "Also write a report with plots to this file")
      ->type_name("FILE");
  command->add_option("--records", options->records, "Also save every game's record in this directory")
      ->type_name("FOLDER");
  command->footer(
      "A deal is one seed played in all rotations of the bots. Same seed, same result, whatever the number "
      "of\n"
      "threads, as long as no bot is limited by time. The seed is 1 where none is given. A bot's "
      "milliseconds\n"
      "are those that it works, whatever else the machine does.\n\n"
      "Examples:\n  paydirt arena sutters-mill --bots greedy,random --games 1000\n"
      "  paydirt arena sutters-mill --players 3 --bots search:500it,greedy --games 60 --json\n"
      "  paydirt arena sutters-mill --bots level:3,level:4 --games 200 --html report.html");
  command->callback([options, &exit_code] { exit_code = run_arena_command(*options); });
}

}  // namespace paydirt

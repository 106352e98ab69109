// `paydirt arena`: many games between bots.
#include "lab/arena.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <mutex>

#include "app/arena_output.hpp"
#include "app/bot_list.hpp"
#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "app/series.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "engine/text.hpp"
#include "lab/sprt.hpp"

namespace paydirt {
namespace {

struct ArenaOptions {
  TableOptions table;
  std::string bots;
  uint32_t bot_time = kBotTime;  // milliseconds of a program for one answer
  size_t games = 100;
  SeriesOptions series;
  ArenaOutput output;
  std::string sprt;     // two percentages
  std::string records;  // a directory
};

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

/// How the first bot stands, for the bar.
std::string standing(const AnyGame& game, const ArenaPlan& plan, const Results& results) {
  if (results.games[0].empty()) return {};
  const BotSummary first = summarise(game, plan, {results.games[0], 0}).bots.front();
  return fmt::format("{} {:.0f} %", first.bot, 100 * first.win_rate);
}

/// What the sequential test says, and what it took: games played beyond the decision do not count.
void tell_verdict(const Sprt& claim, const ArenaPlan& plan, std::vector<GameResult>& games) {
  const Decision decision = decide(claim, plan, games);
  if (decision.verdict == Verdict::open) {
    complain(fmt::format("not decided after {} games", games.size()));
    return;
  }
  games.resize(decision.games);
  const bool high = decision.verdict == Verdict::high;
  complain(fmt::format("decided after {} games: {} wins {} {:.0f} %", decision.games, plan.bots[0].text,
                       high ? "at least" : "no more than", 100 * (high ? claim.high : claim.low)));
}

int run_arena_command(const ArenaOptions& options) {
  const auto game = find_game(options.table.game);
  if (!game) return refuse(game.refusal());
  auto plan = make_plan(options, **game);
  if (!plan) return refuse(plan.refusal());
  const auto claim = parse_sprt(options.sprt);
  if (!options.sprt.empty() && !claim) return refuse({"--sprt: must be two percentages, such as 50,55"});
  RecordKeeper keeper(options.records, **game);
  Results results = Results::of({planned_match(**game, *plan)});
  SeriesHooks hooks;
  hooks.edition_text = plan->edition_text;
  hooks.interim = [&] { return standing(**game, *plan, results); };
  if (claim)
    hooks.is_enough = [&] { return decide(*claim, *plan, results.games[0]).verdict != Verdict::open; };
  if (!options.records.empty()) {
    if (const Refusal refusal = keeper.make_directory()) return refuse(refusal);
    hooks.on_record = [&](size_t number, const Record& record) { keeper.keep(number, record); };
  }
  const auto end = play_kept(results, options.series, hooks);
  if (!end) return refuse(end.refusal());
  if (keeper.failure()) {
    complain(keeper.failure().words);
    return kFailed;
  }
  if (claim) {
    tell_verdict(*claim, *plan, results.games[0]);
  } else {
    tell_of_missing(results, options.series);
  }
  if (results.played() == 0) return kDone;
  const int code = print_arena(options.output, **game, *plan, {results.games[0], end->seconds});
  return code == kDone && end->is_cut_short ? kInterrupted : code;
}

}  // namespace

void add_arena(CLI::App& app, int& exit_code) {
  const auto [command, options] =
      add_subcommand<ArenaOptions>(app, "arena", "Let bots play many games", exit_code, run_arena_command);
  options->table.add_to(*command)->required();
  command
      ->add_option(
          "--bots", options->bots,
          "Bots, separated by commas: random, greedy, search:100ms, search:2000it, level:1 to level:9, or "
          "programs with a slash in their name, such as ./mybot (docs/writing-a-bot.md); greedy@FILE "
          "judges by the weights in that file ('lab fit' writes one)")
      ->required();
  add_number(*command, "--bot-time", options->bot_time,
             "Milliseconds in which a bot that is a program of its own must answer", 1, 3'600'000);
  add_number(*command, "--games", options->games, "Number of games", 1, 100'000'000);
  command->add_option(
      "--sprt", options->sprt,
      "Stop as soon as it is clear whether the first bot wins at most L or at least H percent: L,H");
  options->series.add_to(*command);
  CLI::Option* const json = command->add_flag("--json", options->output.json, "As JSON");
  command->add_flag("--csv", options->output.csv, "As CSV, one line a bot")->excludes(json);
  command->add_option("--html", options->output.html, "Also write a report with plots to this file")
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
      "  paydirt arena sutters-mill --bots level:3,level:4 --games 200 --html report.html\n"
      "  paydirt arena coloma --bots search:2000it,search:1000it --games 10000 --sprt 50,55\n"
      "  paydirt arena coloma --bots level:5,level:4 --games 400 --keep results.jsonl --resume");
}

}  // namespace paydirt

// `paydirt lab ladder` and `paydirt lab merge`: round robins of bots, and results put together.
#include "lab/ladder.hpp"

#include <fmt/format.h>

#include "app/arena_output.hpp"
#include "app/bot_list.hpp"
#include "app/command.hpp"
#include "app/files.hpp"
#include "app/fit.hpp"
#include "app/output.hpp"
#include "app/series.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "lab/fit.hpp"

namespace paydirt {
namespace {

constexpr const char* kAllLevels = "level:1,level:2,level:3,level:4,level:5,level:6,level:7,level:8,level:9";

struct LadderOptions {
  std::vector<std::string> tables;
  std::string bots = kAllLevels;
  size_t games = 100;
  size_t reach = 1;
  double minutes = 0;
  uint64_t seed = 1;
  SeriesOptions series;
  bool json = false;
  std::string markdown;  // a file
  std::string html;      // a file
};

/// "coloma:2" or "golden-wilderness:3:level=easy"; without a number of players as many as a person is given
/// who just presses Play.
Result<LadderTable> parse_table(std::string_view text) {
  std::string_view rest = text;
  const auto part = [&] {
    const std::string_view word = next_word(rest, ':');
    if (!rest.empty()) rest.remove_prefix(1);
    return word;
  };
  const auto game = find_game(part());
  if (!game) return game.refusal();
  LadderTable table{(*game)->info().id, (*game)->info().play_now, {}};
  const std::string_view players = part();
  if (!players.empty() && !to_number(players, table.players)) {
    return Refusal{say("'", text.substr(0, 60), "' must be GAME:PLAYERS:OPTIONS, such as coloma:3")};
  }
  table.options = rest;
  return table;
}

Result<LadderPlan> make_ladder_plan(const LadderOptions& options) {
  LadderPlan plan;
  auto bots = parse_bots(options.bots);
  if (!bots) return bots.refusal();
  plan.bots = std::move(*bots);
  if (plan.bots.size() < 2) return Refusal{"--bots: a ladder needs two at least"};
  for (const std::string& text : options.tables) {
    auto table = parse_table(text);
    if (!table) return table.refusal();
    plan.tables.push_back(std::move(*table));
  }
  if (plan.tables.empty()) {
    for (const AnyGame* game : all_games())
      plan.tables.push_back({game->info().id, game->info().play_now, {}});
  }
  plan.games = options.games;
  plan.reach = options.reach;
  plan.seed = options.seed;
  return plan;
}

int print_ladders(const Results& results, bool json, const std::string& markdown, const std::string& html) {
  const std::vector<Ladder> ladders = ladders_of(results);
  const std::string document = ladder_markdown(results, ladders);
  if (json) {
    print_line(to_json(ladders));
  } else {
    print(document);
  }
  Refusal refusal;
  if (!markdown.empty()) refusal = write_text(markdown, document);
  if (!refusal && !html.empty()) refusal = write_text(html, ladder_html(results, ladders));
  return refusal ? refuse(refusal) : kDone;
}

int run_ladder(const LadderOptions& options) {
  const auto plan = make_ladder_plan(options);
  if (!plan) return refuse(plan.refusal());
  Results results = Results::of(ladder_matches(*plan));
  SeriesHooks hooks;
  hooks.seconds = options.minutes * 60;
  const auto end = play_kept(results, options.series, hooks);
  if (!end) return refuse(end.refusal());
  tell_of_missing(results, options.series);
  return print_ladders(results, options.json, options.markdown, options.html);
}

struct MergeOptions {
  std::vector<std::string> files;
  std::string keep;
  std::string markdown;
  ArenaOutput output;
};

Result<Results> read_all(const std::vector<std::string>& files) {
  Results all;
  for (const std::string& path : files) {
    const auto text = read_text(path);
    if (!text) return text.refusal();
    auto results = read_results(*text);
    if (!results) return Refusal{say(path, ": ", results.refusal().words)};
    if (&path == &files.front()) {
      all = std::move(*results);
    } else if (const Refusal refusal = add_results(all, *results)) {
      return Refusal{say(path, ": ", refusal.words)};
    }
  }
  return all;
}

int run_merge(const MergeOptions& options) {
  const auto first = read_text(options.files.front());
  if (first && is_fit_file(*first)) return merge_fits(options.files, options.keep);
  const auto results = read_all(options.files);
  if (!results) return refuse(results.refusal());
  if (!options.keep.empty()) {
    if (const Refusal refusal = write_text(options.keep, write_results(*results))) return refuse(refusal);
  }
  if (results->played() < results->planned()) {
    complain(fmt::format("{} of {} games are in these files", results->played(), results->planned()));
  }
  if (results->matches.size() > 1) {
    return print_ladders(*results, options.output.json, options.markdown, options.output.html);
  }
  const auto plan = plan_of(results->matches.front());
  if (!plan) return refuse(plan.refusal());
  return print_arena(options.output, **find_game(results->matches.front().game), *plan,
                     {results->games[0], 0});
}

void add_merge(CLI::App& lab, int& exit_code) {
  const auto [command, options] =
      add_subcommand<MergeOptions>(lab, "merge", "Put the results of shards together", exit_code, run_merge);
  command->add_option("FILES", options->files, "What --keep wrote")->required();
  command->add_option("--keep", options->keep, "Write all results to this file")->type_name("FILE");
  CLI::Option* const json = command->add_flag("--json", options->output.json, "As JSON");
  command->add_flag("--csv", options->output.csv, "Of an arena: as CSV, one line a bot")->excludes(json);
  command->add_option("--markdown", options->markdown, "Of a ladder: also write it to this file")
      ->type_name("FILE");
  command->add_option("--html", options->output.html, "Also write a report with plots to this file")
      ->type_name("FILE");
  command->footer(
      "Gives what one machine would have given that played all games.\n\nExamples:\n"
      "  paydirt lab merge part-1.jsonl part-2.jsonl\n"
      "  paydirt lab merge part-*.jsonl --keep all.jsonl --html report.html");
}

}  // namespace

void add_ladder(CLI::App& lab, int& exit_code) {
  const auto [command, options] = add_subcommand<LadderOptions>(
      lab, "ladder", "How far bots are apart, in many games", exit_code, run_ladder);
  command->add_option(
      "TABLES", options->tables,
      "GAME, GAME:PLAYERS or GAME:PLAYERS:OPTIONS; without any all games as people play them");
  command->add_option("--bots", options->bots, "Bots from the weakest to the strongest, separated by commas")
      ->capture_default_str();
  add_number(*command, "--games", options->games, "Games of each match", 1, 10'000'000);
  command
      ->add_option("--reach", options->reach,
                   "Only bots at most so many places apart play each other; 0: everybody everybody")
      ->capture_default_str();
  command->add_option("--minutes", options->minutes, "Begin no further game after so long")
      ->check(CLI::PositiveNumber);
  add_seed(
      *command, [options](uint64_t seed) { options->seed = seed; }, "Repeats the same games")
      ->default_str("1");
  options->series.add_to(*command);
  command->add_flag("--json", options->json, "As JSON");
  command->add_option("--markdown", options->markdown, "Also write it to this file")->type_name("FILE");
  command->add_option("--html", options->html, "Also write a report with plots to this file")
      ->type_name("FILE");
  command->footer(
      "Ratings by the model of Plackett and Luce, intervals by a bootstrap over deals.\n\nExamples:\n"
      "  paydirt lab ladder --games 400 --markdown ladder.md --html ladder.html\n"
      "  paydirt lab ladder coloma:3 --bots greedy,search:100it,search:400it --reach 0\n"
      "  paydirt lab ladder golden-wilderness:3:level=easy --keep part-3.jsonl --shard 3/64");
  add_merge(lab, exit_code);
}

}  // namespace paydirt

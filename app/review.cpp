// `paydirt review`: what every decision of a finished game cost, and what was luck.
#include "lab/review.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/interrupt.hpp"
#include "app/names.hpp"
#include "app/output.hpp"
#include "app/progress.hpp"
#include "app/subcommand.hpp"
#include "engine/json_write.hpp"

namespace paydirt {
namespace {

struct ReviewOptions {
  std::string file;
  std::string bot = "search:1000it";
  bool json = false;
};

std::string signed_percent(double share) { return fmt::format("{:+.1f} %", 100 * share); }

std::string fortunes_table(const ReviewReport& report) {
  std::vector<std::vector<std::string>> rows = {
      {"player", "at the start", "own decisions", "rivals' decisions", "chance", "in the end"}};
  for (size_t seat = 0; seat < report.fortunes.size(); ++seat) {
    const Fortune& each = report.fortunes[seat];
    rows.push_back({std::string(kColours[seat]), fmt::format("{:.1f} %", 100 * each.start),
                    signed_percent(each.own), signed_percent(each.rivals), signed_percent(each.chance),
                    fmt::format("{:.1f} %", 100 * each.outcome)});
  }
  return aligned(rows);
}

std::string moments_text(const ReviewReport& report) {
  if (report.moments.empty()) return "No decision cost more than 2 % of the victory.\n";
  std::string out = "The decisions that cost most:\n";
  for (const size_t move : report.moments) {
    const auto found = std::find_if(report.decisions.begin(), report.decisions.end(),
                                    [&](const ReviewedDecision& each) { return each.move == move; });
    out += fmt::format("  move {}, {}, {}: {}\n      better: {}\n", move, kColours[found->seat],
                       signed_percent(-found->cost), found->made.words, found->best.front().words);
  }
  return out;
}

int run_review(const ReviewOptions& options) {
  const auto bot = parse_bot(options.bot);
  if (!bot) return refuse(bot.refusal());
  if (bot->kind != BotSpec::Kind::search || bot->skill.iterations == 0) {
    return refuse({"--bot: a review needs a search with a number of iterations, such as search:1000it"});
  }
  const auto read = read_record_file(options.file);
  if (!read) return refuse(read.refusal());
  const auto match = read->game->replay(read->record, read->record.moves.size());
  if (!match) return refuse(match.refusal());
  Result<ReviewReport> report = Refusal{};
  {
    const Interrupt interrupt;
    const Progress progress((*match)->size());
    report = review_game(**match, *bot, [&](size_t done, size_t /*all*/) {
      progress.show(done);
      return !Interrupt::wished();
    });
  }
  if (Interrupt::wished()) return kInterrupted;
  if (!report) return refuse(report.refusal());
  if (options.json) {
    print_line(to_json(*report));
  } else {
    print(
        fmt::format("Shares of the victory, as {} sees them. What decisions gave away adds up, also to more\n"
                    "than 100 %. Moves are counted as by 'paydirt replay'.\n\n{}\n{}",
                    report->bot, fortunes_table(*report), moments_text(*report)));
  }
  return kDone;
}

}  // namespace

void add_review(CLI::App& app, int& exit_code) {
  const auto [command, options] = add_subcommand<ReviewOptions>(
      app, "review", "What each decision of a game cost, and what was luck", exit_code, run_review);
  command->add_option("FILE", options->file, "A record of a game that is over; - is the standard input")
      ->required();
  command->add_option("--bot", options->bot, "The search that judges")->capture_default_str();
  command->add_flag("--json", options->json, "As JSON, with every decision");
  command->footer(
      "Every decision is judged from what its seat knew then. A player's shares sum to the outcome.\n\n"
      "Examples:\n  paydirt review game.record\n  paydirt review game.record --bot search:5000it --json");
}

}  // namespace paydirt

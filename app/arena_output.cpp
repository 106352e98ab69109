#include "app/arena_output.hpp"

#include <fmt/format.h>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "engine/json_write.hpp"
#include "lab/report.hpp"

namespace paydirt {
namespace {

const char* more(size_t count) { return count == 1 ? "" : "s"; }

/// Who was ahead of whom; two bots at two seats need no such table.
std::string cross_text(const ArenaSummary& summary) {
  if (summary.crosstable.size() < 3) return {};
  std::vector<std::vector<std::string>> rows = {{"ahead of"}};
  for (const CrossRow& row : summary.crosstable) rows.front().push_back(row.bot);
  for (const CrossRow& row : summary.crosstable) {
    rows.push_back({row.bot});
    for (size_t other = 0; other < row.games.size(); ++other) {
      rows.back().push_back(row.games[other] == 0 ? "" : fmt::format("{:.1f} %", 100 * row.ahead[other]));
    }
  }
  return aligned(rows) + "\n";
}

std::string arena_table(const AnyGame& game, const ArenaSummary& summary) {
  std::vector<std::vector<std::string>> rows = {
      {"bot", "games", "wins", "win rate", "95 % interval", "mean score", "mean rank"}};
  for (const BotSummary& bot : summary.bots) {
    rows.push_back({bot.bot, fmt::format("{}", bot.games), fmt::format("{:.1f}", bot.wins),
                    fmt::format("{:.1f} %", 100 * bot.win_rate),
                    fmt::format("{:.1f} to {:.1f} %", 100 * bot.interval[0], 100 * bot.interval[1]),
                    fmt::format("{:.1f}", bot.mean_score), fmt::format("{:.2f}", bot.mean_rank)});
  }
  const double rate = summary.decisions_per_second;
  const std::string speed = rate > 0 ? fmt::format(", {:.0f} a second", rate) : "";
  std::string endings;
  for (const auto& [reason, count] : summary.end_reasons.pairs) {
    endings += fmt::format("{}{} {}", endings.empty() ? "" : ", ", reason, count);
  }
  std::string forfeits;
  for (const std::string& each : summary.forfeits)
    forfeits += fmt::format("lost by forfeit: {}\n", plain(each));
  return fmt::format(
      "{}, {} player{}, {} game{} in {} deal{}, seed {}\n\n{}\n{}{:.1f} decisions a game{}\n"
      "ended by: {}\n{}paydirt {}\n",
      game.info().name, summary.players, more(static_cast<size_t>(summary.players)), summary.games,
      more(summary.games), summary.deals, more(summary.deals), summary.seed, aligned(rows),
      cross_text(summary), summary.mean_decisions, speed, endings, forfeits, summary.version);
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

}  // namespace

int print_arena(const ArenaOutput& output, const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run) {
  const ArenaSummary summary = summarise(game, plan, run);
  if (output.json) {
    print_line(to_json(summary));
  } else {
    print(output.csv ? arena_csv(summary) : arena_table(game, summary));
  }
  if (output.html.empty()) return kDone;
  const Refusal refusal = write_text(output.html, html_report(game, plan, run, summary));
  return refusal ? refuse(refusal) : kDone;
}

}  // namespace paydirt

// The ladders as a document and as a web page.
#include <fmt/format.h>

#include "games/registry.hpp"
#include "lab/ladder.hpp"
#include "lab/plot.hpp"
#include "lab/report.hpp"

namespace paydirt {
namespace {

std::string title_of(const Ladder& ladder) {
  return fmt::format("{}, {} {}{}{}", (*find_game(ladder.game))->info().name, ladder.players,
                     ladder.players == 1 ? "player" : "players", ladder.options.empty() ? "" : ", ",
                     ladder.options);
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string endings_of(const Ladder& ladder) {
  std::string out;
  for (const auto& [name, count] : ladder.end_reasons.pairs) {
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name, count);
  }
  return out;
}

std::string range_of(const std::array<double, 2>& interval, double scale) {
  return fmt::format("{:.0f} to {:.0f}", scale * interval[0], scale * interval[1]);
}

std::string steps_markdown(const Ladder& ladder) {
  std::string out = "| bot | against | games | wins | 95 % interval |\n| --- | --- | --- | --- | --- |\n";
  for (const LadderStep& step : ladder.steps) {
    out += fmt::format("| {} | {} | {} | {} | {} |\n", step.bot, step.below, step.games,
                       percent(step.win_rate), range_of(step.interval, 100));
  }
  return out;
}

std::string ratings_markdown(const Ladder& ladder) {
  std::string out = "| bot | rating | 95 % interval | games |\n| --- | --- | --- | --- |\n";
  for (const RatedBot& bot : ladder.bots) {
    out += fmt::format("| {} | {:.0f} | {} | {} |\n", bot.bot, bot.elo, range_of(bot.interval, 1), bot.games);
  }
  return out;
}

std::string cross_table(const Ladder& ladder) {
  std::string out = "<div class=\"scroll\"><table>\n<tr><th>wins of the row</th>";
  for (const CrossRow& row : ladder.crosstable) out += fmt::format("<th>{}</th>", escape_html(row.bot));
  out += "</tr>\n";
  for (const CrossRow& row : ladder.crosstable) {
    out += fmt::format("<tr><td>{}</td>", escape_html(row.bot));
    for (size_t other = 0; other < row.games.size(); ++other) {
      out += row.games[other] == 0 ? "<td></td>" : fmt::format("<td>{}</td>", percent(row.ahead[other]));
    }
    out += "</tr>\n";
  }
  return out + "</table></div>\n";
}

std::string ratings_table(const Ladder& ladder) {
  std::string out =
      "<div class=\"scroll\"><table>\n<tr><th>bot</th><th>rating</th><th>95 % "
      "interval</th><th>games</th></tr>\n";
  for (const RatedBot& bot : ladder.bots) {
    out += fmt::format("<tr><td>{}</td><td>{:.0f}</td><td>{}</td><td>{}</td></tr>\n", escape_html(bot.bot),
                       bot.elo, range_of(bot.interval, 1), bot.games);
  }
  return out + "</table></div>\n";
}

std::string steps_plot(const Ladder& ladder) {
  std::vector<IntervalRow> rows;
  for (const LadderStep& step : ladder.steps) {
    rows.push_back({step.bot, step.win_rate, step.interval[0], step.interval[1]});
  }
  return interval_plot("Wins of each bot against the one below", rows, 0.5);
}

constexpr const char* kMethod =
    "Ratings are those of Plackett and Luce (for two players: Bradley and Terry), in points of 400 times the "
    "decimal logarithm of the ratio of strengths above the first bot; intervals are a bootstrap over deals. "
    "The "
    "interval of a share of wins is Wilson's. With more than two players the two bots of a match take the "
    "seats "
    "in turn, and a victory is that of the bot in the winning seat.";

}  // namespace

std::string ladder_markdown(const Results& results, const std::vector<Ladder>& ladders) {
  std::string out = fmt::format("paydirt {}, {} of {} games played.\n\n{}\n", results.version,
                                results.played(), results.planned(), kMethod);
  for (const Ladder& ladder : ladders) {
    out += fmt::format("\n## {}\n{}\n{}\nEnded by: {}. {:.1f} decisions a game.\n", title_of(ladder),
                       steps_markdown(ladder), ratings_markdown(ladder), endings_of(ladder),
                       ladder.mean_decisions);
  }
  return out;
}

std::string ladder_html(const Results& results, const std::vector<Ladder>& ladders) {
  std::string out =
      fmt::format("<h1>Ladder</h1>\n<p class=\"soft\">paydirt {} &middot; {} of {} games</p>\n<p>{}</p>\n",
                  escape_html(results.version), results.played(), results.planned(), kMethod);
  for (const Ladder& ladder : ladders) {
    out += fmt::format(
        "<section>\n<h2>{}</h2>\n{}{}{}<p>Ended by: {}. {:.1f} decisions a game.</p>\n</section>\n",
        escape_html(title_of(ladder)), steps_plot(ladder), ratings_table(ladder), cross_table(ladder),
        escape_html(endings_of(ladder)), ladder.mean_decisions);
  }
  return html_page("Ladder", out);
}

}  // namespace paydirt

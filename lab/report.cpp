#include "lab/report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lab/plot.hpp"

namespace paydirt {
namespace {

constexpr const char* kStyle = R"css(
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #26241f; --soft: #6f6a60; --rule: #ddd8cc;
  --c0: #1f6f8b; --c1: #b5541c; --c2: #3f7d3a; --c3: #8a4fa3; --c4: #8c6d1f; --c5: #5b6470; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a17; --ink: #ece8de; --soft: #a39d90; --rule: #3a372f;
    --c0: #6cc0de; --c1: #f0995f; --c2: #8fcf86; --c3: #cf9be6; --c4: #d9b95c; --c5: #aeb8c4; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 50rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; font-weight: normal; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; font-weight: normal; border-bottom: 1px solid var(--rule); }
p { margin: .25rem 0 .75rem; } .soft { color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { font-weight: normal; color: var(--soft); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--soft); font: 12px/1 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.grid, .axis { stroke: var(--rule); } .equal { stroke: var(--soft); stroke-dasharray: 4 4; }
.whisker { stroke-width: 3; opacity: .55; }
.c0 { fill: var(--c0); stroke: var(--c0); } .c1 { fill: var(--c1); stroke: var(--c1); }
.c2 { fill: var(--c2); stroke: var(--c2); } .c3 { fill: var(--c3); stroke: var(--c3); }
.c4 { fill: var(--c4); stroke: var(--c4); } .c5 { fill: var(--c5); stroke: var(--c5); }
rect { stroke: none !important; }
)css";

std::string bots_table(const ArenaSummary& summary) {
  std::string out =
      "<div class=\"scroll\"><table>\n<tr><th>bot</th><th>games</th><th>wins</th><th>win rate</th>"
      "<th>95 % interval</th><th>mean score</th><th>mean rank</th><th>iterations</th></tr>\n";
  for (const BotSummary& bot : summary.bots) {
    out += fmt::format(
        "<tr><td>{}</td><td>{}</td><td>{:.1f}</td><td>{:.1f} %</td><td>{:.1f} to {:.1f} %</td><td>{:.1f}</td>"
        "<td>{:.2f}</td><td>{:.0f}</td></tr>\n",
        escape_html(bot.bot), bot.games, bot.wins, 100 * bot.win_rate, 100 * bot.interval[0],
        100 * bot.interval[1], bot.mean_score, bot.mean_rank, bot.iterations_per_decision);
  }
  return out + "</table></div>\n";
}

std::string seats_table(const ArenaSummary& summary) {
  std::string out =
      "<div class=\"scroll\"><table>\n<tr><th>seat</th><th>win rate</th><th>mean score</th></tr>\n";
  for (const SeatSummary& seat : summary.seats) {
    out += fmt::format("<tr><td>{}</td><td>{:.1f} %</td><td>{:.1f}</td></tr>\n", seat.seat,
                       100 * seat.win_rate, seat.mean_score);
  }
  return out + "</table></div>\n";
}

std::string endings_list(const ArenaSummary& summary) {
  std::string out = "<p>";
  for (const auto& [reason, count] : summary.end_reasons.pairs) {
    out += fmt::format("{}{}: {}", out.size() > 3 ? " &middot; " : "", escape_html(reason), count);
  }
  return out + "</p>\n";
}

std::string win_plot(const ArenaSummary& summary) {
  std::vector<IntervalRow> rows;
  for (const BotSummary& bot : summary.bots) {
    rows.push_back({bot.bot, bot.win_rate, bot.interval[0], bot.interval[1]});
  }
  const auto most_at_once = std::min<size_t>(rows.size(), static_cast<size_t>(summary.players));
  return interval_plot("Win rate of each bot", rows, 1 / static_cast<double>(most_at_once));
}

std::string score_plot(const ArenaPlan& plan, const ArenaRun& run) {
  std::vector<HistogramPanel> panels;
  for (std::string& label : labels_of(plan.bots)) panels.push_back({std::move(label), {}});
  for (const GameResult& game : run.games) {
    for (int seat = 0; seat < plan.seats; ++seat) {
      panels[plan.bot_at(game.number, seat)].values.push_back(game.score[seat]);
    }
  }
  return histogram_plot("Final scores of each bot", "points at the end", panels);
}

std::string length_plot(const ArenaRun& run) {
  HistogramPanel panel{"games", {}};
  for (const GameResult& game : run.games) panel.values.push_back(static_cast<int>(game.decisions));
  return histogram_plot("Length of the games", "decisions in a game", {panel});
}

/// How far the best seat was ahead of the next one: close games lie on the left.
std::string lead_plot(const ArenaPlan& plan, const ArenaRun& run) {
  HistogramPanel panel{"games", {}};
  for (const GameResult& game : run.games) {
    std::vector<int> scores(game.score.begin(), game.score.begin() + plan.seats);
    std::sort(scores.begin(), scores.end(), std::greater<>());
    panel.values.push_back(scores[0] - scores[1]);
  }
  return histogram_plot("Lead of the best score", "points ahead of the second best", {panel});
}

std::string heading(const AnyGame& game, const ArenaSummary& summary) {
  return fmt::format(
      "<h1>{}</h1>\n<p class=\"soft\">{} players &middot; {} games in {} deals &middot; seed {} &middot; "
      "paydirt {}{}{}</p>\n",
      escape_html(game.info().name), summary.players, summary.games, summary.deals, summary.seed,
      escape_html(summary.version), summary.options.empty() ? "" : " &middot; ",
      escape_html(summary.options));
}

}  // namespace

std::string html_page(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
      escape_html(title), kStyle, body);
}

std::string html_report(const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run,
                        const ArenaSummary& summary) {
  std::string out;
  const auto section = [&](const char* title, const std::string& body) {
    out += fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", title, body);
  };
  out += heading(game, summary);
  out += bots_table(summary);
  section("Win rate", win_plot(summary));
  section("Scores", score_plot(plan, run));
  section("Length", length_plot(run));
  if (plan.seats > 1) section("Lead", lead_plot(plan, run));
  section("Seats", seats_table(summary));
  section("How the games ended", endings_list(summary));
  out += fmt::format(
      "<p class=\"soft\">A deal is one seed played in all rotations of the bots. A shared victory counts as "
      "a "
      "fraction. {:.0f} decisions a second.</p>\n",
      summary.decisions_per_second);
  return html_page(fmt::format("Arena: {}", game.info().name), out);
}

}  // namespace paydirt

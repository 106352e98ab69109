#include "lab/arena.hpp"

#include <algorithm>

#include "engine/text.hpp"
#include "lab/statistics.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

/// Each winner's part of the victory.
double win_share(const GameResult& game, int seats) {
  const auto winners = std::count(game.rank.begin(), game.rank.begin() + seats, uint8_t{1});
  return 1 / static_cast<double>(std::max<std::ptrdiff_t>(1, winners));
}

BotSummary summarise_bot(const ArenaPlan& plan, const ArenaRun& run, size_t bot) {
  BotSummary sum;
  sum.bot = plan.bots[bot].text;
  size_t seats_played = 0;
  uint64_t iterations = 0;
  uint64_t choices = 0;
  for (size_t g = 0; g < run.games.size(); ++g) {
    const GameResult& game = run.games[g];
    const size_t before = seats_played;
    for (int seat = 0; seat < plan.seats; ++seat) {
      if (plan.bot_at(g, seat) != bot) continue;
      ++seats_played;
      if (game.rank[seat] == 1) sum.wins += win_share(game, plan.seats);
      sum.mean_score += game.score[seat];
      sum.mean_rank += game.rank[seat];
      iterations += game.iterations[seat];
      choices += game.choices[seat];
    }
    if (seats_played > before) ++sum.games;
  }
  const auto played = static_cast<double>(std::max<size_t>(1, seats_played));
  sum.mean_score /= played;
  sum.mean_rank /= played;
  sum.win_rate = sum.wins / static_cast<double>(std::max<size_t>(1, sum.games));
  sum.interval = wilson(sum.wins, static_cast<double>(sum.games));
  if (choices > 0)
    sum.iterations_per_decision = static_cast<double>(iterations) / static_cast<double>(choices);
  return sum;
}

SeatSummary summarise_seat(const ArenaPlan& plan, const ArenaRun& run, int seat) {
  SeatSummary sum;
  sum.seat = seat;
  for (const GameResult& game : run.games) {
    if (game.rank[seat] == 1) sum.wins += win_share(game, plan.seats);
    sum.mean_score += game.score[seat];
  }
  const auto games = static_cast<double>(std::max<size_t>(1, run.games.size()));
  sum.win_rate = sum.wins / games;
  sum.mean_score /= games;
  return sum;
}

Keyed<size_t> count_endings(const AnyGame& game, const ArenaRun& run) {
  Keyed<size_t> reasons;
  for (size_t ending = 0; ending < game.tables().endings.size(); ++ending) {
    const auto count = std::count_if(run.games.begin(), run.games.end(), [&](const GameResult& each) {
      return each.forfeit.empty() && each.ending == ending;
    });
    if (count > 0) reasons.pairs.emplace_back(game.tables().endings[ending].name, static_cast<size_t>(count));
  }
  const auto forfeits = std::count_if(run.games.begin(), run.games.end(),
                                      [](const GameResult& each) { return !each.forfeit.empty(); });
  if (forfeits > 0) reasons.pairs.emplace_back("forfeit", static_cast<size_t>(forfeits));
  return reasons;
}

}  // namespace

ArenaSummary summarise(const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run) {
  ArenaSummary summary;
  summary.game = game.info().id;
  summary.players = plan.seats;
  summary.games = run.games.size();
  summary.seed = plan.seed;
  const AnyGame* const games[] = {&game};
  summary.version = version_text(games);
  summary.options = plan.options;
  summary.deals = (run.games.size() + plan.bots.size() - 1) / plan.bots.size();
  for (size_t bot = 0; bot < plan.bots.size(); ++bot) summary.bots.push_back(summarise_bot(plan, run, bot));
  for (int seat = 0; seat < plan.seats; ++seat) summary.seats.push_back(summarise_seat(plan, run, seat));
  double decisions = 0;
  for (const GameResult& each : run.games) decisions += each.decisions;
  summary.decisions_per_second = run.seconds > 0 ? decisions / run.seconds : 0;
  summary.mean_decisions = decisions / static_cast<double>(std::max<size_t>(1, run.games.size()));
  summary.end_reasons = count_endings(game, run);
  for (size_t each = 0; each < run.games.size(); ++each) {
    if (!run.games[each].forfeit.empty())
      summary.forfeits.push_back(say("game ", each, ": ", run.games[each].forfeit));
  }
  return summary;
}

}  // namespace paydirt

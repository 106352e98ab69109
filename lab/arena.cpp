#include "lab/arena.hpp"

#include <algorithm>
#include <mutex>
#include <thread>

#include "engine/text.hpp"
#include "lab/deadline.hpp"
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
  size_t seats_played = 0;
  uint64_t iterations = 0;
  uint64_t choices = 0;
  for (const GameResult& game : run.games) {
    const size_t before = seats_played;
    for (int seat = 0; seat < plan.seats; ++seat) {
      if (plan.bot_at(game.number, seat) != bot) continue;
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

/// Adds a game to the row of one seat's bot: it was ahead of whoever has a worse rank.
void compare(const ArenaPlan& plan, const GameResult& game, int seat, CrossRow& row) {
  for (int other = 0; other < plan.seats; ++other) {
    const size_t against = plan.bot_at(game.number, other);
    if (against == plan.bot_at(game.number, seat)) continue;
    ++row.games[against];
    if (game.rank[seat] <= game.rank[other])
      row.ahead[against] += game.rank[seat] < game.rank[other] ? 1 : 0.5;
  }
}

std::vector<CrossRow> cross(const ArenaPlan& plan, const ArenaRun& run) {
  const size_t bots = plan.bots.size();
  std::vector<CrossRow> rows;
  for (std::string& label : labels_of(plan.bots)) {
    rows.push_back({std::move(label), std::vector<double>(bots), std::vector<size_t>(bots)});
  }
  for (const GameResult& game : run.games) {
    for (int seat = 0; seat < plan.seats; ++seat)
      compare(plan, game, seat, rows[plan.bot_at(game.number, seat)]);
  }
  for (CrossRow& row : rows) {
    for (size_t other = 0; other < bots; ++other) {
      row.ahead[other] /= static_cast<double>(std::max<size_t>(1, row.games[other]));
    }
  }
  return rows;
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

std::vector<std::string> labels_of(const std::vector<BotSpec>& bots) {
  std::vector<std::string> labels;
  for (size_t bot = 0; bot < bots.size(); ++bot) {
    const auto short_text = [](const BotSpec& spec) {
      return spec.weights.empty() ? spec.text : say(spec.text.substr(0, spec.text.find('@')), "@weights");
    };
    const std::string text = short_text(bots[bot]);
    const auto is_equal = [&](const BotSpec& other) { return short_text(other) == text; };
    const auto before =
        std::count_if(bots.begin(), bots.begin() + static_cast<std::ptrdiff_t>(bot), is_equal);
    labels.push_back(before == 0 ? text : say(text, " #", before + 1));
  }
  return labels;
}

ArenaRun play_all(const ArenaPlan& plan, const std::function<GameResult(size_t game)>& play) {
  const Stopwatch watch;
  std::mutex mutex;
  ArenaRun run;
  size_t next = 0;
  const auto take = [&] {  // a game that is to be played; none left: the number of games
    const std::lock_guard lock(mutex);
    while (next < plan.games && plan.wanted && !plan.wanted(next)) ++next;
    return plan.stop != nullptr && *plan.stop ? plan.games : next++;
  };
  std::atomic<size_t> working = std::clamp<size_t>(plan.threads, 1, std::max<size_t>(1, plan.games));
  const auto work = [&] {
    for (size_t each = take(); each < plan.games; each = take()) {
      const GameResult result = play(each);
      const std::lock_guard lock(mutex);
      run.games.push_back(result);
      if (plan.on_result) plan.on_result(result);
    }
    --working;
  };
  {
    std::vector<std::jthread> workers;
    const size_t threads = working;
    for (size_t i = plan.progress ? 0 : 1; i < threads; ++i) workers.emplace_back(work);
    if (!plan.progress) work();
    while (plan.progress && working > 0) {
      {
        const std::lock_guard lock(mutex);
        plan.progress(run.games.size());
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
  if (plan.progress) plan.progress(run.games.size());
  std::sort(run.games.begin(), run.games.end(),
            [](const GameResult& left, const GameResult& right) { return left.number < right.number; });
  run.seconds = watch.seconds();
  return run;
}

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
  summary.crosstable = cross(plan, run);
  for (size_t bot = 0; bot < plan.bots.size(); ++bot) {
    summary.bots.push_back(summarise_bot(plan, run, bot));
    summary.bots.back().bot = summary.crosstable[bot].bot;
  }
  for (int seat = 0; seat < plan.seats; ++seat) summary.seats.push_back(summarise_seat(plan, run, seat));
  double decisions = 0;
  for (const GameResult& each : run.games) decisions += each.decisions;
  summary.decisions_per_second = run.seconds > 0 ? decisions / run.seconds : 0;
  summary.mean_decisions = decisions / static_cast<double>(std::max<size_t>(1, run.games.size()));
  summary.end_reasons = count_endings(game, run);
  for (const GameResult& each : run.games) {
    if (!each.forfeit.empty()) summary.forfeits.push_back(say("game ", each.number, ": ", each.forfeit));
  }
  return summary;
}

}  // namespace paydirt

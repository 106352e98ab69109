// Plays an arena's games of a concrete game, spread over threads. Results do not depend on their number.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "bots/make.hpp"
#include "lab/arena.hpp"
#include "lab/laid_out.hpp"

namespace paydirt {

template <Game G>
std::vector<SeatedBot<G>> seat_bots(const ArenaPlan& plan, size_t game) {
  std::vector<SeatedBot<G>> bots;
  for (int seat = 0; seat < plan.seats; ++seat) {
    const BotSpec& spec = plan.bots[plan.bot_at(game, seat)];
    bots.push_back({&spec, make_bot<G>(spec, plan.bot_seed(game, seat))});
  }
  return bots;
}

template <Game G>
Record begin_record(const RecordHeader& header, const ArenaPlan& plan, size_t game) {
  Record record{header, {}, {}};
  record.header.chance = ChanceSource::fast(plan.chance_seed(game));
  for (int seat = 0; seat < plan.seats; ++seat) {
    record.header.players.push_back(plan.bots[plan.bot_at(game, seat)].text);
  }
  return record;
}

/// One game of the plan. Its record is only kept where somebody asked for it.
template <Game G>
GameResult play_planned(const LaidOut<G>& table, const ArenaPlan& plan, size_t game) {
  const std::vector<SeatedBot<G>> bots = seat_bots<G>(plan, game);
  const Chance chance = Chance::fast(plan.chance_seed(game));
  if (!plan.on_record) {
    return play_game<G>(table.rules, chance, bots, [](const auto&, Seat, Move) {});
  }
  Record record = begin_record<G>(table.header, plan, game);
  const GameResult result =
      play_game<G>(table.rules, chance, bots, [&](const auto& state, Seat seat, Move move) {
        record.moves.push_back({seat, move, static_cast<uint16_t>(hash_of(state))});
      });
  record.result.emplace().ending = G::tables().endings[result.ending].name;
  record.result->scores.assign(result.score.begin(), result.score.begin() + plan.seats);
  plan.on_record(game, record);
  return result;
}

template <Game G>
Result<ArenaRun> run_arena(const AnyGame& game, const ArenaPlan& plan) {
  const auto table = lay_out<G>(game, plan.seats, plan.options, plan.edition_text);
  if (!table) return table.refusal();
  if (plan.bots.empty()) return Refusal{"an arena needs at least one bot"};
  const Stopwatch watch;
  ArenaRun run;
  run.games.resize(plan.games);
  std::atomic<size_t> next = 0;
  std::atomic<size_t> done = 0;
  const auto work = [&] {
    for (size_t each = next++; each < plan.games; each = next++) {
      run.games[each] = play_planned<G>(*table, plan, each);
      ++done;
    }
  };
  {
    std::vector<std::jthread> workers;
    const size_t threads = std::clamp<size_t>(plan.threads, 1, std::max<size_t>(1, plan.games));
    for (size_t i = plan.progress ? 0 : 1; i < threads; ++i) workers.emplace_back(work);
    if (!plan.progress) work();
    while (plan.progress && done < plan.games) {
      plan.progress(done);
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
  if (plan.progress) plan.progress(plan.games);
  run.seconds = watch.seconds();
  return run;
}

}  // namespace paydirt

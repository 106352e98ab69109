// The measurements of a concrete game.
#pragma once

#include <cstring>
#include <memory>
#include <vector>

#include "bots/make.hpp"
#include "engine/observation.hpp"
#include "engine/random_game.hpp"
#include "games/list.hpp"
#include "lab/bench.hpp"
#include "lab/play_game.hpp"
#include "lab/statistics.hpp"

namespace paydirt {

/// What random games are like, from a fixed number of them: the same on every machine.
template <Game G>
void measure_shape(const G& rules, uint64_t seed, BenchResult& result) {
  constexpr int kGames = 1000;
  uint64_t decisions = 0;
  uint64_t choices = 0;
  uint64_t moves = 0;
  for (int game = 0; game < kGames; ++game) {
    play_random_game<G>(rules, mix(seed, static_cast<uint64_t>(game)),
                        [&](const auto&, Seat, Move, int count) {
                          ++decisions;
                          choices += count > 1 ? 1 : 0;
                          moves += static_cast<uint64_t>(count);
                        });
  }
  const auto total = static_cast<double>(decisions);
  result.mean_decisions = total / kGames;
  result.mean_moves_per_decision = static_cast<double>(moves) / total;
  result.choices_share = static_cast<double>(choices) / total;
}

/// Every repeat plays the same games, so what differs between them is noise.
template <Game G>
void measure_random_play(const G& rules, const BenchPlan& plan, BenchResult& result) {
  std::vector<double> games_rates;
  std::vector<double> decision_rates;
  for (int repeat = 0; repeat < plan.repeats; ++repeat) {
    uint64_t games = 0;
    uint64_t decisions = 0;
    const Stopwatch watch;
    double seconds = 0;
    do {
      play_random_game<G>(rules, mix(plan.seed, games), [&](const auto&, Seat, Move, int) { ++decisions; });
      ++games;
      seconds = watch.seconds();
    } while (seconds < plan.seconds);
    games_rates.push_back(static_cast<double>(games) / seconds);
    decision_rates.push_back(static_cast<double>(decisions) / seconds);
  }
  result.games_per_second = mean(games_rates);
  result.decisions_per_second = mean(decision_rates);
  result.spread = relative_spread(decision_rates);
}

template <Game G>
double measure_copies(const G& rules, uint64_t seed) {
  constexpr size_t kShelf = 16;  // states that stay in the nearest cache
  constexpr size_t kBetweenLooks = 4096;
  Chance chance = Chance::fast(seed);
  std::vector<typename G::State> shelf(kShelf, rules.setup(chance));
  size_t copies = 0;
  const Stopwatch watch;
  do {
    for (size_t i = 0; i < kBetweenLooks; ++i, ++copies) {
      std::memcpy(&shelf[i % kShelf], &shelf[(i + kShelf / 2) % kShelf], sizeof(typename G::State));
      asm volatile("" ::: "memory");  // or the compiler would see that nobody looks
    }
  } while (watch.seconds() < 0.05);
  return static_cast<double>(copies) / watch.seconds();
}

template <Game G>
void measure_rows(const G& rules, const BenchPlan& plan, BenchResult& result) {
  constexpr size_t kViews = 256;
  constexpr int kEvery = 10;
  std::vector<std::pair<typename G::Open, typename G::Own>> views;
  int decisions = 0;
  for (uint64_t game = 0; views.size() < kViews; ++game) {
    play_random_game<G>(rules, mix(plan.seed, game), [&](const auto& state, Seat seat, Move, int) {
      if (++decisions % kEvery == 0) views.emplace_back(rules.open(state), rules.own(state, seat));
    });
  }
  const Observer<G> observer(observed<G>(), rules.seats());
  std::vector<float> row(observer.size());
  uint64_t rows = 0;
  const Stopwatch watch;
  do {
    for (const auto& [open, own] : views) observer.write(open, own, static_cast<Seat>(own.seat), row.data());
    rows += views.size();
  } while (watch.seconds() < plan.seconds);
  result.row_numbers = row.size();
  result.rows_per_second = static_cast<double>(rows) / watch.seconds();
}

/// Situations from random games, in any order: every tenth decision that is a choice.
template <Game G>
std::vector<Knowledge<G>> collect_positions(const G& rules, uint64_t seed, size_t wanted) {
  constexpr int kEvery = 10;
  std::vector<Knowledge<G>> positions;
  typename G::Moves list;
  for (uint64_t game = 0; positions.size() < wanted && game < wanted * 100; ++game) {
    int choices = 0;
    play_random_game<G>(rules, mix(seed, game), [&](const auto& state, Seat, Move, int) {
      const SeatSet deciders = rules.deciders(state).seats;
      if (deciders.empty() || positions.size() == wanted) return;
      list.clear();
      rules.moves(state, deciders.lowest(), list);
      if (list.size() > 1 && ++choices % kEvery == 0) positions.emplace_back(rules, state, deciders.lowest());
    });
  }
  Rng(seed).shuffle(positions.data(), static_cast<int>(positions.size()));
  return positions;
}

/// Iterations a second over all positions, each with a fresh search; over the first of them where all would
/// take much longer than a measurement of random play.
template <Game G>
double measure_search(std::span<const Knowledge<G>> positions, SearchSettings settings, uint32_t iterations,
                      const BenchPlan& plan) {
  const double most = 20 * plan.seconds;
  double seconds = 0;
  uint64_t done = 0;
  for (size_t i = 0; i < positions.size() && seconds < most; ++i) {
    Search<G> search(settings);
    const Stopwatch watch;
    done += search.run(positions[i], Budget{iterations, nullptr, nullptr}, i);
    seconds += watch.seconds();
  }
  return seconds > 0 ? static_cast<double>(done) / seconds : 0;
}

template <Game G>
BenchResult measure(const G& rules, const BenchPlan& plan) {
  constexpr size_t kPositions = 30;
  constexpr uint32_t kIterations = 2000;
  constexpr uint32_t kIterationsToTheEnd = 500;
  BenchResult result;
  result.game = G::info().id;
  result.players = rules.seats();
  result.state_bytes = sizeof(typename G::State);
  measure_shape<G>(rules, plan.seed, result);
  measure_random_play<G>(rules, plan, result);
  result.copies_per_second = measure_copies<G>(rules, plan.seed);
  measure_rows<G>(rules, plan, result);
  const std::vector<Knowledge<G>> positions = collect_positions<G>(rules, plan.seed, kPositions);
  SearchSettings judged_at_once;
  judged_at_once.playout_horizon = 0;
  result.search_iterations_per_second = measure_search<G>(positions, judged_at_once, kIterations, plan);
  result.search_iterations_per_second_as_played =
      measure_search<G>(positions, G::search_settings(), kIterations, plan);
  SearchSettings to_the_end;
  to_the_end.playout_horizon = SearchSettings::kToTheEnd;
  to_the_end.playout_sample = 1;
  result.search_iterations_per_second_to_end =
      measure_search<G>(positions, to_the_end, kIterationsToTheEnd, plan);
  return result;
}

/// Folds moves and final states of a fixed workload into one number.
template <Game G>
uint64_t signature_of(const std::shared_ptr<const G>& shared) {
  const G& rules = *shared;
  constexpr uint64_t kRandomGames = 2000;
  constexpr uint64_t kSearchGames = 2;
  uint64_t sum = hash_bytes(G::info().id, std::strlen(G::info().id));
  const auto fold_move = [&](Seat seat, Move move) {
    sum = mix(sum, mix(std::bit_cast<uint32_t>(move), seat));
  };
  for (uint64_t game = 0; game < kRandomGames; ++game) {
    const auto last = play_random_game<G>(
        rules, game, [&](const auto&, Seat seat, Move move, int) { fold_move(seat, move); });
    sum = mix(sum, hash_of(last));
  }
  BotSpec spec;
  spec.kind = BotSpec::Kind::search;
  spec.skill.iterations = 200;
  for (uint64_t game = 0; game < kSearchGames; ++game) {
    std::vector<SeatedBot<G>> bots;
    for (int seat = 0; seat < rules.seats(); ++seat) {
      bots.push_back({&spec, make_bot<G>(spec, mix(game, static_cast<uint64_t>(seat)))});
    }
    RecordHeader header;
    header.chance = ChanceSource::fast(game);
    Match<G> match(shared, header);
    play_game<G>(match, bots, [&](const Match<G>& after) {
      const RecordedMove& last = after.move_at(after.size() - 1);
      fold_move(last.seat, last.move);
      sum = mix(sum, hash_of(after.state()));
    });
  }
  return sum;
}

}  // namespace paydirt

// One game from the first decision to the last, among bots, without a record: the arena's inner loop.
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "bots/bot.hpp"
#include "lab/deadline.hpp"

namespace paydirt {

/// What the arena keeps of a game.
struct GameResult {
  std::array<int, kMaxSeats> score{};
  std::array<uint8_t, kMaxSeats> rank{};
  std::array<uint32_t, kMaxSeats> choices{};  // decisions with two options or more
  std::array<uint64_t, kMaxSeats> iterations{};
  uint32_t decisions = 0;
  uint8_t ending = 0;
};

/// What each seat knows while several decide together: the table as it was when they were asked, with the
/// seat's own answers and nobody else's.
template <Game G>
class Together {
 public:
  using State = typename G::State;

  void notice(const State& state, Deciders deciders) {
    if (deciders.block == block_) return;
    block_ = deciders.block;
    answers_.clear();
    if (block_ != 0) opened_ = state;
  }
  void answered(Seat seat, Move move) {
    if (block_ != 0) answers_.emplace_back(seat, move);
  }
  Knowledge<G> knowledge(const G& rules, const State& truth, Seat seat) const {
    if (block_ == 0) return Knowledge<G>(rules, truth, seat);
    State state = opened_;
    Chance unused = Chance::fast(0);  // only the last answer may draw
    NoJournal nothing;
    for (const auto& [who, move] : answers_) {
      if (who == seat) rules.play(state, seat, move, unused, nothing);
    }
    return Knowledge<G>(rules, state, seat);
  }

 private:
  uint8_t block_ = 0;
  State opened_{};
  std::vector<std::pair<Seat, Move>> answers_;
};

template <Game G>
struct SeatedBot {
  const BotSpec* spec;
  std::unique_ptr<Bot<G>> bot;
};

/// Calls watch(state after, seat, move) for every move. A move without an alternative is played unasked.
template <Game G, class Watch>
GameResult play_game(const G& rules, Chance chance, std::span<const SeatedBot<G>> bots, Watch&& watch) {
  GameResult result;
  NoJournal nothing;
  Together<G> together;
  typename G::Moves list;
  auto state = rules.setup(chance);
  for (;;) {
    const Deciders deciders = rules.deciders(state);
    if (deciders.seats.empty()) break;
    together.notice(state, deciders);
    const Seat seat = deciders.seats.lowest();
    list.clear();
    rules.moves(state, seat, list);
    Move move = list[0];
    if (list.size() > 1) {
      Deadline<WorkClock> deadline(*bots[seat].spec);
      const Thought thought =
          bots[seat].bot->think(together.knowledge(rules, state, seat), deadline.budget());
      move = thought.move;
      require(list.has(move));
      ++result.choices[seat];
      result.iterations[seat] += thought.iterations;
    }
    rules.play(state, seat, move, chance, nothing);
    together.answered(seat, move);
    ++result.decisions;
    watch(std::as_const(state), seat, move);
  }
  const Outcome outcome = rules.outcome(state);
  result.score = outcome.score;
  result.rank = outcome.rank;
  result.ending = outcome.reason;
  return result;
}

/// The same with uniformly random moves and nobody's knowledge: for figures and signatures. Calls
/// watch(state after, seat, move, number of moves there were).
template <Game G, class Watch>
typename G::State play_random_game(const G& rules, uint64_t seed, Watch&& watch) {
  Rng rng(seed);
  Chance chance = Chance::fast(rng.next());
  NoJournal nothing;
  typename G::Moves list;
  auto state = rules.setup(chance);
  for (;;) {
    const SeatSet deciders = rules.deciders(state).seats;
    if (deciders.empty()) return state;
    const Seat seat = deciders.lowest();
    list.clear();
    rules.moves(state, seat, list);
    const Move move = list[static_cast<int>(rng.below(static_cast<uint32_t>(list.size())))];
    rules.play(state, seat, move, chance, nothing);
    watch(std::as_const(state), seat, move, list.size());
  }
}

}  // namespace paydirt

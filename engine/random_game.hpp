// Games of uniformly random moves: for figures, signatures and tests.
#pragma once

#include <utility>

#include "engine/game.hpp"

namespace paydirt {

/// Any move of a list that is not empty.
template <class Moves>
Move random_move(const Moves& list, Rng& rng) {
  return list.begin()[rng.below(static_cast<uint32_t>(list.size()))];
}

/// A random seat of those that decide now, and a random move of its list.
template <Game G>
std::pair<Seat, Move> random_choice(const G& rules, const typename G::State& s, Rng& rng) {
  const SeatSet deciders = rules.deciders(s).seats;
  auto at = rng.below(static_cast<uint32_t>(deciders.size()));
  Seat chosen = kNobody;
  for (const Seat seat : deciders) {
    if (at-- == 0) chosen = seat;
  }
  typename G::Moves list;
  rules.moves(s, chosen, list);
  require(!list.empty());
  return {chosen, random_move(list, rng)};
}

/// Plays a game to its end; where several decide together, the lowest seat first. Moves and chance follow
/// from the seed. Calls watch(state after, seat, move, number of moves there were); returns the last state.
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
    const Move move = random_move(list, rng);
    rules.play(state, seat, move, chance, nothing);
    watch(std::as_const(state), seat, move, list.size());
  }
}

/// Plays a random game and shows every decision of it: visit(state, who is asked, the moves there are).
template <Game G, class Visit>
void for_each_decision(const G& rules, uint64_t seed, Visit&& visit) {
  Rng rng(seed);
  Chance chance = Chance::fast(seed);
  NoJournal nothing;
  auto state = rules.setup(chance);
  for (SeatSet deciders; !(deciders = rules.deciders(state).seats).empty();) {
    typename G::Moves list;
    rules.moves(state, deciders.lowest(), list);
    visit(std::as_const(state), deciders.lowest(), std::as_const(list));
    rules.play(state, deciders.lowest(), random_move(list, rng), chance, nothing);
  }
}

}  // namespace paydirt

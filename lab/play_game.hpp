// One game from the first decision to the last among bots: the arena's inner loop.
#pragma once

#include <memory>
#include <span>

#include "bots/bot.hpp"
#include "engine/match.hpp"
#include "lab/arena.hpp"
#include "lab/deadline.hpp"

namespace paydirt {

template <Game G>
struct SeatedBot {
  const BotSpec* spec;
  std::unique_ptr<Bot<G>> bot;
};

/// Calls watch(match) after every move. A move without an alternative is played unasked.
template <Game G, class Watch>
GameResult play_game(Match<G>& match, std::span<const SeatedBot<G>> bots, Watch&& watch) {
  GameResult result;
  const G& rules = match.rules();
  typename G::Moves list;
  for (;;) {
    const Seat seat = rules.deciders(match.state()).seats.lowest();
    if (seat == kNobody) break;
    list.clear();
    rules.moves(match.state(), seat, list);
    Move move = list[0];
    if (list.size() > 1) {
      Deadline<WorkClock> deadline(*bots[seat].spec);
      const Thought thought = bots[seat].bot->think(match.knowledge(seat), deadline.budget());
      move = thought.move;
      ++result.choices[seat];
      result.iterations[seat] += thought.iterations;
    }
    require(!match.play(seat, move));
    ++result.decisions;
    watch(match);
  }
  const Outcome outcome = rules.outcome(match.state());
  result.score = outcome.score;
  result.rank = outcome.rank;
  result.ending = outcome.reason;
  return result;
}

}  // namespace paydirt

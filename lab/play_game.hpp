// One game from the first decision to the last among bots: the arena's inner loop.
#pragma once

#include <memory>
#include <span>

#include "bots/bot.hpp"
#include "bots/imagine.hpp"
#include "engine/match.hpp"
#include "games/registry.hpp"
#include "lab/arena.hpp"
#include "lab/deadline.hpp"
#include "lab/outside_bot.hpp"

namespace paydirt {

template <Game G>
struct SeatedBot {
  const BotSpec* spec;
  std::unique_ptr<Bot<G>> bot;
  std::unique_ptr<OutsideBot> outside = {};  // instead of a bot of ours
};

/// How a seat answers: a thought, or why it can play no longer.
template <Game G>
Result<Thought> ask(const Match<G>& match, Seat seat, const SeatedBot<G>& seated) {
  if (seated.outside) {
    const auto imagined = imagine<G>(hosted<G>(), match, seat, mix(match.size(), seat));
    const auto move = seated.outside->choose(*imagined, seat);
    if (!move) return move.refusal();
    return Thought{*move, 0, {}};
  }
  Deadline<WorkClock> deadline(*seated.spec);
  return seated.bot->think(match.knowledge(seat), deadline.budget());
}

/// The game as it stands, lost by the seat that can play no longer: whoever leads of the others wins.
template <Game G>
void forfeit(const Match<G>& match, Seat seat, const std::string& why, GameResult& result) {
  const int seats = match.rules().seats();
  const Outcome outcome = match.rules().outcome(match.state());
  result.score = outcome.score;
  for (int other = 0; other < seats; ++other) {
    int ahead = 0;
    for (int rival = 0; rival < seats; ++rival) {
      if (rival != seat && outcome.score[rival] > outcome.score[other]) ++ahead;
    }
    result.rank[other] = static_cast<uint8_t>(other == seat ? std::max(seats, 2) : ahead + 1);
  }
  result.forfeit = say("seat ", seat, " ", why);
}

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
      const Result<Thought> thought = ask<G>(match, seat, bots[seat]);
      if (!thought) {
        forfeit<G>(match, seat, thought.refusal().words, result);
        return result;
      }
      move = thought->move;
      ++result.choices[seat];
      result.iterations[seat] += thought->iterations;
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

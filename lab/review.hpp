// A finished game, looked at again by a search: what every decision cost, and what was luck.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

struct ReviewedMove {
  std::string move;
  std::string words;
  double share = 0;  // of the victory, that the seat expects of it
  double lead = 0;   // over the best rival at the end, in points
};
BOOST_DESCRIBE_STRUCT(ReviewedMove, (), (move, words, share, lead))

/// A decision between two moves or more, judged from what the seat knew then.
struct ReviewedDecision {
  size_t move = 0;  // its number in the record, from 1
  int seat = 0;
  ReviewedMove made;
  std::vector<double> before;      // everybody's share of the victory, if the best move had been made
  std::vector<double> after;       // and with the one that was made
  double cost = 0;                 // what the seat gave away
  std::vector<ReviewedMove> best;  // a few, the best first
};
BOOST_DESCRIBE_STRUCT(ReviewedDecision, (), (move, seat, made, before, after, cost, best))

/// Where a player's result came from, in shares of the victory: start + own + rivals + chance = outcome.
struct Fortune {
  double start = 0;   // what the seat could expect
  double own = 0;     // what its own decisions gave away
  double rivals = 0;  // what the rivals' decisions gave it
  double chance = 0;  // what was drawn, turned up and found out
  double outcome = 0;
};
BOOST_DESCRIBE_STRUCT(Fortune, (), (start, own, rivals, chance, outcome))

struct ReviewReport {
  std::string game;
  std::string bot;
  std::vector<ReviewedDecision> decisions;
  std::vector<Fortune> fortunes;  // of each seat
  std::vector<size_t> moments;    // moves of the decisions that cost most, the dearest first
};
BOOST_DESCRIBE_STRUCT(ReviewReport, (), (game, bot, decisions, fortunes, moments))

/// What a bot's review says of the move that was made; `number` is that of the move in the record, from 1.
/// None where the bot did not come to look at it.
std::optional<ReviewedDecision> judged(const AnyMatch& before, const RecordedMove& made, size_t number,
                                       const Thought& thought);

/// The whole game; refuses one that is not over. `go_on` is told how many moves are done of how many; when it
/// says no, so does the review.
Result<ReviewReport> review_game(const AnyMatch& match, const BotSpec& bot,
                                 const std::function<bool(size_t done, size_t all)>& go_on);

/// From the decisions of a game to where its result came from.
std::vector<Fortune> fortunes_of(const std::vector<ReviewedDecision>& decisions, const Outcome& outcome,
                                 int seats);

}  // namespace paydirt

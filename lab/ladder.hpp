// A round robin of bots over games and numbers of players: how far they are apart.
#pragma once

#include "lab/rating.hpp"
#include "lab/results.hpp"

namespace paydirt {

/// A table on which the round robin is held.
struct LadderTable {
  std::string game;
  int players = 2;
  std::string options = {};
};

struct LadderPlan {
  std::vector<LadderTable> tables;
  std::vector<BotSpec> bots;  // the weakest first
  size_t games = 100;         // of each match
  size_t reach = 0;           // only bots at most so many places apart play each other; 0: all
  uint64_t seed = 1;
};

/// A match for each table and pair, matches of the same table one after the other.
std::vector<PlannedMatch> ladder_matches(const LadderPlan& plan);

struct RatedBot {
  std::string bot;
  double elo = 0;  // above the first
  std::array<double, 2> interval{};
  size_t games = 0;
};
BOOST_DESCRIBE_STRUCT(RatedBot, (), (bot, elo, interval, games))

/// How the stronger of two neighbours did against the weaker.
struct LadderStep {
  std::string bot;
  std::string below;
  size_t games = 0;
  double win_rate = 0;  // victories of its seats over all victories
  std::array<double, 2> interval{};
};
BOOST_DESCRIBE_STRUCT(LadderStep, (), (bot, below, games, win_rate, interval))

struct Ladder {
  std::string game;
  int players = 0;
  std::string options;
  std::vector<RatedBot> bots;
  std::vector<LadderStep> steps;
  std::vector<CrossRow> crosstable;  // share of victory of the row's bot against the column's
  Keyed<size_t> end_reasons;
  double mean_decisions = 0;
};
BOOST_DESCRIBE_STRUCT(Ladder, (),
                      (game, players, options, bots, steps, crosstable, end_reasons, mean_decisions))

/// One ladder a table, in the order of the matches.
std::vector<Ladder> ladders_of(const Results& results);

/// The ladders as a document, and as one web page with plots.
std::string ladder_markdown(const Results& results, const std::vector<Ladder>& ladders);
std::string ladder_html(const Results& results, const std::vector<Ladder>& ladders);

}  // namespace paydirt

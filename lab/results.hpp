// Results on disk: a line that says what is played, then a line a game. So a run can be interrupted and gone
// on with, and cut into shards that many machines play and one puts together again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/arena.hpp"

namespace paydirt {

/// A match between bots, as it is written down.
struct PlannedMatch {
  std::string game;
  int players = 2;
  std::string options;
  std::string edition;  // a digest of the text of another edition than the built-in one
  std::vector<std::string> bots;
  size_t games = 0;
  std::string seed;       // digits: JSON has no number so large everywhere
  uint32_t bot_time = 0;  // milliseconds for an answer of bots that are programs; 0: there are none

  bool operator==(const PlannedMatch&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlannedMatch, (), (game, players, options, edition, bots, games, seed, bot_time))

struct Results {
  std::string version;  // of the program and the rules
  std::vector<PlannedMatch> matches;
  std::vector<std::vector<GameResult>> games;  // of each match, by number

  /// Nothing is played yet.
  static Results of(std::vector<PlannedMatch> matches);
  size_t planned() const;
  size_t played() const;
  bool has(size_t match, size_t game) const;
  void add(size_t match, const GameResult& result);
};

PlannedMatch planned_match(const AnyGame& game, const ArenaPlan& plan);
/// Refuses bots and games that are none.
Result<ArenaPlan> plan_of(const PlannedMatch& match);

/// The line above all others, and that of one game; both end with a line break.
std::string results_heading(const Results& results);
std::string results_line(const Results& results, size_t match, const GameResult& result);
/// All of it, games in order: equal results are equal bytes.
std::string write_results(const Results& results);
/// A last line that was cut off in the middle is left out.
Result<Results> read_results(std::string_view text);

/// Adds what another shard has played. Refuses other plans, and a game that ended differently in both.
Refusal add_results(Results& to, const Results& from);

/// Which of the games are this machine's: those whose number leaves `index` when it is divided by `count`.
struct Shard {
  size_t index = 0;
  size_t count = 1;
};
/// "3/64": the third of sixty-four.
Result<Shard> parse_shard(std::string_view text);

struct SeriesSettings {
  Shard shard;
  unsigned threads = 1;
  std::optional<std::string> edition_text = {};
  const std::atomic<bool>* stop = nullptr;
  std::function<void(size_t match, const GameResult& result)> on_result = {};
  std::function<void(size_t done)> progress = {};
  std::function<void(size_t game, const Record& record)> on_record = {};
};

/// Plays the games of the shard that are still missing, and adds them. The seconds that it took.
Result<double> play_series(Results& results, const SeriesSettings& settings);

}  // namespace paydirt

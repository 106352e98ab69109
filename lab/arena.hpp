// Many games between bots, and what came of them.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/spec.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

/// What the arena keeps of a game.
struct GameResult {
  size_t number = 0;  // of the plan's games
  std::array<int, kMaxSeats> score{};
  std::array<uint8_t, kMaxSeats> rank{};
  std::array<uint32_t, kMaxSeats> choices{};  // decisions with two options or more
  std::array<uint64_t, kMaxSeats> iterations{};
  uint32_t decisions = 0;
  uint8_t ending = 0;
  std::string forfeit = {};  // "seat 1 has ended": who could play no longer, and why; empty: nobody
  bool operator==(const GameResult&) const = default;
};

/// A deal is one seed played in all rotations of the bots, so that no bot owes its result to a seat.
struct ArenaPlan {
  int seats = 2;
  std::string options = {};                      // key=value,key=value
  std::optional<std::string> edition_text = {};  // another edition than the built-in one
  std::vector<BotSpec> bots = {};
  size_t games = 100;
  uint64_t seed = 1;
  unsigned threads = 1;
  std::function<bool(size_t game)> wanted = {};    // which games are played; empty: all
  const std::atomic<bool>* stop = nullptr;         // set: no further game is begun
  std::function<void(size_t done)> progress = {};  // called now and then, not while on_result is
  std::function<void(const GameResult& result)> on_result = {};           // called by one thread at a time
  std::function<void(size_t game, const Record& record)> on_record = {};  // called by whoever played it

  size_t deal_of(size_t game) const { return game / bots.size(); }
  /// Which bot of the list sits there.
  size_t bot_at(size_t game, int seat) const {
    return (static_cast<size_t>(seat) + game % bots.size()) % bots.size();
  }
  uint64_t chance_seed(size_t game) const { return mix(mix(seed, 1), deal_of(game)); }
  uint64_t bot_seed(size_t game, int seat) const {
    return mix(mix(mix(seed, 2), game), static_cast<uint64_t>(seat));
  }
};

/// The raw outcome: one entry a game that was played, in order, whichever thread played it.
struct ArenaRun {
  std::vector<GameResult> games;
  double seconds = 0;
};

struct BotSummary {
  std::string bot;                   // as labels_of names it
  size_t games = 0;                  // in which it sat at least once
  double wins = 0;                   // a victory shared by n seats is 1/n for each
  double win_rate = 0;               // wins / games
  std::array<double, 2> interval{};  // of the win rate, 95 %
  double mean_score = 0;             // over the seats it played
  double mean_rank = 0;
  double iterations_per_decision = 0;  // where there was a choice; 0 for bots that do not search
};
BOOST_DESCRIBE_STRUCT(BotSummary, (),
                      (bot, games, wins, win_rate, interval, mean_score, mean_rank, iterations_per_decision))

/// What a place at the table is worth, whoever sits there.
struct SeatSummary {
  int seat = 0;
  double wins = 0, win_rate = 0, mean_score = 0;
};
BOOST_DESCRIBE_STRUCT(SeatSummary, (), (seat, wins, win_rate, mean_score))

/// How often the bot of a row was ahead of that of a column, of the games in which both sat; a tie is half.
struct CrossRow {
  std::string bot;
  std::vector<double> ahead;
  std::vector<size_t> games;
};
BOOST_DESCRIBE_STRUCT(CrossRow, (), (bot, ahead, games))

struct ArenaSummary {
  std::string game;
  int players = 0;
  size_t games = 0;
  uint64_t seed = 0;
  std::string version;
  std::vector<BotSummary> bots;
  double decisions_per_second = 0;
  Keyed<size_t> end_reasons;
  std::string options;
  size_t deals = 0;
  double mean_decisions = 0;
  std::vector<SeatSummary> seats;
  std::vector<CrossRow> crosstable;
  std::vector<std::string> forfeits;  // a sentence each
};
BOOST_DESCRIBE_STRUCT(ArenaSummary, (),
                      (game, players, games, seed, version, bots, decisions_per_second, end_reasons, options,
                       deals, mean_decisions, seats, crosstable, forfeits))

/// Plays the games of a plan that are wanted, over its threads. Results do not depend on their number.
ArenaRun play_all(const ArenaPlan& plan, const std::function<GameResult(size_t game)>& play);

/// The bots as they are written; equal ones are numbered.
std::vector<std::string> labels_of(const std::vector<BotSpec>& bots);

ArenaSummary summarise(const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run);

}  // namespace paydirt

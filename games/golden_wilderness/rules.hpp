// The rules of The Golden Wilderness as laid out on one table. docs/rules/golden-wilderness.md explains every
// id.
#pragma once

#include <string>

#include "engine/game.hpp"
#include "games/golden_wilderness/play.hpp"
#include "games/golden_wilderness/position.hpp"
#include "games/golden_wilderness/view.hpp"

namespace paydirt::golden_wilderness {

/// The longest list of moves is a turn's actions: 250 sums of points, 114 borders, 102 settlements, 222 uses
/// of cards, 76 buildings and a few more.
class Rules : public GameBase<Rules, Play, Open, Own, Position, 1024> {
 public:
  static const GameTables kTables;

  Deciders deciders(const State& s) const;
  void moves(const State& s, Seat seat, Moves& list) const;
  Outcome outcome(const State& s) const;
  void tally(const State& s, Tally tally) const;

  Move canonical(const State& s, Seat seat, Move move) const;
  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  void resample(State& s, Seat seat, Rng& rng) const;
  Move seen(const State& s, Seat actor, Move move, Seat viewer) const;
  Open open(const State& s) const;
  Own own(const State& s, Seat seat) const;

  Position position(const State& s) const;
  Result<State> load(const Position& position) const;
  const char* broken(const State& s) const;
  /// The laws without which nobody could play on; a table set up by hand need keep no others.
  const char* unplayable(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  static std::string board(const Open& open, const Own* own, const Screen& screen);
  std::string tell(const Event& event) const;

  static constexpr Term kTerms[] = {
      {"scores points", "keeps points from %"},
      {"leaves you more pesos", "costs % pesos"},
      {"makes more of your settlements and missions", "costs % on the map"},
      {"makes better use of your people", "costs % people"},
      {"uses the icons in play"},
      {"brings or keeps a role", "takes a role from %"},
      {"decides what is open in your favour", "decides what is open against %"},
      {"makes markets pay you more", "makes markets pay % less"},
      {"leads to a good bargain"},
  };
  std::array<int, 9> terms(const State& s, Seat seat) const;
  std::array<int, kMaxSeats> senses(const State& s) const;
  int hint(const State& s, Seat seat, Move move) const;
  void hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const;
  uint64_t cue(const State& s, Seat seat) const;
  int left(const State& s) const;
  /// Who composes an offer or is asked yes or no, who called the poll that is held, and who has played people
  /// for their icons.
  bool midway(const State& s, Seat seat) const;
  static constexpr size_t kMemory = 256;
  bool pointless(const State& s, Seat seat, Move move, std::span<const Made> past) const;
  static int spread() { return 25; }
  static constexpr CueMode kCueMode = CueMode::line;
  /// A Beginner's game has little to search for, an Advanced one much to oversee: each has levels of its own.
  BotLevels levels() const;
  static constexpr SearchSettings search_settings() { return {.sensed_depth = 1}; }

  /// What an offer on the table would bring the seat, in points.
  int worth_of_offer(const State& s, Seat seat) const;
};

}  // namespace paydirt::golden_wilderness

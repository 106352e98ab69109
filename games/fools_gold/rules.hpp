// The rules of Fool's Gold as laid out on one table. docs/rules/fools-gold.md explains every id.
#pragma once

#include <string>

#include "engine/game.hpp"
#include "games/fools_gold/play.hpp"
#include "games/fools_gold/position.hpp"
#include "games/fools_gold/view.hpp"

namespace paydirt::fools_gold {

/// The longest list of moves: 35 spaces, five wild dice, retrieve and pass.
class Rules : public GameBase<Rules, Play, Open, Own, Position, 42> {
 public:
  static const GameTables kTables;

  Deciders deciders(const State& s) const {
    return s.stage == Stage::over ? Deciders{} : Deciders{SeatSet::of(s.turn), 0};
  }
  void moves(const State& s, Seat seat, Moves& list) const;
  Outcome outcome(const State& s) const;
  void tally(const State& s, Tally tally) const;

  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  /// Nothing that lies on the table is unknown to anybody who has watched the game.
  void resample(State& /*s*/, Seat /*seat*/, Rng& /*rng*/) const {}
  Open open(const State& s) const;
  Own own(const State& s, Seat seat) const;

  Position position(const State& s) const;
  Result<State> load(const Position& position) const;
  const char* broken(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  static std::string board(const Open& open, const Own* own, const Screen& screen);
  std::string tell(const Event& event) const;

  static constexpr Term kTerms[] = {
      {"promises you more Gold", "leaves % less Gold"},
      {"serves a mine that you have no Gold of", "keeps % from Gold of a new kind"},
      {"promises you a gem", "keeps a gem from %"},
      {"leaves you more coins and miners", "costs % coins or miners"},
  };
  std::array<int, 4> terms(const State& s, Seat seat) const;
  std::array<int, kMaxSeats> senses(const State& s) const;
  int hint(const State& s, Seat seat, Move move) const;
  void hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const;
  uint64_t cue(const State& s, Seat seat) const;
  int left(const State& s) const;
  static int spread() { return 8; }
  static constexpr CueMode kCueMode = CueMode::graph;
  static constexpr BotLevels kBotLevels = {{88}, {83}, {74}, {60}, {40}, {0}, {0, 400}, {0, 1500}, {0, 6000}};
  static constexpr SearchSettings search_settings() {
    return {
        .playout_horizon = 40,                // about the rest of a year
        .exploration = 0.5F,                  // hints are good, so less is tried against them
        .prior_temperature = 3 * kPoint / 2,  // and smaller differences between them are real
        .sensed_depth = 4,                    // the usual number of players
    };
  }

 private:
  Holdings holdings(const State& s, Seat seat) const;
};

}  // namespace paydirt::fools_gold

// The rules of Carcassonne: Gold Rush as laid out on one table. docs/rules/carcassonne-gold-rush.md explains
// every id.
#pragma once

#include <string>

#include "engine/game.hpp"
#include "games/carcassonne_gold_rush/play.hpp"
#include "games/carcassonne_gold_rush/position.hpp"
#include "games/carcassonne_gold_rush/view.hpp"

namespace paydirt::carcassonne_gold_rush {

/// The longest list of moves: 71 tiles have at most 144 free squares beside them, with four rotations each.
class Rules : public GameBase<Rules, Play, Open, Own, Position, 576> {
 public:
  static const GameTables kTables;

  Deciders deciders(const State& s) const {
    return s.stage() == Stage::over ? Deciders{} : Deciders{SeatSet::of(s.turn), 0};
  }
  void moves(const State& s, Seat seat, Moves& list) const;
  Outcome outcome(const State& s) const;
  void tally(const State& s, Tally tally) const;

  Move canonical(const State& s, Seat seat, Move move) const;
  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  void resample(State& s, Seat seat, Rng& rng) const;
  void reshuffle(State& s, Chance& chance) const;
  Open open(const State& s) const;
  Own own(const State& s, Seat seat) const;

  Position position(const State& s) const;
  Result<State> load(const Position& position) const;
  const char* broken(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  std::string board(const Open& open, const Own* own, const Screen& screen) const;
  std::string tell(const Event& event) const;

  static constexpr Term kTerms[] = {
      {"makes your mountains richer", "spoils %'s mountain"},
      {"makes your railroads longer or nearer their end", "spoils %'s railroad"},
      {"serves your cities", "spoils %'s city"},
      {"makes your prairies richer", "takes prairie from %"},
      {"brings points now", "keeps points from %"},
      {"keeps your cowboys free", "binds %'s cowboys"},
      {"gives your tent more to bring up", "leaves %'s tent less to bring up"},
      {"leaves you a good action"},
  };
  std::array<int, 8> terms(const State& s, Seat seat) const;
  std::array<int, kMaxSeats> senses(const State& s) const;
  int hint(const State& s, Seat seat, Move move) const;
  void hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const;
  uint64_t cue(const State& s, Seat /*seat*/) const { return s.hand; }
  int left(const State& s) const { return (s.stack_size + (s.hand != kNoFace ? 1 : 0)) * 1024 / kTiles; }
  static int spread() { return 22; }
  static constexpr CueMode kCueMode = CueMode::line;
  static constexpr BotLevels kBotLevels = {{76}, {67}, {57}, {49}, {40}, {29}, {15}, {0}, {0, 5000}};
  static constexpr SearchSettings search_settings() {
    return {
        .playout_horizon = 8,  // tiles that nobody has drawn yet make long playouts a lottery
        .playout_sample =
            32,             // few of some thirty placements are good, and 8 drawn at random mostly miss them
        .sensed_depth = 4,  // a turn of one's own, and the answer to it
    };
  }
};

}  // namespace paydirt::carcassonne_gold_rush

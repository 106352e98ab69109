// The rules of Sutter's Mill as laid out on one table. docs/rules/sutters-mill.md explains every id.
#pragma once

#include <string>

#include "engine/game.hpp"
#include "games/sutters_mill/play.hpp"
#include "games/sutters_mill/position.hpp"
#include "games/sutters_mill/view.hpp"

namespace paydirt::sutters_mill {

/// 13 cards at 5 buildings, 5 prospectors to 10 spaces and `end` are 116; cards on the board are fewer in
/// the hand.
class Rules : public GameBase<Rules, Play, Open, Own, Position, 128> {
 public:
  static const GameTables kTables;

  Deciders deciders(const State& s) const {
    return s.stage == Stage::over ? Deciders{} : Deciders{SeatSet::of(s.turn), 0};
  }
  void moves(const State& s, Seat seat, Moves& list) const;
  Outcome outcome(const State& s) const;
  void tally(const State& s, Tally tally) const;

  Move canonical(const State& s, Seat seat, Move move) const { return look(s).canonical(seat, move); }
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
  static std::string board(const Open& open, const Own* own, const Screen& screen);
  std::string tell(const Event& event) const;

  static constexpr Term kTerms[] = {
      {"brings points home", "keeps % from bringing points home"},
      {"gets you more of the vein", "leaves % less of the vein"},
      {"does more for your cards", "holds up %'s cards"},
      {"puts your prospectors to better use", "leaves %'s prospectors worse off"},
      {"makes your certificates pay", "takes a certificate's help from %"},
      {"leaves you more to do this turn"},
  };
  std::array<int, 6> terms(const State& s, Seat seat) const;
  std::array<int, kMaxSeats> senses(const State& s) const;
  int hint(const State& s, Seat seat, Move move) const;
  uint64_t cue(const State& s, Seat seat) const;
  int left(const State& s) const { return s.vein_size() * 1024 / box_.vein_total; }
  int waiting(const State& s) const { return s.idle; }
  /// Everybody sees what a turn can begin with; what comes next may be overlooked.
  bool midway(const State& s, Seat /*seat*/) const {
    return s.stage != Stage::dig && s.bought == 0 && s.used == 0;
  }
  static int spread() { return 25; }
  static constexpr CueMode kCueMode = CueMode::graph;
  static constexpr BotLevels kBotLevels = {{90},     {76},     {38},      {0},        {0, 64},
                                           {0, 200}, {0, 700}, {0, 2500}, {0, 10'000}};
  static constexpr SearchSettings search_settings() { return {}; }
};

}  // namespace paydirt::sutters_mill

// The rules of Coloma as laid out on one table. docs/rules/coloma.md explains every id.
#pragma once

#include <span>
#include <string>

#include "engine/game.hpp"
#include "games/coloma/play.hpp"
#include "games/coloma/position.hpp"
#include "games/coloma/view.hpp"

namespace paydirt::coloma {

/// The longest list of moves: every purchase, a Barrel, abilities, saved Barrels, powers, the Mill and the
/// end.
inline constexpr int kLongestList =
    (kMostCamps + 1) * (kMostHorses + 1) + kHideout + kBuildings * kAbilities + kBarrels + 4;

class Rules : public GameBase<Rules, Play, Open, Own, Position, kLongestList> {
 public:
  static const GameTables kTables;

  Deciders deciders(const State& s) const;
  void moves(const State& s, Seat seat, Moves& list) const;
  Outcome outcome(const State& s) const;
  Rival rival(const State& s) const;
  void tally(const State& s, Tally tally) const;

  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  void resample(State& s, Seat seat, Rng& rng) const;
  Move seen(const State& s, Seat actor, Move move, Seat viewer) const;
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
      {"scores Victory Points", "keeps Victory Points from %"},
      {"makes more of your Camps", "takes a place for a Camp from %"},
      {"makes more of your Bridges", "spoils %'s Bridges"},
      {"makes more of your Hotels", "spoils %'s Hotels"},
      {"fills your Lodge", "costs % goods"},
      {"makes your Buildings work more", "makes %'s Buildings work less"},
      {"helps you in the Shootout", "hurts % in the Shootout"},
      {"opens more for this turn", "leaves % less to do"},
  };
  std::array<int, 8> terms(const State& s, Seat seat) const;
  int hint(const State& s, Seat seat, Move move) const;
  uint64_t cue(const State& s, Seat seat) const;
  int left(const State& s) const;
  static int spread() { return 16; }
  static constexpr CueMode kCueMode = CueMode::graph;
  static constexpr BotLevels kBotLevels = {{53},    {42},     {29},     {15},     {0},
                                           {0, 24}, {0, 110}, {0, 900}, {0, 7000}};
  static constexpr SearchSettings search_settings() { return {}; }
};

}  // namespace paydirt::coloma

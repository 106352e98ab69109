// A table of a game for its tests: laid out as a position, played in notation, chance scripted.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "engine/random_game.hpp"
#include "engine/testing/says.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// Seats, as all games colour them.
inline constexpr Seat kBlue = 0;
inline constexpr Seat kRed = 1;
inline constexpr Seat kGreen = 2;
inline constexpr Seat kYellow = 3;

/// A game's Table derives from it and adds lines that lay things out. These come first: from the first move
/// or question on the table is in play. All moves are those of the seat that is asked.
template <class Table, class Rules>
class TestTable {
 public:
  using State = typename Rules::State;

  explicit TestTable(Rules laid_out) : rules(std::move(laid_out)) {}

  /// The next results of a stream of chance, before those that are there anyhow.
  Table& next(int purpose, const std::vector<int>& rolls) {
    std::vector<int>& results = script.results[purpose];
    results.insert(results.begin() + script.used[purpose], rolls.begin(), rolls.end());
    return self();
  }

  /// "place hills 2; pass": each must be legal.
  Table& play(std::string_view line) {
    while (!trim(line).empty()) {
      const std::string_view text = trim(next_word(line, ';'));
      const Move move = parsed(text);
      const Refusal refusal = rules.why_not(state(), asked(), move);
      EXPECT_FALSE(refusal) << text << ": " << refusal.words << ' ' << refusal.rule;
      EXPECT_TRUE(list().has(move)) << text << " is not offered";
      if (refusal || !list().has(move)) break;
      make(asked(), move);
    }
    return self();
  }
  void make(Seat seat, Move move) {
    const std::string text = to_notation(Rules::kinds(), move);
    Chance chance = Chance::scripted(script);
    Journal journal;
    state();
    rules.play(*state_, seat, move, chance, journal);
    EXPECT_EQ(chance.fault(), nullptr) << text << ": " << chance.fault();
    const char* const law = self().broken();
    EXPECT_EQ(law, nullptr) << text << ": " << law;
    learned = journal.learned;
    events.insert(events.end(), journal.events.begin(), journal.events.end());
  }

  bool offers(std::string_view text) { return list().has(parsed(text)); }
  /// The rule that forbids a move; "" for a legal one.
  std::string refused(std::string_view text) { return forbids(parsed(text)); }
  /// The moves on offer, in notation; those that begin with a word.
  std::vector<std::string> options(std::string_view kind = "") {
    std::vector<std::string> texts;
    for (const Move move : list()) {
      std::string text = to_notation(Rules::kinds(), move);
      if (kind.empty() || text.substr(0, text.find(' ')) == kind) texts.push_back(std::move(text));
    }
    return texts;
  }
  std::string words(std::string_view text) { return rules.words(state(), asked(), parsed(text)); }

  const State& state() {
    if (!state_) {
      const Result<State> loaded = self().load();
      EXPECT_TRUE(loaded.ok()) << loaded.refusal().words;
      state_ = loaded ? *loaded : State{};
    }
    return *state_;
  }
  Seat asked() { return rules.deciders(state()).seats.lowest(); }
  /// The points of a row; nothing where the sheet does not have it.
  std::optional<int> score(Seat seat, int row) {
    ScoreSheet sheet;
    rules.tally(state(), sheet);
    for (const ScoreItem& item : sheet.items) {
      if (item.seat == seat && item.kind == row) return item.points;
    }
    return {};
  }
  int told(int kind) const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
  }
  /// The last event of a kind.
  Event last(int kind) const {
    const auto found =
        std::find_if(events.rbegin(), events.rend(), [&](const Event& event) { return event.kind == kind; });
    EXPECT_NE(found, events.rend());
    return found == events.rend() ? Event{} : *found;
  }

  Rules rules;
  typename Rules::Position position;
  Script script;
  std::vector<Event> events;
  SeatSet learned;  // by the last move

  // How the table comes into play, and what must hold after every move; a game may hide them.
  Result<State> load() { return rules.load(position); }
  const char* broken() const { return rules.broken(*state_); }

 protected:
  std::string forbids(Move move) {
    const Refusal refusal = rules.why_not(state(), asked(), move);
    EXPECT_EQ(list().has(move), !refusal) << to_notation(Rules::kinds(), move) << ": " << refusal.words;
    return refusal.rule;
  }
  typename Rules::Moves list() {
    typename Rules::Moves moves;
    rules.moves(state(), asked(), moves);
    return moves;
  }
  static Move parsed(std::string_view text) {
    const Result<Move> move = parse_move(Rules::kinds(), text);
    EXPECT_TRUE(move.ok()) << text << ": " << move.refusal().words;
    return move ? *move : Move{};
  }

  std::optional<State> state_;

 private:
  Table& self() { return static_cast<Table&>(*this); }
};

}  // namespace paydirt

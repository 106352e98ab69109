// For the tests of The Golden Wilderness: tables laid out in a few words, scripted chance, moves in notation.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text.hpp"
#include "games/golden_wilderness/laws.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

inline constexpr Seat kBlue = 0;
inline constexpr Seat kRed = 1;
inline constexpr Seat kGreen = 2;
inline constexpr Seat kYellow = 3;

inline constexpr EventCard kImmigrants = EventCard::immigrants;
inline constexpr EventCard kTaxes = EventCard::taxes;
inline constexpr EventCard kNeophytes = EventCard::neophytes;
inline constexpr EventCard kCoast = EventCard::coast_market;
inline constexpr EventCard kCity = EventCard::city_market;

/// Read in edition_test.cpp, once for all tests.
Edition printed_edition();
inline Options level_options(Level level) {
  Options options;
  options.level = level;
  return options;
}
inline Rules printed_rules(int seats, Options options, int version = Rules::info().version) {
  return *Rules::make(printed_edition(), options, seats, version);
}

inline std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!trim(text).empty()) words.emplace_back(next_word(text));
  return words;
}
template <size_t N>
int number_of(const char* const (&names)[N], std::string_view name) {
  const auto* const found = std::find(names, names + N, name);
  EXPECT_NE(found, names + N) << name;
  return static_cast<int>(found - names);
}

/// A table in the middle of a game: seat 0 acts, all hands and the pool are empty, everybody has $10, and at
/// Standard and Advanced nobody has a role and no tile is on the board. The lines that lay something out come
/// first; from the first move or question on the table is in play. Every roll of chance is 0 unless `next`
/// says otherwise: decks yield their lowest cards, the event stack Immigrants and Taxes first.
class Table {
 public:
  explicit Table(Level level, int seats = 2) : Table(seats, level_options(level)) {}
  Table(int seats, const Options& options) : Table(printed_rules(seats, options)) {}
  explicit Table(Rules with) : rules(std::move(with)) {
    for (auto& results : script.results) results.assign(2000, 0);
    Chance chance = Chance::fast(1);
    position = rules.position(rules.setup(chance));
    for (PositionPlayer& player : position.players) {
      player.hand.clear();
      player.known.clear();
      player.roles.clear();
    }
    position.turn.seat = position.turn.first = 0;
    position.stack = {{Step::turn, {}, 0, 0, 0, 2, 0}, {Step::act, 0, 0, 0, 0, 0, 0}};
  }

  // Laying out.

  /// Tiles at their places on the rough map; all of them without a list.
  Table& land(std::string_view names = {}) {
    const Edition& edition = rules.box().edition;
    for (const PrintedTile& tile : edition.tiles) {
      const auto wanted = words_of(names);
      const bool named = std::find(wanted.begin(), wanted.end(), tile.id) != wanted.end();
      if (named || wanted.empty()) lay(tile.id, tile.q, tile.r, 0);
    }
    return *this;
  }
  Table& lay(std::string_view id, int q, int r, int rotation) {
    position.tiles.push_back({std::string(id), q, r, rotation, {}, false, false, false, {}});
    return *this;
  }
  Table& settle(Seat seat, std::string_view tiles, Industry industry) {
    for (const std::string& id : words_of(tiles)) tile(id).owner = seat;
    auto& industries = position.players[seat].industries;
    if (std::find(industries.begin(), industries.end(), industry) == industries.end()) {
      industries.push_back(industry);
      std::sort(industries.begin(), industries.end());
    }
    return *this;
  }
  Table& city(std::string_view tiles) {
    for (const std::string& id : words_of(tiles)) {
      tile(id).city = true;
      position.events.discards.push_back(EventCard::city_market);
    }
    return *this;
  }
  Table& mission(std::string_view tiles) {
    for (const std::string& id : words_of(tiles)) tile(id).mission = true;
    return *this;
  }
  Table& presidio(std::string_view tiles) {
    for (const std::string& id : words_of(tiles)) tile(id).presidio = true;
    if (!position.presidio_market) position.events.discards.push_back(EventCard::presidio_market);
    position.presidio_market = true;
    return *this;
  }
  /// "C07-I11 I11-I12".
  Table& road(std::string_view roads) {
    for (const std::string& each_road : words_of(roads)) {
      std::string_view rest = each_road;
      const std::string from(next_word(rest, '-'));
      tile(from).roads.emplace_back(trim(rest.substr(1)));
    }
    return *this;
  }
  Table& hand(Seat seat, std::string_view cards) {
    for (const std::string& card : words_of(cards)) position.players[seat].hand.push_back(card);
    return *this;
  }
  Table& knows(Seat seat, std::string_view cards) {
    for (const std::string& card : words_of(cards)) position.players[seat].known.push_back(card);
    return *this;
  }
  Table& pool(std::string_view cards) {
    for (const std::string& card : words_of(cards)) {
      position.pool.push_back(card);
      for (PositionPlayer& player : position.players) {
        for (const Role role : player.roles) {
          if (role == Role::governor) player.known.push_back(card);
        }
      }
    }
    return *this;
  }
  Table& discards(Deck deck, std::string_view cards) {
    for (const std::string& card : words_of(cards)) position.discards[index(deck)].push_back(card);
    return *this;
  }
  Table& pesos(Seat seat, int pesos) { return position.players[seat].pesos = pesos, *this; }
  Table& purse(int pop, int cross, int sword) { return position.turn.purse = {pop, cross, sword}, *this; }
  Table& role(Seat seat, Role role) { return position.players[seat].roles.push_back(role), *this; }
  Table& turn(Seat seat) {
    position.turn.seat = seat;
    position.stack[1].seat = seat;
    return *this;
  }
  /// The active player holds these two event cards; the others lie where they were.
  Table& events(EventCard one, EventCard two) {
    for (const EventCard card : {one, two}) {
      auto& draw = position.events.draw;
      auto& from = std::find(draw.begin(), draw.end(), card) != draw.end() ? draw : position.events.discards;
      const auto found = std::find(from.begin(), from.end(), card);
      EXPECT_NE(found, from.end());
      if (found != from.end()) from.erase(found);
      position.events.taken.push_back(card);
    }
    position.stack = {{Step::turn, {}, 0, 0, 0, 3, 0}, {Step::event, position.turn.seat, 0, 0, 0, 0, 0}};
    return *this;
  }
  Table& next(Purpose purpose, const std::vector<int>& rolls) {
    std::vector<int>& results = script.results[purpose];
    results.insert(results.begin() + script.used[purpose], rolls.begin(), rolls.end());
    return *this;
  }

  // Playing. All moves are those of the seat that is asked.

  /// "settle C07 plains_hides; end": each must be legal.
  Table& play(std::string_view line) {
    while (!trim(line).empty()) {
      const std::string_view text = trim(next_word(line, ';'));
      const Move move = parsed(text);
      const Seat seat = asked();
      const Refusal refusal = rules.why_not(state(), seat, move);
      EXPECT_FALSE(refusal) << text << ": " << refusal.words << ' ' << refusal.rule;
      EXPECT_TRUE(list().has(move)) << text << " is not offered";
      if (refusal || !list().has(move)) return *this;
      Chance chance = Chance::scripted(script);
      Journal journal;
      rules.play(*state_, seat, move, chance, journal);
      EXPECT_EQ(chance.fault(), nullptr) << text << ": " << chance.fault();
      EXPECT_EQ(rules.unplayable(*state_), nullptr) << text << ": " << rules.unplayable(*state_);
      const char* const stack = broken_stack(rules.box(), *state_);
      EXPECT_EQ(stack, nullptr) << text << ": " << stack;
      learned = journal.learned;
      events_told.insert(events_told.end(), journal.events.begin(), journal.events.end());
    }
    return *this;
  }
  bool offers(std::string_view text) { return list().has(parsed(text)); }
  /// The rule that forbids a move; "" for a legal one.
  std::string refused(std::string_view text) {
    const Move move = rules.canonical(state(), asked(), parsed(text));
    const Refusal refusal = rules.why_not(state(), asked(), move);
    EXPECT_EQ(list().has(move), !refusal) << text << ": " << refusal.words;
    return refusal.rule;
  }
  /// The moves on offer that begin with a word.
  std::vector<std::string> options(std::string_view kind) {
    std::vector<std::string> texts;
    for (const Move move : list()) {
      const std::string text = to_notation(Rules::kinds(), move);
      if (text == kind || text.starts_with(say(kind, ' '))) texts.push_back(text);
    }
    return texts;
  }
  int count(std::string_view kind) { return static_cast<int>(options(kind).size()); }
  std::string words(std::string_view text) { return rules.words(state(), asked(), parsed(text)); }

  // Looking.

  const State& state() {
    if (!state_) {
      const Result<State> loaded = rules.load(position);
      EXPECT_TRUE(loaded.ok()) << loaded.refusal().words;
      state_ = loaded ? *loaded : State{};
    }
    return *state_;
  }
  Step step() { return state().step(); }
  Seat asked() {
    const SeatSet seats = rules.deciders(state()).seats;
    return seats.empty() ? kNobody : seats.lowest();
  }
  int pesos(Seat seat) { return state().pesos[seat]; }
  int points(Seat seat) { return state().points[seat]; }
  int score(Seat seat) { return rules.outcome(state()).score[seat]; }
  int hand_size(Seat seat) { return state().hand_total(seat); }
  bool holds(Seat seat, std::string_view name) {
    const int card = number_of(kCardNames, name);
    return (state().hand[seat][deck_of(card)] & card_bit(card)) != 0;
  }
  Seat owner(std::string_view tile) { return state().owner(number_of(kTileNames, tile)); }
  OpenTile open_tile(std::string_view id) {
    for (const OpenTile& each_tile : rules.open(state()).tiles) {
      if (each_tile.id == id) return each_tile;
    }
    ADD_FAILURE() << id << " is not on the board";
    return {};
  }
  int event_discards(EventCard card) { return state().event_discards[index(card)]; }
  Seat holder(Role role) { return state().role[index(role)]; }
  bool over() { return state().ended != EndReason::none; }
  int told(EventId kind) const {
    return static_cast<int>(std::count_if(events_told.begin(), events_told.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
  }
  /// The last event of a kind.
  Event last(EventId kind) const {
    const auto found = std::find_if(events_told.rbegin(), events_told.rend(),
                                    [&](const Event& event) { return event.kind == kind; });
    EXPECT_NE(found, events_told.rend());
    return found == events_told.rend() ? Event{} : *found;
  }

  Rules rules;
  Position position;
  Script script;
  std::vector<Event> events_told;
  SeatSet learned;  // by the last move

 private:
  PositionTile& tile(std::string_view id) {
    for (PositionTile& each_tile : position.tiles) {
      if (each_tile.id == id) return each_tile;
    }
    ADD_FAILURE() << id << " is not on the board";
    return position.tiles.front();
  }
  Rules::Moves list() {
    Rules::Moves moves;
    rules.moves(state(), asked(), moves);
    return moves;
  }
  static Move parsed(std::string_view text) {
    const Result<Move> move = parse_move(Rules::kinds(), text);
    EXPECT_TRUE(move.ok()) << text << ": " << move.refusal().words;
    return move ? *move : Move{};
  }

  std::optional<State> state_;
};

/// Standard, with the whole rough map explored.
inline Table standard_table(int seats = 2) {
  Table table(Level::standard, seats);
  table.land();
  return table;
}

}  // namespace paydirt::golden_wilderness

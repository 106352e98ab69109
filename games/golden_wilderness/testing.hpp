// For the tests of The Golden Wilderness: tables laid out in a few words, scripted chance, moves in notation.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/testing/table.hpp"
#include "engine/text.hpp"
#include "games/golden_wilderness/laws.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/testing.hpp"

namespace paydirt::golden_wilderness {

inline constexpr EventCard kImmigrants = EventCard::immigrants;
inline constexpr EventCard kTaxes = EventCard::taxes;
inline constexpr EventCard kNeophytes = EventCard::neophytes;
inline constexpr EventCard kCoast = EventCard::coast_market;
inline constexpr EventCard kCity = EventCard::city_market;

inline const Edition& printed_edition() { return printed_edition_of<Rules>(); }
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
inline int number_of(std::span<const char* const> names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  EXPECT_NE(found, names.end()) << name;
  return static_cast<int>(found - names.begin());
}

/// A table in the middle of a game: seat 0 acts, all hands and the pool are empty, everybody has $10, and at
/// Standard and Advanced nobody has a role and no tile is on the board. The lines that lay something out come
/// first; from the first move or question on the table is in play. Every roll of chance is 0 unless `next`
/// says otherwise: decks yield their lowest cards, the event stack Immigrants and Taxes first.
class Table : public TestTable<Table, Rules> {
 public:
  explicit Table(Level level, int seats = 2) : Table(seats, level_options(level)) {}
  Table(int seats, const Options& options) : Table(printed_rules(seats, options)) {}
  explicit Table(Rules with) : TestTable(std::move(with)) {
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
  Table& event_pair(EventCard one, EventCard two) {
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
  /// The rule that forbids what the words mean; "" for a legal move.
  std::string refused(std::string_view text) {
    return forbids(rules.canonical(state(), asked(), parsed(text)));
  }
  int count(std::string_view kind) { return static_cast<int>(options(kind).size()); }
  // Looking.

  const char* broken() const {
    const char* const law = rules.unplayable(*state_);
    return law != nullptr ? law : broken_stack(rules.box(), *state_);
  }
  Step step() { return state().step(); }
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

 private:
  PositionTile& tile(std::string_view id) {
    for (PositionTile& each_tile : position.tiles) {
      if (each_tile.id == id) return each_tile;
    }
    ADD_FAILURE() << id << " is not on the board";
    return position.tiles.front();
  }
};

/// Standard, with the whole rough map explored.
inline Table standard_table(int seats = 2) {
  Table table(Level::standard, seats);
  table.land();
  return table;
}

}  // namespace paydirt::golden_wilderness

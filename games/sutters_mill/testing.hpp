// For the tests of Sutter's Mill: tables laid out in a few words, and moves in notation.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/testing/table.hpp"
#include "engine/text.hpp"
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/rules.hpp"
#include "games/testing.hpp"

namespace paydirt::sutters_mill {

using enum Space;
using enum Stage;

inline const Edition& printed_edition() { return printed_edition_of<Rules>(); }

inline Rules printed_rules(int seats, int version = Rules::info().version) {
  return *Rules::make(printed_edition(), {}, seats, version);
}

/// A table in the middle of a game. It begins empty: everybody in Build Up with 13 cards and five prospectors
/// in the supply, 6 nuggets each, a full vein, seat 0 at the start of its turn. The lines that lay something
/// out come first; from the first move or question on the table is in play.
class Table : public TestTable<Table, Rules> {
 public:
  explicit Table(int seats = 2) : Table(printed_rules(seats)) {}
  explicit Table(Rules with) : TestTable(std::move(with)) {
    for (int seat = 0; seat < rules.seats(); ++seat) {
      PositionPlayer& player = position.players.emplace_back();
      player.purse = 6;
      player.supply = kProspectors;
      for (const CardFace& card : printed_edition().influence_cards.per_colour)
        player.hand.push_back(card.rank);
    }
    position.bank = 24 - 6 * rules.seats();
    vein(24, 24, 24);
  }

  // Laying out.

  /// Prospectors out of the supply.
  Table& put(Seat seat, Space space, int count = 1) {
    position.players[seat].supply -= count;
    for (auto& [name, there] : position.players[seat].prospectors.pairs) {
      if (name == enum_name(space)) return there += count, *this;
    }
    position.players[seat].prospectors.pairs.emplace_back(enum_name(space), count);
    return *this;
  }
  /// Cards on a building, bottom first, out of the hands: "0:6 1:8 0:10".
  Table& cards(Space building, std::string_view stack) {
    auto& pile = position.stacks.pairs.emplace_back(enum_name(building), std::vector<StackCard>{}).second;
    while (!stack.empty()) {
      const std::string_view card = next_word(stack);
      pile.push_back({card[0] - '0', std::string(card.substr(2))});
      std::erase(position.players[pile.back().seat].hand, pile.back().rank);
    }
    return *this;
  }
  /// Cards that this player has already had taken off: "4 6".
  Table& home(Seat seat, std::string_view ranks) {
    while (!ranks.empty()) {
      const std::string rank(next_word(ranks));
      std::erase(position.players[seat].hand, rank);
      position.players[seat].home.push_back(rank);
    }
    return *this;
  }
  Table& tear_down(Seat seat) {
    position.players[seat].phase = Phase::tear_down;
    position.players[seat].hand.clear();
    position.players[seat].supply = 0;
    return *this;
  }
  Table& purse(Seat seat, int nuggets) { return position.players[seat].purse = nuggets, *this; }
  /// So many counters of each part, with every value of the part in turn.
  Table& vein(int river, int hillside, int mine) {
    position.vein.clear();
    for (int i = 0; i < river; ++i) position.vein.push_back({Part::river, 1 + i % 3});
    for (int i = 0; i < hillside; ++i) position.vein.push_back({Part::hillside, 2 + i % 3});
    for (int i = 0; i < mine; ++i) position.vein.push_back({Part::mine, 1 + i % 3});
    return *this;
  }
  /// Counter by counter from the front: "river 1 3 hillside 4 4 mine 2".
  Table& vein(std::string_view text) {
    position.vein.clear();
    Part part{};
    while (!text.empty()) {
      const std::string word(next_word(text));
      int nuggets = 0;
      if (to_number(std::string_view(word), nuggets)) {
        position.vein.push_back({part, nuggets});
      } else {
        EXPECT_TRUE(boost::describe::enum_from_string(word.c_str(), part)) << word;
      }
    }
    return *this;
  }
  Table& turn(Seat seat, Stage stage = turn_start) {
    position.turn.seat = seat;
    position.turn.stage = stage;
    return *this;
  }

  /// How many of the options begin with this word.
  int options_of(std::string_view kind) {
    const auto texts = options();
    return static_cast<int>(std::count_if(texts.begin(), texts.end(), [&](std::string_view text) {
      return text.substr(0, text.find(' ')) == kind;
    }));
  }
  // Looking.

  /// A layout may leave pieces in the box.
  static const char* broken() { return nullptr; }
  int at(Seat seat, Space space) { return state().prospectors[seat][index(space)]; }
  int purse(Seat seat) { return state().purse[seat]; }
  /// Holder of a certificate, or kNobody.
  Seat holder(Space building) {
    for (Seat seat = 0; seat < rules.seats(); ++seat) {
      if (state().holds(seat, building)) return seat;
    }
    return kNobody;
  }
  /// The stack as it is laid out by `cards`.
  std::string stack(Space building) {
    std::string text;
    const Open open = rules.open(state());
    for (const OpenCard& card : open.buildings[index(building)].cards)
      append(text, say(text.empty() ? "" : " ", card.seat, ':', card.rank));
    return text;
  }
  std::string home(Seat seat) {
    std::string text;
    const Open open = rules.open(state());
    for (const std::string& rank : open.players[seat].home) append(text, say(text.empty() ? "" : " ", rank));
    return text;
  }
  int hand_size(Seat seat) { return std::popcount(state().hand[seat]); }
  int taken(Seat seat) {
    const uint8_t* const backs = state().taken_backs[seat];
    return backs[0] + backs[1] + backs[2];
  }
  int points(Seat seat) { return rules.outcome(state()).score[seat]; }
  bool over() { return state().stage == Stage::over; }
};

}  // namespace paydirt::sutters_mill

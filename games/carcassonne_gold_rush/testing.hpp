// For the tests of Carcassonne: Gold Rush: tables laid out in a few words, and moves in notation.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/testing/table.hpp"
#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/names.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"
#include "games/testing.hpp"

namespace paydirt::carcassonne_gold_rush {

inline const Edition& printed_edition() { return printed_edition_of<Rules>(); }

inline Rules printed_rules(int seats, bool farmers = true) {
  return *Rules::make(printed_edition(), {farmers}, seats, 1);
}

/// A table in the middle of a game. It begins with the start tile alone, no tokens on it, nobody with a
/// figure on the table, seat 0 to place a tile. The lines that lay something out come first; from the first
/// move or question on the table is in play. Tiles and tokens that are not named lie in stack and supply,
/// unless they are said to be all there is.
class Table : public TestTable<Table, Rules> {
 public:
  explicit Table(int seats = 2, bool farmers = true)
      : Table(printed_rules(seats, farmers), printed_edition()) {}
  Table(Rules with, Edition edition) : TestTable(std::move(with)), edition_(std::move(edition)) {
    position.players.resize(static_cast<size_t>(rules.seats()));
    tile(edition_.start.tile, 0, 0);
  }

  // Laying out.

  Table& tile(std::string_view id, int x, int y, int rotation = 0) {
    position.tiles.push_back({std::string(id), x, y, rotation});
    return *this;
  }
  /// The tile in hand, and those that will be drawn next: "STR-a CUR-b".
  Table& draws(std::string_view ids) {
    position.hand = std::string(next_word(ids));
    while (!trim(ids).empty()) position.stack.emplace_back(next_word(ids));
    return *this;
  }
  /// The stack ends with the tiles that were named.
  Table& and_no_more_tiles() { return more_tiles_ = false, *this; }
  /// The last tile has just been placed.
  Table& acting() {
    position.stage = Stage::act;
    return *this;
  }
  Table& turn(Seat seat) { return position.turn = seat, *this; }
  Table& cowboy(Seat seat, int x, int y, std::string_view segment) {
    position.players[seat].cowboys.push_back({x, y, std::string(segment)});
    return *this;
  }
  Table& tent(Seat seat, int x, int y, std::string_view segment) {
    position.players[seat].tent = Spot{x, y, std::string(segment)};
    return *this;
  }
  /// Values, bottom first.
  Table& pile(int x, int y, std::string_view segment, std::vector<int> tokens) {
    position.piles.push_back({{x, y, std::string(segment)}, std::move(tokens)});
    return *this;
  }
  /// Values, front first.
  Table& supply(std::vector<int> tokens) { return position.supply = std::move(tokens), *this; }
  Table& and_no_more_tokens() { return more_tokens_ = false, *this; }
  Table& holds(Seat seat, std::vector<int> tokens) {
    position.players[seat].tokens = std::move(tokens);
    return *this;
  }

  /// How many of the options begin with this word.
  int options_of(std::string_view kind) {
    int count = 0;
    for (const Move move : list()) count += kind == Rules::kinds()[move.kind].name ? 1 : 0;
    return count;
  }
  // Looking.

  Result<State> load() { return rules.load(completed()); }
  /// The position with everything that was not named where it belongs.
  Position completed() const {
    Position full = position;
    if (!full.hand && full.stage == Stage::place) full.hand = "STR-a";
    if (more_tiles_) {
      for (const TileFace& face : edition_.tiles) {
        int left = face.copies - static_cast<int>(std::count(full.stack.begin(), full.stack.end(), face.id));
        for (const PositionTile& each : full.tiles) left -= each.tile == face.id ? 1 : 0;
        left -= full.hand == face.id ? 1 : 0;
        full.stack.insert(full.stack.end(), static_cast<size_t>(std::max(0, left)), face.id);
      }
    }
    std::vector<int>& rest = more_tokens_ ? full.supply : full.removed;
    for (const TokenFace& face : edition_.tokens.faces) {
      const auto named = [&](const std::vector<int>& values) {
        return static_cast<int>(std::count(values.begin(), values.end(), face.value));
      };
      int left = face.copies - named(full.supply) - named(full.removed);
      for (const Pile& pile : full.piles) left -= named(pile.tokens);
      for (const PositionPlayer& player : full.players) left -= named(player.tokens);
      rest.insert(rest.end(), static_cast<size_t>(std::max(0, left)), face.value);
    }
    return full;
  }
  Open open() { return rules.open(state()); }
  Position now() { return rules.position(state()); }
  /// The tokens on the mountain of this segment, bottom first.
  std::vector<int> pile_at(int x, int y, std::string_view segment) {
    const Open seen = open();
    const int mountain = feature(x, y, segment);
    for (const Pile& pile : now().piles) {
      if (feature(pile.at.x, pile.at.y, pile.at.segment) == mountain) return pile.tokens;
    }
    return {};
  }
  /// The place of a segment's feature in the list of its kind.
  int feature(int x, int y, std::string_view segment) {
    const Open seen = open();
    for (const OpenTile& tile : seen.tiles) {
      if (tile.x != x || tile.y != y) continue;
      const auto face = std::find_if(edition_.tiles.begin(), edition_.tiles.end(),
                                     [&](const TileFace& each) { return each.id == tile.tile; });
      size_t at = static_cast<size_t>(segment[1] - '0');
      if (segment[0] != 'm') at += face->mountains.size();
      if (segment[0] == 'c' || segment[0] == 'p') at += face->railroads.size();
      if (segment[0] == 'p') at += face->city ? 1 : 0;
      return tile.features.at(at);
    }
    ADD_FAILURE() << "no tile there";
    return -1;
  }
  int cowboys(Seat seat) { return state().supply[seat]; }
  bool has_tent(Seat seat) { return state().tent[seat] == 0; }
  int points(Seat seat) { return rules.outcome(state()).score[seat]; }
  bool over() { return state().stage() == Stage::over; }

 private:
  Edition edition_;
  bool more_tiles_ = true;
  bool more_tokens_ = true;
};

}  // namespace paydirt::carcassonne_gold_rush

// For the tests of Fool's Gold: tables laid out in a few words, scripted chance, and moves in notation.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/testing/table.hpp"
#include "games/fools_gold/rules.hpp"
#include "games/testing.hpp"

namespace paydirt::fools_gold {

using enum Mine;

inline const Edition& printed_edition() { return printed_edition_of<Rules>(); }
inline Rules printed_rules(int seats, Options options = {}) {
  return *Rules::make(printed_edition(), options, seats, 1);
}

/// The number of a card as scripts and events have it: "gold_3", "gem", "silt", "weather", "alarm".
inline int card_named(std::string_view name) {
  constexpr std::string_view kNames[kCards] = {"gold_1", "gold_2", "gold_3",  "gold_4", "gold_5",
                                               "gem",    "silt",   "weather", "alarm"};
  const auto* const found = std::find(kNames, kNames + kCards, name);
  EXPECT_NE(found, kNames + kCards) << name;
  return static_cast<int>(found - kNames);
}

inline std::vector<int> cards_named(std::string_view names) {
  std::vector<int> cards;
  while (!trim(names).empty()) cards.push_back(card_named(next_word(names)));
  return cards;
}

/// The count of a card in what a view shows.
inline int& count_of(CardCounts& cards, int card) {
  if (card < kValues) return cards.gold[card];
  return card == c_gem            ? cards.gem
         : card == c_silt         ? cards.silt
         : card == c_foul_weather ? cards.foul_weather
                                  : cards.false_alarm;
}

/// A table in the middle of a game. It begins in 1849 with all dice in the camp and seat 0 to act. The lines
/// that lay something out come first; from the first move or question on the table is in play. Chance is
/// scripted: without a word of the test every deck yields its lowest cards, every Winter die shows 3, every
/// False Alarm takes the first card of its pool, and the dice of later years show each mine twice.
class Table : public TestTable<Table, Rules> {
 public:
  explicit Table(int seats = 3, Options options = {}) : Table(printed_rules(seats, options)) {}
  explicit Table(Rules with) : TestTable(std::move(with)) {
    for (int year = 0; year < kYears; ++year) {
      for (int die = 0; die < kDice; ++die) script.results[p_dice].push_back(1 + die % kMines);
    }
    script.results[p_winter].assign(50, 3);
    for (int purpose = p_alarm; purpose < p_count; ++purpose) script.results[purpose].assign(500, 0);
    Script setting_up = script;
    setting_up.results[p_start] = {0};
    setting_up.results[p_dice].assign(kDice, kMines + 1);
    Chance chance = Chance::scripted(setting_up);
    position = rules.position(rules.setup(chance));
  }

  // Laying out.

  /// Dice from the camp to the lowest positions of a mine.
  Table& dice(Mine mine, int count) {
    for (PathPlace& place : row(mine).path) {
      if (count == 0 || place.piece != Piece::empty) continue;
      place.piece = Piece::die;
      --count;
      --position.camp;
    }
    return *this;
  }
  Table& year(int year) {
    for (PositionPlayer& player : position.players) {
      player.miners += year - position.year;
      player.coins += year - position.year;
    }
    position.year = year;
    return *this;
  }
  Table& put(Seat seat, Mine mine, int space) { return stand(seat, mine, space, Piece::miner); }
  Table& put(Seat seat, Mine mine, std::initializer_list<int> spaces) {
    for (const int space : spaces) put(seat, mine, space);
    return *this;
  }
  Table& lay(Seat seat, Mine mine, int space) { return stand(seat, mine, space, Piece::lying_miner); }
  /// Something that fills a space: a die from the camp.
  Table& block(Mine mine, int space) {
    row(mine).path[space + 1].piece = Piece::wild_die;
    --position.camp;
    return *this;
  }
  Table& in_reserve(Seat seat, Mine mine, int count = 1) {
    position.players[seat].miners -= count;
    row(mine).reserve[seat] += count;
    return passed(seat);
  }
  Table& passed(Seat seat) { return position.players[seat].passed = true, *this; }
  Table& spent(Seat seat, int coins) {
    position.players[seat].coins -= coins;
    position.players[seat].spent += coins;
    return *this;
  }
  /// Coins of earlier coin actions, two each.
  Table& rich(Seat seat, int actions) {
    position.players[seat].coins += 2 * actions;
    position.players[seat].coin_actions += actions;
    return *this;
  }
  Table& turn(Seat seat) { return position.turn = seat, *this; }
  Table& start(Seat seat) { return position.start_player = seat, *this; }
  /// Gold cards of a mine that a player has: "gold_3 gold_3".
  Table& gold(Seat seat, Mine mine, std::string_view names) {
    for (const int card : cards_named(names)) {
      --count_of(row(mine).deck, card);
      ++position.players[seat].gold[static_cast<size_t>(mine)][card];
    }
    return *this;
  }
  Table& gem(Seat seat, Mine mine) {
    --row(mine).deck.gem;
    position.players[seat].gems.push_back(printed_edition().mines[static_cast<size_t>(mine)].gem);
    return *this;
  }
  /// This mine is being resolved, with these cards face up.
  Table& face_up(Mine mine, std::string_view names) {
    position.stage = Stage::mining;
    for (PositionPlayer& player : position.players) player.passed = true;
    OpenDraw& draw = position.draw.emplace();
    draw.mine = mine;
    for (const int card : cards_named(names)) {
      --count_of(row(mine).deck, card);
      ++count_of(draw.face_up, card);
    }
    return *this;
  }
  /// In Winter, with what the die shows.
  Table& winter(int roll) {
    position.stage = Stage::winter;
    position.draw->winter = roll;
    return *this;
  }

  // Chance.

  /// The next cards of a mine, from the top, over as many draws as they last.
  Table& deck(Mine mine, std::string_view names) {
    CardCounts left = row(mine).deck;
    std::vector<int> rolls;
    for (const int card : cards_named(names)) {
      int before = 0;
      for (int lower = 0; lower < card; ++lower) before += count_of(left, lower);
      EXPECT_GT(count_of(left, card)--, 0) << names;
      rolls.push_back(before);
    }
    return next(static_cast<Purpose>(p_deck + static_cast<int>(mine)), rolls);
  }
  // Playing.

  /// Everybody who has not passed does so, with all unused miners to the reserve of the Lake.
  Table& all_pass() {
    const uint8_t year = state().year;
    for (int step = 0; step < 60 && state().year == year; ++step) {
      if (stage() == Stage::prospecting) play("pass");
      if (stage() == Stage::reserve) play("reserve lake");
      if (stage() == Stage::mining) break;
    }
    return *this;
  }
  // Looking.

  /// In mining priority says who is asked, so layouts need not.
  Result<State> load() {
    Result<State> loaded = rules.load(position);
    for (int seat = 0; position.draw && !loaded && seat < rules.seats(); ++seat) {
      position.turn = seat;
      loaded = rules.load(position);
    }
    return loaded;
  }
  Stage stage() { return state().stage; }
  int coins(Seat seat) { return state().coins[seat]; }
  int spent(Seat seat) { return state().spent[seat]; }
  int miners(Seat seat) { return state().miners[seat]; }
  int reserve(Seat seat, Mine mine) { return state().reserve[static_cast<int>(mine)][seat]; }
  int nuggets(Seat seat, Mine mine) { return state().nuggets[seat][static_cast<int>(mine)]; }
  int deck_size(Mine mine) {
    const uint8_t(&deck)[kCards] = state().deck[static_cast<int>(mine)];
    int size = 0;
    for (const uint8_t count : deck) size += count;
    return size;
  }
  int dice(Mine mine) { return state().dice_at(static_cast<int>(mine)); }
  Piece piece(Mine mine, int position_of) {
    return rules.open(state()).mines[static_cast<size_t>(mine)].path[position_of].piece;
  }
  /// Cards face up: "gold_1 silt silt".
  std::string face_up() {
    constexpr const char* kNames[kCards] = {"gold_1", "gold_2", "gold_3",  "gold_4", "gold_5",
                                            "gem",    "silt",   "weather", "alarm"};
    std::string text;
    for (int card = 0; card < kCards; ++card) {
      for (int i = 0; i < state().face_up[card]; ++i)
        append(text, say(text.empty() ? "" : " ", kNames[card]));
    }
    return text;
  }
  /// The order of the miners that stand in a mine: "1@5 0@1", seat and space.
  std::string queue(Mine mine) {
    std::string text;
    const Open open = rules.open(state());
    for (const NextMiner& pick : open.mines[static_cast<size_t>(mine)].queue)
      append(text, say(text.empty() ? "" : " ", pick.seat, '@', pick.space));
    return text;
  }
  int points(Seat seat) { return rules.outcome(state()).score[seat]; }

 private:
  PositionMine& row(Mine mine) { return position.mines[static_cast<size_t>(mine)]; }
  Table& stand(Seat seat, Mine mine, int space, Piece piece) {
    row(mine).path[space + 1] = {piece, seat};
    --position.players[seat].miners;
    return *this;
  }
};

}  // namespace paydirt::fools_gold

// For the tests of Coloma: tables laid out in a few words, scripted chance, and moves in notation.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/testing/table.hpp"
#include "engine/text.hpp"
#include "games/coloma/rules.hpp"
#include "games/testing.hpp"

namespace paydirt::coloma {

using enum Building;

inline const Edition& printed_edition() { return printed_edition_of<Rules>(); }
inline Rules printed_rules(int seats, Options options = {}, int version = Rules::info().version) {
  return *Rules::make(printed_edition(), options, seats, version);
}
inline Options with_characters() {
  Options options;
  options.characters = true;
  return options;
}
inline Options with_deluxe() {
  Options options;
  options.deluxe_characters = true;
  return options;
}

/// A table where the Sites of round 1, chapter 1 are to be chosen: the Barker on Site 1, the arm on Site 4,
/// pointing to 3. Blue has the Badge. Everybody has the start resources and an empty hand; all cards lie in
/// the decks. The lines that lay something out come first; from the first move or question on the table is in
/// play. Chance is scripted: without a word of the test every roll is the lowest.
class Table : public TestTable<Table, Rules> {
 public:
  explicit Table(int seats = 3, Options options = {}) : Table(printed_rules(seats, options)) {}
  explicit Table(Rules with) : TestTable(std::move(with)) {
    for (int purpose = 0; purpose < p_count; ++purpose) {
      if (purpose != p_characters) script.results[purpose].assign(500, 0);
    }
    Chance chance = Chance::scripted(script);
    State s = rules.setup(chance);
    NoJournal nothing;
    while (s.asked(Step::keep)) {
      const Seat seat = rules.deciders(s).seats.lowest();
      Rules::Moves moves;
      rules.moves(s, seat, moves);
      rules.play(s, seat, moves[0], chance, nothing);
    }
    position = rules.position(s);
    for (PositionPlayer& player : position.players) {
      for (auto* part : {&player.hand, &player.deck_top, &player.deck_bottom}) part->clear();
      player.deck_middle.clear();
      for (int card = 0; card < kBuildings; ++card) player.deck_middle.push_back(static_cast<Building>(card));
    }
  }

  // Laying out.

  /// Dudes, Bucks, Gold, Horses and Camps of a Lodge; the rest goes where it belongs.
  Table& lodge(Seat seat, int dudes, int bucks, int gold = 0, int horses = 1, int camps = 1) {
    PositionPlayer& player = position.players[seat];
    player.dudes_reserve += player.lodge.dudes - dudes;
    player.camps_reserve += player.lodge.camps - camps;
    position.pool += player.lodge.gold - gold;
    position.horses += player.lodge.horses - horses;
    player.lodge = {dudes, bucks, gold, horses, camps};
    return *this;
  }
  Table& hand(Seat seat, const std::vector<Building>& cards) {
    return move_cards(seat, cards, position.players[seat].hand);
  }
  Table& built(Seat seat, const std::vector<Building>& cards) {
    return move_cards(seat, cards, position.players[seat].built);
  }
  Table& hotel(Seat seat, Building card) {
    built(seat, {card});
    position.players[seat].covered.push_back(card);
    --position.hotels;
    return *this;
  }
  /// The deck as the owner knows it, from the top; the other cards are in the hand.
  Table& deck(Seat seat, const std::vector<Building>& cards) {
    PositionPlayer& player = position.players[seat];
    hand(seat, player.deck_middle);
    for (const Building card : cards) std::erase(player.hand, card);
    player.deck_top = cards;
    return *this;
  }
  Table& rivers(Seat seat, int count) {
    for (int column = 0; column < count; ++column) position.players[seat].rivers[column] = true;
    return *this;
  }
  Table& bridge(Seat seat, Bridge type) {
    position.players[seat].bridges.push_back(type);
    --position.bridges[static_cast<size_t>(type)];
    return *this;
  }
  Table& saved(Seat seat, Barrel type) {
    int& left = position.barrel_supply[static_cast<size_t>(type)];
    --(left > 0 ? left : *std::max_element(position.barrel_supply.begin(), position.barrel_supply.end()));
    position.players[seat].saved.push_back(type);
    return *this;
  }
  Table& used_barrels(Seat seat, int count) {
    for (; count > 0; --count) {  // of some kind of which there are enough
      --*std::max_element(position.barrel_supply.begin(), position.barrel_supply.end());
      ++position.players[seat].used_barrels;
    }
    return *this;
  }
  Table& hideout(const std::vector<std::optional<Barrel>>& barrels) {
    std::copy(barrels.begin(), barrels.end(), position.hideout.begin());
    return *this;
  }
  Table& event_camp(Seat seat, int site) {
    position.players[seat].event_camps.push_back(site);
    --position.players[seat].camps_reserve;
    return *this;
  }
  Table& land_camp(Seat seat, Land land) {
    position.players[seat].land_camps.push_back(land);
    --position.players[seat].camps_reserve;
    return *this;
  }
  Table& wagon(Seat seat, Space space) { return position.players[seat].wagon = space, *this; }
  Table& row(Seat seat, int number) {
    position.rows[number - 1].holder = Holder::player;
    position.rows[number - 1].seat = seat;
    position.players[seat].dudes_reserve -= position.rows[number - 1].spaces;
    return *this;
  }
  Table& dead(Seat seat, int count) {
    position.players[seat].dead += count;
    position.players[seat].dudes_reserve -= count;
    return *this;
  }
  Table& with_points(Seat seat, int points) {
    return position.players[seat].scored[from_town] = points, *this;
  }
  Table& character(Seat seat, Character character) {
    return position.players[seat].character = character, *this;
  }
  Table& outlaws(int count) { return position.outlaws = count, *this; }
  Table& pool(int nuggets) {
    position.spent += position.pool - nuggets;
    position.pool = nuggets;
    return *this;
  }
  Table& badge(Seat seat) { return position.badge = seat, *this; }
  /// The Sites of this chapter are to be chosen.
  Table& chapter(int round, int chapter) {
    position.round = round;
    position.chapter = chapter;
    position.barker = rules.box().barker_path[round - 1][chapter - 1] + 1;
    position.bust = (position.barker - 1 + rules.box().signpost_offset) % kSites + 1;
    return *this;
  }

  // Playing.

  /// Everybody sets the dial; the first turn begins.
  Table& sites(const std::vector<int>& sites) {
    for (size_t seat = 0; seat < sites.size(); ++seat) {
      make(static_cast<Seat>(seat), parsed(say("dial ", sites[seat])));
    }
    return *this;
  }
  /// Everybody ends what is asked as mildly as possible until the Sites of the next chapter are chosen.
  Table& finish_chapter() {
    const auto now = std::pair(state().round, state().chapter);
    while (state().ended == Ended::none && now == std::pair(state().round, state().chapter)) fall_back();
    while (state().ended == Ended::none && !state().asked(Step::dials)) fall_back();
    return *this;
  }
  /// The chapter is played with these Sites and nothing but ends of turns.
  Table& idle(const std::vector<int>& at) { return sites(at).finish_chapter(); }
  void fall_back() { make(asked(), rules.fallback(state(), asked())); }

  std::string why_not(std::string_view text) { return rules.why_not(state(), asked(), parsed(text)).words; }
  /// All moves of the seat that is asked, in notation.
  std::string options() {
    std::string text;
    for (const std::string& option : TestTable::options()) {
      append(text, say(text.empty() ? "" : "; ", option));
    }
    return text;
  }

  // Looking.

  const Player& of(Seat seat) { return state().players[seat]; }
  const Turn& turn() { return state().turn; }
  const Shade& shade() { return state().shade; }
  Open open() { return rules.open(state()); }
  int points(Seat seat) { return rules.outcome(state()).score[seat]; }
  int scored(Seat seat, int row) { return score(seat, row).value_or(0); }
  int hand_size(Seat seat) { return std::popcount(of(seat).hand); }
  bool holds(Seat seat, Building card) { return has(of(seat).hand, static_cast<int>(card)); }
  int uses(Building card, int which) { return turn().uses[static_cast<int>(card)][which - 1]; }

 private:
  Table& move_cards(Seat seat, std::vector<Building> cards, std::vector<Building>& to) {
    for (const Building card : cards) {
      for (auto* part : {&position.players[seat].deck_middle, &position.players[seat].hand})
        std::erase(*part, card);
      to.push_back(card);
    }
    return *this;
  }
};

}  // namespace paydirt::coloma

// The whole truth, readable, and back; laws.cpp has what must be true of it.
#include "games/fools_gold/position.hpp"

#include <algorithm>

#include "engine/field_checker.hpp"
#include "engine/text.hpp"
#include "games/fools_gold/rules.hpp"
#include "games/fools_gold/shown.hpp"

namespace paydirt::fools_gold {
namespace {

class Loader : public FieldChecker {
 public:
  explicit Loader(const Box& box) : box_(box) {}

  State load(const Position& position) {
    State s;
    if (static_cast<int>(position.players.size()) != box_.seats) {
      refuse(say("state.players: there must be ", box_.seats, ", one a seat"));
      return s;
    }
    const std::vector<int>& years = box_.edition.years.list;
    s.year = static_cast<uint8_t>(number(position.year, years.front(), years.back(), "state.year") -
                                  years.front());
    s.stage = position.stage;
    s.turn = seat(position.turn, "state.turn");
    s.start = seat(position.start_player, "state.start_player");
    s.camp = byte(position.camp, kDice, "state.camp");
    if (position.reserve_from.has_value() && s.stage != Stage::reserve)
      refuse("state.reserve_from: only for somebody who places the reserve");
    s.least = static_cast<uint8_t>(position.reserve_from.value_or(Mine::hills));
    for (Seat each = 0; each < box_.seats; ++each) player(s, each, position.players[each]);
    for (int mine = 0; mine < kMines; ++mine) this->mine(s, mine, position.mines[mine]);
    draw(s, position);
    return s;
  }

 private:
  uint8_t byte(int value, int high, const std::string& field) {
    return number<uint8_t>(value, 0, high, field);
  }
  Seat seat(int value, const std::string& field) { return byte(value, box_.seats - 1, field); }

  void player(State& s, Seat seat, const PositionPlayer& from) {
    const std::string field = say("state.players[", seat, "]");
    if (from.passed) s.passed = static_cast<uint8_t>(s.passed | 1U << seat);
    s.coins[seat] = byte(from.coins, kMostCoins, field + ".coins");
    s.spent[seat] = byte(from.spent, kMostCoins - s.coins[seat], field + ".spent");
    s.miners[seat] = byte(from.miners, kMostMiners, field + ".miners");
    s.aside[seat] = byte(from.aside, kMostMiners, field + ".aside");
    s.coin_actions[seat] = byte(from.coin_actions, kMostCoins, field + ".coin_actions");
    for (int mine = 0; mine < kMines; ++mine) {
      for (int value = 0; value < kValues; ++value) {
        const uint8_t cards = byte(from.gold[mine][value], box_.cards[mine][value],
                                   say(field, ".gold[", mine, "][", value, "]"));
        s.gold[seat][mine][value] = cards;
        s.nuggets[seat][mine] = static_cast<uint8_t>(s.nuggets[seat][mine] + cards * (value + 1));
      }
    }
    for (const std::string& name : from.gems) gem(s, seat, name, field + ".gems");
  }

  void gem(State& s, Seat seat, const std::string& name, const std::string& field) {
    const auto& types = box_.edition.gems;
    const auto found =
        std::find_if(types.begin(), types.end(), [&](const GemType& type) { return type.id == name; });
    if (found == types.end()) return refuse(say(field, ": there is no gem '", name.substr(0, 40), "'"));
    const auto bit = static_cast<uint8_t>(1U << (found - types.begin()));
    if ((s.gems[seat] & bit) != 0)
      refuse(say(field, ": ", name, " stands there twice; a player has one of a type"));
    s.gems[seat] |= bit;
  }

  void mine(State& s, int mine, const PositionMine& from) {
    const std::string field = say("state.mines[", mine, "]");
    for (int position = 0; position < kPositions; ++position) {
      place(s, mine, position, from.path[position], say(field, ".path[", position, "]"));
    }
    if (static_cast<int>(from.reserve.size()) != box_.seats) {
      return refuse(say(field, ".reserve: there must be ", box_.seats, " numbers, one a seat"));
    }
    for (Seat seat = 0; seat < box_.seats; ++seat)
      s.reserve[mine][seat] = byte(from.reserve[seat], kMostMiners, field + ".reserve");
    cards(s.deck[mine], from.deck, mine, field + ".deck");
  }

  void place(State& s, int mine, int position, const PathPlace& from, const std::string& field) {
    const auto bit = static_cast<Places>(1U << position);
    const bool miner = from.piece == Piece::miner || from.piece == Piece::lying_miner;
    if (from.seat.has_value() != miner) return refuse(say(field, ".seat: miners have one, and nothing else"));
    if (!miner) {
      if (from.piece != Piece::empty) s.dice[mine] |= bit;
      if (from.piece == Piece::wild_die) s.wild[mine] |= bit;
      return;
    }
    const Seat owner = seat(*from.seat, field + ".seat");
    (from.piece == Piece::miner ? s.standing : s.lying)[mine][owner] |= bit;
  }

  void cards(uint8_t (&to)[kCards], const CardCounts& from, int mine, const std::string& field) {
    const auto& most = box_.cards[mine];
    for (int value = 0; value < kValues; ++value)
      to[value] = byte(from.gold[value], most[value], say(field, ".gold[", value, "]"));
    to[c_gem] = byte(from.gem, most[c_gem], field + ".gem");
    to[c_silt] = byte(from.silt, most[c_silt], field + ".silt");
    to[c_foul_weather] = byte(from.foul_weather, most[c_foul_weather], field + ".foul_weather");
    to[c_false_alarm] = byte(from.false_alarm, most[c_false_alarm], field + ".false_alarm");
  }

  void draw(State& s, const Position& position) {
    const bool resolving = s.stage == Stage::mining || s.stage == Stage::winter;
    if (position.draw.has_value() != resolving) {
      return refuse(resolving ? "state.draw: missing; a mine is being resolved"
                              : "state.draw: no mine is being resolved");
    }
    if (!resolving) return;
    const OpenDraw& from = *position.draw;
    s.mine = static_cast<uint8_t>(from.mine);
    cards(s.face_up, from.face_up, s.mine, "state.draw.face_up");
    cards(s.bottom, from.bottom, s.mine, "state.draw.bottom");
    if (from.winter.has_value() != (s.stage == Stage::winter))
      return refuse("state.draw.winter: what the die shows, in Winter and only then");
    if (from.winter)
      s.winter = number<uint8_t>(*from.winter, 1, box_.edition.dice.winter_faces, "state.draw.winter");
  }

  static constexpr int kMostCoins = 250;
  static constexpr int kMostMiners = 8;

  const Box& box_;
};

}  // namespace

Position Rules::position(const State& s) const {
  Position to;
  to.year = box_.edition.years.list[s.year];
  to.stage = s.stage;
  to.turn = s.turn;
  to.start_player = s.start;
  if (s.stage == Stage::reserve) to.reserve_from = static_cast<Mine>(s.least);
  to.camp = s.camp;
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const Holdings held = holdings(s, seat);
    to.players.push_back({s.has_passed(seat), held.coins, s.spent[seat], held.miners, s.aside[seat],
                          s.coin_actions[seat], held.gold, held.gems});
  }
  for (int mine = 0; mine < kMines; ++mine) {
    PositionMine& row = to.mines[mine];
    row.path = shown_path(s, mine);
    row.reserve.assign(s.reserve[mine], s.reserve[mine] + box_.seats);
    row.deck = shown_cards(s.deck[mine]);
  }
  to.draw = shown_draw(s);
  return to;
}

Result<State> Rules::load(const Position& position) const {
  Loader loader(box_);
  State s = loader.load(position);
  if (loader.refusal) return loader.refusal;
  if (const char* const law = broken(s)) return Refusal{say("state.", law)};
  return s;
}

}  // namespace paydirt::fools_gold

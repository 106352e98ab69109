// The Mining Phase: one mine after the other is drawn from, divided, and visited again in Winter.
#include <algorithm>
#include <bit>
#include <numeric>

#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

/// Cards that a False Alarm may send away (FG-P4, FG-R28).
constexpr bool in_alarm_pool(int card) { return card < kTakeable || card == c_false_alarm; }

void put_back(uint8_t (&pile)[kCards], uint8_t (&cards)[kCards]) {
  for (int card = 0; card < kCards; ++card) {
    pile[card] = static_cast<uint8_t>(pile[card] + cards[card]);
    cards[card] = 0;
  }
}

}  // namespace

template <class J>
void Rules::resolve_from(State& s, int mine, Chance& chance, J& journal) const {
  for (; mine < kMines; ++mine) {  // FG-M2
    const int miners = std::popcount(s.all_standing(mine));
    if (miners > 0) {
      s.mine = static_cast<uint8_t>(mine);
      s.stage = Stage::mining;
      const int cards = miners * s.dice_at(mine);  // FG-M4
      if constexpr (J::listening) {
        journal.tell({.kind = e_draw,
                      .a = s.mine,
                      .b = static_cast<uint8_t>(s.dice_at(mine)),
                      .amount = static_cast<int16_t>(cards)});
      }
      draw(s, cards, chance, journal);
      s.turn = first_of(s.standing[mine], s.reserve[mine]);
      return;
    }
    if constexpr (J::listening) {  // FG-R16
      journal.tell({.kind = e_skip, .a = static_cast<uint8_t>(mine)});
    }
  }
  end_year(s, chance, journal);
}

template <class J>
void Rules::draw(State& s, int count, Chance& chance, J& journal) const {
  uint8_t(&deck)[kCards] = s.deck[s.mine];
  int left = std::accumulate(deck, deck + kCards, 0);
  for (int drawn = 0; drawn < count && left > 0; ++drawn, --left) {  // FG-R24, FG-R30
    int at = chance.roll(static_cast<uint8_t>(p_deck + s.mine), 0, left - 1);
    int card = 0;
    while (at >= deck[card]) at -= deck[card++];
    --deck[card];
    ++s.face_up[card];
    if constexpr (J::listening) {
      journal.tell({.kind = e_card, .a = s.mine, .b = static_cast<uint8_t>(card)});
    }
    if (card != c_foul_weather || drawn + 1 == count) continue;  // FG-P3
    --count;                                                     // FG-P2
    if constexpr (J::listening) journal.tell({.kind = e_weather, .a = s.mine});
  }
  if (s.face_up[c_false_alarm] > 0) sound_alarms(s, chance, journal);  // FG-M6
}

template <class J>
void Rules::sound_alarms(State& s, Chance& chance, [[maybe_unused]] J& journal) const {
  int pool = 0;
  for (int card = 0; card < kCards; ++card) pool += in_alarm_pool(card) ? s.face_up[card] : 0;
  for (int alarms = s.face_up[c_false_alarm]; alarms > 0; --alarms, --pool) {  // FG-P4, FG-R27
    int at = chance.roll(p_alarm, 0, pool - 1);
    int card = 0;
    while (!in_alarm_pool(card) || at >= s.face_up[card]) {
      at -= in_alarm_pool(card) ? s.face_up[card] : 0;
      ++card;
    }
    --s.face_up[card];
    ++s.bottom[card];
    if constexpr (J::listening) {
      journal.tell({.kind = e_alarm, .a = s.mine, .b = static_cast<uint8_t>(card)});
    }
  }
}

template <class J>
void Rules::act(State& s, Seat seat, Move move, Chance& chance, J& journal) const {
  Places& standing = s.standing[s.mine][seat];
  const int space = highest_space(standing);  // FG-M10
  standing = static_cast<Places>(standing & ~place_of(space));
  switch (move.kind) {
    case k_take:  // FG-M13
      --s.face_up[move.a];
      if (move.a == c_gem) {
        s.gems[seat] = static_cast<uint8_t>(s.gems[seat] | gem_bit_[s.mine]);
      } else {
        ++s.gold[seat][s.mine][move.a];
        s.nuggets[seat][s.mine] = static_cast<uint8_t>(s.nuggets[seat][s.mine] + move.a + 1);
      }
      if constexpr (J::listening) {
        journal.tell({.kind = e_take, .seat = seat, .a = s.mine, .b = move.a});
      }
      break;
    case k_coins:  // FG-M14
      s.coins[seat] = static_cast<uint8_t>(s.coins[seat] + bank_coins_);
      ++s.coin_actions[seat];
      if constexpr (J::listening) {
        journal.tell(
            {.kind = e_coins, .seat = seat, .a = s.mine, .amount = static_cast<int16_t>(bank_coins_)});
      }
      break;
    case k_lie_down:  // FG-M15
      s.lying[s.mine][seat] = static_cast<Places>(s.lying[s.mine][seat] | place_of(space));
      if constexpr (J::listening) {
        journal.tell({.kind = e_lie_down, .seat = seat, .a = s.mine, .b = static_cast<uint8_t>(space)});
      }
      return next_miner(s, chance, journal);
    default:  // FG-W5
      if constexpr (J::listening) journal.tell({.kind = e_nothing, .seat = seat, .a = s.mine, .b = 1});
      break;
  }
  go_home(s, seat, journal);
  if (s.stage == Stage::mining) return next_miner(s, chance, journal);
  next_winter_miner(s, chance, journal);
}

/// A miner goes behind the screen, and with the last one of the path the reserve (FG-M12).
template <class J>
void Rules::go_home(State& s, Seat seat, [[maybe_unused]] J& journal) const {
  ++s.miners[seat];
  uint8_t& reserve = s.reserve[s.mine][seat];
  if (reserve == 0 || s.standing[s.mine][seat] != 0 || s.lying[s.mine][seat] != 0) return;
  if constexpr (J::listening) {
    journal.tell({.kind = e_home, .seat = seat, .a = s.mine, .amount = reserve});
  }
  s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + reserve);
  reserve = 0;
}

template <class J>
void Rules::next_miner(State& s, Chance& chance, J& journal) const {
  const Seat next = first_of(s.standing[s.mine], s.reserve[s.mine]);  // FG-M11
  if (next == kNobody) return begin_winter(s, chance, journal);
  s.turn = next;
}

template <class J>
void Rules::begin_winter(State& s, Chance& chance, J& journal) const {
  clear_face_up(s, journal);                                             // FG-W1
  if (s.all_lying(s.mine) == 0) return finish_mine(s, chance, journal);  // FG-R23
  std::swap(s.standing[s.mine], s.lying[s.mine]);                        // FG-W2
  s.stage = Stage::winter;
  s.winter = static_cast<uint8_t>(chance.roll(p_winter, 1, edition_.dice.winter_faces));
  if constexpr (J::listening) {
    const Seat roller = last_of(s.standing[s.mine], s.reserve[s.mine]);
    journal.tell({.kind = e_winter, .seat = roller, .a = s.mine, .amount = s.winter});
  }
  draw(s, s.winter, chance, journal);  // FG-W3
  next_winter_miner(s, chance, journal);
}

template <class J>
void Rules::next_winter_miner(State& s, Chance& chance, J& journal) const {
  for (;;) {  // FG-W4
    const Seat next = first_of(s.standing[s.mine], s.reserve[s.mine]);
    if (next == kNobody) break;
    s.turn = next;
    if (can_take_any(s, next)) return;
    Places& standing = s.standing[s.mine][next];  // FG-R47: nothing to be asked
    standing = static_cast<Places>(standing & ~place_of(highest_space(standing)));
    if constexpr (J::listening) journal.tell({.kind = e_nothing, .seat = next, .a = s.mine});
    go_home(s, next, journal);
  }
  clear_face_up(s, journal);
  finish_mine(s, chance, journal);
}

template <class J>
void Rules::clear_face_up(State& s, [[maybe_unused]] J& journal) const {
  if constexpr (J::listening) {
    const int left = std::accumulate(s.face_up, s.face_up + kCards, 0);
    if (left > 0) journal.tell({.kind = e_leave, .a = s.mine, .amount = static_cast<int16_t>(left)});
  }
  put_back(s.bottom, s.face_up);
}

template <class J>
void Rules::finish_mine(State& s, Chance& chance, J& journal) const {
  put_back(s.deck[s.mine], s.bottom);  // FG-W6
  s.winter = 0;
  resolve_from(s, s.mine + 1, chance, journal);
}

template void Rules::resolve_from(State&, int, Chance&, Journal&) const;
template void Rules::resolve_from(State&, int, Chance&, NoJournal&) const;
template void Rules::act(State&, Seat, Move, Chance&, Journal&) const;
template void Rules::act(State&, Seat, Move, Chance&, NoJournal&) const;

}  // namespace paydirt::fools_gold

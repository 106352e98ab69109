// The Mining Phase: one mine after the other is drawn from, divided, and visited again in Winter.
#include <algorithm>
#include <bit>
#include <numeric>

#include "games/fools_gold/play.hpp"

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

void Play::resolve_from(int mine) {
  State& s = s_;
  for (; mine < kMines; ++mine) {  // FG-M2
    const int miners = std::popcount(s.all_standing(mine));
    if (miners > 0) {
      s.mine = static_cast<uint8_t>(mine);
      s.stage = Stage::mining;
      const int cards = miners * s.dice_at(mine);  // FG-M4
      tell({.kind = e_draw,
            .a = s.mine,
            .b = static_cast<uint8_t>(s.dice_at(mine)),
            .amount = static_cast<int16_t>(cards)});
      draw(cards);
      s.turn = first_of(s.standing[mine], s.reserve[mine]);
      return;
    }
    tell({.kind = e_skip, .a = static_cast<uint8_t>(mine)});  // FG-R16
  }
  end_year();
}

void Play::draw(int count) {
  State& s = s_;
  Chance& chance = chance_;
  const bool heard = scribe_.listening();
  uint8_t(&deck)[kCards] = s.deck[s.mine];
  const auto purpose = static_cast<uint8_t>(p_deck + s.mine);
  int left = std::accumulate(deck, deck + kCards, 0);
  for (int drawn = 0; drawn < count && left > 0; ++drawn, --left) {  // FG-R24, FG-R30
    int at = chance.roll(purpose, 0, left - 1);
    int card = 0;
    while (at >= deck[card]) at -= deck[card++];
    --deck[card];
    ++s.face_up[card];
    if (heard) tell({.kind = e_card, .a = s.mine, .b = static_cast<uint8_t>(card)});
    if (card != c_foul_weather || drawn + 1 == count) continue;  // FG-P3
    --count;                                                     // FG-P2
    tell({.kind = e_weather, .a = s.mine});
  }
  if (s.face_up[c_false_alarm] > 0) sound_alarms();  // FG-M6
}

void Play::sound_alarms() {
  int pool = 0;
  for (int card = 0; card < kCards; ++card) pool += in_alarm_pool(card) ? s_.face_up[card] : 0;
  for (int alarms = s_.face_up[c_false_alarm]; alarms > 0; --alarms, --pool) {  // FG-P4, FG-R27
    int at = chance_.roll(p_alarm, 0, pool - 1);
    int card = 0;
    while (!in_alarm_pool(card) || at >= s_.face_up[card]) {
      at -= in_alarm_pool(card) ? s_.face_up[card] : 0;
      ++card;
    }
    --s_.face_up[card];
    ++s_.bottom[card];
    tell({.kind = e_alarm, .a = s_.mine, .b = static_cast<uint8_t>(card)});
  }
}

void Play::act(Seat seat, Move move) {
  State& s = s_;
  Places& standing = s.standing[s.mine][seat];
  const int space = highest_space(standing);  // FG-M10
  standing = static_cast<Places>(standing & ~place_of(space));
  switch (move.kind) {
    case k_take:  // FG-M13
      --s.face_up[move.a];
      if (move.a == c_gem) {
        s.gems[seat] = static_cast<uint8_t>(s.gems[seat] | box_.gem_bit[s.mine]);
      } else {
        ++s.gold[seat][s.mine][move.a];
        s.nuggets[seat][s.mine] = static_cast<uint8_t>(s.nuggets[seat][s.mine] + move.a + 1);
      }
      tell({.kind = e_take, .seat = seat, .a = s.mine, .b = move.a});
      break;
    case k_coins:  // FG-M14
      s.coins[seat] = static_cast<uint8_t>(s.coins[seat] + box_.bank_coins);
      ++s.coin_actions[seat];
      tell({.kind = e_coins, .seat = seat, .a = s.mine, .amount = static_cast<int16_t>(box_.bank_coins)});
      break;
    case k_lie_down:  // FG-M15
      s.lying[s.mine][seat] = static_cast<Places>(s.lying[s.mine][seat] | place_of(space));
      tell({.kind = e_lie_down, .seat = seat, .a = s.mine, .b = static_cast<uint8_t>(space)});
      return next_miner();
    default:  // FG-W5
      tell({.kind = e_nothing, .seat = seat, .a = s.mine, .b = 1});
      break;
  }
  go_home(seat);
  if (s.stage == Stage::mining) return next_miner();
  next_winter_miner();
}

/// A miner goes behind the screen, and with the last one of the path the reserve (FG-M12).
void Play::go_home(Seat seat) {
  State& s = s_;
  ++s.miners[seat];
  uint8_t& reserve = s.reserve[s.mine][seat];
  if (reserve == 0 || s.standing[s.mine][seat] != 0 || s.lying[s.mine][seat] != 0) return;
  tell({.kind = e_home, .seat = seat, .a = s.mine, .amount = reserve});
  s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + reserve);
  reserve = 0;
}

void Play::next_miner() {
  const Seat next = first_of(s_.standing[s_.mine], s_.reserve[s_.mine]);  // FG-M11
  if (next == kNobody) return begin_winter();
  s_.turn = next;
}

void Play::begin_winter() {
  clear_face_up();                                       // FG-W1
  if (s_.all_lying(s_.mine) == 0) return finish_mine();  // FG-R23
  std::swap(s_.standing[s_.mine], s_.lying[s_.mine]);    // FG-W2
  s_.stage = Stage::winter;
  s_.winter = static_cast<uint8_t>(chance_.roll(p_winter, 1, box_.edition.dice.winter_faces));
  if (scribe_.listening()) {
    const Seat roller = last_of(s_.standing[s_.mine], s_.reserve[s_.mine]);
    tell({.kind = e_winter, .seat = roller, .a = s_.mine, .amount = s_.winter});
  }
  draw(s_.winter);  // FG-W3
  next_winter_miner();
}

void Play::next_winter_miner() {
  State& s = s_;
  for (;;) {  // FG-W4
    const Seat next = first_of(s.standing[s.mine], s.reserve[s.mine]);
    if (next == kNobody) break;
    s.turn = next;
    if (look().can_take_any(next)) return;
    Places& standing = s.standing[s.mine][next];  // FG-R47: nothing to be asked
    standing = static_cast<Places>(standing & ~place_of(highest_space(standing)));
    tell({.kind = e_nothing, .seat = next, .a = s.mine});
    go_home(next);
  }
  clear_face_up();
  finish_mine();
}

void Play::clear_face_up() {
  if (scribe_.listening()) {
    const int left = std::accumulate(s_.face_up, s_.face_up + kCards, 0);
    if (left > 0) tell({.kind = e_leave, .a = s_.mine, .amount = static_cast<int16_t>(left)});
  }
  put_back(s_.bottom, s_.face_up);
}

void Play::finish_mine() {
  put_back(s_.deck[s_.mine], s_.bottom);  // FG-W6
  s_.winter = 0;
  resolve_from(s_.mine + 1);
}

}  // namespace paydirt::fools_gold

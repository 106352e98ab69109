// Gaining, paying, drawing and what effects do.
#include <bit>

#include "games/coloma/play.hpp"

namespace paydirt::coloma {

void Play::gain(Seat seat, const Goods& goods, Source source, bool by_action, int times) {
  for (const Good good : {g_dudes, g_bucks, g_gold, g_horses, g_camps}) {
    if (goods[good] != 0) gain_one(seat, good, goods[good] * times);
  }
  const int cards = goods[g_cards] * times;
  const bool more = by_action && cards > 0 && of(seat).character == Character::woodsman;
  const int extra = more ? box_.power[static_cast<int>(Character::woodsman)].amount : 0;  // CO903, COR29
  draw(seat, cards + extra);
  score(seat, source, goods[g_vp] * times);
}

void Play::gain_one(Seat seat, Good good, int wanted) {
  Player& player = of(seat);
  if (good == g_gold) return take_gold(seat, wanted);
  if (good == g_bucks) {  // COR30
    player.bucks = static_cast<int16_t>(std::min(kMostBucks, player.bucks + wanted));
  }
  int got = wanted;
  const auto move_over = [&](uint8_t& from, uint8_t& to) {  // CO521
    got = std::min<int>(wanted, from);
    from = static_cast<uint8_t>(from - got);
    to = static_cast<uint8_t>(to + got);
  };
  if (good == g_dudes) move_over(player.dudes_reserve, player.dudes);
  if (good == g_camps) move_over(player.camps_reserve, player.camps);
  if (good == g_horses) move_over(s_.horses, player.horses);
  if (got > 0) tell({.kind = e_gain, .seat = seat, .a = good, .amount = static_cast<int16_t>(got)});
}

void Play::take_gold(Seat seat, int count) {
  const int got =
      std::min<int>(count, s_.pool);  // CO511: the pools empty from the top, so one number will do
  s_.pool = static_cast<uint8_t>(s_.pool - got);
  of(seat).gold = static_cast<uint8_t>(of(seat).gold + got);
  if (got > 0) tell({.kind = e_gain, .seat = seat, .a = g_gold, .amount = static_cast<int16_t>(got)});
  if (got < count) gain_one(seat, g_bucks, count - got);  // CO515
}

void Play::draw(Seat seat, int count) {
  Player& player = of(seat);
  Deck& deck = player.deck;
  for (int i = 0; i < count; ++i) {
    if (deck.size() == 0) return score(seat, from_empty_deck, count - i);  // CO352
    uint8_t card = 0;
    if (deck.top > 0) {
      card = deck.take_known();
    } else {
      const int last = std::popcount(deck.middle) - 1;
      card = nth_bit(deck.middle, chance_.roll(static_cast<uint8_t>(p_deck + seat), 0, last));
      deck.middle = static_cast<uint16_t>(deck.middle & ~bit(card));
      deck.settle();
      scribe_.reveal(SeatSet::of(seat));
    }
    player.hand = static_cast<uint16_t>(player.hand | bit(card));
    tell({.kind = e_draw, .seat = seat, .secret = card, .knows = SeatSet::of(seat)});
  }
}

void Play::score(Seat seat, Source source, int points) {
  if (points == 0) return;
  of(seat).vp[source] = static_cast<int16_t>(std::min(kMostPoints, of(seat).vp[source] + points));
  tell({.kind = e_score, .seat = seat, .a = source, .amount = static_cast<int16_t>(points)});
}

void Play::charge(Seat seat, const Goods& price) {
  Player& player = of(seat);
  const auto give = [&](Good good, uint8_t& from, uint8_t& to) {
    const int count = price[good];
    if (count == 0) return;
    from = static_cast<uint8_t>(from - count);
    to = static_cast<uint8_t>(to + count);
    tell({.kind = e_pay, .seat = seat, .a = good, .amount = static_cast<int16_t>(count)});
  };
  uint8_t box = 0;
  give(g_dudes, player.dudes, player.dudes_reserve);  // CO316, CO335
  give(g_camps, player.camps, player.camps_reserve);
  give(g_horses, player.horses, s_.horses);
  give(g_gold, player.gold, s_.spent);  // CO514
  give(g_used_barrels, player.used_barrels, box);
  if (price[g_cards] > 0) push(Step::discard, seat);
  if (price[g_barrels] > 0) push(Step::cask, seat);
  charge_bucks(seat, price[g_bucks]);
}

void Play::charge_bucks(Seat seat, int bucks) {
  if (bucks == 0) return;
  const Player& player = of(seat);
  const int least = look().least_gold(player, bucks);
  if (least == look().most_gold(player, bucks)) return pay_bucks(seat, bucks, least);
  push(Step::pay, seat, 0, 0, 0, bucks);
}

/// COR21: Nuggets first, and nothing comes back.
void Play::pay_bucks(Seat seat, int bucks, int gold) {
  Player& player = of(seat);
  const int rest = std::max(0, bucks - gold * look().gold_value());
  player.gold = static_cast<uint8_t>(player.gold - gold);
  s_.spent = static_cast<uint8_t>(s_.spent + gold);
  player.bucks = static_cast<int16_t>(player.bucks - rest);
  if (gold > 0) tell({.kind = e_pay, .seat = seat, .a = g_gold, .amount = static_cast<int16_t>(gold)});
  if (rest > 0) tell({.kind = e_pay, .seat = seat, .a = g_bucks, .amount = static_cast<int16_t>(rest)});
}

void Play::discard(Seat seat, Move move) {  // CO351
  Player& player = of(seat);
  player.hand = static_cast<uint16_t>(player.hand & ~bit(move.a));
  player.deck.lay(move.a, static_cast<End>(move.b));
  tell({.kind = e_discard, .seat = seat, .a = move.b, .secret = move.a, .knows = SeatSet::of(seat)});
}

void Play::break_cask(Seat seat, int type) {
  Player& player = of(seat);
  if (type == kBarrels) {
    --player.used_barrels;
  } else {
    --player.saved[type];
    if (s_.turn.fresh_barrels[type] > 0) --s_.turn.fresh_barrels[type];
  }
  tell({.kind = e_cask, .seat = seat, .a = static_cast<uint8_t>(type)});
}

void Play::apply(Seat seat, const Effect& effect, Source source) {
  const int times = effect.counts ? look().count(seat, effect.per) : 1;
  gain(seat, effect.gain, source, true, times);
  act(seat, effect.action);
}

/// Pushes the question of an action; where there is nothing to choose, nothing happens (COR9).
void Play::act(Seat seat, Action action) {
  if (action == Action::none) return;
  if (action == Action::signpost) return use_lent_boom(seat);
  if (action == Action::wheelbarrows) return enable(Trigger::wheelbarrow);  // CO318
  if (!look().possible(seat, action)) return;
  switch (action) {
    case Action::wagon: return begin_movement(seat);
    case Action::place_camps: return push(Step::place, seat, 0, kNone);
    case Action::place_camp_anywhere: return push(Step::place, seat, 0, 1, 1);  // COR19
    case Action::fill_rows: return push(Step::place, seat, kNone);              // COR20
    case Action::fill_row: return push(Step::place, seat, 1);
    case Action::take_barrel: return push(Step::take, seat);
    case Action::boom2: return push(Step::build, seat, 2);
    case Action::boom3: return push(Step::build, seat, 3);
    default: return push(Step::build, seat, 4);
  }
}

void Play::use_lent_boom(Seat seat) {  // COR13
  switch (look().lent_boom()) {
    case 0: open_mill(); return enable(Trigger::wheelbarrow);
    case 1: return act(seat, Action::boom2);
    case 2: return act(seat, Action::boom3);
    case 3: return act(seat, Action::wagon);
    case 4: return gain_one(seat, g_camps, 1);
    case kBarker: return act(seat, Action::take_barrel);
    default: return;
  }
}

}  // namespace paydirt::coloma

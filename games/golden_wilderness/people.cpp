// People: draw stacks, hands, the immigrant pool, and who knows which card.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

/// GW-B10, GW-R03: an empty stack is refilled when a card must be taken from it.
int Play::draw_card(int deck) {
  if (s.draw[deck] == 0) {
    for (int i = 0; i < s.discards[deck]; ++i) {
      s.draw[deck] |= CardSet{1} << s.discard[deck][i];
      s.discard[deck][i] = 0;
    }
    s.discards[deck] = 0;
  }
  if (s.draw[deck] == 0) return kNone;  // GW-R04
  const int place = chance_.roll(static_cast<uint8_t>(p_pioneer + deck), 0, std::popcount(s.draw[deck]) - 1);
  const int card = nth(s.draw[deck], place);
  s.draw[deck] &= ~(CardSet{1} << card);
  return kDeckStart[deck] + card;
}

void Play::gain(Seat seat, int card) {
  const int deck = deck_of(card);
  s.hand[seat][deck] |= card_bit(card);
  ++s.hand_size[seat][deck];
  s.known[seat][deck] &= ~card_bit(card);  // one's own cards need no note
}

void Play::draw_to_hand(Seat seat, int deck) {
  const int card = draw_card(deck);
  if (card == kNone) return;
  gain(seat, card);
  tell({.kind = e_draw,
        .seat = seat,
        .a = static_cast<uint8_t>(deck),
        .secret = static_cast<uint8_t>(card),
        .knows = SeatSet::of(seat)});
}

void Play::lose(Seat seat, int card) {
  const int deck = deck_of(card);
  s.hand[seat][deck] &= ~card_bit(card);
  --s.hand_size[seat][deck];
  for (auto& known : s.known) known[deck] &= ~card_bit(card);
}

/// Face up, so everybody sees it; where all pioneers are equal it does not matter who it was (GW-B18).
void Play::discard(Seat seat, int card) {
  const int deck = deck_of(card);
  if (box_.icons) {
    SeatSet learn;
    for (const Seat other : all_but(seat)) {
      if ((s.known[other][deck] & card_bit(card)) == 0) learn.add(other);
    }
    scribe_.reveal(learn);
    if (seat == s.turn) s.spent[deck] |= card_bit(card);  // GW-R75
  }
  lose(seat, card);
  s.discard[deck][s.discards[deck]++] = static_cast<uint8_t>(card - kDeckStart[deck]);
}

/// The card stays in the hand, and everybody knows it now.
void Play::show(Seat seat, int card) {
  SeatSet learn;
  for (const Seat other : all_but(seat)) {
    CardSet& known = s.known[other][deck_of(card)];
    if ((known & card_bit(card)) == 0) learn.add(other);
    known |= card_bit(card);
  }
  scribe_.reveal(learn);
}

void Play::add_to_pool(int deck, int count) {
  int added = 0;
  for (; added < count; ++added) {
    const int card = draw_card(deck);
    if (card == kNone) break;
    s.pool[deck] |= card_bit(card);
    ++s.pool_size[deck];
    const Seat governor = s.role[index(Role::governor)];
    if (governor != kNobody) s.known[governor][deck] |= card_bit(card);  // GW-A03
  }
  if (added > 0) {
    tell({.kind = e_pool, .a = static_cast<uint8_t>(deck), .amount = static_cast<int16_t>(added)});
  }
}

/// The others see only the back. The governor sees what is left; whoever else knew some of several cards
/// cannot tell now which of them is gone.
void Play::take_from_pool(Seat seat, int card) {
  const int deck = deck_of(card);
  const Seat governor = s.role[index(Role::governor)];
  const bool certain = s.pool_size[deck] == 1;
  SeatSet knows = SeatSet::of(seat);
  for (const Seat other : all_but(seat)) {
    if (other == governor) {
      knows.add(other);
    } else if (!certain) {
      s.known[other][deck] &= ~s.pool[deck];
    }
  }
  scribe_.reveal(all());  // nobody can say whether it was drawn or chosen
  s.pool[deck] &= ~card_bit(card);
  --s.pool_size[deck];
  gain(seat, card);
  tell({.kind = e_take,
        .seat = seat,
        .a = static_cast<uint8_t>(deck),
        .secret = static_cast<uint8_t>(card),
        .knows = knows});
}

/// GW-B21, GW-R17, GW-R18: one card each, round and round, until the pool is empty.
void Play::advance_distribution() {
  if (s.pool_total() == 0) {
    s.todo.pop();
    return;
  }
  const Seat taker = s.todo.top().a;
  s.todo.top().a = left_of(taker);
  int decks = 0;
  int last = 0;
  bool knows = false;
  for (int deck = 0; deck < kDecks; ++deck) {
    if (s.pool_size[deck] == 0) continue;
    ++decks;
    last = deck;
    knows = knows || (s.known[taker][deck] & s.pool[deck]) != 0;
  }
  if (decks > 1 || knows) return s.todo.push(question_to(taker, Step::take));
  const int place = chance_.roll(p_pool, 0, s.pool_size[last] - 1);
  take_from_pool(taker, kDeckStart[last] + nth(s.pool[last], place));
}

void Play::play_take(Seat seat, Move move) {
  s.todo.pop();
  if (move.kind == k_take_card) return take_from_pool(seat, move.a);
  const CardSet unknown = s.pool[move.a] & ~s.known[seat][move.a];
  const int place = chance_.roll(p_pool, 0, std::popcount(unknown) - 1);
  take_from_pool(seat, kDeckStart[move.a] + nth(unknown, place));
}

/// GW-A03, GW-R19.
void Play::show_pool(SeatSet seats) {
  for (const Seat seat : seats) {
    for (int deck = 0; deck < kDecks; ++deck) s.known[seat][deck] |= s.pool[deck];
    tell({.kind = e_show, .seat = seat});
  }
  scribe_.reveal(seats);
}

}  // namespace paydirt::golden_wilderness

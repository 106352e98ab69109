// People: draw stacks, hands, the immigrant pool, and who knows which card.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

/// GW-B10, GW-R03: an empty stack is refilled when a card must be taken from it.
int Play::draw_card(int deck) {
  if (s_.draw[deck] == 0) {
    for (int i = 0; i < s_.discards[deck]; ++i) {
      s_.draw[deck] |= CardSet{1} << s_.discard[deck][i];
      s_.discard[deck][i] = 0;
    }
    s_.discards[deck] = 0;
  }
  if (s_.draw[deck] == 0) return kNone;  // GW-R04
  const int place = chance_.roll(static_cast<uint8_t>(p_pioneer + deck), 0, std::popcount(s_.draw[deck]) - 1);
  const int card = nth(s_.draw[deck], place);
  s_.draw[deck] &= ~(CardSet{1} << card);
  return kDeckStart[deck] + card;
}

void Play::gain(Seat seat, int card) {
  const int deck = deck_of(card);
  s_.hand[seat][deck] |= card_bit(card);
  ++s_.hand_size[seat][deck];
  s_.known[seat][deck] &= ~card_bit(card);  // one's own cards need no note
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
  s_.hand[seat][deck] &= ~card_bit(card);
  --s_.hand_size[seat][deck];
  for (auto& known : s_.known) known[deck] &= ~card_bit(card);
}

/// Face up, so everybody sees it; where all pioneers are equal it does not matter who it was (GW-B18).
void Play::discard(Seat seat, int card) {
  const int deck = deck_of(card);
  if (box_.icons) {
    SeatSet learn;
    for (const Seat other : all_but(seat)) {
      if ((s_.known[other][deck] & card_bit(card)) == 0) learn.add(other);
    }
    scribe_.reveal(learn);
    if (seat == s_.turn) s_.spent[deck] |= card_bit(card);  // GW-R75
  }
  lose(seat, card);
  s_.discard[deck][s_.discards[deck]++] = static_cast<uint8_t>(card - kDeckStart[deck]);
}

/// The card stays in the hand, and everybody knows it now.
void Play::show(Seat seat, int card) {
  SeatSet learn;
  for (const Seat other : all_but(seat)) {
    CardSet& known = s_.known[other][deck_of(card)];
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
    s_.pool[deck] |= card_bit(card);
    ++s_.pool_size[deck];
    const Seat governor = s_.role[index(Role::governor)];
    if (governor != kNobody) s_.known[governor][deck] |= card_bit(card);  // GW-A03
  }
  if (added > 0) {
    tell({.kind = e_pool, .a = static_cast<uint8_t>(deck), .amount = static_cast<int16_t>(added)});
  }
}

/// The others see only the back. The governor sees what is left; whoever else knew some of several cards
/// cannot tell now which of them is gone.
void Play::take_from_pool(Seat seat, int card) {
  const int deck = deck_of(card);
  const Seat governor = s_.role[index(Role::governor)];
  const bool certain = s_.pool_size[deck] == 1;
  SeatSet knows = SeatSet::of(seat);
  for (const Seat other : all_but(seat)) {
    if (other == governor) {
      knows.add(other);
    } else if (!certain) {
      s_.known[other][deck] &= ~s_.pool[deck];
    }
  }
  scribe_.reveal(all());  // nobody can say whether it was drawn or chosen
  s_.pool[deck] &= ~card_bit(card);
  --s_.pool_size[deck];
  gain(seat, card);
  tell({.kind = e_take,
        .seat = seat,
        .a = static_cast<uint8_t>(deck),
        .secret = static_cast<uint8_t>(card),
        .knows = knows});
}

/// GW-B21, GW-R17, GW-R18: one card each, round and round, until the pool is empty.
void Play::advance_distribution() {
  if (s_.pool_total() == 0) {
    s_.todo.pop();
    return;
  }
  const Seat taker = s_.todo.top().a;
  s_.todo.top().a = left_of(taker);
  int decks = 0;
  int last = 0;
  bool knows = false;
  for (int deck = 0; deck < kDecks; ++deck) {
    if (s_.pool_size[deck] == 0) continue;
    ++decks;
    last = deck;
    knows = knows || (s_.known[taker][deck] & s_.pool[deck]) != 0;
  }
  if (decks > 1 || knows) return s_.todo.push(question_to(taker, Step::take));
  const int place = chance_.roll(p_pool, 0, s_.pool_size[last] - 1);
  take_from_pool(taker, kDeckStart[last] + nth(s_.pool[last], place));
}

void Play::play_take(Seat seat, Move move) {
  s_.todo.pop();
  if (move.kind == k_take_card) return take_from_pool(seat, move.a);
  const CardSet unknown = s_.pool[move.a] & ~s_.known[seat][move.a];
  const int place = chance_.roll(p_pool, 0, std::popcount(unknown) - 1);
  take_from_pool(seat, kDeckStart[move.a] + nth(unknown, place));
}

/// GW-A03, GW-R19.
void Play::show_pool(SeatSet seats) {
  for (const Seat seat : seats) {
    for (int deck = 0; deck < kDecks; ++deck) s_.known[seat][deck] |= s_.pool[deck];
    tell({.kind = e_show, .seat = seat});
  }
  scribe_.reveal(seats);
}

}  // namespace paydirt::golden_wilderness

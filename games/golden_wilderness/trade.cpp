// Trade: an offer is composed item by item, proposed, and accepted or declined.
#include "games/golden_wilderness/trade.hpp"

#include <algorithm>

#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

void Play::begin_offer(Seat seat, Seat partner) {
  if (s_.asked_for(Step::opening)) {
    s_.todo.pop();
  } else if (box_.version == 1) {  // opening the composer used up the offer
    ++s_.offers;
  }
  s_.todo.push(question_to(seat, Step::compose, partner));
}

/// GW-R31: a dropped draft is no offer, but there are not endlessly many of them either.
void Play::drop_offer() {
  s_.todo.pop();
  clear_offer();
  if (box_.version > 1 && s_.asked_for(Step::act)) ++s_.todo.top().a;
}

/// Until it is proposed nobody else hears of it.
void Play::compose(Seat /*seat*/, Move move) {
  uint8_t& next = s_.todo.top().step;
  const bool asks = move.kind >= k_ask_pesos;
  Bargain& side = asks ? s_.asked : s_.given;
  const uint8_t base = asks ? i_ask_pesos : i_give_pesos;
  switch (move.kind) {
    case k_give_pesos:
    case k_ask_pesos:
      side.pesos = static_cast<int16_t>(side.pesos + move.amount());
      // After the largest sum that a move names another may follow.
      next = box_.version > 1 && move.amount() == kMostAtOnce ? base : base + 1;
      return;
    case k_give_tile:
    case k_ask_tile:
      side.tile = move.a;
      next = base + 3;
      return;
    case k_give_role:
    case k_ask_role:
      side.role = move.a;
      next = base + 4;
      return;
    default: {
      const bool any = move.kind == k_give_people || move.kind == k_ask_people;
      side.cards[side.cards[0] == kNone ? 0 : 1] = any ? any_of(move.a) : move.a;
      next = base + 1;
    }
  }
}

void Play::propose(Seat seat) {
  const Seat partner = s_.todo.pop().a;
  if (box_.version > 1 && s_.asked_for(Step::act)) ++s_.offers;
  s_.todo.push(question_to(partner, Step::answer, seat));
  for (const uint8_t card : s_.given.cards) {
    if (card < kCards) s_.known[partner][deck_of(card)] |= card_bit(card);  // GW-R33
  }
  tell_offer(seat, partner);
  scribe_.reveal(all_but(seat));
}

/// Always as many events, whatever is offered.
void Play::tell_offer(Seat seat, Seat partner) {
  tell({.kind = e_offer, .seat = seat, .a = partner});
  const auto side = [&](Seat giver, const Bargain& bargain) {
    const auto deck = [](uint8_t card) {
      if (card == kNone) return kNone;
      return static_cast<uint8_t>(is_any(card) ? card - any_of(0) : deck_of(card));
    };
    tell({.kind = e_gives,
          .seat = giver,
          .a = deck(bargain.cards[0]),
          .b = deck(bargain.cards[1]),
          .amount = bargain.pesos});
    tell({.kind = e_gives_more, .seat = giver, .a = bargain.tile, .b = bargain.role});
  };
  side(seat, s_.given);
  side(partner, s_.asked);
}

/// GW-R30.
void Play::answer_offer(Seat seat, Move move) {
  const Seat offerer = s_.todo.pop().a;
  tell({.kind = move.kind == k_accept ? e_accept : e_decline, .seat = seat, .a = offerer});
  if (move.kind != k_accept) return clear_offer();
  for (const uint8_t card : s_.asked.cards) {
    if (card >= kCards) continue;
    s_.known[offerer][deck_of(card)] |= card_bit(card);
    scribe_.reveal(SeatSet::of(offerer));
  }
  ask_for_cards(seat, offerer);
}

/// The giver chooses cards that are asked for by deck; he has no choice if that is all he has of it.
void Play::ask_for_cards(Seat giver, Seat offerer) {
  const auto ascending = [](Bargain& side) {
    if (side.cards[0] > side.cards[1]) std::swap(side.cards[0], side.cards[1]);
  };
  const auto lowest = [&](Seat seat, const Bargain& side, int deck) {
    CardSet cards = s_.hand[seat][deck];
    for (const uint8_t taken : side.cards) {
      if (taken < kCards && deck_of(taken) == deck) cards &= ~card_bit(taken);
    }
    return static_cast<uint8_t>(kDeckStart[deck] + std::countr_zero(cards));
  };
  for (uint8_t& card : s_.given.cards) {
    if (is_any(card)) card = lowest(offerer, s_.given, card - any_of(0));  // all pioneers are equal
  }
  for (uint8_t& card : s_.asked.cards) {
    if (!is_any(card)) continue;
    const int deck = card - any_of(0);
    if (box_.icons && s_.hand_size[giver][deck] > cards_of(s_.asked, deck)) {
      return s_.todo.push(question_to(giver, Step::hand_over, offerer));
    }
    card = lowest(giver, s_.asked, deck);
    if (box_.icons) s_.known[offerer][deck] |= card_bit(card);
    scribe_.reveal(SeatSet::of(offerer));
  }
  ascending(s_.given);
  ascending(s_.asked);
  exchange(offerer, giver);
}

void Play::hand_over(Seat seat, int card) {
  const Seat offerer = s_.todo.pop().a;
  uint8_t* const open = std::find(s_.asked.cards, s_.asked.cards + 2, any_of(deck_of(card)));
  *open = static_cast<uint8_t>(card);
  if (s_.asked.cards[0] > s_.asked.cards[1]) std::swap(s_.asked.cards[0], s_.asked.cards[1]);
  s_.known[offerer][deck_of(card)] |= card_bit(card);
  scribe_.reveal(SeatSet::of(offerer));
  ask_for_cards(seat, offerer);
}

void Play::exchange(Seat offerer, Seat partner) {
  const Bargain given = s_.given;
  const Bargain asked = s_.asked;
  clear_offer();
  give(offerer, partner, given);
  give(partner, offerer, asked);
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    return_industry(offerer, terrain);
    return_industry(partner, terrain);
  }
}

void Play::give(Seat from, Seat to, const Bargain& bargain) {
  earn(from, -bargain.pesos);
  earn(to, bargain.pesos);
  for (const uint8_t card : bargain.cards) {
    if (card == kNone) continue;
    const int deck = deck_of(card);
    // Third seats cannot tell now which cards of the deck are still there (section 6).
    for (const Seat other : all_but(from)) {
      if (other != to) s_.known[other][deck] &= ~s_.hand[from][deck];
    }
    lose(from, card);
    gain(to, card);
    if (box_.icons) s_.known[from][deck] |= card_bit(card);
    SeatSet knows = SeatSet::of(from);
    knows.add(to);
    scribe_.reveal(SeatSet::of(to));
    tell({.kind = e_card,
          .seat = to,
          .a = static_cast<uint8_t>(deck),
          .b = from,
          .secret = card,
          .knows = knows});
  }
  if (bargain.tile != kNone) {
    s_.settled[from] &= ~tile_bit(bargain.tile);
    s_.settled[to] |= tile_bit(bargain.tile);
  }
  if (bargain.role != kNone) give_role(static_cast<Role>(bargain.role), to);
}

void Play::clear_offer() {
  s_.given = {};
  s_.asked = {};
}

}  // namespace paydirt::golden_wilderness

// The event step: two cards, one of them played; immigrants, taxes, neophytes and markets.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

/// The top card of the event stack; the discards are shuffled when it is empty (GW-R05).
uint8_t Play::draw_event() {
  if (s_.event_top != kNone) {
    const uint8_t card = s_.event_top;
    s_.event_top = kNone;
    --s_.event_stack;
    return card;
  }
  if (s_.event_stack == 0) {
    for (int card = 0; card < kEventCards; ++card) {
      s_.event_draw[card] = s_.event_discards[card];
      s_.event_stack = static_cast<uint8_t>(s_.event_stack + s_.event_discards[card]);
      s_.event_discards[card] = 0;
    }
  }
  int place = chance_.roll(p_event, 0, s_.event_stack - 1);
  uint8_t card = 0;
  while (place >= s_.event_draw[card]) place -= s_.event_draw[card++];
  --s_.event_draw[card];
  --s_.event_stack;
  return card;
}

/// GW-B19. Neophytes is taken out of the game under a country that does not allow it (GW-A13).
void Play::draw_events() {
  const bool known_top = s_.event_top != kNone;
  for (int i = 0; i < 2; ++i) {
    const bool was_known = i == 0 && known_top;
    uint8_t card = draw_event();
    while (box_.politics && card == index(EventCard::neophytes) &&
           !box_.countries[index(s_.country)].neophytes) {
      tell({.kind = e_removed_card, .a = card});
      scribe_.reveal(all());
      if (was_known) s_.event_known = 0;
      card = draw_event();
    }
    s_.event_hand[i] = card;
  }
  if (!known_top) s_.event_known = 0;
  if (s_.event_known == 0 && s_.event_hand[0] > s_.event_hand[1])
    std::swap(s_.event_hand[0], s_.event_hand[1]);
}

void Play::play_event(Seat seat, EventCard card) {
  s_.todo.pop();
  const auto played = static_cast<uint8_t>(card);
  const bool first = s_.event_hand[0] == played;
  const uint8_t back = s_.event_hand[first ? 1 : 0];
  // Whoever knew the first card and sees another one played knows what lies on top now.
  const unsigned still = first ? 0U : s_.event_known;
  s_.event_top = back;
  s_.event_known = static_cast<uint8_t>(still | 1U << seat);
  s_.event_hand[0] = s_.event_hand[1] = kNone;
  ++s_.event_stack;
  ++s_.event_discards[played];
  tell({.kind = e_event, .seat = seat, .a = played});
  scribe_.reveal(all_but(seat));
  switch (card) {
    case EventCard::immigrants: return immigrants(seat);
    case EventCard::taxes: return taxes();
    case EventCard::neophytes: return neophytes(seat);
    default: break;
  }
  const auto from = look().producers();
  for (const int tile : each(market_tiles(s_, card))) {
    if (look().paid_products(card, tile, from) == 0) continue;
    return s_.todo.push(question_to(seat, Step::market, played));
  }
  tell({.kind = e_nothing, .a = played});  // GW-R12
}

/// GW-B20, GW-B21, GW-S22, GW-E09, GW-A15.
void Play::immigrants(Seat seat) {
  const Seat father = s_.role[index(Role::presiding_father)];
  const Seat commandant = s_.role[index(Role::military_commandant)];
  if (father != kNobody) draw_to_hand(father, index(Deck::priest));           // GW-A05
  if (commandant != kNobody) draw_to_hand(commandant, index(Deck::soldier));  // GW-A07
  const CountryFacts& country = box_.countries[index(s_.country)];
  for (const Deck deck : {Deck::pioneer, Deck::soldier, Deck::priest}) {  // GW-R18
    add_to_pool(index(deck), country.immigrants[index(deck)]);
  }
  if (s_.gold_rush != 0) add_to_pool(index(Deck::pioneer), box_.gold_rush);
  if (s_.pool_total() < box_.seats) return;
  s_.todo.push(task(Step::distribute, seat));
  const Seat governor = s_.role[index(Role::governor)];
  if (governor != kNobody) s_.todo.push(question_to(governor, Step::show_pool));
}

/// GW-B25, GW-R71.
void Play::taxes() {
  const int tax = box_.countries[index(s_.country)].taxes;
  for (const Seat seat : all()) earn(seat, tax);
  tell({.kind = e_taxes, .amount = static_cast<int16_t>(tax)});
  const EndReason reason = look().end_at_taxes();
  if (reason != EndReason::none) finish(reason);
}

/// GW-S21, GW-R55.
void Play::neophytes(Seat seat) {
  bool more = true;
  for (int round = 0; more; ++round) {
    more = false;
    Seat who = seat;
    for (int i = 0; i < box_.seats; ++i, who = left_of(who)) {
      if (std::popcount(s_.missions & s_.settled[who]) <= round) continue;
      draw_to_hand(who, index(Deck::indian));
      more = true;
    }
  }
}

/// GW-B22, GW-E17, GW-R15.
void Play::hold_market(Seat seat, int tile, int product) {
  const auto market = static_cast<EventCard>(s_.todo.pop().a);
  tell({.kind = e_market, .seat = seat, .a = static_cast<uint8_t>(tile), .b = static_cast<uint8_t>(product)});
  const auto pays = look().payments(market, tile, product);
  for (const Seat each_seat : all()) {
    if (pays[each_seat] == 0) continue;
    earn(each_seat, pays[each_seat]);
    tell({.kind = e_paid, .seat = each_seat, .amount = static_cast<int16_t>(pays[each_seat])});
  }
}

}  // namespace paydirt::golden_wilderness

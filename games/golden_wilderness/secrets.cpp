// Worlds that a seat cannot tell from the truth, and moves as others see them.
#include <algorithm>

#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// Deals the cards of one deck that a seat does not know anew: to the other hands, the pool and the stack.
class Redeal {
 public:
  Redeal(const Box& box, State& state, Seat viewer, int deck)
      : box_(box), s(state), viewer_(viewer), deck_(deck) {}

  void deal(Rng& rng) {
    gather();
    rng.shuffle(cards_, count_);
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      for (int i = 0; i < held_[seat]; ++i) s.hand[seat][deck_] |= next();
    }
    for (int i = 0; i < pooled_; ++i) {
      const CardSet card = next();
      s.pool[deck_] |= card;
      for (Seat seat = 0; seat < box_.seats; ++seat) {
        if ((knowers_[i] >> seat & 1) != 0) s.known[seat][deck_] |= card;
      }
    }
    for (int i = 0; i < discarded_; ++i) {
      s.discard[deck_][i] = static_cast<uint8_t>(std::countr_zero(next()));
    }
    while (count_ > 0) s.draw[deck_] |= next();
  }

 private:
  CardSet next() { return CardSet{1} << cards_[--count_]; }

  /// In their order, so that nothing is left of where they lay.
  void gather() {
    CardSet unknown = s.draw[deck_];
    s.draw[deck_] = 0;
    const CardSet known = s.known[viewer_][deck_];
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      if (seat == viewer_) continue;
      const CardSet hidden = s.hand[seat][deck_] & ~known;
      unknown |= hidden;
      s.hand[seat][deck_] &= ~hidden;
      held_[seat] = std::popcount(hidden);
    }
    const CardSet hidden = s.pool[deck_] & ~known;
    for (const int card : each(hidden)) knowers_[pooled_++] = knowers_of(CardSet{1} << card);
    std::sort(knowers_, knowers_ + pooled_);
    unknown |= hidden;
    for (Seat seat = 0; seat < box_.seats; ++seat) {  // what others know of hands is their affair
      if (seat != viewer_) s.known[seat][deck_] &= s.pool[deck_] & known;
    }
    s.pool[deck_] &= known;
    if (!box_.icons) {  // nobody looks at the names of discarded pioneers (GW-R09)
      discarded_ = s.discards[deck_];
      for (int i = 0; i < discarded_; ++i) unknown |= CardSet{1} << s.discard[deck_][i];
    }
    for (const int card : each(unknown)) cards_[count_++] = static_cast<uint8_t>(card);
  }

  uint8_t knowers_of(CardSet card) const {
    uint8_t knowers = 0;
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      if ((s.known[seat][deck_] & card) != 0) knowers |= static_cast<uint8_t>(1U << seat);
    }
    return knowers;
  }

  const Box& box_;
  State& s;
  const Seat viewer_;
  const int deck_;
  uint8_t cards_[32];
  int count_ = 0;
  int held_[kPlayers] = {};
  int pooled_ = 0;
  uint8_t knowers_[32];  // of each card in the pool
  int discarded_ = 0;
};

/// Event cards below the top one, the top one, and those that somebody else looks at.
void redeal_events(State& s, Seat viewer, Rng& rng) {
  const bool knows_first = (s.event_known >> viewer & 1) != 0;
  const bool looks = s.event_hand[0] != kNone && s.turn == viewer;
  uint8_t* hidden[3];
  int count = 0;
  if (s.event_top != kNone && !knows_first) hidden[count++] = &s.event_top;
  if (s.event_hand[0] != kNone && !looks) {
    if (!knows_first) hidden[count++] = &s.event_hand[0];
    hidden[count++] = &s.event_hand[1];
  }
  s.event_known = static_cast<uint8_t>(s.event_known & 1U << viewer);
  if (count == 0) return;
  uint8_t cards[32];
  int size = 0;
  for (int i = 0; i < count; ++i) ++s.event_draw[*hidden[i] % kEventCards];
  for (uint8_t kind = 0; kind < kEventCards; ++kind) {
    for (int i = 0; i < s.event_draw[kind]; ++i) cards[size++] = kind;
  }
  rng.shuffle_front(cards, count, size);
  for (int i = 0; i < count; ++i) {
    *hidden[i] = cards[i];
    --s.event_draw[cards[i]];
  }
  if (s.event_hand[0] != kNone && s.event_known == 0 && s.event_hand[0] > s.event_hand[1]) {
    std::swap(s.event_hand[0], s.event_hand[1]);
  }
}

/// Any card of the set that is not yet on this side of the bargain.
uint8_t pick(const Bargain& side, int deck, CardSet from, Rng& rng) {
  for (const uint8_t card : side.cards) {
    if (card < kCards && deck_of(card) == deck) from &= ~card_bit(card);
  }
  auto place = static_cast<int>(rng.below(static_cast<uint32_t>(std::popcount(from))));
  while (place-- > 0) from &= from - 1;
  return static_cast<uint8_t>(kDeckStart[deck] + std::countr_zero(from));
}

/// The names in an offer between two others: given cards are in the hand of who offers; asked ones are in the
/// partner's once he has accepted, before that they may be anywhere out of sight.
void redeal_offer(State& s, Seat viewer, Rng& rng) {
  const Frame& top = s.todo.top();
  if (s.step() == Step::compose) {
    if (top.seat == viewer) return;
    s.given = s.asked = {};
    s.todo.top().step = 0;
    return;
  }
  const bool accepted = s.step() == Step::hand_over;
  if ((!accepted && s.step() != Step::answer) || top.seat == viewer || top.a == viewer) return;
  const auto again = [&](Bargain& side, auto&& from) {
    int decks[2] = {kNone, kNone};
    for (int i = 0; i < 2; ++i) {
      if (side.cards[i] >= kCards) continue;
      decks[i] = deck_of(side.cards[i]);
      side.cards[i] = kNone;
    }
    for (int i = 0; i < 2; ++i) {
      if (decks[i] != kNone) side.cards[i] = pick(side, decks[i], from(decks[i]), rng);
    }
    if (side.cards[0] > side.cards[1]) std::swap(side.cards[0], side.cards[1]);
  };
  again(s.given, [&](int deck) { return s.hand[top.a][deck]; });
  again(s.asked,
        [&](int deck) { return accepted ? s.hand[top.seat][deck] : s.hand[top.seat][deck] | s.draw[deck]; });
}

}  // namespace

void Rules::resample(State& s, Seat seat, Rng& rng) const {
  for (int deck = 0; deck < kDecks; ++deck) Redeal(box_, s, seat, deck).deal(rng);
  redeal_events(s, seat, rng);
  if (!s.todo.empty()) redeal_offer(s, seat, rng);
}

Move Rules::seen(const State& s, Seat actor, Move move, Seat viewer) const {
  if (actor == viewer) return move;
  if (move.kind >= k_give_pesos && move.kind <= k_ask_role) return {0xff, 0xff, 0xff, 0xff};
  if (move.kind == k_take_card) return {k_take, static_cast<uint8_t>(deck_of(move.a))};
  if (move.kind == k_hand_over && s.todo.top().a != viewer) return {k_hand_over, 0xff};
  return move;
}

}  // namespace paydirt::golden_wilderness

// Who decides, and what they may answer to each question.
#include <algorithm>

#include "games/golden_wilderness/choices.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {

Deciders Rules::deciders(const State& s) const {
  if (s.ended != EndReason::none || s.todo.empty()) return {};
  return {SeatSet::of(s.todo.top().seat), 0};
}

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  if (deciders(s).seats.has(seat)) Choices(box_, s, seat, list).all();
}

void Choices::add_amounts(uint8_t kind, int most) { list_.push_amounts(kind, std::min(most, kMostAtOnce)); }

void Choices::all() {
  const Frame& asked = s.todo.top();
  switch (static_cast<Step>(asked.kind)) {
    case Step::act: return actions();
    case Step::opening:
      add(k_no_offer);
      for (Seat other = 0; other < box_.seats; ++other) {
        if (look_.can_trade(seat_, other)) add(k_offer, other);
      }
      return;
    case Step::compose: return compose();
    case Step::answer: return answer();
    case Step::hand_over: return hand_over();
    case Step::event: return event();
    case Step::market: return markets();
    case Step::take: return take();
    case Step::permission:
    case Step::approval: add(k_allow); return add(k_refuse);
    case Step::tile: return add_tiles(k_tile, s.drawn);
    case Step::place: return places();
    case Step::target: return targets_of(asked.a);
    case Step::site: {
      const AbilityFacts& ability = box_.cards[asked.a % kCards].ability[asked.b % kAbilities];
      return add_tiles(k_site, sites(s, static_cast<Thing>(ability.what)));
    }
    case Step::reinforce: return swords(true);
    case Step::defend:
    case Step::fight: return swords(false);
    case Step::vote: return votes();
    case Step::more_votes: return more_votes();
    case Step::auction_role:
      for (int role = 0; role < kRoles; ++role) {
        if ((s.todo.frames[s.todo.size - 2].a >> role & 1) != 0) add(k_auction, role);
      }
      return;
    case Step::bid: return bids();
    case Step::show_pool: return shows();
    default: return;
  }
}

/// GW-R29: only what nobody can call impossible.
void Choices::compose() {
  const int next = s.todo.top().step;
  add(k_drop);
  if (!s.given.empty() || !s.asked.empty()) add(k_propose);
  if (next <= i_give_role) compose_side(false);
  compose_side(true);
}

void Choices::compose_side(bool asks) {
  const int next = s.todo.top().step - (asks ? i_ask_pesos : i_give_pesos);
  const Seat partner = s.todo.top().a;
  const Seat from = asks ? partner : seat_;
  const int named = (asks ? s.asked : s.given).pesos;
  if (next <= i_give_pesos) add_amounts(asks ? k_ask_pesos : k_give_pesos, s.pesos[from] - named);
  if (next <= i_give_card) compose_cards(asks);
  if (next <= i_give_tile) {
    add_tiles(asks ? k_ask_tile : k_give_tile, look_.tradable(from, asks ? seat_ : partner));
  }
  if (next > i_give_role) return;
  for (int role = 0; role < kRoles; ++role) {
    if (s.role[role] == from) add(asks ? k_ask_role : k_give_role, role);
  }
}

/// GW-R33. A card asked for by name is one that the partner may have, for all that the one who asks knows.
void Choices::compose_cards(bool asks) {
  const Bargain& side = asks ? s.asked : s.given;
  const Seat partner = s.todo.top().a;
  const Seat from = asks ? partner : seat_;
  const int count = (side.cards[0] != kNone ? 1 : 0) + (side.cards[1] != kNone ? 1 : 0);
  if (count >= box_.edition.limits.cards_a_side) return;
  const int last = count == 0 ? -1 : side.cards[0];
  for (int deck = 0; box_.icons && deck < kDecks; ++deck) {
    CardSet cards = s.hand[seat_][deck];
    if (asks) {
      const CardSet elsewhere = s.known[seat_][deck] & ~s.hand[partner][deck];
      CardSet seen = s.hand[seat_][deck] | s.trashed[deck] | elsewhere;
      for (int i = 0; i < s.discards[deck]; ++i) seen |= CardSet{1} << s.discard[deck][i];
      cards = ((CardSet{1} << (kDeckStart[deck + 1] - kDeckStart[deck])) - 1) & ~seen;
      if (cards_of(side, deck) >= s.hand_size[partner][deck]) cards = 0;
    }
    for (const int card : each(cards)) {
      if (kDeckStart[deck] + card > last) add(asks ? k_ask_card : k_give_card, kDeckStart[deck] + card);
    }
  }
  for (int deck = 0; deck < kDecks && (asks || !box_.icons); ++deck) {
    if (cards_of(side, deck) < s.hand_size[from][deck] && any_of(deck) >= last) {
      add(asks ? k_ask_people : k_give_people, deck);
    }
  }
}

/// GW-R33: he who lacks a named card is asked all the same.
void Choices::answer() {
  bool can = true;
  for (const uint8_t card : s.asked.cards) {
    if (card < kCards) can = can && (s.hand[seat_][deck_of(card)] & card_bit(card)) != 0;
  }
  add(k_decline);
  if (can) add(k_accept);
}

void Choices::hand_over() {
  for (const uint8_t asked : s.asked.cards) {
    if (!is_any(asked)) continue;
    const int deck = (asked - any_of(0)) % kDecks;
    CardSet cards = s.hand[seat_][deck];
    for (const uint8_t named : s.asked.cards) {
      if (named < kCards && deck_of(named) == deck) cards &= ~card_bit(named);
    }
    return add_cards(k_hand_over, deck, cards);
  }
}

/// GW-B19, GW-R06.
void Choices::event() {
  const uint8_t low = std::min(s.event_hand[0], s.event_hand[1]);
  const uint8_t high = std::max(s.event_hand[0], s.event_hand[1]);
  add(k_play, low);
  if (high != low) add(k_play, high);
}

/// GW-B24, GW-E18.
void Choices::markets() {
  const auto market = static_cast<EventCard>(s.todo.top().a);
  const auto from = look_.producers();
  for (const int tile : each(market_tiles(s, market))) {
    for (const int product : each<uint32_t>(look_.paid_products(market, tile, from))) {
      add(k_market, tile, product);
    }
  }
}

/// GW-R18, GW-R19.
void Choices::take() {
  for (int deck = 0; deck < kDecks; ++deck) {
    if ((s.pool[deck] & ~s.known[seat_][deck]) != 0) add(k_take, deck);
    add_cards(k_take_card, deck, s.pool[deck] & s.known[seat_][deck]);
  }
}

/// GW-R50, GW-R51, GW-S16.
void Choices::places() {
  const int tile = s.todo.top().a % kTiles;
  const bool cut_off = s.todo.top().b != 0;
  const bool must_join = tile < kCoastal && (s.board & kAllCoastal) != 0 && !cut_off;
  if (cut_off) add(k_drop);
  for (const Cell& cell : Shore(box_, s)) {
    for (int rotation = 0; rotation < box_.rotations[tile]; ++rotation) {
      const Sides sea = turned(box_.sea[tile], rotation);
      if (fits(sea, cell) && (!must_join || joins(sea, cell))) add(k_lay, cell.beside, cell.side, rotation);
    }
  }
}

void Choices::targets_of(int things) {
  for (const Thing thing : {Thing::settlement, Thing::mission, Thing::presidio}) {
    if ((things >> index(thing) & 1) != 0) add_tiles(k_target, targets(s, seat_, thing), index(thing));
  }
}

/// GW-R36, GW-R48: one card or one sword of the purse at a time.
void Choices::swords(bool purse) {
  add(k_give_up);
  if (purse && s.purse[index(Icon::sword)] > 0) add(k_sword, kPurse);
  for (int deck = 0; deck < kDecks; ++deck) {
    add_cards(k_sword, deck, playable(deck) & box_.with_icon[index(Icon::sword)][deck]);
  }
}

void Choices::votes() {
  add(k_abstain);
  if (static_cast<Poll>(s.todo.top().a) != Poll::revolution) {
    for (Seat other = 0; other < box_.seats; ++other) add(k_vote, other);
    return;
  }
  for (int country = index(Country::spain); country < kCountries; ++country) add(k_support, country);
}

/// GW-R59, GW-R60.
void Choices::more_votes() {
  const bool revolution = static_cast<Poll>(s.todo.top().a) == Poll::revolution;
  add(k_done);
  if (s.role[index(Role::newspaper_magnate)] == seat_ &&
      s.pesos[seat_] >= box_.edition.costs.newspaper_vote) {
    add(k_buy_vote);
  }
  for (int deck = 0; deck < kDecks; ++deck) {
    const CardSet cards = playable(deck) & ~s.counted[deck] & box_.with_votes[revolution ? 1 : 0][deck];
    for (const int each_card : each(cards)) {
      const int card = kDeckStart[deck] + each_card;
      for (int which = 0; which < box_.cards[card].abilities; ++which) {
        const AbilityFacts& ability = box_.cards[card].ability[which];
        const bool counts = revolution
                                ? ability.effect == EffectKind::support && ability.what + 1 == s.ballot[seat_]
                                : ability.effect == EffectKind::vote;
        if (counts) add(k_vote_card, card, which);
      }
    }
  }
}

/// GW-R65.
void Choices::bids() {
  add(k_pass);
  add_amounts(k_bid, s.pesos[seat_] - s.bid);
}

/// GW-R19: any set of the other players.
void Choices::shows() {
  const int all = (1 << box_.seats) - 1;
  for (int seats = 0; seats <= all; ++seats) {
    if ((seats >> seat_ & 1) == 0) add(k_show, seats);
  }
}

Move Rules::canonical(const State& s, Seat /*seat*/, Move move) const {
  const bool beside = move.a < kTiles && move.b < kSides;
  if (move.kind == k_road && beside && move.b >= kSides / 2 && s.neighbour[move.a][move.b] != kNone) {
    return {k_road, s.neighbour[move.a][move.b], static_cast<uint8_t>(opposite(move.b)), move.c};
  }
  if (move.kind != k_lay || !beside || (s.board & tile_bit(move.a)) == 0 || s.step() != Step::place ||
      s.neighbour[move.a][move.b] != kNone) {
    return move;
  }
  const int q = s.q[move.a] + kDq[move.b];
  const int r = s.r[move.a] + kDr[move.b];
  const int rotations = box_.rotations[s.todo.top().a % kTiles];
  const uint8_t rotation = move.c < kSides ? static_cast<uint8_t>(move.c % rotations) : move.c;
  for (const int tile : each(s.board)) {
    for (int side = 0; side < kSides; ++side) {
      if (s.q[tile] + kDq[side] != q || s.r[tile] + kDr[side] != r) continue;
      return {k_lay, static_cast<uint8_t>(tile), static_cast<uint8_t>(side), rotation};
    }
  }
  return move;
}

/// Passing, declining, ending: the mild answer when a clock runs out.
Move Rules::fallback(const State& s, Seat seat) const {
  Moves list;
  moves(s, seat, list);
  switch (s.step()) {
    case Step::permission:
    case Step::approval: return {k_refuse};
    default: return list[0];  // lists begin with their mild answer
  }
}

}  // namespace paydirt::golden_wilderness

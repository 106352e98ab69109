// Politics: elections, revolutions, fights over their results, roles and auctions.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

void Play::begin_poll(Poll poll, Seat who) {
  tell({.kind = e_poll, .seat = who, .a = static_cast<uint8_t>(poll)});
  s_.todo.push(task(Step::poll, index(poll), who));
}

void Play::play_politics(Seat seat, Move move) {
  switch (move.kind) {
    case k_vote:
    case k_support: return vote(seat, move.a);
    case k_vote_card: {
      const AbilityFacts& ability = box_.cards[move.a].ability[move.b];
      if (ability.cost == CostKind::show) s_.counted[deck_of(move.a)] |= card_bit(move.a);  // GW-R60
      pay_ability(seat, move.a, move.b);
      return add_votes(seat, move.a, ability.count);
    }
    case k_buy_vote:  // GW-A06
      earn(seat, -box_.edition.costs.newspaper_vote);
      return add_votes(seat, kNone, 1);
    case k_auction: s_.todo.pop(); return begin_auction(move.a);
    case k_bid:
      s_.todo.pop();
      s_.bid = static_cast<int16_t>(s_.bid + move.amount());
      s_.bidder = seat;
      return tell({.kind = e_bid, .seat = seat, .amount = s_.bid});
    case k_pass:
      s_.todo.pop();
      s_.passed = static_cast<uint8_t>(s_.passed | 1U << seat);
      return tell({.kind = e_pass, .seat = seat});
    case k_abstain:
      tell({.kind = e_vote, .seat = seat, .a = kNone, .b = s_.todo.top().a, .amount = kNone});
      [[fallthrough]];
    default: s_.todo.pop();  // done
  }
}

/// GW-A09, GW-R59: one vote of one's own, then more for the same choice.
void Play::vote(Seat seat, int choice) {
  const auto poll = static_cast<Poll>(s_.todo.pop().a);
  s_.ballot[seat] = static_cast<uint8_t>(choice + 1);
  ++s_.votes[choice];
  const bool country = poll == Poll::revolution;
  tell({.kind = e_vote,
        .seat = seat,
        .a = static_cast<uint8_t>(country ? kNone : choice),
        .b = static_cast<uint8_t>(poll),
        .amount = static_cast<int16_t>(country ? choice : kNone)});
  ask_for_more_votes(seat, poll);
}

/// Nobody is asked who holds no card and can buy no vote: everybody sees that.
void Play::ask_for_more_votes(Seat seat, Poll poll) {
  const bool buys =
      s_.role[index(Role::newspaper_magnate)] == seat && s_.pesos[seat] >= box_.edition.costs.newspaper_vote;
  if (s_.hand_total(seat) > 0 || buys) s_.todo.push(question_to(seat, Step::more_votes, index(poll)));
}

void Play::add_votes(Seat seat, int card, int count) {
  uint8_t& votes = s_.votes[s_.ballot[seat] - 1];
  votes = static_cast<uint8_t>(std::min(votes + count, kMostVotes));
  tell({.kind = e_votes,
        .seat = seat,
        .a = static_cast<uint8_t>(card),
        .b = s_.todo.top().a,
        .amount = static_cast<int16_t>(count)});
  const auto poll = static_cast<Poll>(s_.todo.pop().a);
  ask_for_more_votes(seat, poll);
}

void Play::advance_poll() {
  Frame& frame = s_.todo.top();
  const auto poll = static_cast<Poll>(frame.a);
  if (frame.c < box_.seats) {
    const auto seat = static_cast<Seat>((frame.b + frame.c++) % box_.seats);
    return s_.todo.push(question_to(seat, Step::vote, frame.a));
  }
  s_.todo.pop();
  const int winner = winner_of(poll);
  const bool none = winner == kNone;
  const bool country = poll == Poll::revolution;
  tell({.kind = e_result,
        .seat = country ? kNobody : static_cast<Seat>(winner),
        .a = static_cast<uint8_t>(country ? winner : kNone),
        .b = static_cast<uint8_t>(poll)});
  const int now = country                      ? index(s_.country)
                  : poll == Poll::new_election ? s_.old_governor
                                               : s_.role[index(Role::governor)];
  if (poll == Poll::first_election) return apply(poll, winner, true);  // GW-R63
  if (none || winner == now) return apply(poll, winner, false);
  Frame fight = task(Step::struggle, left_of(s_.turn), 0, winner);  // GW-A14
  fight.step = static_cast<uint8_t>(poll);
  s_.todo.push(fight);
}

/// GW-A10, GW-A11: more than anybody else, and at least as many as there are players. GW-A02: most votes,
/// ties at random.
int Play::winner_of(Poll poll) {
  int best = 0;
  int winner = kNone;
  int tied = 0;
  const int choices = poll == Poll::revolution ? kCountries : box_.seats;
  for (int choice = 0; choice < choices; ++choice) {
    if (tied > 0 && s_.votes[choice] < best) continue;
    tied = s_.votes[choice] == best ? tied + 1 : 1;
    best = s_.votes[choice];
    winner = choice;
  }
  if (poll != Poll::first_election) return tied == 1 && best >= box_.seats ? winner : kNone;
  if (tied == 1) return winner;
  int place = chance_.roll(p_election, 0, tied - 1);
  winner = 0;
  while (s_.votes[winner] != best || place-- > 0) ++winner;
  return winner;
}

/// GW-R64: asked are those who may play for the side that is behind, until all of them have passed since the
/// last sword.
void Play::advance_struggle() {
  Frame& fight = s_.todo.top();
  if (fight.b == box_.seats) {
    const Frame done = s_.todo.pop();
    const bool stands = s_.fought <= s_.upheld;
    tell({.kind = e_upheld, .amount = static_cast<int16_t>(stands ? 1 : 0)});
    s_.upheld = s_.fought = 0;
    for (uint8_t& side : s_.side) side = 0;
    return apply(static_cast<Poll>(done.step), done.c, stands);
  }
  const Seat seat = fight.a;
  fight.a = left_of(seat);
  ++fight.b;
  const int wanted = s_.fought <= s_.upheld ? 2 : 1;
  const bool free = s_.side[seat] == 0 || s_.side[seat] == wanted;
  if (free && s_.hand_total(seat) > 0) s_.todo.push(question_to(seat, Step::fight));
}

/// What comes of a poll, after it was fought over.
void Play::apply(Poll poll, int winner, bool stands) {
  clear_poll();
  switch (poll) {
    case Poll::revolution:
      if (stands) change_country(static_cast<Country>(winner));
      return;
    case Poll::new_election:  // GW-R62
      give_role(Role::governor, stands ? static_cast<Seat>(winner) : s_.old_governor);
      s_.old_governor = kNobody;
      return;
    default:
      if (stands) give_role(Role::governor, static_cast<Seat>(winner));
  }
}

void Play::clear_poll() {
  for (uint8_t& ballot : s_.ballot) ballot = 0;
  for (uint8_t& votes : s_.votes) votes = 0;
  for (CardSet& counted : s_.counted) counted = 0;
}

/// GW-A11 to GW-A13, GW-R68, GW-R69.
void Play::change_country(Country country) {
  s_.country = country;
  s_.old_governor = s_.role[index(Role::governor)];
  for (Seat& holder : s_.role) holder = kNobody;
  const auto card = static_cast<uint8_t>(EventCard::neophytes);
  const bool in_deck = s_.event_discards[card] > 0 || s_.event_draw[card] > 0 || s_.event_top == card;
  if (box_.countries[index(country)].neophytes && s_.missions != 0 && !in_deck) {
    ++s_.event_discards[card];
    tell({.kind = e_new_card, .a = card});
  }
  hold_auction(0b11110);
  begin_poll(Poll::new_election, s_.turn);
}

void Play::give_role(Role role, Seat seat) {
  s_.role[index(role)] = seat;
  tell({.kind = e_role, .seat = seat, .a = static_cast<uint8_t>(role)});
  if (role != Role::governor) return;
  SeatSet learn;
  for (int deck = 0; deck < kDecks; ++deck) {  // GW-A03
    if ((s_.pool[deck] & ~s_.known[seat][deck]) != 0) learn.add(seat);
    s_.known[seat][deck] |= s_.pool[deck];
  }
  scribe_.reveal(learn);
}

/// GW-A12: after what lies above it on the stack.
void Play::hold_auction(uint8_t roles) { s_.todo.push(task(Step::auction, roles)); }

/// GW-R65. Frame b: how many seats the last one asked sits to the left of the governor.
void Play::advance_auction() {
  Frame& auction = s_.todo.top();
  const Seat governor = s_.role[index(Role::governor)];
  if (s_.auctioned == kNone) {
    if (auction.a == 0) {
      s_.todo.pop();
    } else if ((auction.a & (auction.a - 1)) == 0) {
      begin_auction(std::countr_zero(auction.a));
    } else {
      s_.todo.push(question_to(governor, Step::auction_role));
    }
    return;
  }
  const int out = std::popcount(s_.passed);
  if (out == box_.seats || (s_.bidder != kNobody && out == box_.seats - 1)) return end_auction();
  const auto seat = static_cast<Seat>((governor + ++auction.b) % box_.seats);
  if (auction.b == box_.seats) auction.b = 0;
  if ((s_.passed >> seat & 1) != 0 || seat == s_.bidder) return;
  if (s_.pesos[seat] <= s_.bid) {  // everybody sees that he cannot bid more
    s_.passed = static_cast<uint8_t>(s_.passed | 1U << seat);
    return tell({.kind = e_pass, .seat = seat});
  }
  s_.todo.push(question_to(seat, Step::bid));
}

void Play::begin_auction(int role) {
  Frame& auction = s_.todo.top();
  auction.a = static_cast<uint8_t>(auction.a & ~(1U << role));
  auction.b = 0;
  s_.auctioned = static_cast<uint8_t>(role);
  s_.bid = static_cast<int16_t>(box_.edition.limits.auction_floor - 1);
  tell({.kind = e_auction, .seat = s_.role[index(Role::governor)], .a = s_.auctioned});
}

void Play::end_auction() {
  if (s_.bidder != kNobody) {
    earn(s_.bidder, -s_.bid);
    give_role(static_cast<Role>(s_.auctioned), s_.bidder);
  }
  s_.auctioned = kNone;
  s_.bidder = kNobody;
  s_.passed = 0;
  s_.bid = 0;
  s_.todo.top().b = 0;
}

}  // namespace paydirt::golden_wilderness

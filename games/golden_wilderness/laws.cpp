#include "games/golden_wilderness/laws.hpp"

#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {
namespace {

const char* broken_land(const Facts& facts, const State& s) {
  TileSet taken = s.cities;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if ((taken & s.settled[seat]) != 0) return "a tile holds one settlement or a city (GW-B14)";
    if (seat >= facts.seats && s.settled[seat] != 0) return "settlements have an owner";
    taken |= s.settled[seat];
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      const bool settled = (s.settled[seat] & facts.of_terrain[terrain]) != 0;
      const uint8_t industry = s.industry[seat][terrain];
      if (settled != (industry != kNone)) return "one industry for each settled terrain (GW-B15)";
      if (settled && (facts.available >> industry & 1) == 0) return "an industry is not of this level";
    }
  }
  if ((taken & ~(s.board & facts.habitable)) != 0) return "nobody settles in a desert or off the board";
  if ((s.missions & s.presidios) != 0) return "a mission or a presidio on a tile, never both (GW-S09)";
  if (((s.missions | s.presidios) & ~s.board) != 0) return "missions and presidios stand on the board";
  if (std::popcount(s.cities) > facts.markers.city || std::popcount(s.missions) > facts.markers.mission ||
      std::popcount(s.presidios) > facts.markers.presidio || road_count(s) > facts.markers.road) {
    return "there are not so many markers";
  }
  if (s.presidios != 0 && s.presidio_market == 0) return "the presidio market comes with the first presidio";
  const TileSet discards = s.tile_discards[0] | s.tile_discards[1];
  if ((s.board & (s.drawn | discards)) != 0 || (s.drawn & discards) != 0) return "a tile is in one place";
  if (!facts.icons && (s.drawn | discards) != 0) return "the board is laid out";
  return nullptr;
}

const char* broken_people(const Facts& facts, const State& s) {
  for (int deck = 0; deck < kDecks; ++deck) {
    CardSet all = 0;
    int count = 0;
    const auto add = [&](CardSet cards) {
      all |= cards;
      count += std::popcount(cards);
    };
    add(s.draw[deck]);
    add(s.pool[deck]);
    add(s.trashed[deck]);
    for (int i = 0; i < s.discards[deck]; ++i) add(CardSet{1} << s.discard[deck][i]);
    for (const auto& hand : s.hand) add(hand[deck]);
    const bool used = facts.icons || deck == 0;
    const int wanted = used ? kDeckStart[deck + 1] - kDeckStart[deck] : 0;
    if (count != wanted || std::popcount(all) != wanted) return "every card is in one place";
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      if (std::popcount(s.hand[seat][deck]) != s.hand_size[seat][deck]) return "hands are counted";
      CardSet visible = s.pool[deck];
      for (Seat other = 0; other < kPlayers; ++other) {
        if (other != seat) visible |= s.hand[other][deck];
      }
      if ((s.known[seat][deck] & ~visible) != 0) return "nobody knows cards that are not there";
    }
    const Seat governor = s.role[index(Role::governor)];
    if (governor != kNobody && (s.pool[deck] & ~s.known[governor][deck]) != 0) {
      return "the governor knows the pool (GW-A03)";
    }
    if (std::popcount(s.pool[deck]) != s.pool_size[deck]) return "the pool is counted";
    if (!facts.icons && s.known[0][deck] + s.known[1][deck] != 0) return "pioneers are equal (GW-B18)";
  }
  return nullptr;
}

const char* broken_events(const Facts& facts, const State& s) {
  int all[kEventCards] = {};
  int stack = s.event_top != kNone ? 1 : 0;
  for (int card = 0; card < kEventCards; ++card) {
    all[card] = s.event_draw[card] + s.event_discards[card];
    stack += s.event_draw[card];
  }
  for (const uint8_t card : {s.event_top, s.event_hand[0], s.event_hand[1]}) {
    if (card != kNone) ++all[card];
  }
  if (stack != s.event_stack) return "the event stack is counted";
  const int cities = std::popcount(s.cities);
  for (int card = 0; card < kEventCards; ++card) {
    int wanted = facts.start_events[card];
    if (card == index(EventCard::city_market)) wanted += cities;
    if (card == index(EventCard::presidio_market)) wanted += s.presidio_market;
    const bool may_be_gone = facts.politics && card == index(EventCard::neophytes) && all[card] == 0;
    if (all[card] != wanted && !may_be_gone) return "no event card is lost or doubled";
  }
  return nullptr;
}

bool is_task(Step step) { return step >= Step::turn && step <= Step::auction; }

/// The arguments of a frame lie in their ranges.
bool in_range(const Facts& facts, const State& s, const Frame& frame) {
  const int seats = facts.seats;
  const auto tile = [&](int at) { return at < kTiles && (s.board & tile_bit(at)) != 0; };
  switch (static_cast<Step>(frame.kind)) {
    case Step::turn: return frame.a < seats && frame.step <= 3;
    case Step::distribute:
    case Step::explore:
    case Step::compose:
    case Step::answer:
    case Step::hand_over: return frame.a < seats && frame.a != frame.seat;
    case Step::build:
      return tile(frame.a) && (frame.b == 1 || frame.b == 2) && (frame.amount & 0xff) == s.turn &&
             frame.c <= kCards && frame.amount >> 8 < kAbilities;
    case Step::permission:
    case Step::approval: return tile(frame.a) && (frame.b == 1 || frame.b == 2) && frame.c == s.turn;
    case Step::poll: return frame.a <= index(Poll::new_election) && frame.b < seats && frame.c <= seats;
    case Step::struggle:
      return frame.a < seats && frame.b <= seats && frame.step <= index(Poll::new_election) &&
             frame.c < (frame.step == index(Poll::revolution) ? kCountries : seats);
    case Step::auction: return (frame.a & ~0b11110) == 0 && frame.b < seats;
    case Step::market: return frame.a >= index(EventCard::coast_market) && frame.a < kEventCards;
    case Step::place: return frame.a < kTiles && (s.drawn & tile_bit(frame.a)) != 0;
    case Step::target: return frame.a > 0 && frame.a < 8;
    case Step::site: return frame.a < kCards && frame.b < facts.cards[frame.a].abilities;
    case Step::vote:
    case Step::more_votes: return frame.a <= index(Poll::new_election);
    default: return true;
  }
}

/// What must lie below a frame.
bool stands_on(const Frame& frame, const Frame& below) {
  const auto under = static_cast<Step>(below.kind);
  switch (static_cast<Step>(frame.kind)) {
    case Step::act:
    case Step::opening:
    case Step::event:
    case Step::market:
    case Step::distribute: return under == Step::turn;
    case Step::compose:
    case Step::answer:
    case Step::hand_over: return under == Step::act || under == Step::turn;
    case Step::explore:
    case Step::build:
    case Step::target:
    case Step::site:
    case Step::reinforce:
    case Step::defend: return under == Step::act;
    case Step::take:
    case Step::show_pool: return under == Step::distribute;
    case Step::permission:
    case Step::approval: return under == Step::build;
    case Step::tile:
    case Step::place: return under == Step::explore;
    case Step::poll:
    case Step::struggle: return under == Step::act || under == Step::auction;
    case Step::vote:
    case Step::more_votes: return under == Step::poll;
    case Step::fight: return under == Step::struggle;
    case Step::auction: return under == Step::act || under == Step::turn;
    case Step::auction_role:
    case Step::bid: return under == Step::auction;
    default: return false;
  }
}

bool named_cards_are_there(const State& s, const Bargain& side, Seat giver) {
  for (const uint8_t card : side.cards) {
    if (card < kCards && (s.hand[giver][deck_of(card)] & card_bit(card)) == 0) return false;
  }
  for (int deck = 0; deck < kDecks; ++deck) {
    if (cards_of(side, deck) > s.hand_size[giver][deck]) return false;
  }
  return true;
}

bool can_give(const Facts& facts, const State& s, const Bargain& side, Seat giver, Seat taker) {
  for (int deck = 0; deck < kDecks; ++deck) {
    if (cards_of(side, deck) > s.hand_size[giver][deck]) return false;
  }
  return side.pesos <= s.pesos[giver] && (side.role == kNone || s.role[side.role] == giver) &&
         (side.tile == kNone || (tradable(facts, s, giver, taker) & tile_bit(side.tile)) != 0);
}

/// What lies beside the stack fits what is asked.
const char* broken_business(const Facts& facts, const State& s) {
  const Frame& top = s.todo.top();
  const Step step = s.step();
  const bool offer = step == Step::compose || step == Step::answer || step == Step::hand_over;
  if (!offer && !(s.given.empty() && s.asked.empty())) return "an offer lies there that nobody makes";
  if (offer) {
    const Seat offerer = step == Step::compose ? top.seat : top.a;
    const Seat partner = step == Step::compose ? top.a : top.seat;
    if (!can_give(facts, s, s.given, offerer, partner) || !can_give(facts, s, s.asked, partner, offerer) ||
        !named_cards_are_there(s, s.given, offerer) ||
        (step == Step::hand_over && !named_cards_are_there(s, s.asked, partner))) {
      return "the offer cannot be carried out";
    }
  }
  const bool attacked = step == Step::reinforce || step == Step::defend;
  if (attacked != (s.attack_tile != kNone)) return "an attack has a target, and nothing else has";
  if (attacked) {
    const Seat owner = s.owner(s.attack_tile);
    if (owner == kNobody || owner == s.turn || (step == Step::defend ? owner : s.turn) != top.seat) {
      return "an attack is between two players";
    }
  }
  if ((step == Step::event) != (s.event_hand[0] != kNone)) return "two event cards are taken to choose one";
  const bool auction = step == Step::bid;
  if (auction != (s.auctioned != kNone)) return "bids are for a role";
  if (auction && s.bid >= s.pesos[top.seat]) return "nobody bids more than he has";
  if (step == Step::more_votes && s.ballot[top.seat] == 0) return "more votes are for a choice";
  return nullptr;
}

}  // namespace

const char* Rules::broken(const State& s) const {
  if (const char* law = broken_land(facts_, s)) return law;
  if (const char* law = broken_people(facts_, s)) return law;
  if (const char* law = broken_events(facts_, s)) return law;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if (s.pesos[seat] < 0) return "debts do not exist (GW-R35)";
  }
  if (!facts_.politics) {
    for (const Seat holder : s.role) {
      if (holder != kNobody) return "roles belong to Advanced";
    }
  }
  return nullptr;
}

const char* broken_stack(const Facts& facts, const State& s) {
  if (s.ended != EndReason::none) return s.todo.empty() ? nullptr : "the game is over";
  if (s.todo.empty() || s.todo.frames[0].kind != static_cast<uint8_t>(Step::turn)) {
    return "must begin with the turn";
  }
  for (int i = 0; i < s.todo.size; ++i) {
    const Frame& frame = s.todo.frames[i];
    const auto step = static_cast<Step>(frame.kind);
    if (step > Step::show_pool || is_task(step) != frame.is_task())
      return "a task has no seat, a question one";
    if (!frame.is_task() && frame.seat >= facts.seats) return "no such seat";
    if (!in_range(facts, s, frame)) return "a number is out of range";
    if (i > 0 && !stands_on(frame, s.todo.frames[i - 1])) return "a frame stands on the wrong one";
  }
  if (s.todo.top().is_task()) return "nobody is asked";
  return broken_business(facts, s);
}

}  // namespace paydirt::golden_wilderness

// What is asked, and what lies on the table because of it, must be what a game can come to.
#include <algorithm>

#include "games/golden_wilderness/choices.hpp"
#include "games/golden_wilderness/laws.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/play.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {
namespace {

bool is_task(Step step) { return step >= Step::turn && step <= Step::auction; }
Step step_of(const Frame& frame) { return static_cast<Step>(frame.kind); }

/// Whether a frame uses only the fields that its kind has.
bool only_its_fields(const Frame& frame) {
  enum : uint8_t { a = 1, b = 2, c = 4, at = 8, amount = 16 };
  const auto used = [&](unsigned fields) {
    return ((fields & a) != 0 || frame.a == 0) && ((fields & b) != 0 || frame.b == 0) &&
           ((fields & c) != 0 || frame.c == 0) && ((fields & at) != 0 || frame.step == 0) &&
           ((fields & amount) != 0 || frame.amount == 0);
  };
  switch (step_of(frame)) {
    case Step::turn:
    case Step::compose: return used(a | at);
    case Step::build: return used(a | b | c | at | amount);
    case Step::poll:
    case Step::permission:
    case Step::approval: return used(a | b | c);
    case Step::struggle: return used(a | b | c | at);
    case Step::auction:
    case Step::place:
    case Step::site: return used(a | b);
    case Step::distribute:
    case Step::explore:
    case Step::act:
    case Step::answer:
    case Step::hand_over:
    case Step::market:
    case Step::target:
    case Step::vote:
    case Step::more_votes: return used(a);
    case Step::reinforce: return used(at);
    default: return used(0);
  }
}

/// What must lie below a frame.
bool stands_on(const Frame& frame, const Frame& below) {
  const Step under = step_of(below);
  switch (step_of(frame)) {
    case Step::act:
    case Step::opening:
    case Step::event:
    case Step::market:
    case Step::distribute: return under == Step::turn;
    case Step::compose:
    case Step::answer:
    case Step::hand_over:
    case Step::auction: return under == Step::act || under == Step::turn;
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
    case Step::auction_role:
    case Step::bid: return under == Step::auction;
    default: return false;
  }
}

class StackLaws {
 public:
  StackLaws(const Box& box, const State& state) : box_(box), s(state) {}

  const char* broken() const {
    if (s.ended != EndReason::none) {
      if (!s.todo.empty()) return "the game is over";
      if (const char* law = ending()) return law;
      return left_over();
    }
    if (const char* law = shape()) return law;
    if (const char* law = turn()) return law;
    if (const char* law = left_over()) return law;
    return question();
  }

 private:
  const Frame& top() const { return s.todo.top(); }
  const Frame& below() const { return s.todo.frames[s.todo.size - 2]; }
  const Frame* frame(Step step) const {
    for (int i = 0; i < s.todo.size; ++i) {
      if (step_of(s.todo.frames[i]) == step) return &s.todo.frames[i];
    }
    return nullptr;
  }
  Seat seat_after(int seat, int count) const { return static_cast<Seat>((seat + count) % box_.seats); }
  Seat governor() const { return s.role[index(Role::governor)]; }
  bool has_moves() const {
    Rules::Moves list;
    Choices(box_, s, top().seat, list).all();
    return !list.empty();
  }

  const char* ending() const {
    const bool by_rounds = s.ended == EndReason::round_limit;
    if (by_rounds ? s.round != box_.max_rounds || s.turn != s.first
                  : s.ended != Look{box_, s}.end_at_taxes()) {
      return "the game has not ended for this reason";
    }
    return nullptr;
  }

  const char* shape() const {
    if (s.todo.empty() || step_of(s.todo.frames[0]) != Step::turn) return "must begin with the turn";
    for (int i = 0; i < s.todo.size; ++i) {
      const Frame& each_frame = s.todo.frames[i];
      const Step step = step_of(each_frame);
      if (step > Step::show_pool || is_task(step) != each_frame.is_task()) {
        return "a task has no seat, a question one";
      }
      if (!each_frame.is_task() && each_frame.seat >= box_.seats) return "no such seat";
      if (!only_its_fields(each_frame)) return "a number is not used here";
      if (i > 0 && !stands_on(each_frame, s.todo.frames[i - 1])) return "a frame stands on the wrong one";
    }
    return top().is_task() ? "nobody is asked" : nullptr;
  }

  /// Where in the turn the table is.
  const char* turn() const {
    const Frame& turn = s.todo.frames[0];
    const Frame& next = s.todo.frames[1];
    switch (step_of(next)) {
      case Step::act:
        if (turn.step != 2 || turn.a != 0 || next.seat != s.turn) return "the turn is not at its actions";
        if (next.a > (box_.version > 1 ? kMostDrafts : 0)) return "so many offers are not dropped (GW-R31)";
        break;
      case Step::event:
      case Step::market:
        if (next.seat != s.turn) return "the event is another player's";
        [[fallthrough]];
      case Step::distribute:
        if (turn.step != 3 || turn.a != 0) return "the turn is not at its event";
        break;
      default:
        if (turn.step != 0) return "the turn is not at its start";
        if (const char* law = fresh_turn(turn, next)) return law;
    }
    const bool empty = s.purse[0] + s.purse[1] + s.purse[2] == 0;
    if (turn.step != 2 && !empty) return "icons are lost when the actions end (GW-R36)";
    if (s.offers > (box_.trade ? box_.edition.limits.offers_a_turn : 0))
      return "there were not so many offers";
    return nullptr;
  }

  const char* fresh_turn(const Frame& turn, const Frame& next) const {
    CardSet spent = 0;
    for (const CardSet cards : s.spent) spent |= cards;
    if (spent != 0 || s.offers + s.politics + s.disapproved != 0 || (s.refused[0] | s.refused[1]) != 0) {
      return "a turn begins with nothing done";
    }
    if (step_of(next) == Step::auction) {  // GW-A02
      const bool first = turn.a == 0 && s.round == 1 && s.turn == s.first;
      return box_.politics && first ? nullptr : "the first auction opens the game";
    }
    const bool answers = step_of(next) == Step::answer || step_of(next) == Step::hand_over;
    const int offerer = answers ? next.a : next.seat;
    if (!box_.open_trade || turn.a == 0 || turn.a >= box_.seats || offerer != seat_after(s.turn, turn.a)) {
      return "opening offers go round from the active player's left (GW-R31)";
    }
    return nullptr;
  }

  /// What belongs to a question that is not put is not there.
  const char* left_over() const {
    const Step step = s.step();
    const bool offer = step == Step::compose || step == Step::answer || step == Step::hand_over;
    if (!offer && !(s.given.empty() && s.asked.empty())) return "an offer lies there that nobody makes";
    if ((s.drawn != 0) != (frame(Step::explore) != nullptr)) return "tiles are drawn by who explores";
    const bool attacked = step == Step::reinforce || step == Step::defend;
    if (attacked != (s.attack_tile != kNone)) return "an attack has a target, and nothing else has";
    if (!attacked && (s.attack + s.defence != 0 || s.attack_thing != Thing::settlement)) {
      return "there is no attack";
    }
    if ((step == Step::event) != (s.event_hand[0] != kNone)) return "two event cards are taken to choose one";
    if (s.event_known == 0 && s.event_hand[0] > s.event_hand[1]) return "event cards lie out of their order";
    const bool bids = step == Step::bid;
    if (bids != (s.auctioned != kNone)) return "bids are for a role";
    if (!bids && (s.bidder != kNobody || s.bid != 0 || s.passed != 0)) return "there is no auction";
    return left_over_of_polls();
  }

  const char* left_over_of_polls() const {
    const Frame* const fight = frame(Step::struggle);
    const Frame* const poll = frame(Step::poll);
    int swords = s.upheld + s.fought;
    for (const uint8_t side : s.side) swords += side;
    if (fight == nullptr && swords != 0) return "nobody fights over a result";
    const int kind = poll != nullptr ? poll->a : fight != nullptr ? fight->step : -1;
    unsigned counted = 0;
    for (const uint8_t ballot : s.ballot) counted |= ballot;
    for (const uint8_t votes : s.votes) counted |= votes;
    for (const CardSet cards : s.counted) counted |= cards;
    if (kind < 0 && counted != 0) return "there is no poll";
    if ((kind == index(Poll::new_election)) != (s.old_governor != kNobody)) {
      return "a former governor waits for the new election (GW-R62)";
    }
    const bool vacant = kind == index(Poll::new_election) || kind == index(Poll::first_election);
    for (const Seat holder : s.role) {
      if (vacant && holder != kNobody) return "nobody holds a role in this election (GW-R62)";
    }
    if (box_.politics && !vacant && governor() == kNobody) return "there is always a governor (GW-R62)";
    return nullptr;
  }

  const char* question() const {
    switch (s.step()) {
      case Step::opening:
        return Look{box_, s}.can_trade(top().seat) ? nullptr : "there is nothing to trade (GW-R31)";
      case Step::compose:
      case Step::answer: return offer();
      case Step::hand_over: return handing_over();
      case Step::market:
        if (top().a < index(EventCard::coast_market) || top().a >= kEventCards)
          return "there is no such market";
        return s.event_discards[top().a] > 0 && has_moves() ? nullptr : "there is no such market";
      case Step::take:
      case Step::show_pool: return immigrants();
      case Step::permission:
      case Step::approval: return building();
      case Step::tile:
      case Step::place: return exploring();
      case Step::target: return target();
      case Step::site:
        if (top().seat != s.turn || !could(k_use, top().a, top().b)) return "this ability builds nothing now";
        return effect_of(top().a, top().b) == EffectKind::build ? nullptr : "this ability builds nothing";
      case Step::reinforce:
      case Step::defend: return attack();
      case Step::vote:
      case Step::more_votes: return poll();
      case Step::fight: return fight();
      case Step::auction_role:
      case Step::bid: return auction();
      default: return nullptr;
    }
  }

  /// An offer is right when it can be composed move by move.
  const char* offer() const {
    constexpr const char* kWrong = "the offer cannot be made";
    const bool made = s.step() == Step::answer;
    const Seat offerer = made ? top().a : top().seat;
    const Seat partner = made ? top().seat : top().a;
    if (offerer >= box_.seats || partner >= box_.seats) return "no such seat";
    State again = s;
    again.todo.pop();
    const bool in_turn = again.asked_for(Step::act);
    if (in_turn && offerer != s.turn) return "the active player makes the offers";
    if (in_turn && (made || box_.version == 1)) {
      if (s.offers == 0) return "the offer is not counted (GW-R31)";
      --again.offers;
    }
    if (!box_.trade || !Look{box_, s}.can_trade(offerer, partner)) return kWrong;
    if (in_turn) {
      if (!offered(again, offerer, {k_offer, partner})) return kWrong;
      if (box_.version == 1) ++again.offers;
    }
    again.todo.push(question_to(offerer, Step::compose, partner));
    again.given = again.asked = {};
    if (!name_items(again, s.given, k_give_pesos) || !name_items(again, s.asked, k_ask_pesos)) return kWrong;
    if (made && !played(again, {k_propose})) return kWrong;
    return again == s ? nullptr : kWrong;
  }

  bool name_items(State& again, const Bargain& side, uint8_t pesos) const {
    const auto kind = [&](int which) { return static_cast<uint8_t>(pesos + which); };
    for (int left = side.pesos; left > 0;) {
      const int sum = std::min(left, kMostAtOnce);
      if (!played(again, amount_move(pesos, 0, sum))) return false;
      left -= sum;
    }
    for (const uint8_t card : side.cards) {
      if (card == kNone) continue;
      const Move move =
          is_any(card) ? Move{kind(2), static_cast<uint8_t>(card - any_of(0))} : Move{kind(1), card};
      if (!played(again, move)) return false;
    }
    if (side.tile != kNone && !played(again, {kind(3), side.tile})) return false;
    return side.role == kNone || played(again, {kind(4), side.role});
  }

  bool offered(const State& at, Seat seat, Move move) const {
    Rules::Moves list;
    Choices(box_, at, seat, list).all();
    return list.has(move);
  }
  bool played(State& at, Move move) const {
    const Seat seat = at.todo.top().seat;
    if (!offered(at, seat, move)) return false;
    Chance chance = Chance::fast(1);
    NoJournal nothing;
    Play(box_, at, chance, nothing).answer(seat, move);
    return true;
  }

  const char* handing_over() const {
    constexpr const char* kWrong = "the offer cannot be carried out";
    const Seat offerer = top().a;
    const Seat partner = top().seat;
    if (offerer >= box_.seats || offerer == partner || !box_.icons || !box_.trade) return kWrong;
    if (step_of(below()) == Step::act && (offerer != s.turn || s.offers == 0)) return kWrong;
    bool open = false;
    for (int deck = 0; deck < kDecks; ++deck) {
      const bool unnamed = s.asked.cards[0] == any_of(deck) || s.asked.cards[1] == any_of(deck);
      open = open || (unnamed && s.hand_size[partner][deck] > cards_of(s.asked, deck));
    }
    if (!open || is_any(s.given.cards[0]) || is_any(s.given.cards[1])) return kWrong;
    return can_give(s.given, offerer, partner) && can_give(s.asked, partner, offerer) ? nullptr : kWrong;
  }

  /// The giver has it all, and who gets it knows the cards that were named.
  bool can_give(const Bargain& side, Seat giver, Seat taker) const {
    if (side.cards[0] != kNone && side.cards[0] == side.cards[1] && !is_any(side.cards[0])) return false;
    for (const uint8_t card : side.cards) {
      if (card >= kCards) continue;
      const CardSet there = s.hand[giver][deck_of(card)] & s.known[taker][deck_of(card)];
      if ((there & card_bit(card)) == 0) return false;
    }
    for (int deck = 0; deck < kDecks; ++deck) {
      if (cards_of(side, deck) > s.hand_size[giver][deck]) return false;
    }
    return side.pesos <= s.pesos[giver] && (side.role == kNone || s.role[side.role] == giver) &&
           (side.tile == kNone || (Look{box_, s}.tradable(giver, taker) & tile_bit(side.tile)) != 0);
  }

  const char* immigrants() const {
    const bool taking = s.step() == Step::take;
    if (taking ? below().a != seat_after(top().seat, 1) : below().a != s.turn)
      return "others take first (GW-B21)";
    if (!taking) {
      return top().seat == governor() && s.pool_total() >= box_.seats ? nullptr
                                                                      : "the governor shows the pool";
    }
    int decks = 0;
    bool knows = false;
    for (int deck = 0; deck < kDecks; ++deck) {
      if (s.pool_size[deck] > 0) ++decks;
      knows = knows || (s.known[top().seat][deck] & s.pool[deck]) != 0;
    }
    return decks > 1 || knows ? nullptr : "there is nothing to choose in the pool (GW-R18)";
  }

  /// Whether the active player could have done this, had nothing come of it yet.
  bool could(uint8_t kind, int a, int b) const {
    State before = s;
    while (!before.asked_for(Step::act)) before.todo.pop();
    return offered(before, s.turn, {kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b)});
  }
  EffectKind effect_of(int card, int ability) const { return box_.cards[card].ability[ability].effect; }

  const char* building() const {
    const Frame& building = below();
    const bool permission = s.step() == Step::permission;
    if (building.step != (permission ? 1 : 2) || top().a != building.a || top().b != building.b) {
      return "it is about another building";
    }
    if (building.a >= kTiles || (building.b != 1 && building.b != 2) || building.c > kCards) {
      return "there is no such building";
    }
    const auto thing = static_cast<Thing>(building.b);
    const int ability = building.amount >> 8;
    if ((building.amount & 0xff) != s.turn || top().c != s.turn) return "the active player builds";
    if (building.c == 0) {
      const MoveId kind = thing == Thing::mission ? k_mission : k_presidio;
      if (ability != 0 || !could(kind, building.a, 0)) return "it cannot be built there";
    } else if (!could(k_use, building.c - 1, ability) ||
               effect_of(building.c - 1, ability) != EffectKind::build ||
               box_.cards[building.c - 1].ability[ability].what != building.b ||
               (sites(s, thing) & tile_bit(building.a)) == 0) {
      return "it cannot be built there";
    }
    const Role role = thing == Thing::mission ? Role::presiding_father : Role::viceroy;
    const Seat wanted = permission ? s.owner(building.a) : s.role[index(role)];
    return top().seat == wanted && wanted != s.turn ? nullptr : "somebody else is to be asked";
  }

  const char* exploring() const {
    if (top().seat != s.turn || below().a != s.turn) return "the active player explores";
    if ((s.drawn & kAllCoastal) != 0 && (s.drawn & kAllInland) != 0) return "tiles are drawn from one stack";
    if (s.step() == Step::tile) return std::popcount(s.drawn) > 1 ? nullptr : "there is only one tile";
    if (top().a >= kTiles || (s.drawn & tile_bit(top().a)) == 0 || s.board == 0)
      return "the tile is not drawn";
    const Fit fit = Look{box_, s}.best_fit(top().a);
    if (fit == Fit::nowhere || top().b != (fit == Fit::cut_off ? 1 : 0)) return "the tile fits otherwise";
    return nullptr;
  }

  const char* target() const {
    bool printed = false;
    for (const CardFacts& card : box_.cards) {
      for (int i = 0; i < card.abilities; ++i) {
        const AbilityFacts& ability = card.ability[i];
        printed = printed || (ability.effect == EffectKind::attack && ability.what == top().a);
      }
    }
    return printed && top().seat == s.turn && has_moves() ? nullptr : "there is nothing to attack";
  }

  /// Swords on the discards of all decks, or on the cards that the active player has spent.
  int swords(bool spent) const {
    int sum = 0;
    for (int deck = 0; deck < kDecks; ++deck) {
      CardSet cards = spent ? s.spent[deck] : 0;
      for (int i = 0; !spent && i < s.discards[deck]; ++i) cards |= CardSet{1} << s.discard[deck][i];
      for (const int card : each(cards)) sum += box_.cards[kDeckStart[deck] + card].icons[index(Icon::sword)];
    }
    return sum;
  }

  const char* attack() const {
    const bool defends = s.step() == Step::defend;
    const Seat owner = s.owner(s.attack_tile);
    if (owner == kNobody || owner == s.turn || top().seat != (defends ? owner : s.turn)) {
      return "an attack is between two players";
    }
    if ((targets(s, s.turn, s.attack_thing) & tile_bit(s.attack_tile)) == 0) return "this cannot be attacked";
    if (top().step > 1) return "a number is out of range";
    const bool answers = top().step == 1;
    if (s.attack < 1 || (answers ? s.defence < s.attack : s.defence >= s.attack) ||
        (!defends && !answers && s.defence != 0)) {
      return "it is not the time for more swords (GW-R48)";
    }
    if (s.attack - 1 + s.purse[index(Icon::sword)] > swords(true) + kSpareIcons ||
        s.defence > swords(false) + kSpareIcons) {
      return "swords come from cards (GW-R48)";
    }
    return nullptr;
  }

  /// The kind of poll that belongs where it stands on the stack.
  bool belongs(int poll, const Frame& under) const {
    if (step_of(under) == Step::act) {
      return s.politics != 0 && (poll == index(Poll::election) || poll == index(Poll::revolution));
    }
    const bool first = s.todo.frames[0].step == 0;
    return under.a == 0b11110 && under.b == 0 && (first || s.politics != 0) &&
           poll == index(first ? Poll::first_election : Poll::new_election);
  }

  const char* ballots(int poll) const {
    const bool revolution = poll == index(Poll::revolution);
    int cast[kCountries] = {};
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      const int choice = s.ballot[seat] - 1;
      if (choice < 0) continue;
      if (revolution ? choice < index(Country::spain) || choice >= kCountries : choice >= box_.seats) {
        return "a vote is for something else";
      }
      ++cast[choice];
    }
    for (int choice = 0; choice < kCountries; ++choice) {
      const int votes = s.votes[choice];
      if (votes < cast[choice] || votes > kMostVotes || (cast[choice] == 0 && votes != 0)) {
        return "votes are cast by somebody";
      }
    }
    return nullptr;
  }

  const char* poll() const {
    const Frame& poll = below();
    if (!box_.politics || !belongs(poll.a, s.todo.frames[s.todo.size - 3])) return "there is no such poll";
    const Seat begins = poll.a == index(Poll::first_election) ? s.first : s.turn;
    if (poll.b != begins || top().a != poll.a || poll.c < 1 || poll.c > box_.seats ||
        top().seat != seat_after(begins, poll.c - 1)) {
      return "another player votes now (GW-A09)";
    }
    for (int i = poll.c - 1; i < box_.seats; ++i) {
      const bool voted = i == poll.c - 1 && s.step() == Step::more_votes;
      if ((s.ballot[seat_after(begins, i)] != 0) != voted) return "nobody votes twice (GW-R59)";
    }
    return ballots(poll.a);
  }

  const char* fight() const {
    const Frame& fight = below();
    if (!box_.politics || !belongs(fight.step, s.todo.frames[s.todo.size - 3]) ||
        fight.step == index(Poll::first_election)) {
      return "there is no such fight";
    }
    if (const char* law = ballots(fight.step)) return law;
    const bool revolution = fight.step == index(Poll::revolution);
    const int now = revolution                                ? index(s.country)
                    : fight.step == index(Poll::new_election) ? s.old_governor
                                                              : governor();
    if (fight.c >= kCountries || fight.c == now || s.votes[fight.c] < box_.seats) return "it changes nothing";
    for (int choice = 0; choice < kCountries; ++choice) {
      if (choice != fight.c && s.votes[choice] >= s.votes[fight.c]) return "another choice has won";
    }
    if (fight.a != seat_after(top().seat, 1) || fight.b < 1 || fight.b > box_.seats)
      return "others fight first";
    bool sides[3] = {};
    for (const uint8_t side : s.side) sides[side] = true;
    if (sides[1] != (s.upheld > 0) || sides[2] != (s.fought > 0) ||
        s.upheld + s.fought > swords(false) + kSpareIcons) {
      return "swords come from cards (GW-R64)";
    }
    const int wanted = s.fought <= s.upheld ? 2 : 1;
    const int side = s.side[top().seat];
    const bool free = side == 0 || side == wanted;
    return free && s.hand_total(top().seat) > 0 ? nullptr : "who is asked cannot fight (GW-R64)";
  }

  const char* auction() const {
    const Frame& auction = below();
    if (!box_.politics || (auction.a & ~0b11110) != 0 || auction.b >= box_.seats) {
      return "there is no such auction";
    }
    if (s.todo.frames[0].step == 2 && s.politics == 0) return "there was no revolution";
    for (int role = 0; role < kRoles; ++role) {
      const bool waits = (auction.a >> role & 1) != 0 || role == s.auctioned;
      if (waits && s.role[role] != kNobody) return "a role that somebody holds is not auctioned";
    }
    if (s.step() == Step::auction_role) {
      const bool several = std::popcount(auction.a) > 1;
      return top().seat == governor() && several && auction.b == 0 ? nullptr : "the governor names the role";
    }
    if (s.auctioned == 0 || (auction.a >> s.auctioned & 1) != 0) return "this role is not auctioned now";
    const bool bidden = s.bidder != kNobody;
    if (top().seat != seat_after(governor(), auction.b) || top().seat == s.bidder ||
        (s.passed >> top().seat & 1) != 0 || (bidden && (s.passed >> s.bidder & 1) != 0)) {
      return "another player bids now (GW-R65)";
    }
    const int floor = box_.edition.limits.auction_floor - 1;
    if (bidden ? s.bid <= floor || s.bid > s.pesos[s.bidder] : s.bid != floor) return "nobody bids so much";
    return s.bid < s.pesos[top().seat] ? nullptr : "nobody bids more than he has";
  }

  const Box& box_;
  const State& s;
};

}  // namespace

const char* broken_stack(const Box& box, const State& s) { return StackLaws(box, s).broken(); }

}  // namespace paydirt::golden_wilderness

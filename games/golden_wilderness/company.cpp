// What good company leaves alone: votes that cannot be won or bring nothing, requests that will be refused,
// and what somebody has just said no to. For the bots; nothing here reads what the seat cannot know.
#include "engine/lead.hpp"
#include "games/golden_wilderness/bargain.hpp"
#include "games/golden_wilderness/judge.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {
namespace {

constexpr int kTurnsOfMemory = 3;  // of the seat's own, the present one among them

class Company {
 public:
  Company(const Box& box, const State& state, Seat seat, std::span<const Made> past)
      : box_(box), s(state), seat_(seat), past_(past), since_(turns_ago(kTurnsOfMemory)) {}

  bool is_pointless(Move move) const {
    switch (move.kind) {
      case k_offer: return has_refused(move.a, k_decline) || !has_offer_for(move.a);
      case k_election: return has_called() || is_governor() || !wins(EffectKind::vote, 0);
      case k_revolution: return has_called() || !any_country_wins();
      case k_vote: return called() && move.a != seat_;
      case k_support: return called() && !country_wins(move.a);
      case k_abstain: return called();
      case k_mission: return begs(move.a, Thing::mission);
      case k_presidio: return begs(move.a, Thing::presidio);
      case k_site: return begs(move.a, thing_of(s.todo.top().a, s.todo.top().b));
      case k_use: return begs_everywhere(move.a, move.b);
      default: return false;
    }
  }

 private:
  /// Where in the past the seat's turn so many turns ago ended; this one is the first.
  size_t turns_ago(int turns) const {
    size_t at = past_.size();
    for (; at > 0 && turns > 0; --at) turns -= made(at - 1, k_end) ? 1 : 0;
    return at;
  }
  bool made(size_t at, MoveId kind) const { return past_[at].seat == seat_ && past_[at].move.kind == kind; }

  /// Whether somebody has said no to the seat lately. The answer to a request or offer follows it at once, or
  /// after another's consent.
  bool has_refused(Seat other, MoveId no) const {
    for (size_t i = since_ + 1; i < past_.size(); ++i) {
      if (past_[i].seat != other || past_[i].move.kind != no) continue;
      size_t asked = i - 1;
      while (asked > since_ && past_[asked].move.kind == k_allow) --asked;
      if (past_[asked].seat == seat_) return true;
    }
    return false;
  }

  bool has_called() const {
    for (size_t i = since_; i < past_.size(); ++i) {
      if (made(i, k_election) || made(i, k_revolution)) return true;
    }
    return false;
  }
  bool is_governor() const { return s.role[index(Role::governor)] == seat_; }

  bool has_offer_for(Seat partner) const {
    State composing = s;
    composing.todo.push(question_to(seat_, Step::compose, partner));
    return best_plan(box_, composing).gain > 0;
  }

  /// Who called the poll in which he is asked. In an election after a revolution nobody did.
  bool called() const {
    const auto poll = static_cast<Poll>(s.todo.top().a);
    return seat_ == s.turn && (poll == Poll::election || poll == Poll::revolution);
  }

  /// Votes that a card brings without leaving the hand.
  int shown_votes(int card, EffectKind effect, int what) const {
    int votes = 0;
    for (int which = 0; which < box_.cards[card].abilities; ++which) {
      const AbilityFacts& ability = box_.cards[card].ability[which];
      if (ability.effect == effect && ability.what == what && ability.cost == CostKind::show) {
        votes = std::max<int>(votes, ability.count);
      }
    }
    return votes;
  }
  int shown_votes(int deck, CardSet cards, EffectKind effect, int what) const {
    int votes = 0;
    for (const int card : each(cards)) votes += shown_votes(kDeckStart[deck] + card, effect, what);
    return votes;
  }

  /// Votes that a rival will probably find, in 1/64: of cards that the seat has not seen the usual share.
  int likely_votes(Seat rival, EffectKind effect, int what) const {
    int votes = kPoint;
    for (int deck = 0; deck < kDecks; ++deck) {
      const CardSet known = s.known[seat_][deck] & s.hand[rival][deck];
      votes += shown_votes(deck, known, effect, what) * kPoint;
      CardSet unseen = s.draw[deck] | s.pool[deck];
      for (Seat other = 0; other < box_.seats; ++other) unseen |= other == seat_ ? 0 : s.hand[other][deck];
      unseen &= ~s.known[seat_][deck];
      const int hidden = s.hand_size[rival][deck] - std::popcount(known);
      if (hidden > 0) {
        votes += hidden * kPoint * shown_votes(deck, unseen, effect, what) / std::popcount(unseen);
      }
    }
    return votes;
  }

  /// GW-A10, GW-A11: as many votes as there are players, and more than a rival has for anything else.
  bool wins(EffectKind effect, int what) const {
    int votes = 1;
    for (int deck = 0; deck < kDecks; ++deck) {
      votes += shown_votes(deck, s.hand[seat_][deck] & ~s.spent[deck], effect, what);
    }
    if (votes < box_.seats) return false;
    const int choices = effect == EffectKind::vote ? 1 : kCountries;
    for (Seat rival = 0; rival < box_.seats; ++rival) {
      for (int choice = 0; rival != seat_ && choice < choices; ++choice) {
        if (likely_votes(rival, effect, choice) >= votes * kPoint) return false;
      }
    }
    return true;
  }

  bool country_wins(int country) const {
    if (country == index(s.country) || !wins(EffectKind::support, country)) return false;
    const Judge now(box_, s, seat_);
    const auto before = now.expectations();
    auto then = before;
    for (Seat seat = 0; seat < box_.seats; ++seat) then[seat] += now.gain_under(country, seat);
    return lead(then, box_.seats, seat_) > lead(before, box_.seats, seat_);
  }
  bool any_country_wins() const {
    for (int country = index(Country::spain); country < kCountries; ++country) {
      if (country_wins(country)) return true;
    }
    return false;
  }

  Thing thing_of(int card, int which) const {
    return static_cast<Thing>(box_.cards[card].ability[which].what);
  }

  /// Whether to build there one must ask somebody who would lose by it or has just refused.
  bool begs(int tile, Thing thing) const {
    const bool mission = thing == Thing::mission;
    const Seat asked[] = {s.owner(tile), s.role[index(mission ? Role::presiding_father : Role::viceroy)]};
    State after = s;
    (mission ? after.missions : after.presidios) |= tile_bit(tile);
    const auto before = Judge(box_, s, seat_).expectations();
    const auto then = Judge(box_, after, seat_).expectations();
    for (const Seat other : asked) {
      if (other == kNobody || other == seat_) continue;
      if (lead(then, box_.seats, other) < lead(before, box_.seats, other)) return true;
      if (has_refused(other, k_refuse)) return true;
    }
    return false;
  }

  /// Who begins with such a card must build somewhere.
  bool begs_everywhere(int card, int which) const {
    if (box_.cards[card].ability[which].effect != EffectKind::build) return false;
    const Thing thing = thing_of(card, which);
    for (const int tile : each(sites(s, thing))) {
      if (!begs(tile, thing)) return false;
    }
    return true;
  }

  const Box& box_;
  const State& s;
  const Seat seat_;
  const std::span<const Made> past_;
  const size_t since_;  // how far back it matters
};

}  // namespace

bool Rules::midway(const State& s, Seat seat) const {
  switch (s.step()) {
    case Step::compose:
    case Step::answer:
    case Step::permission:
    case Step::approval: return true;
    case Step::vote:
    case Step::more_votes:
    case Step::fight: return seat == s.turn;
    case Step::act: return s.purse[0] + s.purse[1] + s.purse[2] > 0;
    default: return false;
  }
}

bool Rules::pointless(const State& s, Seat seat, Move move, std::span<const Made> past) const {
  return Company(box_, s, seat, past).is_pointless(move);
}

}  // namespace paydirt::golden_wilderness

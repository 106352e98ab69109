#include "games/golden_wilderness/bargain.hpp"

#include <algorithm>

#include "engine/lead.hpp"
#include "games/golden_wilderness/judge.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {
namespace {

constexpr int kMargin = kPoint / 2;  // what a bargain must bring both

/// A settlement or city that the active player could build.
struct Building {
  uint8_t tile = kNone;      // none: there is no place
  uint8_t industry = kNone;  // none: a city
  int cost = 100;            // in people
};

Building cheapest_settlement(const Box& box, const State& s) {
  Building best;
  for (const int tile : each(Look{box, s}.eligible())) {
    uint8_t industry = s.industry[s.turn][box.terrain[tile]];
    for (int i = 0; industry == kNone && i < kIndustries; ++i) {  // the cheapest of a terrain comes first
      if (box.industry_terrain[i] == box.terrain[tile]) industry = static_cast<uint8_t>(i);
    }
    if (industry == kNone || box.industry_cost[industry] >= best.cost) continue;
    best = {static_cast<uint8_t>(tile), industry, box.industry_cost[industry]};
  }
  return best;
}

Building cheapest_city(const Box& box, const State& s) {
  Building best;
  if (std::popcount(s.cities) >= box.markers.city) return best;
  for (const int tile : each(s.settled[s.turn])) {
    const int cost = box.edition.costs.city_population - Look{box, s}.population(s.turn, tile);
    if (cost < best.cost) best = {static_cast<uint8_t>(tile), kNone, cost};
  }
  return best;
}

void leave_industries(const Box& box, State& s, Seat seat) {  // GW-R21
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    if ((s.settled[seat] & box.of_terrain[terrain]) == 0) s.industry[seat][terrain] = kNone;
  }
}

/// Takes people from the purse, then from the hand, whose cards count as one each.
void pay(State& s, Seat seat, int pops) {
  const auto take = [&](uint8_t& from) {
    const int paid = std::min<int>(from, pops);
    from = static_cast<uint8_t>(from - paid);
    pops -= paid;
  };
  take(s.purse[index(Icon::pop)]);
  take(s.hand_size[seat][index(Deck::pioneer)]);
  take(s.hand_size[seat][index(Deck::indian)]);
}

void build(const Box& box, State& s, const Building& building) {
  const Seat seat = s.turn;
  pay(s, seat, building.cost);
  const int terrain = box.terrain[building.tile];
  if (building.industry != kNone) {
    s.settled[seat] |= tile_bit(building.tile);
    s.industry[seat][terrain] = building.industry;
    return;
  }
  s.settled[seat] &= ~tile_bit(building.tile);
  s.cities |= tile_bit(building.tile);
  s.pesos[seat] = static_cast<int16_t>(s.pesos[seat] + box.edition.costs.city_grant);
  leave_industries(box, s, seat);
}

/// What the active player can pay with, as far as the viewer knows.
int people(const Judge& judge) {
  if (!judge.box.icons) return judge.settlers(judge.s.turn);
  return judge.s.purse[index(Icon::pop)] + judge.pops_in_hand(judge.s.turn);
}

/// Looks for the bargain that brings the less lucky side most.
class Haggle {
 public:
  Haggle(const Box& box, const State& state)
      : box_(box),
        s(state),
        offerer_(state.todo.top().seat),
        partner_(state.todo.top().a),
        now_(box, state, offerer_),
        before_(outlook(box, state, offerer_)) {}

  Plan best() {
    buy_people();
    trade_tiles();
    return plan_;
  }

 private:
  /// GW-R33: one or two people of a deck, where they pay for a building that the seat's own do not.
  void buy_people() {
    if (offerer_ != s.turn) return;
    const int own = people(now_);
    const int home = cheapest_settlement(box_, s).cost;
    const int city = cheapest_city(box_, s).cost;
    for (const Deck deck : {Deck::pioneer, Deck::indian}) {
      Deal deal;
      const int most = std::min<int>(box_.edition.limits.cards_a_side, s.hand_size[partner_][index(deck)]);
      for (int count = 1; count <= most; ++count) {
        deal.asked.cards[count - 1] = any_of(index(deck));
        const auto new_for = [&](int cost) { return cost > own && cost <= own + count; };
        if (new_for(home) || new_for(city)) price(deal, true);
      }
    }
  }

  /// GW-R34.
  void trade_tiles() {
    for (const int tile : each(Look{box_, s}.tradable(partner_, offerer_))) {
      Deal deal;
      deal.asked.tile = static_cast<uint8_t>(tile);
      price(deal, true);
    }
    for (const int tile : each(Look{box_, s}.tradable(offerer_, partner_))) {
      Deal deal;
      deal.given.tile = static_cast<uint8_t>(tile);
      price(deal, false);
    }
  }

  /// Finds the price that divides the gain most evenly.
  void price(Deal deal, bool buys) {
    int16_t& price = buys ? deal.given.pesos : deal.asked.pesos;
    const Bargain& composed = buys ? s.given : s.asked;
    const bool fixed = composed.pesos > 0 || s.todo.top().step > (buys ? i_give_pesos : i_ask_pesos);
    price = fixed ? composed.pesos : 0;
    if (!completes(deal)) return;
    auto after = outlook(box_, carried_out(box_, s, offerer_, partner_, deal), offerer_);
    if (!fixed) {
      price = static_cast<int16_t>(even_price(after, buys ? offerer_ : partner_));
      if (price == 0) return;
      after = outlook(box_, carried_out(box_, s, offerer_, partner_, deal), offerer_);
    }
    const int gain = gain_of(after);
    if (gain >= kMargin && gain > plan_.gain) plan_ = {deal, gain};
  }

  int even_price(const std::array<int, kPlayers>& goods, Seat payer) const {
    const Seat payee = payer == offerer_ ? partner_ : offerer_;
    const int most = std::min<int>(s.pesos[payer], kMostAtOnce);
    int best = 0;
    int best_gain = 0;
    for (int pesos = 1; pesos <= most; ++pesos) {
      auto after = goods;
      after[payer] += now_.worth_of(s.pesos[payer] - pesos) - now_.worth_of(s.pesos[payer]);
      after[payee] += now_.worth_of(s.pesos[payee] + pesos) - now_.worth_of(s.pesos[payee]);
      const int gain = gain_of(after);
      if (gain <= best_gain) continue;
      best = pesos;
      best_gain = gain;
    }
    return best;
  }

  /// What both are sure of, in points and in their leads.
  int gain_of(const std::array<int, kPlayers>& after) const {
    int least = 1'000'000;
    for (const Seat seat : {offerer_, partner_}) {
      const int ahead = lead(after, box_.seats, seat) - lead(before_, box_.seats, seat);
      least = std::min({least, after[seat] - before_[seat], ahead});
    }
    return least;
  }

  /// Whether what is composed so far can still become this.
  bool completes(const Deal& deal) const {
    const int next = s.todo.top().step;
    return completes(s.given, deal.given, next - i_give_pesos) &&
           completes(s.asked, deal.asked, next - i_ask_pesos);
  }
  static bool completes(const Bargain& part, const Bargain& whole, int next) {
    if ((part.pesos > 0 || next > i_give_pesos) && part.pesos != whole.pesos) return false;
    if (part.cards[0] != kNone && part.cards[0] != whole.cards[0]) return false;
    if (part.cards[1] != kNone && part.cards[1] != whole.cards[1]) return false;
    const bool no_more = next > i_give_card;
    if (no_more && (part.cards[0] != whole.cards[0] || part.cards[1] != whole.cards[1])) return false;
    if (next > i_give_tile && part.tile != whole.tile) return false;
    return next <= i_give_role || part.role == whole.role;
  }

  const Box& box_;
  const State& s;
  const Seat offerer_;
  const Seat partner_;
  const Judge now_;
  const std::array<int, kPlayers> before_;
  Plan plan_;
};

}  // namespace

State carried_out(const Box& box, const State& s, Seat offerer, Seat partner, const Deal& deal) {
  State after = s;
  const auto give = [&](const Bargain& side, Seat from, Seat to) {
    after.pesos[from] = static_cast<int16_t>(after.pesos[from] - side.pesos);
    after.pesos[to] = static_cast<int16_t>(after.pesos[to] + side.pesos);
    for (int deck = 0; deck < kDecks; ++deck) {
      const auto cards =
          static_cast<uint8_t>(std::min<int>(cards_of(side, deck), after.hand_size[from][deck]));
      after.hand_size[from][deck] = static_cast<uint8_t>(after.hand_size[from][deck] - cards);
      after.hand_size[to][deck] = static_cast<uint8_t>(after.hand_size[to][deck] + cards);
    }
    for (const uint8_t card : side.cards) {
      if (card < kCards) after.hand[from][deck_of(card)] &= ~card_bit(card);
    }
    if (side.tile < kTiles) {
      after.settled[from] &= ~tile_bit(side.tile);
      after.settled[to] |= tile_bit(side.tile);
    }
    if (side.role < kRoles) after.role[side.role] = to;
  };
  give(deal.given, offerer, partner);
  give(deal.asked, partner, offerer);
  leave_industries(box, after, offerer);
  leave_industries(box, after, partner);
  return after;
}

std::array<int, kPlayers> outlook(const Box& box, const State& s, Seat viewer) {
  const Judge now(box, s, viewer);
  auto best = now.expectations();
  const int means = people(now);
  for (const Building& building : {cheapest_settlement(box, s), cheapest_city(box, s)}) {
    if (building.cost > means) continue;
    State built = s;
    build(box, built, building);
    const auto then = Judge(box, built, viewer).expectations();
    if (then[s.turn] > best[s.turn]) best = then;
  }
  return best;
}

bool welcome(const Box& box, const State& s, Seat viewer) {
  const int seats = box.seats;
  const Seat partner = s.todo.top().seat;
  const State after = carried_out(box, s, s.todo.top().a, partner, {s.given, s.asked});
  return lead(outlook(box, after, viewer), seats, partner) > lead(outlook(box, s, viewer), seats, partner);
}

/// Who has been refused does not ask again in the turn, nor does anybody haggle on.
Plan best_plan(const Box& box, const State& s) {
  const int counted = box.version == 1 ? 1 : 0;  // the one in the making
  return s.offers > counted ? Plan{} : Haggle(box, s).best();
}

Move next_move(const Box& box, const State& s) {
  const Plan plan = best_plan(box, s);
  if (plan.gain == 0) return {k_drop};
  const auto next_of = [&](const Bargain& have, const Bargain& want, MoveId pesos) -> Move {
    if (have.pesos != want.pesos) return amount_move(pesos, 0, want.pesos);
    for (int i = 0; i < 2; ++i) {
      const auto deck = static_cast<uint8_t>(want.cards[i] - any_of(0));
      if (have.cards[i] != want.cards[i]) return {static_cast<uint8_t>(pesos + 2), deck};
    }
    if (have.tile != want.tile) return {static_cast<uint8_t>(pesos + 3), want.tile};
    return {k_propose};
  };
  const Move gives = next_of(s.given, plan.deal.given, k_give_pesos);
  return gives.kind != k_propose ? gives : next_of(s.asked, plan.deal.asked, k_ask_pesos);
}

}  // namespace paydirt::golden_wilderness

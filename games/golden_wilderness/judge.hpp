// One look at a table: how long it will last, what markets pay, what a seat may expect. In 1/64 point, in
// whole numbers, so that every machine judges alike.
#pragma once

#include <algorithm>

#include "engine/term.hpp"
#include "games/golden_wilderness/look.hpp"

namespace paydirt::golden_wilderness {

/// How long a table will last.
struct Span {
  const Box& box;
  const State& s;
  const Weights& weights = box.weights;
  Look look{box, s};
  int turns = 0;  // of the whole table, in 1/16
  bool closing = false;

  Span(const Box& laid_out, const State& state) : box(laid_out), s(state) {
    if (box.level == Level::beginner) {
      const int open_tiles = std::popcount(look.reachable() & ~s.inhabited());
      closing = open_tiles == 0;
      turns = 16 + open_tiles * weights.tile_turns;
      return;
    }
    const int cities = box.markers.city - std::popcount(s.cities);
    turns = cities * weights.city_turns;
    closing = cities == 0;
    if (box.icons) {
      const int missions = box.markers.mission - std::popcount(s.missions);
      const int presidios = box.markers.presidio - std::popcount(s.presidios);
      turns = std::min({turns, missions * weights.mission_turns, presidios * weights.city_turns});
      closing = closing || missions == 0 || presidios == 0;
    }
    turns += 48;
    turns = std::min(turns, (box.max_rounds - s.round + 1) * box.seats * 16);
  }
};

/// One look at a table: what markets pay first, then what a seat may expect.
struct Judge : Span {
  Seat eyes;                  // whose knowledge this is: of other hands only the sizes count
  int income[kPlayers] = {};  // of a market of each kind in the deck, summed, in 1/64

  Judge(const Box& laid_out, const State& state, Seat viewer) : Span(laid_out, state), eyes(viewer) {
    for (const EventCard market :
         {EventCard::coast_market, EventCard::city_market, EventCard::presidio_market}) {
      add_income(market);
    }
  }

  /// Cards of a kind that are in the deck.
  int copies(EventCard market) const {
    switch (market) {
      case EventCard::coast_market: return box.start_events[index(market)];
      case EventCard::city_market: return std::popcount(s.cities);
      default: return s.presidio_market;
    }
  }

  /// Who holds a market chooses what pays him best; the others get what falls to them.
  void add_income(EventCard market) {
    const int cards = copies(market);
    const TileSet tiles = market_tiles(s, market);
    if (cards == 0 || tiles == 0) return;
    const auto from = look.producers();
    int best[kPlayers] = {};
    int shares[kPlayers][kPlayers] = {};  // by chooser: what everybody gets then
    for (const int tile : each(tiles)) {
      for (const int product : each<uint32_t>(look.paid_products(market, tile, from))) {
        const auto pays = look.payments(market, tile, product);
        for (Seat seat = 0; seat < box.seats; ++seat) {
          int lead = 4 * pays[seat];
          for (Seat other = 0; other < box.seats; ++other) lead -= pays[other];
          if (pays[seat] == 0 || lead + 3 * pays[seat] <= best[seat]) continue;
          best[seat] = lead + 3 * pays[seat];
          std::copy(pays.begin(), pays.end(), shares[seat]);
        }
      }
    }
    for (Seat seat = 0; seat < box.seats; ++seat) {
      int sum = 0;
      for (Seat chooser = 0; chooser < box.seats; ++chooser) sum += shares[chooser][seat];
      income[seat] += cards * sum * kPoint / box.seats;
    }
  }

  int deck_size() const {
    int cards = std::popcount(s.cities) + s.presidio_market;
    for (const uint8_t start : box.start_events) cards += start;
    return cards;
  }

  int worth_of(int have) const {
    if (closing) return have * weights.last_peso;
    const bool useful = box.level != Level::beginner && turns > 160;
    const int capital = useful ? std::min(have, weights.capital_size) : 0;
    return capital * weights.capital + (have - capital) * weights.peso;
  }

  /// How many settlers the seat could still send out with what it has, and what they find.
  int settlers(Seat seat) const {
    int pops = 0;
    for (int deck = 0; box.icons && deck < kDecks; ++deck) {
      // Of other hands only the sizes are known.
      pops += deck == index(Deck::pioneer) || deck == index(Deck::indian) ? s.hand_size[seat][deck] : 0;
    }
    if (!box.icons) pops = s.hand_size[seat][index(Deck::pioneer)];
    return pops;
  }

  int people(Seat seat) const {
    const int total = s.hand_total(seat);
    const int liability = box.edition.scoring.person_in_hand * kPoint;
    // The nearer the end, the less a card can still do.
    const int soon = closing ? 0 : std::min(turns, 16 * 4 * box.seats);
    const int whole = 16 * 4 * box.seats;
    const int pops = settlers(seat);
    const int land = std::popcount(look.eligible()) + std::popcount(s.drawn);
    const bool cities = std::popcount(s.cities) < box.markers.city;
    if (box.level == Level::beginner && !closing) {  // or nobody would ever call the last settlers
      return std::min(pops, std::popcount(look.reachable() & ~s.inhabited())) * weights.pioneer;
    }
    const int useful = box.icons && !cities ? std::min(pops, land) : pops;
    int worth = useful * weights.pioneer + (total - pops) * weights.person;
    worth += s.hand_size[seat][index(Deck::soldier)] * weights.sword;
    int points = (worth * soon + total * liability * (whole - soon)) / whole;
    if (seat == s.turn && box.icons) points += std::min(land, 4) * weights.land * soon / whole;
    return points;
  }

  /// Population on cards that the seat can still play this turn; one on each that the viewer has not seen.
  int pops_in_hand(Seat seat) const {
    if (seat != eyes) return settlers(seat);
    int pops = settlers(seat);
    for (int deck = 0; deck < kDecks; ++deck) {
      const bool settles = deck == index(Deck::pioneer) || deck == index(Deck::indian);
      if (settles) pops -= std::popcount(s.hand[seat][deck]);
      for (const int card : each(s.hand[seat][deck] & ~s.spent[deck])) {
        pops += box.cards[kDeckStart[deck] + card].icons[index(Icon::pop)];
      }
    }
    return pops;
  }

  /// What the cheapest settlement or city would take.
  int least_population(Seat seat) const {
    int least = 100;
    for (const int tile : each(look.eligible())) {
      const uint8_t own = s.industry[seat][box.terrain[tile]];
      least = std::min<int>(least, own == kNone ? 1 : box.industry_cost[own]);
    }
    if (std::popcount(s.cities) >= box.markers.city) return least;
    for (const int tile : each(s.settled[seat])) {
      least = std::min(least, box.edition.costs.city_population - look.population(seat, tile));
    }
    return least;
  }

  /// Icons in the purse are worth something while they pay for something.
  int purse(Seat seat) const {
    if (seat != s.turn || !box.icons) return 0;
    const int pop = s.purse[index(Icon::pop)];
    int points = 0;
    if (pop + pops_in_hand(seat) >= least_population(seat)) points += std::min(pop, 4) * weights.icon_pop;
    const Costs& costs = box.edition.costs;
    const bool own_site = (sites(s, Thing::mission) & s.settled[seat]) != 0;
    if (own_site && s.pesos[seat] >= costs.mission.pesos && std::popcount(s.missions) < box.markers.mission) {
      points += std::min<int>(s.purse[index(Icon::cross)], costs.mission.cross) * weights.icon_cross;
    }
    return points;
  }

  int board(Seat seat) const {
    int points = std::popcount(s.settled[seat]) * box.edition.scoring.settlement * kPoint;
    for (const int tile : each(s.settled[seat])) points += s.linked[tile] != 0 ? weights.road_head : 0;
    const int own_missions = std::popcount(s.missions & s.settled[seat]);
    points += own_missions * weights.mission * std::min(turns, 640) / 16;
    if (s.presidios != 0) {
      const TileSet safe = protected_tiles(s, Thing::settlement);
      points += std::popcount(s.settled[seat] & safe) * weights.shelter;
    }
    return points;
  }

  int roles(Seat seat) const {
    int points = 0;
    for (int role = 0; role < kRoles; ++role) {
      if (s.role[role] == seat) points += role == 0 ? weights.governor : weights.role;
    }
    if (closing) points /= 4;
    if (s.auctioned != kNone && s.bidder == seat) points += weights.role - s.bid * weights.peso;
    return points;
  }

  /// What is about to happen: without it nobody would begin anything that takes two steps.
  int pending(Seat seat) const {
    if (s.todo.empty()) return 0;
    const Frame& top = s.todo.top();
    int points = 0;
    if (s.step() == Step::market) {
      const auto market = static_cast<EventCard>(top.a);
      points += best_market(market, top.seat, seat) * weights.peso;
    }
    if (s.step() == Step::target && top.seat == seat) points += 3 * kPoint;
    if (s.step() == Step::site && top.seat == seat) points += 3 * kPoint;
    if (s.attack_tile != kNone) points += attack(seat);
    if (s.step() == Step::vote || s.step() == Step::more_votes) {
      const auto share = [&](int worth, int choice) {
        return worth * std::min<int>(s.votes[choice], box.seats) / (2 * box.seats);
      };
      if (static_cast<Poll>(top.a) != Poll::revolution) return points + share(weights.governor, seat);
      for (int country = 0; country < kCountries; ++country) {
        if (s.votes[country] > 0) points += share(gain_under(country, seat), country);
      }
    }
    return points;
  }

  /// What a revolution would bring the seat: other prices, and all roles are given anew (GW-A12).
  int gain_under(int country, Seat seat) const {
    State after = s;
    after.country = static_cast<Country>(country);
    return Judge(box, after, eyes).market(seat) - market(seat) - roles(seat);
  }

  int best_market(EventCard market, Seat chooser, Seat seat) const {
    const auto from = look.producers();
    int best = -1000;
    int pay = 0;
    for (const int tile : each(market_tiles(s, market))) {
      for (const int product : each<uint32_t>(look.paid_products(market, tile, from))) {
        const auto pays = look.payments(market, tile, product);
        int lead = 2 * box.seats * pays[chooser];
        for (const int each_pay : pays) lead -= each_pay;
        if (lead <= best) continue;
        best = lead;
        pay = pays[seat];
      }
    }
    return pay;
  }

  /// The share of the thing attacked that each side still has.
  int attack(Seat seat) const {
    const Seat owner = s.owner(s.attack_tile);
    if (seat != s.turn && seat != owner) return 0;
    const int stake = s.attack_thing == Thing::settlement ? 6 * kPoint : 3 * kPoint;
    const int ahead = s.attack - s.defence;
    const int chance = ahead <= 0 ? 16 : std::min(56, 28 + 12 * ahead);  // of 64
    return seat == owner ? -stake * chance / 64 : stake * chance / 128;
  }

  /// A card of the pair is played in a table turn; half of what markets promise comes true.
  int market(Seat seat) const {
    return income[seat] * weights.market / 64 * turns / 16 * 2 / std::max(1, deck_size());
  }

  std::array<int, 8> terms(Seat seat) const {
    return {s.points[seat] * kPoint,
            worth_of(s.pesos[seat]),
            board(seat),
            people(seat),
            purse(seat),
            roles(seat),
            pending(seat),
            market(seat)};
  }
  int expect(Seat seat) const { return sum_of(terms(seat)); }
  std::array<int, kPlayers> expectations() const {
    std::array<int, kPlayers> points{};
    for (Seat seat = 0; seat < box.seats; ++seat) points[seat] = expect(seat);
    return points;
  }
};

}  // namespace paydirt::golden_wilderness

// Who decides, and what they may do.
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr Move make_move(uint8_t kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b), static_cast<uint8_t>(c)};
}

/// Lists the moves of one seat.
struct Lister : Look {
  Seat seat;
  Rules::Moves& list;
  // A function: nobody is asked once the game is over, and nobody has prospectors.
  const uint8_t* here() const { return s.prospectors[seat]; }

  void add(uint8_t kind, int a = 0, int b = 0, int c = 0) { list.push(make_move(kind, a, b, c)); }

  void all() {
    switch (s.stage) {
      case Stage::over: return;
      case Stage::turn_start:
        if (!s.torn(seat)) add(k_switch);  // SM-022
        [[fallthrough]];
      case Stage::after_switch:
        if (s.diggers(seat) > 0) add(k_dig);  // SM-040
        return add(k_city);
      case Stage::dig:
        if (s.dug > 0) add(k_stop);  // SM-042
        for (int building = 0; building < kBuildings; ++building) add(k_to, building);
        return;
      case Stage::city:
        add(k_end);  // SM-R10
        if (s.torn(seat)) {
          tear_down();
        } else {
          build_up();
        }
        if (has_special(seat, Space::st_johns)) shifts();
        return;
    }
  }

  void build_up() {
    const bool buy = can_buy(seat);
    const bool people = buy || has_special(seat, Space::odd_fellows_hall);
    if (people && s.supply[seat] > 0) {  // SM-070, SM-071
      for (int space = 0; space < kSpaces; ++space) add(k_place, space);
    }
    if (buy || has_special(seat, Space::eldorado)) {
      const unsigned cards = distinct_cards();
      for (int building = 0; building < kBuildings; ++building) {
        if (here()[building] <= s.own_cards[seat][building]) continue;  // SM-081
        for (const int rank : each(cards)) add(k_card, rank, building);
      }
    }
    for (int from = 0; people && from < kSpaces; ++from) {
      if (here()[from] > 0) walks(from, 0);
    }
  }

  /// Cards of the hand with equal values merged into the lowest rank (SM-R26).
  unsigned distinct_cards() const {
    unsigned kept = 0;
    for (const int rank : each(s.hand[seat])) {
      if ((s.hand[seat] & box.equals_below[rank]) == 0) kept |= 1U << rank;
    }
    return kept;
  }

  void walks(int from, uint8_t pulled) {  // SM-090, SM-R12
    for (int to = 0; to < kSpaces; ++to) {
      if (to != from) add(k_move, from, to, pulled);
    }
  }

  void tear_down() {
    const bool buy = can_buy(seat);
    if (buy || has_special(seat, Space::chalmers_hotel)) {
      for_each_class([&](int from, uint8_t pulled) {
        walks(from, pulled);
        add(k_leave, from, 0, pulled);  // SM-100
      });
    }
    if (buy || has_special(seat, Space::adams_express)) {
      for_each_class([&](int space, uint8_t pulled) {  // SM-110, SM-112
        if (space < kBuildings && s.stack_size[space] > 0 && !has_bit(pulled, space))
          add(k_pull, space, 0, pulled);
      });
    }
  }

  /// Calls visit(space, pulled) once for each class of the seat's prospectors (SM-R17).
  template <class Visit>
  void for_each_class(Visit&& visit) const {
    uint8_t marked[kSpaces] = {};
    int walkers = 0;
    while (walkers < kProspectors && s.walkers[walkers].space != 0xff) ++marked[s.walkers[walkers++].space];
    for (int space = 0; space < kSpaces; ++space) {
      if (here()[space] > marked[space]) visit(space, uint8_t{0});
    }
    for (int i = 0; i < walkers; ++i) {
      if (i == 0 || s.walkers[i] != s.walkers[i - 1]) visit(int{s.walkers[i].space}, s.walkers[i].pulled);
    }
  }

  void shifts() {
    for (int building = 0; building < kBuildings; ++building) {  // SM-143
      if (here()[building] == 0 || s.own_cards[seat][building] == 0) continue;
      for (int i = 0; i + 1 < s.stack_size[building]; ++i) {
        if (s.stack[building][i].seat() == seat) {
          add(k_shift, building, i + 1, kUp);
        } else if (s.stack[building][i + 1].seat() == seat) {
          add(k_shift, building, i + 2, kDown);
        }
      }
    }
  }
};

}  // namespace

void Rules::moves(const State& s, Seat seat, Moves& list) const { Lister{look(s), seat, list}.all(); }

Move Rules::fallback(const State& s, Seat /*seat*/) const {
  if (s.stage == Stage::city) return make_move(k_end);
  if (s.stage != Stage::dig) return make_move(k_city);
  return s.dug > 0 ? make_move(k_stop) : make_move(k_to, index(Space::sutters_mill));
}

}  // namespace paydirt::sutters_mill

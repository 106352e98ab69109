#include "games/sutters_mill/look.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/sutters_mill/kinds.hpp"

namespace paydirt::sutters_mill {

int Look::payable(Seat seat) const {
  const int bought = s.turn == seat ? s.bought : 0;
  int actions = bought;
  for (int purse = s.purse[seat]; actions < kActions && box.price[actions] <= purse; ++actions)
    purse -= box.price[actions];
  return actions - bought;
}

Move Look::canonical(Seat seat, Move move) const {
  if (move.kind == k_card && move.a < kRanks && has_bit(s.hand[seat], move.a)) {
    const unsigned equals = s.hand[seat] & box.equals_below[move.a];  // SM-R26
    if (equals != 0) move.a = static_cast<uint8_t>(std::countr_zero(equals));
  }
  if (move.kind == k_shift && move.a < kBuildings && move.c == kDown && move.b >= 2 &&
      move.b <= s.stack_size[move.a]) {
    const Card* const card = s.stack[move.a] + move.b - 1;  // two own neighbours: up and down are one
    if (card[0].seat() == seat && card[-1].seat() == seat)
      return {k_shift, move.a, static_cast<uint8_t>(move.b - 1), kUp};
  }
  return move;
}

Seat Look::holder_of(int building) const {
  if (has_bit(s.closed, building) || s.stack_size[building] == 0) return kNobody;  // SM-R18
  int total[kPlayers] = {};
  for (int i = 0; i < s.stack_size[building]; ++i) {
    const Card card = s.stack[building][i];
    total[card.seat()] += box.value[card.rank()];
  }
  const int most = *std::max_element(total, total + kPlayers);  // SM-120
  SeatSet tied;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if (total[seat] == most) tied.add(seat);
  }
  return tied.size() == 1 ? tied.lowest() : break_tie(building, tied);
}

/// SM-R21: card values from high to low, the first difference decides; then the lowest card in the stack.
Seat Look::break_tie(int building, SeatSet tied) const {
  int values[kPlayers][kStack] = {};
  for (int i = 0; i < s.stack_size[building]; ++i) {
    const Card card = s.stack[building][i];
    int* const own = values[card.seat()];
    *std::find(own, own + kStack, 0) = box.value[card.rank()];
  }
  for (const Seat seat : tied) std::sort(values[seat], values[seat] + kStack, std::greater<>());
  for (int place = 0; place < kStack; ++place) {
    int best = 0;
    for (const Seat seat : tied) best = std::max(best, values[seat][place]);
    for (const Seat seat : tied) {
      if (values[seat][place] < best) tied.remove(seat);
    }
  }
  const Card* lowest = s.stack[building];
  while (!tied.has(lowest->seat())) ++lowest;
  return lowest->seat();
}

/// SM-130, SM-R01: the one player with strictly fewer certificates than every other.
Seat Look::adventurer() const {
  int fewest = kBuildings + 1;
  Seat holder = kNobody;
  for (Seat seat = 0; seat < box.seats; ++seat) {
    const int count = std::popcount(s.certificates[seat]);
    if (count > fewest) continue;
    holder = count == fewest ? kNobody : seat;
    fewest = count;
  }
  return holder;
}

int Look::home_value(Seat seat) const {
  int value = 0;
  for (const int rank : each(s.home[seat])) value += box.value[rank];
  return value;
}

int Look::board_value(Seat seat) const {
  int value = 0;
  for (int building = 0; building < kBuildings; ++building) {
    if (s.own_cards[seat][building] == 0) continue;
    for (int i = 0; i < s.stack_size[building]; ++i) {
      const Card card = s.stack[building][i];
      if (card.seat() == seat) value += box.value[card.rank()];
    }
  }
  return value;
}

void derive(const Box& box, State& s) {
  const auto sum = [](const auto& counts) {
    return static_cast<uint8_t>(std::accumulate(std::begin(counts), std::end(counts), 0));
  };
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    s.on_board[seat] = sum(s.prospectors[seat]);
    std::fill_n(s.own_cards[seat], kBuildings, uint8_t{0});
    s.certificates[seat] = 0;
    for (int part = 0; part < kParts; ++part) s.taken_backs[seat][part] = sum(s.taken[seat][part]);
  }
  const Look look{box, s};
  for (int building = 0; building < kBuildings; ++building) {
    for (int i = 0; i < s.stack_size[building]; ++i) ++s.own_cards[s.stack[building][i].seat()][building];
    const Seat holder = look.holder_of(building);
    if (holder != kNobody) s.certificates[holder] |= bit(building);
  }
  s.adventurer = look.adventurer();
}

}  // namespace paydirt::sutters_mill

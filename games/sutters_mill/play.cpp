// The one verb: what a move does.
#include <algorithm>
#include <bit>

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

/// Turns the prospector of this class into another one; the list stays sorted.
void change_walker(State& s, Walker from, Walker to) {
  Walker* const end = s.walkers + kProspectors;
  Walker* at = from.pulled == 0 ? end - 1 : std::find(s.walkers, end, from);
  *at = to;
  std::sort(s.walkers, end);
}

}  // namespace

State Rules::setup(Chance& chance) const {
  State s;
  for (Seat seat = 0; seat < seats_; ++seat) {
    s.hand[seat] = (1U << kRanks) - 1;  // SM-006
    s.supply[seat] = static_cast<uint8_t>(edition_.setup.prospectors_in_supply);
    s.prospectors[seat][index(Space::river_camp)] =
        static_cast<uint8_t>(edition_.setup.prospectors_in_river_camp);
    s.purse[seat] = static_cast<int16_t>(start_nuggets_);  // SM-008
  }
  s.bank = static_cast<int16_t>(start_bank_);
  uint8_t* to = s.vein;
  for (int part = kParts - 1; part >= 0; --part) {  // SM-003; the front counter lies last
    uint8_t* const first = to;
    for (int face = 0; face < kFaces; ++face) {
      to = std::fill_n(to, faces_[part][face], static_cast<uint8_t>(face + 1));
    }
    s.left[part] = static_cast<uint8_t>(to - first);
    chance.shuffle(static_cast<uint8_t>(p_river + part), first, s.left[part]);
    std::reverse(first, to);  // so that a scripted order reads from the front
  }
  s.turn = static_cast<Seat>(chance.roll(p_start, 0, seats_ - 1));  // SM-011
  derive(s);
  return s;
}

template <class J>
void Rules::play(State& s, Seat seat, Move move, Chance& /*chance*/, J& journal) const {
  switch (move.kind) {
    case k_switch:  // SM-022, SM-023
      s.tear_down = static_cast<uint8_t>(s.tear_down | (1U << seat));
      s.hand[seat] = 0;
      s.supply[seat] = 0;
      s.progress = 1;
      if constexpr (J::listening) journal.tell({.kind = e_switch, .seat = seat});
      check_nobody_left(s, journal);
      if (s.stage == Stage::over) return;
      // Where only the city is left, nobody needs to be asked: everybody can see why.
      s.stage = s.prospectors[seat][camp_of(s.front_part())] > 0 ? Stage::after_switch : Stage::city;
      return end_if_gone(s, seat, journal);
    case k_dig: s.stage = Stage::dig; return;
    case k_city: s.stage = Stage::city; return;
    case k_to: return dig_step(s, seat, move.a, journal);
    case k_stop: return finish_dig(s, seat, journal);
    case k_end: return end_turn(s, journal);
    default: city_step(s, seat, move, journal); return end_if_gone(s, seat, journal);
  }
}

template <class J>
void Rules::end_if_gone(State& s, Seat seat, J& journal) const {
  const bool gone = s.stage == Stage::city && s.torn(seat) && s.on_board[seat] == 0;
  if (gone && version_ >= kEndsForTheGone) end_turn(s, journal);
}

template <class J>
void Rules::take_front(State& s, Seat seat, uint8_t event, uint8_t building, J& journal) const {
  const int part = s.front_part();
  uint8_t& counter = s.vein[s.vein_size() - 1];
  const uint8_t nuggets = counter;
  counter = 0;
  --s.left[part];
  s.purse[seat] = static_cast<int16_t>(s.purse[seat] + nuggets);  // SM-032
  ++s.taken[seat][part][nuggets - 1];
  ++s.taken_backs[seat][part];
  s.progress = 1;
  if constexpr (J::listening) {
    journal.tell({.kind = event,
                  .seat = seat,
                  .a = building,
                  .b = static_cast<uint8_t>(part),
                  .secret = nuggets,
                  .knows = SeatSet::of(seat)});
  }
  journal.reveal(SeatSet::of(seat));
  if (s.vein_size() == 0) finish(s, EndReason::vein_empty, journal);  // SM-150
}

template <class J>
void Rules::dig_step(State& s, Seat seat, int building, J& journal) const {
  --s.prospectors[seat][camp_of(s.front_part())];  // SM-041
  ++s.prospectors[seat][building];
  ++s.dug;
  take_front(s, seat, e_dig, static_cast<uint8_t>(building), journal);
  if (s.stage == Stage::over) return;                                                   // SM-R08
  if (s.prospectors[seat][camp_of(s.front_part())] == 0) finish_dig(s, seat, journal);  // SM-043, SM-R07
}

template <class J>
void Rules::finish_dig(State& s, Seat seat, J& journal) const {
  int business =
      std::popcount(s.certificates[seat]) * edition_.certificates.business_counters_each;  // SM-046
  if (s.adventurer == seat) business += edition_.adventurer.business_counters;
  for (; business > 0 && s.stage != Stage::over; --business) take_front(s, seat, e_business, 0, journal);
  if (s.stage == Stage::over) return;

  constexpr Space kBonus[kParts] = {Space::sutters_mill, Space::hook_and_ladder, Space::miners_drug_store};
  bool due[kParts];
  for (int part = 0; part < kParts; ++part) {  // SM-047, SM-R05; looked at once, SM-R06
    due[part] = s.holds(seat, kBonus[part]) && s.left[part] > 0;
  }
  for (int part = 0; part < kParts; ++part) {
    if (!due[part]) continue;
    take_front(s, seat, e_bonus, index(kBonus[part]), journal);
    if (s.stage == Stage::over) return;  // SM-048
  }
  end_turn(s, journal);
}

template <class J>
void Rules::pay(State& s, Seat seat, uint8_t kind, J& journal) const {
  const int building = free_building(s, seat, kind);
  if (building != kSpaces) {  // SM-064, SM-R15
    s.used = static_cast<uint8_t>(s.used | (1U << building));
    if constexpr (J::listening) {
      journal.tell({.kind = e_special, .seat = seat, .a = static_cast<uint8_t>(building)});
    }
    return;
  }
  const int16_t cost = price_[s.bought++];  // SM-061, SM-R03
  s.purse[seat] = static_cast<int16_t>(s.purse[seat] - cost);
  s.paid[seat] = static_cast<int16_t>(s.paid[seat] + cost);
  s.bank = static_cast<int16_t>(s.bank + cost);  // SM-062
  if constexpr (J::listening) {
    if (cost > 0) journal.tell({.kind = e_pay, .seat = seat, .amount = cost});
  }
}

template <class J>
void Rules::city_step(State& s, Seat seat, Move move, J& journal) const {
  if (move.kind == k_shift) {
    s.used |= bit(Space::st_johns);
    const int i = move.b - 1;
    std::swap(s.stack[move.a][i], s.stack[move.a][move.c == kUp ? i + 1 : i - 1]);
    if constexpr (J::listening) {
      journal.tell({.kind = e_shift, .seat = seat, .a = move.a, .b = move.b, .amount = move.c});
    }
    return settle(s, move.a, journal);
  }
  pay(s, seat, move.kind, journal);
  switch (move.kind) {
    case k_place:  // SM-070
      --s.supply[seat];
      ++s.prospectors[seat][move.a];
      ++s.on_board[seat];
      s.progress = 1;
      if constexpr (J::listening) journal.tell({.kind = e_place, .seat = seat, .a = move.a});
      return;
    case k_card:  // SM-080
      s.hand[seat] = static_cast<uint16_t>(s.hand[seat] & ~(1U << move.a));
      s.stack[move.b][s.stack_size[move.b]++] = Card::of(seat, move.a);
      ++s.own_cards[seat][move.b];
      s.progress = 1;
      if constexpr (J::listening) journal.tell({.kind = e_card, .seat = seat, .a = move.a, .b = move.b});
      return settle(s, move.b, journal);  // SM-085
    case k_move:                          // SM-090
      --s.prospectors[seat][move.a];
      ++s.prospectors[seat][move.b];
      if (move.c != 0) change_walker(s, {move.a, move.c}, {move.b, move.c});
      if constexpr (J::listening) journal.tell({.kind = e_move, .seat = seat, .a = move.a, .b = move.b});
      return;
    case k_leave:  // SM-100
      --s.prospectors[seat][move.a];
      --s.on_board[seat];
      if (move.c != 0) change_walker(s, {move.a, move.c}, Walker{});
      s.progress = 1;
      if constexpr (J::listening) journal.tell({.kind = e_leave, .seat = seat, .a = move.a});
      return check_nobody_left(s, journal);
    default: return pull_card(s, seat, move.a, move.c, journal);
  }
}

template <class J>
void Rules::pull_card(State& s, Seat seat, int building, uint8_t pulled, J& journal) const {
  const auto here = static_cast<uint8_t>(building);
  change_walker(s, {here, pulled}, {here, static_cast<uint8_t>(pulled | 1U << building)});  // SM-R17
  Card& top = s.stack[building][--s.stack_size[building]];                                  // SM-110, SM-111
  const Card card = top;
  top = Card{};
  --s.own_cards[card.seat()][building];
  s.home[card.seat()] = static_cast<uint16_t>(s.home[card.seat()] | 1U << card.rank());  // SM-113
  s.progress = 1;
  if constexpr (J::listening) {
    journal.tell({.kind = e_pull,
                  .seat = seat,
                  .a = here,
                  .b = card.seat(),
                  .amount = static_cast<int16_t>(card.rank())});
  }
  if (s.stack_size[building] > 0) return settle(s, building, journal);  // SM-115

  const bool closed_before = ((s.closed >> building) & 1) != 0;  // SM-R18
  s.closed = static_cast<uint8_t>(s.closed | 1U << building);    // SM-114
  for (uint8_t& held : s.certificates) held = static_cast<uint8_t>(held & ~(1U << building));
  const int part = s.back_part();  // SM-033
  ++s.boxed[part][s.vein[0] - 1];
  --s.left[part];
  const int rest = s.vein_size();
  std::copy(s.vein + 1, s.vein + 1 + rest, s.vein);
  s.vein[rest] = 0;
  if constexpr (J::listening) {
    if (!closed_before) journal.tell({.kind = e_close, .a = here});
    journal.tell({.kind = e_box, .b = static_cast<uint8_t>(part)});
  }
  settle_adventurer(s, journal);
  if (rest == 0) finish(s, EndReason::vein_empty, journal);  // SM-R19
}

Seat Rules::holder_of(const State& s, int building) const {
  if (((s.closed >> building) & 1) != 0 || s.stack_size[building] == 0) return kNobody;  // SM-R18
  int total[kPlayers] = {};
  for (int i = 0; i < s.stack_size[building]; ++i) {
    const Card card = s.stack[building][i];
    total[card.seat()] += value_[card.rank()];
  }
  const int most = *std::max_element(total, total + kPlayers);  // SM-120
  SeatSet tied;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if (total[seat] == most) tied.add(seat);
  }
  return tied.size() == 1 ? tied.lowest() : break_tie(s, building, tied);
}

/// SM-R21: card values from high to low, the first difference decides; then the lowest card in the stack.
Seat Rules::break_tie(const State& s, int building, SeatSet tied) const {
  int values[kPlayers][kStack] = {};
  for (int i = 0; i < s.stack_size[building]; ++i) {
    const Card card = s.stack[building][i];
    int* const own = values[card.seat()];
    *std::find(own, own + kStack, 0) = value_[card.rank()];
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

template <class J>
void Rules::settle(State& s, int building, J& journal) const {
  const Seat holder = holder_of(s, building);
  const auto mask = static_cast<uint8_t>(1U << building);
  if (holder != kNobody && (s.certificates[holder] & mask) != 0) return;
  bool changed = holder != kNobody;
  for (uint8_t& held : s.certificates) {
    changed = changed || (held & mask) != 0;
    held = static_cast<uint8_t>(held & ~mask);
  }
  if (holder != kNobody) s.certificates[holder] |= mask;
  if (!changed) return;
  if constexpr (J::listening) {
    journal.tell({.kind = e_certificate, .seat = holder, .a = static_cast<uint8_t>(building)});
  }
  settle_adventurer(s, journal);
}

/// SM-130, SM-R01: the one player with strictly fewer certificates than every other.
template <class J>
void Rules::settle_adventurer(State& s, [[maybe_unused]] J& journal) const {
  int fewest = kBuildings + 1;
  Seat holder = kNobody;
  for (Seat seat = 0; seat < seats_; ++seat) {
    const int count = std::popcount(s.certificates[seat]);
    if (count == fewest) holder = kNobody;
    if (count < fewest) {
      fewest = count;
      holder = seat;
    }
  }
  if (holder == s.adventurer) return;
  s.adventurer = holder;
  if constexpr (J::listening) journal.tell({.kind = e_adventurer, .seat = holder});
}

template <class J>
void Rules::end_turn(State& s, J& journal) const {
  s.idle = s.progress != 0 ? 0 : static_cast<uint8_t>(s.idle + 1);  // SM-R20
  s.dug = s.bought = s.used = s.progress = 0;
  std::fill(s.walkers, s.walkers + kProspectors, Walker{});
  for (;;) {
    if (s.idle >= standstill_) return finish(s, EndReason::standstill, journal);
    s.turn = static_cast<Seat>((s.turn + 1) % seats_);  // SM-020
    if (!s.torn(s.turn) || s.on_board[s.turn] > 0) return begin_turn(s, journal);
    ++s.idle;  // SM-R11: nothing to do, skipped without a question
    if constexpr (J::listening) journal.tell({.kind = e_skip, .seat = s.turn});
  }
}

template <class J>
void Rules::begin_turn(State& s, [[maybe_unused]] J& journal) const {
  // A Tear Down player without a digger has only the city, and everybody can see why.
  const bool asked = !s.torn(s.turn) || s.prospectors[s.turn][camp_of(s.front_part())] > 0;
  s.stage = asked ? Stage::turn_start : Stage::city;
  if constexpr (J::listening) journal.tell({.kind = e_turn, .seat = s.turn});
}

template <class J>
void Rules::check_nobody_left(State& s, J& journal) const {
  if (s.tear_down != (1U << seats_) - 1) return;
  if (std::all_of(s.on_board, s.on_board + seats_, [](uint8_t count) { return count == 0; })) {
    finish(s, EndReason::nobody_left, journal);  // SM-R20
  }
}

template <class J>
void Rules::finish(State& s, EndReason reason, J& journal) const {
  s.stage = Stage::over;
  s.ended = reason;
  journal.reveal(SeatSet::first(seats_));  // purses are laid open
  if constexpr (J::listening) journal.tell({.kind = e_over, .a = static_cast<uint8_t>(reason)});
}

void Rules::end_if_met(State& s) const {
  NoJournal nothing;
  if (s.vein_size() == 0) return finish(s, EndReason::vein_empty, nothing);
  if (s.idle >= standstill_) return finish(s, EndReason::standstill, nothing);
  check_nobody_left(s, nothing);
}

void Rules::derive(State& s) const {
  NoJournal nothing;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    s.on_board[seat] = 0;
    for (const uint8_t count : s.prospectors[seat])
      s.on_board[seat] = static_cast<uint8_t>(s.on_board[seat] + count);
    std::fill(s.own_cards[seat], s.own_cards[seat] + kBuildings, uint8_t{0});
    s.certificates[seat] = 0;
    for (int part = 0; part < kParts; ++part) {
      s.taken_backs[seat][part] = 0;
      for (const uint8_t count : s.taken[seat][part]) {
        s.taken_backs[seat][part] = static_cast<uint8_t>(s.taken_backs[seat][part] + count);
      }
    }
  }
  for (int building = 0; building < kBuildings; ++building) {
    for (int i = 0; i < s.stack_size[building]; ++i) ++s.own_cards[s.stack[building][i].seat()][building];
    const Seat holder = holder_of(s, building);
    if (holder != kNobody)
      s.certificates[holder] = static_cast<uint8_t>(s.certificates[holder] | 1U << building);
  }
  settle_adventurer(s, nothing);
}

template void Rules::play(State&, Seat, Move, Chance&, Journal&) const;
template void Rules::play(State&, Seat, Move, Chance&, NoJournal&) const;

}  // namespace paydirt::sutters_mill

#include "games/sutters_mill/play.hpp"

#include <algorithm>
#include <bit>

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {

void Rules::reshuffle(State& s, Chance& chance) const {
  uint8_t* first = s.vein;
  for (int part = kParts - 1; part >= 0; --part) {
    chance.shuffle(static_cast<uint8_t>(p_river + part), first, s.left[part]);
    first += s.left[part];
  }
}

void Play::set_up() {
  const SetUp& setup = box_.edition.setup;
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    s_.hand[seat] = (1U << kRanks) - 1;  // SM-006
    s_.supply[seat] = static_cast<uint8_t>(setup.prospectors_in_supply);
    s_.prospectors[seat][index(Space::river_camp)] = static_cast<uint8_t>(setup.prospectors_in_river_camp);
    s_.purse[seat] = static_cast<int16_t>(box_.start_nuggets);  // SM-008
  }
  s_.bank = static_cast<int16_t>(box_.start_bank);
  uint8_t* to = s_.vein;
  for (int part = kParts - 1; part >= 0; --part) {  // SM-003; the front counter lies last
    uint8_t* const first = to;
    for (int face = 0; face < kFaces; ++face)
      to = std::fill_n(to, box_.copies[part][face], static_cast<uint8_t>(face + 1));
    s_.left[part] = static_cast<uint8_t>(to - first);
    chance_.shuffle(static_cast<uint8_t>(p_river + part), first, s_.left[part]);
    std::reverse(first, to);  // so that a scripted order reads from the front
  }
  s_.turn = static_cast<Seat>(chance_.roll(p_start, 0, box_.seats - 1));  // SM-011
  derive(box_, s_);
}

void Play::answer(Seat seat, Move move) {
  switch (move.kind) {
    case k_switch: return turn_to_tear_down(seat);
    case k_dig: s_.stage = Stage::dig; return;
    case k_city: s_.stage = Stage::city; return;
    case k_to: return dig(seat, move.a);
    case k_stop: return finish_dig(seat);
    case k_end: return end_turn();
    default: act(seat, move); return end_if_gone(seat);
  }
}

void Play::begin_turn() {
  // A Tear Down player without a digger has only the city, and everybody can see why.
  const bool asked = !s_.torn(s_.turn) || s_.diggers(s_.turn) > 0;
  s_.stage = asked ? Stage::turn_start : Stage::city;
  tell({.kind = e_turn, .seat = s_.turn});
}

void Play::turn_to_tear_down(Seat seat) {  // SM-022, SM-023
  s_.tear_down = static_cast<uint8_t>(s_.tear_down | (1U << seat));
  s_.hand[seat] = 0;
  s_.supply[seat] = 0;
  s_.progress = 1;
  tell({.kind = e_switch, .seat = seat});
  end_if_nobody_left();
  if (s_.stage == Stage::over) return;
  // Where only the city is left, nobody needs to be asked: everybody can see why.
  s_.stage = s_.diggers(seat) > 0 ? Stage::after_switch : Stage::city;
  end_if_gone(seat);
}

void Play::end_turn() {
  s_.idle = s_.progress != 0 ? 0 : static_cast<uint8_t>(s_.idle + 1);  // SM-R20
  s_.dug = s_.bought = s_.used = s_.progress = 0;
  std::fill_n(s_.walkers, kProspectors, Walker{});
  for (;;) {
    if (s_.idle >= box_.standstill) return finish(EndReason::standstill);
    s_.turn = static_cast<Seat>((s_.turn + 1) % box_.seats);  // SM-020
    if (!s_.torn(s_.turn) || s_.on_board[s_.turn] > 0) return begin_turn();
    ++s_.idle;  // SM-R11: nothing to do, skipped without a question
    tell({.kind = e_skip, .seat = s_.turn});
  }
}

/// SM-R11: who has switched and has nobody left on the board is not asked to end the turn.
void Play::end_if_gone(Seat seat) {
  const bool gone = s_.stage == Stage::city && s_.torn(seat) && s_.on_board[seat] == 0;
  if (gone && !box_.asks_the_gone) end_turn();
}

void Play::end_if_nobody_left() {
  if (s_.tear_down != (1U << box_.seats) - 1) return;
  if (std::all_of(s_.on_board, s_.on_board + box_.seats, [](uint8_t count) { return count == 0; }))
    finish(EndReason::nobody_left);  // SM-R20
}

void Play::end_if_met() {
  if (s_.vein_size() == 0) return finish(EndReason::vein_empty);
  if (s_.idle >= box_.standstill) return finish(EndReason::standstill);
  end_if_nobody_left();
}

void Play::finish(EndReason reason) {
  s_.stage = Stage::over;
  s_.ended = reason;
  scribe_.reveal(SeatSet::first(box_.seats));  // purses are laid open
  tell({.kind = e_over, .a = static_cast<uint8_t>(reason)});
}

void Play::dig(Seat seat, int building) {
  --s_.prospectors[seat][camp_of(s_.front_part())];  // SM-041
  ++s_.prospectors[seat][building];
  ++s_.dug;
  take_front(seat, e_dig, static_cast<uint8_t>(building));
  if (s_.stage == Stage::over) return;          // SM-R08
  if (s_.diggers(seat) == 0) finish_dig(seat);  // SM-043, SM-R07
}

void Play::finish_dig(Seat seat) {
  int business =
      std::popcount(s_.certificates[seat]) * box_.edition.certificates.business_counters_each;  // SM-046
  if (s_.adventurer == seat) business += box_.edition.adventurer.business_counters;
  for (; business > 0 && s_.stage != Stage::over; --business) take_front(seat, e_business, 0);
  if (s_.stage == Stage::over) return;

  constexpr Space kBonus[kParts] = {Space::sutters_mill, Space::hook_and_ladder, Space::miners_drug_store};
  bool due[kParts];
  for (int part = 0; part < kParts; ++part) {  // SM-047, SM-R05; looked at once, SM-R06
    due[part] = s_.holds(seat, kBonus[part]) && s_.left[part] > 0;
  }
  for (int part = 0; part < kParts; ++part) {
    if (!due[part]) continue;
    take_front(seat, e_bonus, index(kBonus[part]));
    if (s_.stage == Stage::over) return;  // SM-048
  }
  end_turn();
}

void Play::take_front(Seat seat, EventId event, uint8_t building) {
  const int part = s_.front_part();
  const uint8_t nuggets = std::exchange(s_.vein[s_.vein_size() - 1], uint8_t{0});
  --s_.left[part];
  s_.purse[seat] = static_cast<int16_t>(s_.purse[seat] + nuggets);  // SM-032
  ++s_.taken[seat][part][nuggets - 1];
  ++s_.taken_backs[seat][part];
  s_.progress = 1;
  tell({.kind = event,
        .seat = seat,
        .a = building,
        .b = static_cast<uint8_t>(part),
        .secret = nuggets,
        .knows = SeatSet::of(seat)});
  scribe_.reveal(SeatSet::of(seat));
  if (s_.vein_size() == 0) finish(EndReason::vein_empty);  // SM-150
}

void Play::act(Seat seat, Move move) {
  if (move.kind == k_shift) return shift_card(seat, move);
  pay(seat, move.kind);
  switch (move.kind) {
    case k_place:  // SM-070
      --s_.supply[seat];
      ++s_.prospectors[seat][move.a];
      ++s_.on_board[seat];
      s_.progress = 1;
      return tell({.kind = e_place, .seat = seat, .a = move.a});
    case k_card:  // SM-080
      s_.hand[seat] = static_cast<uint16_t>(s_.hand[seat] & ~(1U << move.a));
      s_.stack[move.b][s_.stack_size[move.b]++] = Card::of(seat, move.a);
      ++s_.own_cards[seat][move.b];
      s_.progress = 1;
      tell({.kind = e_card, .seat = seat, .a = move.a, .b = move.b});
      return settle_certificate(move.b);  // SM-085
    case k_move:                          // SM-090
      --s_.prospectors[seat][move.a];
      ++s_.prospectors[seat][move.b];
      if (move.c != 0) change_walker({move.a, move.c}, {move.b, move.c});
      return tell({.kind = e_move, .seat = seat, .a = move.a, .b = move.b});
    case k_leave:  // SM-100
      --s_.prospectors[seat][move.a];
      --s_.on_board[seat];
      if (move.c != 0) change_walker({move.a, move.c}, Walker{});
      s_.progress = 1;
      tell({.kind = e_leave, .seat = seat, .a = move.a});
      return end_if_nobody_left();
    default: return pull_card(seat, move.a, move.c);
  }
}

void Play::pay(Seat seat, uint8_t kind) {
  const int building = look().free_building(seat, kind);
  if (building != kSpaces) {  // SM-064, SM-R15
    s_.used |= bit(building);
    return tell({.kind = e_special, .seat = seat, .a = static_cast<uint8_t>(building)});
  }
  const int16_t cost = box_.price[s_.bought++];  // SM-061, SM-R03
  s_.purse[seat] = static_cast<int16_t>(s_.purse[seat] - cost);
  s_.paid[seat] = static_cast<int16_t>(s_.paid[seat] + cost);
  s_.bank = static_cast<int16_t>(s_.bank + cost);  // SM-062
  if (cost > 0) tell({.kind = e_pay, .seat = seat, .amount = cost});
}

/// Turns the prospector of one class into one of another; the list stays sorted.
void Play::change_walker(Walker from, Walker to) {
  Walker* const end = s_.walkers + kProspectors;
  *(from.pulled == 0 ? end - 1 : std::find(s_.walkers, end, from)) = to;
  std::sort(s_.walkers, end);
}

void Play::pull_card(Seat seat, int building, uint8_t pulled) {
  const auto here = static_cast<uint8_t>(building);
  change_walker({here, pulled}, {here, static_cast<uint8_t>(pulled | bit(building))});     // SM-R17
  const Card card = std::exchange(s_.stack[building][--s_.stack_size[building]], Card{});  // SM-110
  --s_.own_cards[card.seat()][building];                                                   // SM-111
  s_.home[card.seat()] = static_cast<uint16_t>(s_.home[card.seat()] | 1U << card.rank());  // SM-113
  s_.progress = 1;
  tell({.kind = e_pull,
        .seat = seat,
        .a = here,
        .b = card.seat(),
        .amount = static_cast<int16_t>(card.rank())});
  if (s_.stack_size[building] > 0) return settle_certificate(building);  // SM-115
  close(building);
}

/// SM-114: the certificate leaves the game, and the last counter of the vein with it.
void Play::close(int building) {
  const bool closed_before = has_bit(s_.closed, building);  // SM-R18
  s_.closed |= bit(building);
  for (uint8_t& held : s_.certificates) held = static_cast<uint8_t>(held & ~bit(building));
  const int part = s_.back_part();  // SM-033
  ++s_.boxed[part][s_.vein[0] - 1];
  --s_.left[part];
  const int rest = s_.vein_size();
  std::copy(s_.vein + 1, s_.vein + 1 + rest, s_.vein);
  s_.vein[rest] = 0;
  if (!closed_before) tell({.kind = e_close, .a = static_cast<uint8_t>(building)});
  tell({.kind = e_box, .b = static_cast<uint8_t>(part)});
  settle_adventurer();
  if (rest == 0) finish(EndReason::vein_empty);  // SM-R19
}

void Play::shift_card(Seat seat, Move move) {
  s_.used |= bit(Space::st_johns);
  Card* const card = s_.stack[move.a] + move.b - 1;
  std::swap(*card, move.c == kUp ? card[1] : card[-1]);
  tell({.kind = e_shift, .seat = seat, .a = move.a, .b = move.b, .amount = move.c});
  settle_certificate(move.a);
}

void Play::settle_certificate(int building) {
  const Seat holder = look().holder_of(building);
  const uint8_t mask = bit(building);
  if (holder != kNobody && (s_.certificates[holder] & mask) != 0) return;
  bool changed = holder != kNobody;
  for (uint8_t& held : s_.certificates) {
    changed = changed || (held & mask) != 0;
    held = static_cast<uint8_t>(held & ~mask);
  }
  if (holder != kNobody) s_.certificates[holder] |= mask;
  if (!changed) return;
  tell({.kind = e_certificate, .seat = holder, .a = static_cast<uint8_t>(building)});
  settle_adventurer();
}

void Play::settle_adventurer() {
  const Seat holder = look().adventurer();
  if (holder == s_.adventurer) return;
  s_.adventurer = holder;
  tell({.kind = e_adventurer, .seat = holder});
}

}  // namespace paydirt::sutters_mill

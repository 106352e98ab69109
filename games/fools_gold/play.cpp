// The one verb: what a move does. Here the years and the Prospecting Phase; mining.cpp has the Mining Phase.
#include <algorithm>
#include <bit>

#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {

State Rules::setup(Chance& chance) const {
  State s;
  for (Seat seat = 0; seat < seats_; ++seat) {
    s.miners[seat] = static_cast<uint8_t>(start_miners_);  // FG-S2
    s.coins[seat] = static_cast<uint8_t>(start_coins_);    // FG-S3
  }
  for (int mine = 0; mine < kMines; ++mine) {  // FG-S6
    std::copy(cards_[mine].begin(), cards_[mine].end(), s.deck[mine]);
  }
  s.start = options_.start_player == Starter::random  // FG-R1
                ? static_cast<Seat>(chance.roll(p_start, 0, seats_ - 1))
                : static_cast<Seat>(static_cast<int>(options_.start_player) - 1);
  NoJournal nothing;
  begin_year(s, chance, nothing);
  return s;
}

template <class J>
void Rules::play(State& s, Seat seat, Move move, Chance& chance, J& journal) const {
  switch (move.kind) {
    case k_place: place_miner(s, seat, move.a, move.b, journal); break;
    case k_wild: add_wild(s, seat, move.a, journal); break;
    case k_retrieve: {
      const auto back = static_cast<uint8_t>(retrievable(s, seat));
      --s.miners[seat];  // FG-A8
      ++s.aside[seat];
      s.spent[seat] = static_cast<uint8_t>(s.spent[seat] - back);
      s.coins[seat] = static_cast<uint8_t>(s.coins[seat] + back);
      if constexpr (J::listening) journal.tell({.kind = e_retrieve, .seat = seat, .amount = back});
      break;
    }
    case k_pass:
      s.passed = static_cast<uint8_t>(s.passed | 1U << seat);
      s.stage = Stage::reserve;
      if constexpr (J::listening) journal.tell({.kind = e_pass, .seat = seat});
      if (s.miners[seat] == 0) finish_pass(s, seat, chance, journal);
      return;
    case k_reserve:  // FG-A11
      --s.miners[seat];
      ++s.reserve[move.a][seat];
      s.least = move.a;
      if constexpr (J::listening) journal.tell({.kind = e_reserve, .seat = seat, .a = move.a});
      if (s.miners[seat] == 0) finish_pass(s, seat, chance, journal);
      return;
    default: return act(s, seat, move, chance, journal);
  }
  next_prospector(s, chance, journal);
}

template <class J>
void Rules::begin_year(State& s, Chance& chance, J& journal) const {
  s.stage = Stage::prospecting;
  s.turn = s.start;
  s.passed = 0;
  if constexpr (J::listening) {
    journal.tell(
        {.kind = e_year, .seat = s.start, .amount = static_cast<int16_t>(edition_.years.list[s.year])});
  }
  if (s.year > 0) {  // FG-Y2
    for (Seat seat = 0; seat < seats_; ++seat) {
      s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + edition_.years.new_miners);
      s.coins[seat] = static_cast<uint8_t>(s.coins[seat] + edition_.years.new_coins);
    }
    if constexpr (J::listening) {
      journal.tell({.kind = e_income, .amount = static_cast<int16_t>(edition_.years.new_coins)});
    }
  }
  roll_dice(s, chance, journal);
}

template <class J>
void Rules::roll_dice(State& s, Chance& chance, [[maybe_unused]] J& journal) const {
  int found[kMines] = {};
  int wild = 0;
  for (int die = 0; die < edition_.dice.prospecting; ++die) {  // FG-D1
    const int face = chance.roll(p_dice, 1, kMines + 1);
    if (face > kMines) {
      ++wild;
    } else {
      ++found[face - 1];  // FG-D2
    }
  }
  int surplus = 0;
  for (int mine = 0; mine < kMines; ++mine) {
    const int kept = std::min(found[mine], rolled_places_);  // FG-D4
    surplus += found[mine] - kept;
    s.dice[mine] = static_cast<Places>((1U << kept) - 1);  // FG-D3
    if constexpr (J::listening) {
      if (kept > 0)
        journal.tell({.kind = e_dice, .a = static_cast<uint8_t>(mine), .amount = static_cast<int16_t>(kept)});
    }
  }
  s.camp = static_cast<uint8_t>(wild + surplus);
  if constexpr (J::listening) {
    journal.tell({.kind = e_camp, .a = static_cast<uint8_t>(surplus), .amount = s.camp});
  }
}

template <class J>
void Rules::place_miner(State& s, Seat seat, int mine, int space, [[maybe_unused]] J& journal) const {
  const uint8_t cost = cost_[space + 1];  // FG-A3
  --s.miners[seat];
  s.standing[mine][seat] = static_cast<Places>(s.standing[mine][seat] | place_of(space));
  s.coins[seat] = static_cast<uint8_t>(s.coins[seat] - cost);
  s.spent[seat] = static_cast<uint8_t>(s.spent[seat] + cost);  // FG-B1
  if constexpr (J::listening) {
    journal.tell({.kind = e_place,
                  .seat = seat,
                  .a = static_cast<uint8_t>(mine),
                  .b = static_cast<uint8_t>(space),
                  .amount = cost});
  }
}

template <class J>
void Rules::add_wild(State& s, Seat seat, int mine, [[maybe_unused]] J& journal) const {
  const auto cost = static_cast<uint8_t>(wild_cost(s, mine));
  const auto taken = static_cast<unsigned>(s.taken(mine));
  const auto place = static_cast<Places>(~taken & (taken + 1));  // FG-A6: the lowest empty one
  s.dice[mine] = static_cast<Places>(s.dice[mine] | place);
  s.wild[mine] = static_cast<Places>(s.wild[mine] | place);
  --s.camp;
  s.coins[seat] = static_cast<uint8_t>(s.coins[seat] - cost);
  s.spent[seat] = static_cast<uint8_t>(s.spent[seat] + cost);
  if constexpr (J::listening) {
    journal.tell({.kind = e_wild,
                  .seat = seat,
                  .a = static_cast<uint8_t>(mine),
                  .b = static_cast<uint8_t>(std::countr_zero(place)),
                  .amount = cost});
  }
}

template <class J>
void Rules::finish_pass(State& s, Seat seat, Chance& chance, J& journal) const {
  s.coins[seat] = static_cast<uint8_t>(s.coins[seat] + s.spent[seat]);    // FG-A12, FG-B2
  s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + s.aside[seat]);  // FG-R12
  s.spent[seat] = s.aside[seat] = 0;
  s.least = 0;
  s.stage = Stage::prospecting;
  next_prospector(s, chance, journal);
}

template <class J>
void Rules::next_prospector(State& s, Chance& chance, J& journal) const {
  if (s.passed == (1U << seats_) - 1) return resolve_from(s, 0, chance, journal);  // FG-A13
  do {                                                                             // FG-A1
    s.turn = static_cast<Seat>(s.turn + 1 == seats_ ? 0 : s.turn + 1);
  } while (s.has_passed(s.turn));
}

template <class J>
void Rules::end_year(State& s, Chance& chance, J& journal) const {
  s.mine = 0;
  for (int mine = 0; mine < kMines; ++mine) {  // FG-E1
    s.dice[mine] = s.wild[mine] = 0;
    for (Seat seat = 0; seat < seats_; ++seat) {
      s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + s.reserve[mine][seat]);
      s.reserve[mine][seat] = 0;
    }
  }
  if (s.year + 1 < kYears) {
    ++s.year;
    s.start = static_cast<Seat>(s.start + 1 == seats_ ? 0 : s.start + 1);  // FG-E2
    return begin_year(s, chance, journal);
  }
  s.stage = Stage::over;  // FG-E3, FG-E4
  s.turn = s.start;
  s.camp = static_cast<uint8_t>(edition_.dice.prospecting);
  if (!options_.open_holdings) journal.reveal(SeatSet::first(seats_));  // the screens are lifted
  if constexpr (J::listening) {
    journal.tell({.kind = e_over, .a = static_cast<uint8_t>(EndReason::years_over)});
  }
}

template void Rules::play(State&, Seat, Move, Chance&, Journal&) const;
template void Rules::play(State&, Seat, Move, Chance&, NoJournal&) const;
template void Rules::end_year(State&, Chance&, Journal&) const;
template void Rules::end_year(State&, Chance&, NoJournal&) const;

}  // namespace paydirt::fools_gold

// The years and the Prospecting Phase; mining.cpp has the Mining Phase.
#include "games/fools_gold/play.hpp"

#include <algorithm>
#include <bit>

namespace paydirt::fools_gold {

void Play::set_up() {
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    s_.miners[seat] = static_cast<uint8_t>(box_.start_miners);  // FG-S2
    s_.coins[seat] = static_cast<uint8_t>(box_.start_coins);    // FG-S3
  }
  for (int mine = 0; mine < kMines; ++mine) {  // FG-S6
    std::copy(box_.cards[mine].begin(), box_.cards[mine].end(), s_.deck[mine]);
  }
  s_.start = box_.options.start_player == Starter::random  // FG-R1
                 ? static_cast<Seat>(chance_.roll(p_start, 0, box_.seats - 1))
                 : static_cast<Seat>(static_cast<int>(box_.options.start_player) - 1);
  begin_year();
}

void Play::answer(Seat seat, Move move) {
  switch (move.kind) {
    case k_place: place_miner(seat, move.a, move.b); break;
    case k_wild: add_wild(seat, move.a); break;
    case k_retrieve: {
      const auto back = static_cast<uint8_t>(look().retrievable(seat));
      --s_.miners[seat];  // FG-A8
      ++s_.aside[seat];
      s_.spent[seat] = static_cast<uint8_t>(s_.spent[seat] - back);
      s_.coins[seat] = static_cast<uint8_t>(s_.coins[seat] + back);
      tell({.kind = e_retrieve, .seat = seat, .amount = back});
      break;
    }
    case k_pass:
      s_.passed = static_cast<uint8_t>(s_.passed | 1U << seat);
      s_.stage = Stage::reserve;
      tell({.kind = e_pass, .seat = seat});
      if (s_.miners[seat] == 0) finish_pass(seat);
      return;
    case k_reserve:  // FG-A11
      --s_.miners[seat];
      ++s_.reserve[move.a][seat];
      s_.least = move.a;
      tell({.kind = e_reserve, .seat = seat, .a = move.a});
      if (s_.miners[seat] == 0) finish_pass(seat);
      return;
    default: return act(seat, move);
  }
  next_prospector();
}

void Play::begin_year() {
  s_.stage = Stage::prospecting;
  s_.turn = s_.start;
  s_.passed = 0;
  tell({.kind = e_year, .seat = s_.start, .amount = static_cast<int16_t>(box_.edition.years.list[s_.year])});
  if (s_.year > 0) {  // FG-Y2
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      s_.miners[seat] = static_cast<uint8_t>(s_.miners[seat] + box_.edition.years.new_miners);
      s_.coins[seat] = static_cast<uint8_t>(s_.coins[seat] + box_.edition.years.new_coins);
    }
    tell({.kind = e_income, .amount = static_cast<int16_t>(box_.edition.years.new_coins)});
  }
  roll_dice();
}

void Play::roll_dice() {
  int found[kMines] = {};
  int wild = 0;
  for (int die = 0; die < box_.edition.dice.prospecting; ++die) {  // FG-D1
    const int face = chance_.roll(p_dice, 1, kMines + 1);
    if (face > kMines) {
      ++wild;
    } else {
      ++found[face - 1];  // FG-D2
    }
  }
  int surplus = 0;
  for (int mine = 0; mine < kMines; ++mine) {
    const int kept = std::min(found[mine], box_.rolled_places);  // FG-D4
    surplus += found[mine] - kept;
    s_.dice[mine] = static_cast<Places>((1U << kept) - 1);  // FG-D3
    if (kept == 0) continue;
    tell({.kind = e_dice, .a = static_cast<uint8_t>(mine), .amount = static_cast<int16_t>(kept)});
  }
  s_.camp = static_cast<uint8_t>(wild + surplus);
  tell({.kind = e_camp, .a = static_cast<uint8_t>(surplus), .amount = s_.camp});
}

void Play::place_miner(Seat seat, int mine, int space) {
  State& s = s_;
  const uint8_t cost = box_.cost[space + 1];  // FG-A3
  --s.miners[seat];
  s.standing[mine][seat] = static_cast<Places>(s.standing[mine][seat] | place_of(space));
  s.coins[seat] = static_cast<uint8_t>(s.coins[seat] - cost);
  s.spent[seat] = static_cast<uint8_t>(s.spent[seat] + cost);  // FG-B1
  tell({.kind = e_place,
        .seat = seat,
        .a = static_cast<uint8_t>(mine),
        .b = static_cast<uint8_t>(space),
        .amount = cost});
}

void Play::add_wild(Seat seat, int mine) {
  const auto cost = static_cast<uint8_t>(look().wild_cost(mine));
  const auto taken = static_cast<unsigned>(s_.taken(mine));
  const auto place = static_cast<Places>(~taken & (taken + 1));  // FG-A6: the lowest empty one
  s_.dice[mine] = static_cast<Places>(s_.dice[mine] | place);
  s_.wild[mine] = static_cast<Places>(s_.wild[mine] | place);
  --s_.camp;
  s_.coins[seat] = static_cast<uint8_t>(s_.coins[seat] - cost);
  s_.spent[seat] = static_cast<uint8_t>(s_.spent[seat] + cost);
  tell({.kind = e_wild,
        .seat = seat,
        .a = static_cast<uint8_t>(mine),
        .b = static_cast<uint8_t>(std::countr_zero(place)),
        .amount = cost});
}

void Play::finish_pass(Seat seat) {
  State& s = s_;
  s.coins[seat] = static_cast<uint8_t>(s.coins[seat] + s.spent[seat]);    // FG-A12, FG-B2
  s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + s.aside[seat]);  // FG-R12
  s.spent[seat] = s.aside[seat] = 0;
  s.least = 0;
  s.stage = Stage::prospecting;
  next_prospector();
}

void Play::next_prospector() {
  State& s = s_;
  if (s.passed == (1U << box_.seats) - 1) return resolve_from(0);  // FG-A13
  do {                                                             // FG-A1
    s.turn = static_cast<Seat>(s.turn + 1 == box_.seats ? 0 : s.turn + 1);
  } while (s.has_passed(s.turn));
}

void Play::end_year() {
  State& s = s_;
  s.mine = 0;
  for (int mine = 0; mine < kMines; ++mine) {  // FG-E1
    s.dice[mine] = s.wild[mine] = 0;
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      s.miners[seat] = static_cast<uint8_t>(s.miners[seat] + s.reserve[mine][seat]);
      s.reserve[mine][seat] = 0;
    }
  }
  if (s.year + 1 < kYears) {
    ++s.year;
    s.start = static_cast<Seat>(s.start + 1 == box_.seats ? 0 : s.start + 1);  // FG-E2
    return begin_year();
  }
  s.stage = Stage::over;  // FG-E3, FG-E4
  s.turn = s.start;
  s.camp = static_cast<uint8_t>(box_.edition.dice.prospecting);
  if (!box_.options.open_holdings) scribe_.reveal(SeatSet::first(box_.seats));  // the screens are lifted
  tell({.kind = e_over, .a = static_cast<uint8_t>(EndReason::years_over)});
}

}  // namespace paydirt::fools_gold

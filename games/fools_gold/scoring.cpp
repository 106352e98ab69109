// The points, and who has won.
#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

/// The richest mine, the first of equal ones (FG-R35); kMines without any Gold (FG-R36).
int richest(const uint8_t (&nuggets)[kMines]) {
  const auto* const most = std::max_element(nuggets, nuggets + kMines);
  return *most == 0 ? kMines : static_cast<int>(most - nuggets);
}

}  // namespace

void Rules::tally(const State& s, Tally tally) const {
  const bool secret = !box_.options.open_holdings;  // FG-M18
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const uint8_t(&nuggets)[kMines] = s.nuggets[seat];
    int missing = 0;
    for (int mine = 0; mine < kMines; ++mine) {  // FG-F1, FG-F4
      tally.add(seat, static_cast<uint8_t>(s_nuggets + mine), nuggets[mine], secret);
      missing += nuggets[mine] == 0 ? 1 : 0;
    }
    if (const int fools = richest(nuggets); fools < kMines) {  // FG-F3
      tally.add(seat, static_cast<uint8_t>(s_fools_gold + fools), -nuggets[fools], secret);
    }
    tally.add(seat, s_missing, box_.missing_mine * missing, secret);                // FG-F2
    tally.add(seat, s_gems, box_.gem_points[std::popcount(s.gems[seat])], secret);  // FG-F5
  }
}

Outcome Rules::outcome(const State& s) const {
  const EndReason reason = s.stage == Stage::over ? EndReason::years_over : EndReason::none;
  Outcome outcome = outcome_for(s, static_cast<uint8_t>(reason));  // FG-F6
  // FG-F7, FG-R37: score first, then the mines from the second richest on.
  std::array<std::array<int, kMines>, kPlayers> lists{};
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    std::array<int, kMines>& list = lists[seat];
    std::copy(s.nuggets[seat], s.nuggets[seat] + kMines, list.begin());
    std::sort(list.begin(), list.end(), std::greater<>());
    list[0] = outcome.score[seat];
  }
  outcome.rank_by(box_.seats, [&](Seat one, Seat other) { return lists[one] > lists[other]; });
  return outcome;
}

Holdings Rules::holdings(const State& s, Seat seat) const {
  Holdings holdings;
  holdings.coins = s.coins[seat];
  holdings.miners = s.miners[seat];
  for (int mine = 0; mine < kMines; ++mine) {
    std::copy(s.gold[seat][mine], s.gold[seat][mine] + kValues, holdings.gold[mine].begin());
    holdings.nuggets[mine] = s.nuggets[seat][mine];
    if (s.nuggets[seat][mine] == 0) holdings.missing.push_back(static_cast<Mine>(mine));
  }
  for (size_t type = 0; type < box_.edition.gems.size(); ++type) {
    if (((s.gems[seat] >> type) & 1) != 0) holdings.gems.push_back(box_.edition.gems[type].id);
  }
  if (const int fools = richest(s.nuggets[seat]); fools < kMines)
    holdings.fools_gold = static_cast<Mine>(fools);
  ScoreSheet sheet;
  tally(s, sheet);
  for (const ScoreItem& item : sheet.items) {
    if (item.seat != seat) continue;
    Standing& standing = holdings.standing;
    (item.kind == s_missing ? standing.missing
     : item.kind == s_gems  ? standing.gems
                            : standing.nuggets) += item.points;
    standing.total += item.points;
  }
  return holdings;
}

}  // namespace paydirt::fools_gold

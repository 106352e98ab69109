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

template <class Sheet>
void Rules::tally(const State& s, Sheet& sheet) const {
  const bool secret = !options_.open_holdings;  // FG-M18
  for (Seat seat = 0; seat < seats_; ++seat) {
    const uint8_t(&nuggets)[kMines] = s.nuggets[seat];
    int missing = 0;
    for (int mine = 0; mine < kMines; ++mine) {  // FG-F1, FG-F4
      sheet.add(seat, static_cast<uint8_t>(s_nuggets + mine), nuggets[mine], secret);
      missing += nuggets[mine] == 0 ? 1 : 0;
    }
    if (const int fools = richest(nuggets); fools < kMines) {  // FG-F3
      sheet.add(seat, static_cast<uint8_t>(s_fools_gold + fools), -nuggets[fools], secret);
    }
    sheet.add(seat, s_missing, missing_mine_ * missing, secret);                // FG-F2
    sheet.add(seat, s_gems, gem_points_[std::popcount(s.gems[seat])], secret);  // FG-F5
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome;
  outcome.over = s.stage == Stage::over;
  outcome.reason = static_cast<uint8_t>(outcome.over ? EndReason::years_over : EndReason::none);
  Totals totals;
  tally(s, totals);
  outcome.score = totals.points;  // FG-F6
  // FG-F7, FG-R37: score first, then the mines from the second richest on.
  std::array<std::array<int, kMines>, kPlayers> lists{};
  for (Seat seat = 0; seat < seats_; ++seat) {
    std::array<int, kMines>& list = lists[seat];
    std::copy(s.nuggets[seat], s.nuggets[seat] + kMines, list.begin());
    std::sort(list.begin(), list.end(), std::greater<>());
    list[0] = totals.points[seat];
  }
  for (Seat seat = 0; seat < seats_; ++seat) {
    outcome.rank[seat] = 1;
    for (Seat other = 0; other < seats_; ++other) {
      if (lists[other] > lists[seat]) ++outcome.rank[seat];
    }
  }
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
  for (size_t type = 0; type < edition_.gems.size(); ++type) {
    if (((s.gems[seat] >> type) & 1) != 0) holdings.gems.push_back(edition_.gems[type].id);
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

template void Rules::tally(const State&, Totals&) const;
template void Rules::tally(const State&, ScoreSheet&) const;

}  // namespace paydirt::fools_gold

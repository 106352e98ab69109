// The score, item by item, and who has won.
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

/// GW-B27, GW-S25: all of it is open, for the sizes of hands are.
template <class Sheet>
void Rules::tally(const State& s, Sheet& sheet) const {
  for (Seat seat = 0; seat < facts_.seats; ++seat) {
    sheet.add(seat, s_points, s.points[seat], false);
    sheet.add(seat, s_settlements, edition_.scoring.settlement * std::popcount(s.settled[seat]), false);
    sheet.add(seat, facts_.icons ? s_people : s_pioneers,
              edition_.scoring.person_in_hand * s.hand_total(seat), false);
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome;
  outcome.over = s.ended != EndReason::none;
  outcome.reason = static_cast<uint8_t>(s.ended);
  Totals totals;
  tally(s, totals);
  outcome.score = totals.points;
  for (Seat seat = 0; seat < facts_.seats; ++seat) {
    outcome.rank[seat] = 1;
    for (Seat other = 0; other < facts_.seats; ++other) {
      const int ahead = totals.points[other] - totals.points[seat];
      const bool richer = s.pesos[other] > s.pesos[seat];
      if (ahead > 0 || (ahead == 0 && richer)) ++outcome.rank[seat];  // GW-R72
    }
  }
  return outcome;
}

template void Rules::tally(const State&, Totals&) const;
template void Rules::tally(const State&, ScoreSheet&) const;

}  // namespace paydirt::golden_wilderness

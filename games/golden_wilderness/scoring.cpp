// The score, item by item, and who has won.
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

/// GW-B27, GW-S25: all of it is open, for the sizes of hands are.
void Rules::tally(const State& s, Tally tally) const {
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    tally.add(seat, s_points, s.points[seat], false);
    tally.add(seat, s_settlements, box_.edition.scoring.settlement * std::popcount(s.settled[seat]), false);
    tally.add(seat, box_.icons ? s_people : s_pioneers,
              box_.edition.scoring.person_in_hand * s.hand_total(seat), false);
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome = outcome_for(s, static_cast<uint8_t>(s.ended));
  outcome.rank_by(box_.seats, [&](Seat one, Seat other) {
    const int ahead = outcome.score[one] - outcome.score[other];
    return ahead > 0 || (ahead == 0 && s.pesos[one] > s.pesos[other]);  // GW-R72
  });
  return outcome;
}

}  // namespace paydirt::golden_wilderness

// The points, and who has won.
#include <bit>

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {

template <class Sheet>
void Rules::tally(const State& s, Sheet& sheet) const {
  for (Seat seat = 0; seat < seats_; ++seat) {
    int home = 0;
    for (uint16_t rest = s.home[seat]; rest != 0; rest &= static_cast<uint16_t>(rest - 1)) {
      home += value_[std::countr_zero(rest)];
    }
    int on_board = 0;
    for (int building = 0; building < kBuildings; ++building) {
      if (s.own_cards[seat][building] == 0) continue;
      for (int i = 0; i < s.stack_size[building]; ++i) {
        const Card card = s.stack[building][i];
        if (card.seat() == seat) on_board += value_[card.rank()];
      }
    }
    sheet.add(seat, s_home, home, false);                               // SM-151, SM-155
    sheet.add(seat, s_left, -on_board, false);                          // SM-152
    sheet.add(seat, s_nuggets, s.purse[seat], true);                    // SM-153
    sheet.add(seat, s_prospectors, penalty_[s.on_board[seat]], false);  // SM-154
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome;
  outcome.over = s.stage == Stage::over;
  outcome.reason = static_cast<uint8_t>(s.ended);
  Totals totals;
  struct Minus {
    std::array<int, kMaxSeats> points{};
    void add(Seat seat, uint8_t row, int points_added, bool /*secret*/) {
      if (row == s_left || row == s_prospectors) points[seat] += points_added;
    }
  } minus;
  tally(s, totals);
  tally(s, minus);
  outcome.score = totals.points;
  for (Seat seat = 0; seat < seats_; ++seat) {  // SM-156, SM-R22
    outcome.rank[seat] = 1;
    for (Seat other = 0; other < seats_; ++other) {
      const bool ahead = totals.points[other] != totals.points[seat]
                             ? totals.points[other] > totals.points[seat]
                             : minus.points[other] > minus.points[seat];
      if (ahead) ++outcome.rank[seat];
    }
  }
  return outcome;
}

template void Rules::tally(const State&, Totals&) const;
template void Rules::tally(const State&, ScoreSheet&) const;

}  // namespace paydirt::sutters_mill

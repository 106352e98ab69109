// The points, and who has won.
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {

void Rules::tally(const State& s, Tally tally) const {
  const Look at = look(s);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    tally.add(seat, s_home, at.home_value(seat), false);                    // SM-151, SM-155
    tally.add(seat, s_left, -at.board_value(seat), false);                  // SM-152
    tally.add(seat, s_nuggets, s.purse[seat], true);                        // SM-153
    tally.add(seat, s_prospectors, box_.penalty[s.on_board[seat]], false);  // SM-154
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome;
  outcome.over = s.stage == Stage::over;
  outcome.reason = static_cast<uint8_t>(s.ended);
  const Look at = look(s);
  std::array<std::pair<int, int>, kPlayers> reached{};  // SM-156, SM-R22
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const int losses = at.losses(seat);
    outcome.score[seat] = at.home_value(seat) + s.purse[seat] + losses;
    reached[seat] = {outcome.score[seat], losses};
  }
  outcome.rank_by(box_.seats, [&](Seat one, Seat other) { return reached[one] > reached[other]; });
  return outcome;
}

}  // namespace paydirt::sutters_mill

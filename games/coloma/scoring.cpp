// What everybody has, and who wins.
#include <bit>

#include "games/coloma/rules.hpp"

namespace paydirt::coloma {

void Rules::tally(const State& s, Tally tally) const {
  const Look at = look(s);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const Player& player = s.players[seat];
    const auto add = [&](int row, int points) { tally.add(seat, static_cast<uint8_t>(row), points, false); };
    for (int source = 0; source < kSources; ++source) add(source, player.vp[source]);
    add(s_lands, at.land_points(std::popcount(player.land_camps)));
    add(s_bridges, at.bridge_points(seat));
    add(s_hotels, at.hotel_points(std::popcount(player.covered), player.dudes));
    add(s_graves, at.grave_points(player.dead));
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome;
  outcome.over = s.ended != Ended::none;
  outcome.reason = static_cast<uint8_t>(s.ended);
  const Look at = look(s);
  std::array<std::array<int, 3>, kPlayers> worth{};  // CO705, COR27
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const Player& player = s.players[seat];
    outcome.score[seat] = at.points(seat);
    worth[seat] = {outcome.score[seat], player.gold,
                   std::popcount(player.built) + std::popcount(player.covered)};
  }
  if (box_.solo) {
    outcome.rank[0] = s.ended == Ended::lost_to_shade ? 2 : 1;
    return outcome;
  }
  outcome.rank_by(box_.seats, [&](Seat one, Seat other) { return worth[one] > worth[other]; });
  return outcome;
}

Rival Rules::rival(const State& s) const {
  return box_.solo ? Rival{"Shade", look(s).shade_points()} : Rival{};
}

}  // namespace paydirt::coloma

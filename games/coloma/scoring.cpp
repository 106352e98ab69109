// What everybody has, and who wins.
#include <bit>

#include "games/coloma/rules.hpp"

namespace paydirt::coloma {

template <class Sheet>
void Rules::tally(const State& s, Sheet& sheet) const {
  const Look at = look(s);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const Player& player = s.players[seat];
    const auto add = [&](int row, int points) { sheet.add(seat, static_cast<uint8_t>(row), points, false); };
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
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    outcome.rank[seat] = 1;
    for (Seat other = 0; other < box_.seats; ++other)
      if (worth[other] > worth[seat]) ++outcome.rank[seat];
  }
  return outcome;
}

Rival Rules::rival(const State& s) const {
  return box_.solo ? Rival{"Shade", look(s).shade_points()} : Rival{};
}

template void Rules::tally(const State&, Totals&) const;
template void Rules::tally(const State&, ScoreSheet&) const;

}  // namespace paydirt::coloma

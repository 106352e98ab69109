// A sound edition becomes a box.
#include "games/fools_gold/box.hpp"

#include <algorithm>

#include "engine/text.hpp"

namespace paydirt::fools_gold {
namespace {

std::array<uint8_t, kCards> deck_of(const MineProfile& profile) {
  std::array<uint8_t, kCards> cards{};
  for (size_t value = 0; value < kValues; ++value) cards[value] = static_cast<uint8_t>(profile.gold[value]);
  cards[c_gem] = static_cast<uint8_t>(profile.gems);
  cards[c_silt] = static_cast<uint8_t>(profile.silt);
  cards[c_foul_weather] = static_cast<uint8_t>(profile.foul_weather);
  cards[c_false_alarm] = static_cast<uint8_t>(profile.false_alarm);
  return cards;
}

}  // namespace

Refusal Box::lay_out() {
  if (static_cast<int>(options.start_player) > seats) {
    return Refusal{say("option start_player: there is no ", enum_name(options.start_player)), "FG-R1"};
  }
  if (Refusal refusal = check_edition(edition, seats)) return refusal;

  for (int position = 0; position < kPositions; ++position) {
    const PathPosition& from = edition.path.positions[position];
    rolled_places += from.rolled ? 1 : 0;
    if (!from.cost) continue;
    cost[position] = static_cast<uint8_t>(*from.cost);
    for (size_t coins = static_cast<size_t>(*from.cost); coins < payable.size(); ++coins)
      payable[coins] |= static_cast<Places>(1U << position);
  }
  for (size_t mine = 0; mine < kMines; ++mine) {
    const MineProfile& profile = edition.mines[mine];
    cards[mine] = deck_of(profile);
    for (size_t type = 0; type < edition.gems.size(); ++type) {
      if (edition.gems[type].id == profile.gem) gem_bit[mine] = static_cast<uint8_t>(1U << type);
    }
  }
  std::copy(edition.scoring.gem_points.begin(), edition.scoring.gem_points.end(), gem_points.begin());
  missing_mine = edition.scoring.missing_mine;
  for (const StartMiners& row : edition.start.miners) {
    if (row.players == seats) start_miners = row.miners;
  }
  start_coins = edition.start.coins;
  retrieved_coins = edition.actions.retrieved_coins;
  bank_coins = edition.actions.bank_coins;
  wild_die_cost = edition.actions.wild_die_cost;
  return {};
}

}  // namespace paydirt::fools_gold

// The whole truth, readable.
#include <algorithm>

#include "games/coloma/lists.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

PositionPlayer write_player(const Player& player, const OpenPlayer& shown, Own mine) {
  PositionPlayer to;
  std::copy(player.vp, player.vp + kSources, to.scored.begin());
  to.lodge = shown.lodge;
  to.dudes_reserve = shown.dudes_reserve;
  to.camps_reserve = shown.camps_reserve;
  to.dead = shown.dead;
  to.hand = std::move(mine.hand);
  to.deck_top = std::move(mine.deck_top);
  to.deck_middle = std::move(mine.deck_middle);
  to.deck_bottom = std::move(mine.deck_bottom);
  to.laid = std::move(mine.laid);
  to.dial = mine.dial;
  to.built = listed<Building>(player.built);
  to.covered = listed<Building>(player.covered);
  to.rivers = shown.rivers;
  to.bridges = listed<Bridge>(player.bridges);
  to.saved = shown.saved;
  to.used_barrels = shown.used_barrels;
  to.event_camps = shown.event_camps;
  to.land_camps = shown.land_camps;
  to.wagon = shown.wagon;
  to.character = player.character;
  return to;
}

PositionTurn write_turn(const Turn& turn) {
  PositionTurn to;
  to.seat = turn.seat;
  to.site = turn.site + 1;
  to.boom = site_number(turn.boom);
  to.common_open = turn.common_open != 0;
  to.boom_open = turn.boom_open != 0;
  to.busted = turn.busted != 0;
  to.mills = turn.mills;
  to.links = turn.links;
  to.fresh = listed<Building>(turn.fresh);
  for (int type = 0; type < kBarrels; ++type) {
    to.fresh_barrels.insert(to.fresh_barrels.end(), turn.fresh_barrels[type], static_cast<Barrel>(type));
  }
  for (int card = 0; card < kBuildings; ++card) {
    for (int which = 0; which < kAbilities; ++which) {
      const uint8_t uses = turn.uses[card][which];
      if (uses == 0) continue;
      const auto times = uses == kNone ? std::optional<int>() : uses;
      to.uses.push_back({static_cast<Building>(card), which + 1, times});
    }
  }
  return to;
}

PositionShade write_shade(const Shade& shade) {
  return {shade.vp,
          shade.gold,
          shade.barrels,
          shade.horses,
          shade.hotels,
          shade.river != 0,
          shade.dudes,
          shade.camps,
          sites_of(shade.event_camps),
          listed<Land>(shade.land_camps),
          static_cast<Space>(shade.wagon),
          site_number(shade.site)};
}

}  // namespace

Position Rules::position(const State& s) const {
  Open shown = open(s);
  Position to;
  to.round = s.round + 1;
  to.chapter = s.chapter + 1;
  to.badge = s.badge;
  to.barker = s.barker + 1;
  to.bust = s.bust + 1;
  to.buster_cards = shown.wheel.buster_cards;
  to.buster_site = site_number(s.buster_site);
  to.pool = s.pool;
  to.spent = s.spent;
  to.horses = s.horses;
  to.hotels = s.hotels;
  std::copy(s.bridges, s.bridges + kBridges, to.bridges.begin());
  std::copy(s.barrel_supply, s.barrel_supply + kBarrels, to.barrel_supply.begin());
  for (int space = 0; space < kHideout; ++space) {
    if (s.hideout[space] != kNone) to.hideout[space] = static_cast<Barrel>(s.hideout[space]);
  }
  to.outlaws = s.outlaws;
  to.rows = shown.shootout.rows;
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    to.players.push_back(write_player(s.players[seat], shown.players[seat], own(s, seat)));
  }
  if (s.turn.seat != kNobody) to.turn = write_turn(s.turn);
  if (box_.solo) to.shade = write_shade(s.shade);
  to.stack = std::move(shown.stack);
  to.ended = s.ended;
  return to;
}

}  // namespace paydirt::coloma

// The whole truth, readable; load.cpp has the way back.
#include "games/sutters_mill/position.hpp"

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

void add_counters(std::vector<Counter>& list, int part, const uint8_t* copies) {
  for (int face = 0; face < kFaces; ++face) {
    list.insert(list.end(), copies[face], Counter{static_cast<Part>(part), face + 1});
  }
}

}  // namespace

Position Rules::position(const State& s) const {
  Position to;
  const Open seen = open(s);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    PositionPlayer& player = to.players.emplace_back();
    player.phase = seen.players[seat].phase;
    player.purse = s.purse[seat];
    player.paid = s.paid[seat];
    for (int part = 0; part < kParts; ++part) add_counters(player.taken, part, s.taken[seat][part]);
    player.hand = seen.players[seat].hand;
    player.home = seen.players[seat].home;
    for (int space = 0; space < kSpaces; ++space) {
      if (s.prospectors[seat][space] == 0) continue;
      player.prospectors.pairs.emplace_back(enum_name(static_cast<Space>(space)), s.prospectors[seat][space]);
    }
    player.supply = s.supply[seat];
  }
  int from = s.vein_size();
  for (int part = 0; part < kParts; ++part) {
    for (int i = 0; i < s.left[part]; ++i) to.vein.push_back({static_cast<Part>(part), s.vein[--from]});
    add_counters(to.box, part, s.boxed[part]);
  }
  for (const OpenBuilding& building : seen.buildings) {
    if (!building.cards.empty()) {
      auto& cards = to.stacks.pairs.emplace_back(enum_name(building.id), std::vector<StackCard>{}).second;
      for (const OpenCard& card : building.cards) cards.push_back({card.seat, card.rank});
    }
    if (building.closed) to.closed.push_back(building.id);
  }
  to.bank = s.bank;
  to.turn = {s.turn, s.stage, s.dug, s.bought, seen.used, seen.walkers, s.progress != 0};
  to.idle = s.idle;
  to.finished = s.ended;
  return to;
}

}  // namespace paydirt::sutters_mill

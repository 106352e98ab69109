// What each seat may see.
#include "games/sutters_mill/view.hpp"

#include <algorithm>

#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

std::vector<std::string> ranks_of(uint16_t cards) {
  std::vector<std::string> ranks;
  for (const int rank : each(cards)) ranks.emplace_back(kRankNames[rank]);
  return ranks;
}

std::vector<Space> spaces_of(uint8_t bits) {
  std::vector<Space> spaces;
  for (const int building : each(bits)) spaces.push_back(static_cast<Space>(building));
  return spaces;
}

}  // namespace

Open Rules::open(const State& s) const {
  Open open;
  const Look at = look(s);
  for (int part = 0; part < kParts; ++part) {
    open.vein[part] = s.left[part];
    for (const uint8_t copies : s.boxed[part]) open.boxed[part] += copies;
  }
  if (s.front_part() < kParts) open.working = static_cast<Part>(s.front_part());
  for (int building = 0; building < kBuildings; ++building) {
    OpenBuilding& to = open.buildings.emplace_back();
    to.id = static_cast<Space>(building);
    to.name = box_.edition.certificates.list[building].name;
    to.closed = has_bit(s.closed, building);
    for (int i = 0; i < s.stack_size[building]; ++i) {
      const Card card = s.stack[building][i];
      to.cards.push_back({card.seat(), kRankNames[card.rank()], box_.value[card.rank()]});
    }
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      if (s.holds(seat, static_cast<Space>(building))) to.holder = seat;
    }
  }
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    OpenPlayer& to = open.players.emplace_back();
    to.phase = s.torn(seat) ? Phase::tear_down : Phase::build_up;
    to.hand = ranks_of(s.hand[seat]);
    to.home = ranks_of(s.home[seat]);
    std::copy(s.prospectors[seat], s.prospectors[seat] + kSpaces, to.prospectors.begin());
    to.supply = s.supply[seat];
    to.adventurer = s.adventurer == seat;
    std::copy(s.taken_backs[seat], s.taken_backs[seat] + kParts, to.taken.begin());
    to.paid = s.paid[seat];
    if (s.stage == Stage::over) to.purse = s.purse[seat];
    to.home_value = at.home_value(seat);
    to.board_value = at.board_value(seat);
  }
  open.bank = s.bank;
  if (s.stage != Stage::over) open.turn = s.turn;
  open.stage = s.stage;
  open.dug = s.dug;
  open.bought = s.bought;
  if (!at.all_bought()) open.next_price = at.price();
  open.used = spaces_of(s.used);
  for (const Walker& walker : s.walkers) {
    if (walker.space != 0xff)
      open.walkers.push_back({static_cast<Space>(walker.space), spaces_of(walker.pulled)});
  }
  open.idle = s.idle;
  open.ended = s.ended;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own;
  own.seat = seat;
  own.purse = s.purse[seat];
  for (int part = 0; part < kParts; ++part) {
    for (int face = 0; face < kFaces; ++face) {
      own.taken[part].insert(own.taken[part].end(), s.taken[seat][part][face], face + 1);
    }
  }
  return own;
}

}  // namespace paydirt::sutters_mill

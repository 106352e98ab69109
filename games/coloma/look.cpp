#include "games/coloma/look.hpp"

#include <bit>

namespace paydirt::coloma {

int Player::barrels() const {
  int sum = used_barrels;
  for (const uint8_t each : saved) sum += each;
  return sum;
}

int Player::points() const {
  int sum = 0;
  for (const int16_t each : vp) sum += each;
  return sum;
}

void Deck::lay(uint8_t card, End end) {
  const int at = end == End::top ? 0 : top + bottom;
  for (int i = top + bottom; i > at; --i) known[i] = known[i - 1];
  known[at] = card;
  ++(end == End::top ? top : bottom);
  settle();
}

uint8_t Deck::take_known() {
  const uint8_t card = known[0];
  --top;
  for (int i = 0; i < top + bottom; ++i) known[i] = known[i + 1];
  known[top + bottom] = 0;
  settle();
  return card;
}

/// A middle of one card is known by what is missing elsewhere.
void Deck::settle() {
  if (std::popcount(middle) > 1) return;
  if (middle != 0) {
    for (int i = top + bottom; i > top; --i) known[i] = known[i - 1];
    known[top++] = static_cast<uint8_t>(std::countr_zero(middle));
    middle = 0;
  }
  top = static_cast<uint8_t>(top + bottom);
  bottom = 0;
}

uint8_t Look::busted_site() const {
  int pioneers[kSites] = {};
  for (Seat seat = 0; seat < box.seats; ++seat) ++pioneers[of(seat).dial - 1];
  if (s.buster_site != kNone) ++pioneers[s.buster_site];
  if (s.shade.site != kNone) ++pioneers[s.shade.site];
  const int* const most = std::max_element(pioneers, pioneers + kSites);
  const bool tied = std::count(pioneers, pioneers + kSites, *most) > 1;
  return static_cast<uint8_t>(tied ? signpost() : most - pioneers);
}

uint8_t Look::boom_at(int site) const {
  if (site == s.barker) return s.bust == site ? kNone : kBarker;  // CO301
  if (site != signpost()) return s.bust == site ? kNone : static_cast<uint8_t>(site);
  return signpost_uncovered() ? lent_boom() : kNone;  // CO304, CO306
}

uint8_t Look::lent_boom() const {
  const int lender = points_to();
  if (s.bust == lender) return kNone;  // CO305
  return lender == s.barker ? kBarker : static_cast<uint8_t>(lender);
}

bool Look::visible_boom(int boom) const {
  const int site = boom == kBarker ? s.barker : boom;
  return s.bust != site && site != signpost() && (boom == kBarker || site != s.barker);
}

int Look::gold_value() const {  // CO512
  const int lowest = box.pool_size[2];
  if (s.pool < lowest) return 1;
  return s.pool < lowest + box.pool_size[1] ? 2 : 3;
}

int Look::least_gold(const Player& player, int bucks) const {
  const int value = gold_value();
  return player.bucks >= bucks ? 0 : (bucks - player.bucks + value - 1) / value;
}

int Look::most_gold(const Player& player, int bucks) const {
  const int value = gold_value();
  return std::min<int>(player.gold, (bucks + value - 1) / value);
}

bool Look::payable(const Player& player, const Goods& price) const {
  if (price[g_dudes] > player.dudes || price[g_horses] > player.horses || price[g_camps] > player.camps)
    return false;
  if (price[g_gold] > player.gold || price[g_used_barrels] > player.used_barrels) return false;
  if (price[g_bucks] > player.bucks + (player.gold - price[g_gold]) * gold_value()) return false;  // CO513
  if (price[g_cards] > hand_size(player)) return false;
  return price[g_barrels] == 0 || price[g_barrels] <= player.barrels();
}

bool Look::can_bridge(const Player& player, int type) const {  // CO333, CO334
  return s.bridges[type] > 0 && !has(player.bridges, type) &&
         std::popcount(player.bridges) < std::popcount(player.rivers);
}

bool Look::can_build(const Player& player, int card, Tool tool) const {
  return has(player.hand, card) && payable(player, box.town[card].cost[static_cast<size_t>(tool)]);
}

bool Look::can_build_any(const Player& player) const {
  for (int card = 0; card < kBuildings; ++card) {
    if (can_build(player, card, Tool::saw)) return true;
  }
  return false;
}

bool Look::possible(Seat seat, Action action) const {
  const Player& player = of(seat);
  switch (action) {
    case Action::wagon: return can_move_wagon(seat);
    case Action::place_camps: return (open_events(player) | open_lands(player, false)) != 0;
    case Action::place_camp_anywhere: return (open_events(player) | open_lands(player, true)) != 0;
    case Action::take_barrel: return !hideout_empty();  // COR32
    case Action::fill_rows:
    case Action::fill_row: return any_row_fits(player);
    case Action::build_town: return can_build_any(player);
    case Action::wheelbarrows:
      for (int card = 0; card < kBuildings; ++card) {
        if (!has(player.built & ~player.covered & ~s.turn.fresh, card)) continue;
        for (const Ability& ability : box.town[card].abilities) {
          if (ability.trigger == Trigger::wheelbarrow) return true;
        }
      }
      return false;
    default: return true;
  }
}

int Look::count(Seat seat, Counter counter) const {
  const Player& player = of(seat);
  switch (counter) {
    case Counter::barrels: return player.barrels();  // CO445
    case Counter::town: return std::popcount(static_cast<unsigned>(player.built & ~player.covered));
    case Counter::rivers: return std::popcount(player.rivers);
    case Counter::event_camps: return std::popcount(player.event_camps);
    case Counter::bucks: return player.bucks;
    case Counter::horses: return player.horses;
    case Counter::dead: return player.dead;
    case Counter::gunmen_by_2: return gunmen(seat) / 2;
  }
  return 0;
}

Leg Look::leg(Seat seat, Exit first) const {
  uint32_t links = 1U << first.link;
  Exit at = first;
  const auto occupied = [&](uint8_t space) {
    for (Seat other = 0; other < box.seats; ++other) {
      if (other != seat && of(other).wagon == space) return true;
    }
    return false;
  };
  while (box.map[at.to].kind != SpaceKind::city && occupied(at.to)) {  // CO403
    const auto& exits = box.map[at.to].exits;
    at = exits[exits[0].link == at.link ? 1 : 0];
    links |= 1U << at.link;
  }
  if ((links & s.turn.links) != 0) return {};  // CO407, COR15, COR43
  return {at.to, links};
}

bool Look::can_step(Seat seat) const {
  const Place& place = box.map[of(seat).wagon];
  for (int i = 0; i < place.exit_count; ++i) {
    if (leg(seat, place.exits[i])) return true;
  }
  return false;
}

bool Look::any_row_fits(const Player& player) const {
  for (int row = 0; row < kRows; ++row) {
    if (row_fits(player, row)) return true;
  }
  return false;
}

int Look::gunmen(Seat gang) const {
  int sum = 0;
  for (int row = 0; row < kRows; ++row) sum += s.rows[row] == gang ? box.row_size[row] : 0;
  return sum;
}

int Look::bridge_points(Seat seat, int type) const {  // CO702
  const BridgeType& bridge = box.edition.bridge.types[type];
  return std::min(bridge.max_vp, count(seat, bridge.counts) / bridge.per * bridge.vp);
}

int Look::bridge_points(Seat seat) const {
  int sum = 0;
  for (int type = 0; type < kBridges; ++type) {
    if (has(of(seat).bridges, type)) sum += bridge_points(seat, type);
  }
  return sum;
}

int Look::hotel_points(int hotels, int dudes) const {  // CO703
  return hotels * std::min(dudes, box.edition.hotel.max_dudes) * box.edition.hotel.vp_per_dude;
}

int Look::grave_points(int dead) const {  // CO704, COR25
  const auto& graves = box.edition.graveyard.graves;
  int sum = 0;
  for (int i = 0; i < dead; ++i) sum += graves[std::min<size_t>(i, graves.size() - 1)];
  return sum;
}

int Look::points(Seat seat) const {
  const Player& player = of(seat);
  return player.points() + land_points(std::popcount(player.land_camps)) + bridge_points(seat) +
         hotel_points(std::popcount(player.covered), player.dudes) + grave_points(player.dead);
}

int Look::shade_points() const {  // CO1012
  return s.shade.vp + hotel_points(s.shade.hotels, s.shade.dudes) +
         land_points(std::popcount(s.shade.land_camps));
}

bool Look::beats_shade() const {  // CO1012, COR34
  const Player& player = of(0);
  const int mine[] = {points(0), player.gold, std::popcount(player.built) + std::popcount(player.covered)};
  const int shades[] = {shade_points(), s.shade.gold, s.shade.hotels};
  return std::lexicographical_compare(shades, shades + 3, mine, mine + 3);
}

Ended Look::ending() const {
  if (!box.solo) return Ended::played_out;
  return beats_shade() ? Ended::beat_shade : Ended::lost_to_shade;
}

}  // namespace paydirt::coloma

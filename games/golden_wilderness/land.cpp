#include "games/golden_wilderness/look.hpp"

#include <algorithm>
#include <cstring>

#include "engine/check.hpp"

namespace paydirt::golden_wilderness {

void lay_tile(State& s, int tile, int q, int r, int rotation) {
  s.board |= tile_bit(tile);
  s.q[tile] = static_cast<int8_t>(q);
  s.r[tile] = static_cast<int8_t>(r);
  s.rotation[tile] = static_cast<uint8_t>(rotation);
  for (const int other : each(s.board)) {
    const int dq = s.q[other] - q;
    const int dr = s.r[other] - r;
    for (int side = 0; side < kSides; ++side) {
      if (kDq[side] != dq || kDr[side] != dr) continue;
      s.neighbour[tile][side] = static_cast<uint8_t>(other);
      s.neighbour[other][opposite(side)] = static_cast<uint8_t>(tile);
      s.adjacent[tile] |= tile_bit(other);
      s.adjacent[other] |= tile_bit(tile);
    }
  }
}

namespace {

Border edge(const Box& box, const State& s, int tile, int side) {
  return box.edges[tile][static_cast<size_t>((side + kSides - s.rotation[tile]) % kSides)];
}

}  // namespace

Border Look::border(int tile, int side) const {
  const Border here = edge(box, s, tile, side);
  const Border there = edge(box, s, s.neighbour[tile][side], opposite(side));
  if (here == Border::sea && there == Border::sea) return Border::sea;
  return here == Border::mountain || there == Border::mountain ? Border::mountain : Border::lowland;
}

int road_count(const State& s) {
  int ends = 0;
  for (const int tile : each(s.board)) ends += std::popcount(s.linked[tile]);
  return ends / 2;
}

TileSet by_road(const State& s, TileSet from) {
  TileSet all = from;
  for (TileSet fresh = from; fresh != 0;) {
    TileSet next = 0;
    for (const int tile : each(fresh)) next |= s.linked[tile];
    fresh = next & ~all;
    all |= next;
  }
  return all;
}

TileSet Look::eligible() const {
  const TileSet inhabited = s.inhabited();
  const TileSet sources = (s.board & kAllCoastal) | inhabited;
  TileSet good = sources | beside(s, inhabited);
  if (box.level != Level::beginner) good |= by_road(s, sources);  // GW-E04, GW-R26
  return good & s.board & box.habitable & ~inhabited;
}

TileSet Look::reachable() const {
  const TileSet habitable = s.board & box.habitable;
  TileSet all = habitable & kAllCoastal;
  for (TileSet fresh = all; fresh != 0;) {
    fresh = beside(s, fresh) & habitable & ~all;
    all |= fresh;
  }
  return all;
}

EndReason Look::end_at_taxes() const {
  if (box.level == Level::beginner) {  // GW-B26, GW-R10
    return (reachable() & ~s.inhabited()) == 0 ? EndReason::all_settled : EndReason::none;
  }
  if (std::popcount(s.cities) == box.markers.city) return EndReason::cities;  // GW-E19
  if (!box.icons) return EndReason::none;
  if (std::popcount(s.presidios) == box.markers.presidio) return EndReason::presidios;  // GW-S24
  return std::popcount(s.missions) == box.markers.mission ? EndReason::missions : EndReason::none;
}

TileSet targets(const State& s, Seat attacker, Thing thing) {
  const TileSet strange = ~s.settled[attacker];
  const TileSet things = thing == Thing::settlement ? s.all_settled()
                         : thing == Thing::mission  ? s.missions
                                                    : s.presidios;
  return things & strange & ~protected_tiles(s, thing);
}

TileSet sites(const State& s, Thing building) {
  return s.board & ~s.cities & ~s.missions & ~s.presidios & ~s.refused[building == Thing::presidio ? 1 : 0];
}

Shore::Shore(const Box& box, const State& s) {
  std::memset(grid_, 0, sizeof grid_);
  for (const int tile : each(s.board)) grid_[at(s.q[tile], s.r[tile])] = static_cast<uint8_t>(tile + 1);
  for (const int tile : each(s.board)) {
    for (int side = 0; side < kSides; ++side) {
      const int q = s.q[tile] + kDq[side];
      const int r = s.r[tile] + kDr[side];
      uint8_t& mark = grid_[at(q, r)];
      if (mark != 0) continue;
      mark = kNone;
      require(size_ < static_cast<int>(std::size(cells_)));
      cells_[size_] = {q, r, static_cast<uint8_t>(tile), static_cast<uint8_t>(side)};
      look_around(box, s, cells_[size_++]);
    }
  }
}

void Shore::look_around(const Box& box, const State& s, Cell& cell) const {
  for (int side = 0; side < kSides; ++side) {
    const uint8_t found = grid_[at(cell.q + kDq[side], cell.r + kDr[side])];
    if (found == 0 || found == kNone) continue;
    const int tile = found - 1;
    const Sides sea = turned(box.sea[tile], s.rotation[tile]);
    const auto bit = static_cast<Sides>(1U << side);
    cell.filled |= bit;
    if ((sea >> opposite(side) & 1) != 0) cell.wet |= bit;
    // The tile on this side touches the cell's corners side - 1 and side with its own corners side + 3 and
    // side + 2.
    const Sides ends = coast_ends(sea);
    if ((ends >> (side + 2) % kSides & 1) != 0) cell.ends |= bit;
    if ((ends >> (side + 3) % kSides & 1) != 0) cell.ends |= turned(bit, kSides - 1);
  }
}

Fit Look::best_fit(int tile) const {
  const bool must_join = tile < kCoastal && (s.board & kAllCoastal) != 0;
  Fit best = Fit::nowhere;
  for (const Cell& cell : Shore(box, s)) {
    for (int rotation = 0; rotation < box.rotations[tile]; ++rotation) {
      const Sides sea = turned(box.sea[tile], rotation);
      if (!fits(sea, cell)) continue;
      if (!must_join || joins(sea, cell)) return Fit::joins;
      best = Fit::cut_off;
    }
  }
  return best;
}

Reach::Reach(const State& s, int from) {
  TileSet all = 0;
  for (TileSet ring = tile_bit(from); ring != 0 && size_ < kFar;) {
    rings_[size_++] = ring;
    all |= ring;
    TileSet next = 0;
    for (const int tile : each(ring)) next |= s.linked[tile];
    ring = next & ~all;
  }
}

std::array<TileSet, kProducts> Look::producers() const {
  std::array<TileSet, kProducts> from{};
  for (Seat seat = 0; seat < box.seats; ++seat) {
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      const uint8_t product = product_of(seat, terrain);
      if (product != kNone) from[product] |= s.settled[seat] & box.of_terrain[terrain];
    }
  }
  return from;
}

TileSet market_tiles(const State& s, EventCard market) {
  if (market == EventCard::coast_market) return s.board & kAllCoastal;
  return market == EventCard::city_market ? s.cities : s.presidios;
}

std::array<int, kPlayers> Look::payments(EventCard market, int tile, int product) const {
  std::array<int, kPlayers> pays{};
  const int price = box.income_of(s.country, market, product);
  const TileSet from = producers()[product];
  const Reach reach(s, tile);
  for (int step = 0; step < reach.steps() && step < price; ++step) {
    const TileSet paid = reach.at(step) & from;
    for (Seat seat = 0; paid != 0 && seat < box.seats; ++seat) {
      pays[seat] += (price - step) * std::popcount(paid & s.settled[seat]);
    }
  }
  return pays;
}

uint8_t Look::paid_products(EventCard market, int tile, const std::array<TileSet, kProducts>& from) const {
  const auto& price = box.countries[index(s.country)].price[market_of(market)];
  uint8_t paid = 0;
  const auto look = [&](TileSet ring, int step) {
    for (int product = 0; product < kProducts; ++product) {
      if (price[product] > step && (ring & from[product]) != 0) {
        paid |= static_cast<uint8_t>(1U << product);
      }
    }
  };
  if (s.linked[tile] == 0) {
    look(tile_bit(tile), 0);
    return paid;
  }
  const Reach reach(s, tile);
  for (int step = 0; step < reach.steps(); ++step) look(reach.at(step), step);
  return paid;
}

}  // namespace paydirt::golden_wilderness

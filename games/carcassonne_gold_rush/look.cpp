#include "games/carcassonne_gold_rush/look.hpp"

#include <algorithm>

#include "engine/bits.hpp"
#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/names.hpp"

namespace paydirt::carcassonne_gold_rush {

Spotted Look::find_segment(Land land, int number) const {
  const auto kind = static_cast<int>(land);
  int tile = s.tile_count - 1;
  while (tile > 0 && s.tiles[tile].first[kind] > number) --tile;
  return {static_cast<uint8_t>(tile), Segment::of(land, number - s.tiles[tile].first[kind])};
}

bool Look::fits_somewhere(int face) const {
  const auto& fit = box.fit[face];
  return std::any_of(s.need, s.need + s.square_count, [&](uint8_t need) { return fit[need] != 0; });
}

Refusal Look::why_not_place(Square at, int rotation) const {
  const int square = s.find(at);
  if (square < 0) return {"a tile must share an edge with one on the table", "CG302"};
  if (s.holder[square] != 0) return {"there is a tile on that square already", "CG302"};
  const Face& face = box.faces[s.hand];
  constexpr const char* kAnyTerrain[] = {"nothing", "a prairie", "a railroad", "a mountain"};
  for (int side = 0; side < kSides; ++side) {
    const int needed = (s.need[square] >> (2 * side)) & 3;
    const auto shown = static_cast<int>(face.at(side, rotation).terrain);
    if (needed == 0 || needed == shown) continue;
    return {say("its ", kTerrains[shown], " in the ", kSideNames[side], " would meet ", kAnyTerrain[needed]),
            "CG303"};
  }
  if (face.same[rotation] != rotation)
    return {say("the tile looks the same as with rotation ", face.same[rotation]), "CGR35"};
  return {};
}

Crew Look::crew_of(const Tile& tile, Segment segment) const {
  const int number = tile.number(segment);
  switch (segment.land()) {
    case Land::mountain: return s.mountains.crew[s.mountains.label[number]];
    case Land::railroad: return s.railroads.crew[s.railroads.label[number]];
    case Land::prairie: return s.prairies.crew[s.prairies.label[number]];
    case Land::city: break;
  }
  Crew merchant;
  if (s.merchant[number] != 0) merchant.add(static_cast<Seat>(s.merchant[number] - 1));
  return merchant;
}

CityRailroads Look::railroads_of(int city) const {
  const Tile& tile = s.tiles[s.city_tile[city]];
  CityRailroads found;
  for (const int track : each(face_of(tile).city_tracks)) {
    const uint8_t label = s.railroads.label[tile.first[1] + track];
    const auto end = found.label.begin() + found.count;
    if (std::find(found.label.begin(), end, label) != end) continue;  // CG532
    found.label[found.count++] = label;
    found.complete += s.railroads.open[label] == 0 ? 1 : 0;
  }
  return found;
}

bool Look::is_complete(Land land, int number) const {
  if (land == Land::prairie) return false;
  if (land == Land::mountain) return s.mountains.open[s.mountains.label[number]] == 0;
  if (land == Land::railroad) return s.railroads.open[s.railroads.label[number]] == 0;
  const CityRailroads railroads = railroads_of(number);
  return railroads.complete == railroads.count;
}

int Look::railroad_points(int label, bool complete) const {
  const int points = s.railroads.tiles[label] * box.edition.scoring.railroad_tile;  // CG512, CG804
  const bool doubled = complete && s.railroads.locomotives[label] == 1;             // CG513
  return doubled ? points * box.edition.scoring.lone_locomotive : points;
}

int Look::gold(Seat seat) const {
  int nuggets = 0;
  for (int face = 0; face < box.token_faces; ++face) nuggets += s.held[seat][face] * box.token_value[face];
  return nuggets;
}

bool Look::can_place_cowboy(Seat seat) const {
  bool free = false;
  if (s.supply[seat] > 0) for_each_free_segment([&](Segment) { free = true; });
  return free;
}

}  // namespace paydirt::carcassonne_gold_rush

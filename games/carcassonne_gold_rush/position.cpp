// The whole truth, readable; load.cpp has the way back.
#include "games/carcassonne_gold_rush/position.hpp"

#include "games/carcassonne_gold_rush/names.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {

Position Rules::position(const State& s) const {
  Position to;
  const Look at = look(s);
  const auto spot = [&](Spotted on) {
    const Square square = s.tiles[on.tile].at;
    return Spot{square.x(), square.y(), segment_name(on.segment)};
  };
  const auto values = [&](const uint8_t* faces) {
    std::vector<int> list;
    for (int face = 0; face < box_.token_faces; ++face)
      list.insert(list.end(), faces[face], box_.token_value[face]);
    return list;
  };
  to.turn = s.turn;
  to.stage = s.stage();
  if (s.hand != kNoFace) to.hand = box_.edition.tiles[s.hand].id;
  for (int i = s.stack_size; i > 0; --i) to.stack.push_back(box_.edition.tiles[s.stack[i - 1]].id);
  for (int i = 0; i < s.tile_count; ++i) {
    const Tile& tile = s.tiles[i];
    to.tiles.push_back({box_.edition.tiles[tile.face].id, tile.at.x(), tile.at.y(), tile.rotation});
  }
  const uint8_t* pile = s.pile;
  for (int label = 0; label < s.count[0]; ++label) {
    if (s.mountains.tokens[label] == 0) continue;
    Pile& shown = to.piles.emplace_back();
    shown.at = spot(at.find_segment(Land::mountain, label));
    for (int i = 0; i < s.mountains.tokens[label]; ++i) shown.tokens.push_back(box_.token_value[*pile++]);
  }
  for (int i = s.supply_size; i > 0; --i) to.supply.push_back(box_.token_value[s.tokens[i - 1]]);
  to.removed = values(s.removed);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    PositionPlayer& player = to.players.emplace_back();
    for (const Cowboy& cowboy : s.cowboys[seat]) {
      if (cowboy.tile != Cowboy{}.tile) player.cowboys.push_back(spot({cowboy.tile, cowboy.segment}));
    }
    if (s.tent[seat] != 0) player.tent = spot(at.find_segment(Land::mountain, s.tent[seat] - 1));
    player.tokens = values(s.held[seat]);
    const int16_t* const points = s.points[seat];
    player.score = {points[s_railroads],      points[s_mountains],      points[s_cities],
                    points[s_open_mountains], points[s_open_railroads], points[s_open_cities],
                    points[s_prairies]};
  }
  to.finished = s.ended;
  return to;
}

}  // namespace paydirt::carcassonne_gold_rush

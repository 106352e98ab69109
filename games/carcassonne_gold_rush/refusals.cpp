// Explains why a move is illegal.
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

Refusal why_not_cowboy(const Look& look, Seat seat, Segment segment) {
  const State& s = look.s;
  const Tile& tile = s.last_tile();
  if (!look.has(tile, segment)) return {"there is no such segment on the tile just placed", "CG401"};
  if (s.supply[seat] == 0) return {"all your cowboys are on the table", "CG404"};
  if (segment.land() == Land::prairie && !look.box.options.farmers)
    return {"this table plays without farmers", "CG106"};
  if (!look.crew_of(tile, segment).empty()) return {"there is already a cowboy on this feature", "CG403"};
  return {};
}

Refusal why_not_tent(const Look& look, Seat seat, Move move) {
  const State& s = look.s;
  const int number = s.tile_at(square_of(move));
  if (number < 0) return {"there is no tile on that square", "CG411"};
  const Tile& tile = s.tiles[number];
  const Segment segment = Segment::of(Land::mountain, move.c);
  if (!look.has(tile, segment)) return {"there is no such mountain on this tile", "CG411"};
  const uint64_t bit = uint64_t{1} << tile.number(segment);
  if ((s.live & bit) == 0) return {"this mountain is complete", "CG412"};
  if (s.tent[seat] == tile.number(segment) + 1) return {"your tent stands there already", "CGR16"};
  if ((s.occupied & bit) != 0) return {"another figure stands on this part of the mountain", "CG413"};
  return {};
}

}  // namespace

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "CG801", "CG204")) return refusal;
  const Look at = look(s);
  if (move.kind == k_place) {
    if (s.stage() != Stage::place) return {"you have already placed your tile", "CG201"};
    return at.why_not_place(square_of(move), move.c);
  }
  if (s.stage() == Stage::place) return {"you have to place your tile first", "CG201"};
  switch (move.kind) {
    case k_cowboy: return why_not_cowboy(at, seat, {move.a});
    case k_tent: return why_not_tent(at, seat, move);
    case k_mine:
      if (s.tent[seat] == 0) return {"your tent stands on no mountain", "CG421"};
      if (!at.can_mine(seat)) return {"there is no token left on the mountain of your tent", "CG421"};
      return {};
    default: return {};
  }
}

}  // namespace paydirt::carcassonne_gold_rush

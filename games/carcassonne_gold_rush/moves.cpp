// What may be done, and why not.
#include <bit>

#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/names.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr const char* kTerrains[] = {"nothing", "prairie", "railroad", "mountain"};
constexpr const char* kAnyTerrain[] = {"nothing", "a prairie", "a railroad", "a mountain"};

constexpr Move on_square(uint8_t kind, Square at, int rest) {
  return {kind, static_cast<uint8_t>(at.bits & 0xff), static_cast<uint8_t>(at.bits >> 8),
          static_cast<uint8_t>(rest)};
}

}  // namespace

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  if (s.stage() == Stage::place) {
    // Whether a square fits cannot be foretold, so every one is written down and only some are kept.
    const auto& fit = fit_[s.hand];
    uint8_t squares[kCells];
    int count = 0;
    for (int i = 0; i < s.square_count; ++i) {  // CG302, CG303
      squares[count] = static_cast<uint8_t>(i);
      count += fit[s.need[i]] != 0 ? 1 : 0;
    }
    for (int i = 0; i < count; ++i) {
      for (unsigned rotations = fit[s.need[squares[i]]]; rotations != 0; rotations &= rotations - 1)
        list.push(on_square(k_place, s.square[squares[i]], std::countr_zero(rotations)));
    }
  } else if (s.stage() == Stage::act) {
    if (s.supply[seat] > 0)  // CG404
      for_each_free_segment(s, [&](Segment segment) { list.push({k_cowboy, segment.byte}); });
    for (uint64_t vacant = s.live & ~s.occupied; vacant != 0; vacant &= vacant - 1) {  // CG411 to CG414
      const int number = std::countr_zero(vacant);
      const Tile& tile = s.tiles[s.mountains.tile[number]];
      list.push(on_square(k_tent, tile.at, number - tile.first[static_cast<int>(Land::mountain)]));
    }
    if (can_mine(s, seat)) list.push({k_mine});
    list.push({k_pass});  // CG202
  }
}

bool Rules::fits_somewhere(const State& s, int face) const {
  const auto& fit = fit_[face];
  for (int i = 0; i < s.square_count; ++i) {
    if (fit[s.need[i]] != 0) return true;
  }
  return false;
}

bool Rules::can_act(const State& s, Seat seat) const {
  return (s.live & ~s.occupied) != 0 || can_mine(s, seat) || can_place_cowboy(s, seat);
}

bool Rules::can_place_cowboy(const State& s, Seat seat) const {
  bool free = false;
  if (s.supply[seat] > 0) for_each_free_segment(s, [&](Segment) { free = true; });
  return free;
}

Move Rules::canonical(const State& s, Seat /*seat*/, Move move) const {
  if (move.kind == k_place && move.c < kSides && s.stage() == Stage::place)
    move.c = faces_[s.hand].same[move.c];  // CGR35
  return move;
}

Move Rules::fallback(const State& s, Seat seat) const {
  if (s.stage() == Stage::act) return {k_pass};
  Moves list;
  moves(s, seat, list);
  return list[0];
}

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (!in_range(kinds(), move)) return {"that is no move of this game"};
  if (s.stage() == Stage::over) return {"the game is over", "CG801"};
  if (seat != s.turn) return {"it is another player's turn", "CG204"};
  if (move.kind == k_place) return why_not_place(s, move);
  if (s.stage() == Stage::place) return {"you have to place your tile first", "CG201"};
  switch (move.kind) {
    case k_cowboy: return why_not_cowboy(s, seat, {move.a});
    case k_tent: return why_not_tent(s, seat, move);
    case k_mine:
      if (s.tent[seat] == 0) return {"your tent stands on no mountain", "CG421"};
      if (!can_mine(s, seat)) return {"there is no token left on the mountain of your tent", "CG421"};
      return {};
    default: return {};
  }
}

Refusal Rules::why_not_place(const State& s, Move move) const {
  if (s.stage() != Stage::place) return {"you have already placed your tile", "CG201"};
  const Square at{static_cast<uint16_t>(move.a | move.b << 8)};
  const int square = s.find(at);
  if (square < 0) return {"a tile must share an edge with one on the table", "CG302"};
  if (s.holder[square] != 0) return {"there is a tile on that square already", "CG302"};
  const Face& face = faces_[s.hand];
  for (int side = 0; side < kSides; ++side) {
    const int needed = (s.need[square] >> (2 * side)) & 3;
    const auto shown = static_cast<int>(face.at(side, move.c).terrain);
    if (needed == 0 || needed == shown) continue;
    return {say("its ", kTerrains[shown], " in the ", kSideNames[side], " would meet ", kAnyTerrain[needed]),
            "CG303"};
  }
  if (face.same[move.c] != move.c)
    return {say("the tile looks the same as with rotation ", face.same[move.c]), "CGR35"};
  return {};
}

Refusal Rules::why_not_cowboy(const State& s, Seat seat, Segment segment) const {
  const Tile& tile = s.last_tile();
  if (!has(tile, segment)) return {"there is no such segment on the tile just placed", "CG401"};
  if (s.supply[seat] == 0) return {"all your cowboys are on the table", "CG404"};
  if (segment.land() == Land::prairie && !options_.farmers)
    return {"this table plays without farmers", "CG106"};
  if (!crew_of(s, tile, segment).empty()) return {"there is already a cowboy on this feature", "CG403"};
  return {};
}

Refusal Rules::why_not_tent(const State& s, Seat seat, Move move) const {
  const int square = s.find({static_cast<uint16_t>(move.a | move.b << 8)});
  if (square < 0 || s.holder[square] == 0) return {"there is no tile on that square", "CG411"};
  const Tile& tile = s.tiles[s.holder[square] - 1];
  const Segment segment = Segment::of(Land::mountain, move.c);
  if (!has(tile, segment)) return {"there is no such mountain on this tile", "CG411"};
  const uint64_t bit = uint64_t{1} << tile.number(segment);
  if ((s.live & bit) == 0) return {"this mountain is complete", "CG412"};
  if (s.tent[seat] == tile.number(segment) + 1) return {"your tent stands there already", "CGR16"};
  if ((s.occupied & bit) != 0) return {"another figure stands on this part of the mountain", "CG413"};
  return {};
}

}  // namespace paydirt::carcassonne_gold_rush

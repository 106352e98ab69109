// What may be done.
#include "engine/bits.hpp"
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  if (s.stage() == Stage::place) {
    // Whether a square fits cannot be foretold, so every one is written down and only some are kept.
    const auto& fit = box_.fit[s.hand];
    uint8_t squares[kCells];
    int count = 0;
    for (int i = 0; i < s.square_count; ++i) {  // CG302, CG303
      squares[count] = static_cast<uint8_t>(i);
      count += fit[s.need[i]] != 0 ? 1 : 0;
    }
    for (int i = 0; i < count; ++i) {
      for (const int rotation : each(fit[s.need[squares[i]]]))
        list.push(on_square(k_place, s.square[squares[i]], rotation));
    }
  } else if (s.stage() == Stage::act) {
    if (s.supply[seat] > 0)  // CG404
      look(s).for_each_free_segment([&](Segment segment) { list.push({k_cowboy, segment.byte}); });
    for (const int number : each(s.live & ~s.occupied)) {  // CG411 to CG414
      const Tile& tile = s.tiles[s.mountains.tile[number]];
      list.push(on_square(k_tent, tile.at, number - tile.first[static_cast<int>(Land::mountain)]));
    }
    if (look(s).can_mine(seat)) list.push({k_mine});
    list.push({k_pass});  // CG202
  }
}

Move Rules::canonical(const State& s, Seat /*seat*/, Move move) const {
  if (move.kind == k_place && move.c < kSides && s.stage() == Stage::place)
    move.c = box_.faces[s.hand].same[move.c];  // CGR35
  return move;
}

Move Rules::fallback(const State& s, Seat seat) const {
  if (s.stage() == Stage::act) return {k_pass};
  Moves list;
  moves(s, seat, list);
  return list[0];
}

}  // namespace paydirt::carcassonne_gold_rush

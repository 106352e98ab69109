#include "games/carcassonne_gold_rush/play.hpp"

#include <algorithm>

#include "games/carcassonne_gold_rush/land.hpp"

namespace paydirt::carcassonne_gold_rush {

void Play::set_up() {
  // The next one is the last, and a script reads from the front.
  const auto shuffled = [&](Purpose purpose, const auto& from, int size, uint8_t* to) {
    std::copy_n(from.begin(), size, to);
    chance_.shuffle(purpose, to, size);
    std::reverse(to, to + size);
    return static_cast<uint8_t>(size);
  };
  s_.stack_size = shuffled(p_tiles, box_.deck, box_.deck_size, s_.stack);                       // CG103
  s_.supply_size = shuffled(p_tokens, box_.tokens, box_.token_count, s_.tokens);                // CG102
  std::fill_n(s_.supply, box_.seats, static_cast<uint8_t>(box_.edition.figures.cowboys_each));  // CG104
  lay(box_, s_, Square::of(0, 0), 0, box_.start_face);                                          // CG101
  put_tokens(s_, 0, box_.edition.start.tokens);
  s_.turn = static_cast<Seat>(chance_.roll(p_start, 0, box_.seats - 1));  // CG105, CGR02
  draw();
}

void Play::answer(Seat /*seat*/, Move move) {
  if (move.kind == k_place) return place(square_of(move), move.c);
  act(move);
  end_turn();
}

/// CG301, CGR42: nobody is asked.
void Play::draw() {
  tell({.kind = e_turn, .seat = s_.turn});
  scribe_.reveal(SeatSet::first(box_.seats));
  while (s_.stack_size > 0) {
    const uint8_t face = std::exchange(s_.stack[--s_.stack_size], uint8_t{0});
    const bool fits = look().fits_somewhere(face);
    tell({.kind = fits ? e_draw : e_discard, .seat = s_.turn, .a = face});
    if (!fits) continue;  // CG304
    s_.hand = face;
    return;
  }
  finish(EndReason::nothing_fits);  // CGR05
}

void Play::place(Square at, int rotation) {
  const uint8_t number = s_.tile_count;
  const uint8_t face = s_.hand;
  lay(box_, s_, at, rotation, face);
  s_.hand = kNoFace;
  tell({.kind = e_place, .seat = s_.turn, .a = number, .b = static_cast<uint8_t>(rotation), .amount = face});
  const Tile& tile = s_.last_tile();
  for (int i = 0; i < box_.faces[face].count[0]; ++i) {  // CG305 to CG307
    const int before = s_.supply_size;
    put_tokens(s_, s_.mountains.label[tile.first[0] + i], box_.faces[face].nuggets[i]);
    if (s_.supply_size < before)
      tell(e_tokens, kNobody, {number, Segment::of(Land::mountain, i)}, before - s_.supply_size);
  }
  if (look().can_act(s_.turn)) return;
  act({k_pass});  // CGR32
  end_turn();
}

void Play::act(Move move) {
  const Seat seat = s_.turn;
  switch (move.kind) {
    case k_cowboy: {
      const Spotted at{static_cast<uint8_t>(s_.tile_count - 1), {move.a}};
      place_cowboy(s_, seat, at.tile, at.segment);
      return tell(e_cowboy, seat, at);
    }
    case k_tent: {  // CG411
      const Spotted at{static_cast<uint8_t>(s_.tile_at(square_of(move))),
                       Segment::of(Land::mountain, move.c)};
      pitch(s_, seat, s_.tiles[at.tile].number(at.segment));
      return tell(e_tent, seat, at);
    }
    case k_mine:  // CG421 to CG423
      return take_token(seat, s_.camp(seat), e_mine, told_at(Land::mountain, s_.tent[seat] - 1));
    default: return tell(e_pass, seat, {});
  }
}

void Play::take_token(Seat seat, int mountain, EventId kind, Spotted at) {
  const int face = take_top(s_, mountain);
  ++s_.held[seat][face];
  scribe_.reveal(SeatSet::of(seat));
  tell({.kind = kind,
        .seat = seat,
        .a = at.tile,
        .b = at.segment.byte,
        .secret = box_.token_value[face],
        .knows = SeatSet::of(seat)});
}

void Play::end_turn() {
  score_completed();
  if (s_.stack_size == 0) return finish(EndReason::last_tile);               // CG801
  s_.turn = static_cast<Seat>(s_.turn + 1 == box_.seats ? 0 : s_.turn + 1);  // CG204
  draw();
}

}  // namespace paydirt::carcassonne_gold_rush

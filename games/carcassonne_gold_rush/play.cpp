// The one verb: what a move does.
#include <algorithm>

#include "games/carcassonne_gold_rush/land.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {

State Rules::setup(Chance& chance) const {
  State s;
  std::copy_n(deck_.begin(), deck_size_, s.stack);  // CG103
  s.stack_size = static_cast<uint8_t>(deck_size_);
  chance.shuffle(p_tiles, s.stack, deck_size_);
  std::reverse(s.stack,
               s.stack + deck_size_);  // the next tile is the last, and a script reads from the front
  std::copy_n(purse_.begin(), token_count_, s.tokens);  // CG102
  s.supply_size = static_cast<uint8_t>(token_count_);
  chance.shuffle(p_tokens, s.tokens, token_count_);
  std::reverse(s.tokens, s.tokens + token_count_);
  for (Seat seat = 0; seat < seats_; ++seat)
    s.supply[seat] = static_cast<uint8_t>(edition_.figures.cowboys_each);  // CG104
  lay(s, Square::of(0, 0), 0, start_face_);                                // CG101
  put_tokens(s, 0, edition_.start.tokens);
  s.turn = static_cast<Seat>(chance.roll(p_start, 0, seats_ - 1));  // CG105, CGR02
  NoJournal nothing;
  draw(s, nothing);
  return s;
}

void Rules::lay(State& s, Square at, int rotation, int face) const {
  Tile& tile = s.tiles[s.tile_count];
  tile = {at, static_cast<uint8_t>(face), static_cast<uint8_t>(rotation), s.count};
  add_segments(s, tile);
  const int here = s.reach(at);
  s.need[here] = 0;
  s.holder[here] = ++s.tile_count;
  uint64_t given_up = 0;
  for (int side = 0; side < kSides; ++side) {
    const Side& mine = faces_[face].at(side, rotation);
    const int opposite = (side + 2) & 3;
    const int there = s.reach(at.beside(side));
    if (s.holder[there] == 0) {
      s.need[there] = static_cast<uint8_t>(s.need[there] | static_cast<int>(mine.terrain) << (2 * opposite));
      continue;
    }
    const Tile& other = s.tiles[s.holder[there] - 1];
    const Side& theirs = face_of(other).at(opposite, other.rotation);
    if (mine.terrain == Terrain::mountain) {
      join_mountains(s.mountains, tile.first[0] + mine.segment, other.first[0] + theirs.segment, given_up);
      continue;
    }
    if (mine.terrain == Terrain::railroad)
      join_railroads(s, tile.first[1] + mine.segment, other.first[1] + theirs.segment);
    // CG601: half-edge to half-edge; what is clockwise here is counter-clockwise there.
    join_prairies(s.prairies, tile.first[3] + mine.prairie[0], other.first[3] + theirs.prairie[1]);
    join_prairies(s.prairies, tile.first[3] + mine.prairie[1], other.first[3] + theirs.prairie[0]);
  }
  merge_piles(s, given_up);
  for (int number = tile.first[0]; number < s.count[0]; ++number) {  // CG521
    const int label = s.mountains.label[number];
    s.live |= uint64_t{1} << number;
    if (s.mountains.open[label] == 0) s.live &= ~segments_of(s.mountains, label);
  }
}

/// Each segment begins as a feature of its own.
void Rules::add_segments(State& s, const Tile& tile) const {
  const Face& face = face_of(tile);
  for (int i = 0; i < face.count[0]; ++i) {
    const uint8_t number = s.count[0]++;
    s.mountains.label[number] = number;
    s.mountains.tile[number] = s.tile_count;
    s.mountains.open[number] = face.mountain_edges[i];
    s.mountains.nuggets[number] = face.nuggets[i];
  }
  for (int i = 0; i < face.count[1]; ++i) {
    const uint8_t number = s.count[1]++;
    s.railroads.label[number] = number;
    s.railroads.tile[number] = s.tile_count;
    s.railroads.open[number] = face.railroad_edges[i];
    s.railroads.tiles[number] = 1;
    s.railroads.locomotives[number] = face.locomotives[i];
  }
  if (face.count[2] > 0) s.city_tile[s.count[2]++] = s.tile_count;
  for (int i = 0; i < face.count[3]; ++i) {
    const uint8_t number = s.count[3]++;
    s.prairies.label[number] = number;
    s.prairies.worth[number] = prairie_worth_[tile.face][i];
  }
}

template <class J>
void Rules::play(State& s, Seat /*seat*/, Move move, Chance& /*chance*/, J& journal) const {
  if (move.kind == k_place) return place(s, {static_cast<uint16_t>(move.a | move.b << 8)}, move.c, journal);
  act(s, move, journal);
  end_turn(s, journal);
}

template <class J>
void Rules::place(State& s, Square at, int rotation, J& journal) const {
  const uint8_t number = s.tile_count;
  const uint8_t face = s.hand;
  lay(s, at, rotation, face);
  s.hand = kNoFace;
  if constexpr (J::listening) {
    journal.tell(
        {.kind = e_place, .seat = s.turn, .a = number, .b = static_cast<uint8_t>(rotation), .amount = face});
  }
  const Tile& tile = s.last_tile();
  for (int i = 0; i < faces_[face].count[0]; ++i) {  // CG305 to CG307
    const int before = s.supply_size;
    put_tokens(s, s.mountains.label[tile.first[0] + i], faces_[face].nuggets[i]);
    if constexpr (J::listening) {
      if (s.supply_size == before) continue;
      journal.tell({.kind = e_tokens,
                    .a = number,
                    .b = Segment::of(Land::mountain, i).byte,
                    .amount = static_cast<int16_t>(before - s.supply_size)});
    }
  }
  if (can_act(s, s.turn)) return;
  act(s, {k_pass}, journal);  // CGR32
  end_turn(s, journal);
}

template <class J>
void Rules::act(State& s, Move move, J& journal) const {
  const Seat seat = s.turn;
  const auto tell = [&](uint8_t event, uint8_t tile, Segment segment, uint8_t secret = 0,
                        SeatSet knows = SeatSet::first(kMaxSeats)) {
    if constexpr (J::listening) {
      journal.tell(
          {.kind = event, .seat = seat, .a = tile, .b = segment.byte, .secret = secret, .knows = knows});
    }
  };
  switch (move.kind) {
    case k_cowboy:
      place_cowboy(s, seat, static_cast<uint8_t>(s.tile_count - 1), {move.a});
      return tell(e_cowboy, static_cast<uint8_t>(s.tile_count - 1), {move.a});
    case k_tent: {  // CG411
      const uint8_t tile = s.holder[s.find({static_cast<uint16_t>(move.a | move.b << 8)})] - 1;
      const Segment segment = Segment::of(Land::mountain, move.c);
      pitch(s, seat, s.tiles[tile].number(segment));
      return tell(e_tent, tile, segment);
    }
    case k_mine: {  // CG421 to CG423
      const Spotted at = find_segment(s, Land::mountain, s.tent[seat] - 1);
      const int face = take_token(s, s.camp(seat));
      ++s.held[seat][face];
      journal.reveal(SeatSet::of(seat));
      return tell(e_mine, at.tile, at.segment, token_value_[face], SeatSet::of(seat));
    }
    default: return tell(e_pass, 0, {});
  }
}

void Rules::place_cowboy(State& s, Seat seat, uint8_t tile, Segment segment) {
  const int number = s.tiles[tile].number(segment);
  switch (segment.land()) {  // CG402
    case Land::mountain:
      s.mountains.crew[s.mountains.label[number]].add(seat);
      s.occupied |= uint64_t{1} << number;
      break;
    case Land::railroad: s.railroads.crew[s.railroads.label[number]].add(seat); break;
    case Land::city: s.merchant[number] = static_cast<uint8_t>(seat + 1); break;
    case Land::prairie: s.prairies.crew[s.prairies.label[number]].add(seat); break;
  }
  --s.supply[seat];
  Cowboy* const all = s.cowboys[seat];
  all[kCowboys - 1] = {tile, segment};
  std::sort(all, all + kCowboys);
}

/// Takes the tent down where it stands, and puts it up on this mountain segment; -1: not at all.
void Rules::pitch(State& s, Seat seat, int number) {
  if (s.tent[seat] != 0) s.occupied &= ~(uint64_t{1} << (s.tent[seat] - 1));
  s.tent[seat] = static_cast<uint8_t>(number + 1);
  if (number >= 0) s.occupied |= uint64_t{1} << number;
}

template <class J>
void Rules::end_turn(State& s, J& journal) const {
  score_completed(s, journal);
  if (s.stack_size == 0) return finish(s, EndReason::last_tile, journal);  // CG801
  s.turn = static_cast<Seat>(s.turn + 1 == seats_ ? 0 : s.turn + 1);       // CG204
  draw(s, journal);
}

/// CG301, CGR42: nobody is asked.
template <class J>
void Rules::draw(State& s, J& journal) const {
  if constexpr (J::listening) journal.tell({.kind = e_turn, .seat = s.turn});
  journal.reveal(SeatSet::first(seats_));
  while (s.stack_size > 0) {
    const uint8_t face = std::exchange(s.stack[--s.stack_size], uint8_t{0});
    const bool fits = fits_somewhere(s, face);
    if constexpr (J::listening)
      journal.tell({.kind = static_cast<uint8_t>(fits ? e_draw : e_discard), .seat = s.turn, .a = face});
    if (!fits) continue;  // CG304
    s.hand = face;
    return;
  }
  finish(s, EndReason::nothing_fits, journal);  // CGR05
}

template void Rules::play(State&, Seat, Move, Chance&, Journal&) const;
template void Rules::play(State&, Seat, Move, Chance&, NoJournal&) const;

}  // namespace paydirt::carcassonne_gold_rush

// Laying tiles, joining features, keeping piles of mining tokens: what happens to the land, whoever plays on
// it.
#pragma once

#include <cstdint>

#include "games/carcassonne_gold_rush/box.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

void lay(const Box& box, State& s, Square at, int rotation, int face);

void place_cowboy(State& s, Seat seat, uint8_t tile, Segment segment);
/// Takes the tent down where it stands, and puts it up on this mountain segment; -1: not at all.
void pitch(State& s, Seat seat, int number);

/// Joins the mountains of two segments across a shared edge. Their piles stay apart until merge_piles; a
/// label that is given up is added to `given_up`.
void join_mountains(Mountains& mountains, int one, int other, uint64_t& given_up);
/// The same for railroads. The tiles that both have a segment on count once (CGR13).
void join_railroads(State& s, int one, int other);
void join_prairies(Prairies& prairies, int one, int other);

/// The segments of a mountain, a bit each.
uint64_t segments_of(const Mountains& mountains, int label);

/// How many tracks leave a placed tile or end on it.
int railroads_on(const State& s, int tile);

// All piles lie in one row, in the order of their mountains' labels, each with its bottom first. So a pile is
// found by counting tokens, and equal tables have equal rows.

/// Piles of joined mountains become one: that of the earliest tile lies lowest (CGR07).
void merge_piles(State& s, uint64_t given_up);
/// From the front of the supply onto the pile; as many as there are (CGR08).
void put_tokens(State& s, int mountain, int tokens);
/// Takes the topmost token off and tells its face.
int take_top(State& s, int mountain);
/// Where in the row a pile begins.
int pile_start(const Mountains& mountains, int label);

}  // namespace paydirt::carcassonne_gold_rush

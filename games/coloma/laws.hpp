// What must hold on every table. A law is a sentence behind the field of a position that breaks it.
#pragma once

#include "games/coloma/look.hpp"

namespace paydirt::coloma {

/// Pieces and cards are neither lost nor doubled; null: nothing is broken.
const char* broken_pieces(const Box& box, const State& s);
/// The wheel, the turn and the questions that wait fit the rest of the table.
const char* broken_course(const Box& box, const State& s);

}  // namespace paydirt::coloma

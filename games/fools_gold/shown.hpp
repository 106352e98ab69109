// Parts of the table as views and positions show them.
#pragma once

#include <array>
#include <optional>

#include "games/fools_gold/state.hpp"
#include "games/fools_gold/view.hpp"

namespace paydirt::fools_gold {

CardCounts shown_cards(const uint8_t (&cards)[kCards]);
std::array<PathPlace, kPositions> shown_path(const State& s, int mine);
std::optional<OpenDraw> shown_draw(const State& s);

}  // namespace paydirt::fools_gold

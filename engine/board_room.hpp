// How much of a screen a board as text may take.
#pragma once

#include <limits>

#include "engine/screen.hpp"

namespace paydirt {

constexpr int kAroundBoard = 8;    // rows for the question, the choices and what is new
constexpr int kScrolledRows = 60;  // of what is read page by page and leaves nothing out

/// Lines that a board takes at most: the less needed is left out for that, as far as the game can.
inline int board_room(const Screen& screen) {
  return screen.rows >= kScrolledRows ? std::numeric_limits<int>::max() : screen.rows - kAroundBoard;
}

}  // namespace paydirt

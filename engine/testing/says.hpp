// For tests of what people read.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/game.hpp"
#include "engine/text.hpp"

namespace paydirt {

inline bool says(const std::string& words, std::string_view part) {
  return words.find(part) != std::string::npos;
}

/// Draws the table for a seat: no line is wider than the screen, and there are no more than so many.
template <Game G>
void expect_board_fits(const G& rules, const typename G::State& s, Seat seat, const Screen& screen,
                       int most_lines) {
  const auto own = rules.own(s, seat);
  const std::string text = rules.board(rules.open(s), &own, screen);
  for (std::string_view rest = text; !rest.empty();) {
    ASSERT_LE(width_of(next_word(rest, '\n')), screen.columns) << text;
  }
  ASSERT_LE(std::count(text.begin(), text.end(), '\n'), most_lines) << text;
}

}  // namespace paydirt

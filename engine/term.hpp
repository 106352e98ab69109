// The parts of what a seat expects, so that a bot can say why.
#pragma once

#include <array>
#include <cstddef>

namespace paydirt {

/// A part of `sense` in words: why a move is good after which the seat has more of it ("keeps your cowboys
/// free"), and a rival less ("spoils %'s railroads", with % for the rival). Null: not worth a word.
struct Term {
  const char* more;
  const char* less = nullptr;
};

template <size_t N>
int sum_of(const std::array<int, N>& terms) {
  int sum = 0;
  for (const int each : terms) sum += each;
  return sum;
}

}  // namespace paydirt

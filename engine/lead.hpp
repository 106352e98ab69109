// What players and bots compare: who is ahead, and by how much.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace paydirt {

/// What a seat is ahead of its best rival; with one seat alone its points.
template <size_t N>
int lead(const std::array<int, N>& points, int seats, int seat) {
  if (seats == 1) return points[0];
  int best = -1'000'000;
  for (int other = 0; other < seats; ++other) {
    if (other != seat) best = std::max(best, points[other]);
  }
  return points[seat] - best;
}

}  // namespace paydirt

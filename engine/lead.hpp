// What players and bots compare: who is ahead, and by how much.
#pragma once

#include <algorithm>
#include <span>

namespace paydirt {

/// By how much a seat is ahead of its best rival; alone, its points.
inline int lead(std::span<const int> points, int seats, int seat) {
  if (seats == 1) return points[0];
  int best = -1'000'000;
  for (int other = 0; other < seats; ++other) {
    if (other != seat) best = std::max(best, points[other]);
  }
  return points[seat] - best;
}

}  // namespace paydirt

// How long a bot may think. Bots know no clock: the caller counts iterations, time, or both.
#pragma once

#include <cstdint>

namespace paydirt {

struct Budget {
  uint32_t iterations = 0;  // 0: as many as time allows
  /// What share of the time is used up, asked every few dozen iterations; null: no limit of time.
  float (*used)(void* clock) = nullptr;
  void* clock = nullptr;
};

}  // namespace paydirt

// How long a bot may think. Bots know no clock: the caller counts iterations, time, or both.
#pragma once

#include <cstdint>

namespace paydirt {

struct Budget {
  uint32_t iterations = 0;               // 0: as many as time allows
  bool (*spent)(void* clock) = nullptr;  // asked every few dozen iterations; null: no limit of time
  void* clock = nullptr;

  bool is_spent() const { return spent != nullptr && spent(clock); }
};

}  // namespace paydirt

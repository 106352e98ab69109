// Two clocks. Dates can be set, by people and by the network; whatever is waited for or counted goes by the
// other one.
#pragma once

#include <cstdint>

namespace paydirt::server {

class Clock {
 public:
  virtual ~Clock() = default;
  /// Milliseconds since 1970.
  virtual int64_t date() const = 0;
  /// Milliseconds since some time before the start; never goes back.
  virtual int64_t steady() const = 0;
};

class SystemClock final : public Clock {
 public:
  int64_t date() const override;
  int64_t steady() const override;
};

}  // namespace paydirt::server

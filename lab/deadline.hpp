// Time for bots, who know no clock themselves.
#pragma once

#include <time.h>

#include <chrono>

#include "bots/budget.hpp"
#include "bots/spec.hpp"

namespace paydirt {

/// What this thread has worked: where bots are compared, what else the machine does is not held against them.
struct WorkClock {
  using duration = std::chrono::nanoseconds;
  using time_point = std::chrono::time_point<WorkClock, duration>;
  static time_point now() {
    timespec worked{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &worked);
    return time_point(std::chrono::seconds(worked.tv_sec) + std::chrono::nanoseconds(worked.tv_nsec));
  }
};

/// The time that a bot has for one decision; it begins to run at once. Must outlive the budget it gives.
template <class Clock = std::chrono::steady_clock>
class Deadline {
 public:
  explicit Deadline(const BotSpec& spec) : seconds_(static_cast<float>(spec.milliseconds) / 1000) {}

  /// Iterations are counted by the bot, from its spec.
  Budget budget() { return seconds_ > 0 ? Budget{0, &used, this} : Budget{}; }

 private:
  static float used(void* deadline) {
    const auto* const self = static_cast<Deadline*>(deadline);
    return std::chrono::duration<float>(Clock::now() - self->start_).count() / self->seconds_;
  }

  float seconds_;
  typename Clock::time_point start_ = Clock::now();
};

/// Seconds since it was made.
class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

}  // namespace paydirt

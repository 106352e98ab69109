// Time for bots, who know no clock themselves.
#pragma once

#include <chrono>

#include "bots/budget.hpp"
#include "bots/spec.hpp"

namespace paydirt {

/// The time that a bot has for one decision; it begins to run at once. Must outlive the budget it gives.
class Deadline {
 public:
  explicit Deadline(const BotSpec& spec)
      : limited_(spec.milliseconds > 0), end_(Clock::now() + std::chrono::milliseconds(spec.milliseconds)) {}

  /// Iterations are counted by the bot, from its spec.
  Budget budget() { return limited_ ? Budget{0, &has_passed, this} : Budget{}; }

 private:
  using Clock = std::chrono::steady_clock;
  static bool has_passed(void* deadline) { return Clock::now() >= static_cast<Deadline*>(deadline)->end_; }

  bool limited_;
  Clock::time_point end_;
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

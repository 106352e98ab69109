#include "server/clock.hpp"

#include <chrono>

namespace paydirt::server {
namespace {

template <class Source>
int64_t milliseconds() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Source::now().time_since_epoch()).count();
}

}  // namespace

int64_t SystemClock::date() const { return milliseconds<std::chrono::system_clock>(); }
int64_t SystemClock::steady() const { return milliseconds<std::chrono::steady_clock>(); }

}  // namespace paydirt::server

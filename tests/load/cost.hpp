// CPU time of the thread that works, so that a busy machine tells nearly the same.
#pragma once

#include <algorithm>
#include <ctime>
#include <vector>

namespace paydirt::server {

inline double cpu_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The middle one of so many times; what `prepare` does each time is not counted.
template <class Prepare, class Work>
double typical(int count, Prepare prepare, Work work) {
  std::vector<double> times;
  for (int i = 0; i < count; ++i) {
    prepare();
    const double began = cpu_milliseconds();
    (void)work();
    times.push_back(cpu_milliseconds() - began);
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

template <class Work>
double typical(Work work) {
  return typical(
      21, [] {}, work);
}

}  // namespace paydirt::server

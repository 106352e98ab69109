#include "server/metrics.hpp"

#include <fmt/format.h>

#include <iterator>
#include <type_traits>

namespace paydirt::server {

template <class Number>
void Measure<Number>::write(std::string& out) const {
  const char* const type = std::is_signed_v<Number> ? "gauge" : "counter";
  fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n{0} {3}\n", name_, help_, type,
                 this->load());
}

void Histogram::add(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  size_t at = 0;
  while (at < kBounds.size() && seconds > kBounds[at]) ++at;
  counts_[at].fetch_add(1, std::memory_order_relaxed);
  nanoseconds_.fetch_add(static_cast<uint64_t>(duration.count()), std::memory_order_relaxed);
}

void Histogram::write(std::string& out) const {
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "# HELP {0} {1}\n# TYPE {0} histogram\n", name_, help_);
  uint64_t total = 0;
  for (size_t i = 0; i < kBounds.size(); ++i) {
    total += counts_[i].load(std::memory_order_relaxed);
    fmt::format_to(to, "{}_bucket{{le=\"{}\"}} {}\n", name_, kBounds[i], total);
  }
  total += counts_.back().load(std::memory_order_relaxed);
  const double sum = static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) * 1e-9;
  fmt::format_to(to, "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name_, total, sum);
}

void Metrics::committed(size_t items, std::chrono::nanoseconds duration, bool stored) {
  commits.fetch_add(1, std::memory_order_relaxed);
  commit_items.fetch_add(items, std::memory_order_relaxed);
  if (!stored) commits_failed.fetch_add(1, std::memory_order_relaxed);
  commit_time.add(duration);
}

std::string Metrics::text() const {
  std::string out;
  for (const Gauge* each : {&tables_awake, &tables_total, &connections, &websockets, &thoughts_queued}) {
    each->write(out);
  }
  for (const Counter* each : {&moves, &requests, &frames_in, &frames_out, &dropped_slow, &commits,
                              &commits_failed, &commit_items}) {
    each->write(out);
  }
  for (const Histogram* each : {&move_time, &commit_time, &think_time}) each->write(out);
  return out;
}

}  // namespace paydirt::server

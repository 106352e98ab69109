// What the server counts about itself, as Prometheus reads it.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace paydirt::server {

/// Durations in buckets. Any thread may add.
class Histogram {
 public:
  void add(std::chrono::nanoseconds duration);
  void write(std::string& out, const char* name, const char* help) const;

 private:
  static constexpr std::array<double, 11> kBounds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                     0.05,   0.1,   0.25,  1,     5};
  std::array<std::atomic<uint64_t>, kBounds.size() + 1> counts_{};
  std::atomic<uint64_t> nanoseconds_{0};
};

struct Metrics {
  std::atomic<int64_t> connections{0};
  std::atomic<int64_t> websockets{0};
  std::atomic<int64_t> tables_awake{0};
  std::atomic<int64_t> tables_total{0};
  std::atomic<uint64_t> moves{0};
  std::atomic<uint64_t> requests{0};
  std::atomic<uint64_t> frames_in{0};
  std::atomic<uint64_t> frames_out{0};
  std::atomic<uint64_t> dropped_slow{0};
  std::atomic<uint64_t> commits{0};
  std::atomic<uint64_t> commits_failed{0};
  std::atomic<uint64_t> commit_items{0};
  std::atomic<int64_t> thoughts_queued{0};
  Histogram move_time;    // from a choice to its broadcast, storage included
  Histogram commit_time;  // one transaction
  Histogram think_time;   // one thought of a bot

  void committed(size_t items, std::chrono::nanoseconds duration, bool stored);
  std::string text() const;
};

}  // namespace paydirt::server

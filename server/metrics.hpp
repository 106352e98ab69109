// What the server counts about itself, as Prometheus reads it.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace paydirt::server {

/// A number with its name and help text. Any thread may change it.
template <class Number>
class Measure : public std::atomic<Number> {
 public:
  Measure(const char* name, const char* help) : std::atomic<Number>(0), name_(name), help_(help) {}
  using std::atomic<Number>::operator=;
  void write(std::string& out) const;

 private:
  const char* name_;
  const char* help_;
};
using Gauge = Measure<int64_t>;     // goes up and down
using Counter = Measure<uint64_t>;  // only goes up

/// Durations in buckets. Any thread may add.
class Histogram {
 public:
  Histogram(const char* name, const char* help) : name_(name), help_(help) {}
  void add(std::chrono::nanoseconds duration);
  void write(std::string& out) const;

 private:
  const char* name_;
  const char* help_;
  static constexpr std::array<double, 11> kBounds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                     0.05,   0.1,   0.25,  1,     5};
  std::array<std::atomic<uint64_t>, kBounds.size() + 1> counts_{};
  std::atomic<uint64_t> nanoseconds_{0};
};

/// Of a clock that nobody sets; never 0.
int64_t steady_milliseconds();

struct Metrics {
  Gauge tables_awake{"paydirt_tables_awake", "Tables in memory."};
  Gauge tables_total{"paydirt_tables", "Tables in storage."};
  Gauge connections{"paydirt_connections", "Open connections."};
  Gauge websockets{"paydirt_websockets", "Open WebSockets."};
  Gauge thoughts_queued{"paydirt_thoughts_queued", "Bots and hints waiting for a thinker."};
  Counter moves{"paydirt_moves_total", "Moves played."};
  Counter requests{"paydirt_requests_total", "HTTP requests."};
  Counter frames_in{"paydirt_frames_in_total", "Frames from clients."};
  Counter frames_out{"paydirt_frames_out_total", "Frames to clients."};
  Counter dropped_slow{"paydirt_slow_clients_total", "Clients dropped for falling behind."};
  Counter accepts_paused{"paydirt_accepts_paused_total", "Times that no connection could be taken."};
  Counter commits{"paydirt_commits_total", "Transactions."};
  Counter commits_failed{"paydirt_commits_failed_total", "Transactions that failed."};
  Counter commit_items{"paydirt_commit_items_total", "Changes in all transactions."};
  Histogram move_time{"paydirt_move_seconds", "From a choice to its broadcast, storage included."};
  Histogram commit_time{"paydirt_commit_seconds", "One transaction."};
  Histogram think_time{"paydirt_think_seconds", "One thought of a bot."};

  std::atomic<int64_t> failed_at{0};  // steady milliseconds of the last transaction that failed; 0: none did

  void committed(size_t items, std::chrono::nanoseconds duration, bool stored);
  std::string text() const;
};

}  // namespace paydirt::server

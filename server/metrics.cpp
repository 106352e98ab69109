#include "server/metrics.hpp"

#include <type_traits>

#include "engine/json_write.hpp"

namespace paydirt::server {

namespace {

void write_head(std::string& out, const char* name, const char* help, const char* type) {
  append(out, say("# HELP ", name, ' ', help, "\n# TYPE ", name, ' ', type, '\n'));
}

}  // namespace

int64_t steady_milliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

template <class Number>
void Measure<Number>::write(std::string& out) const {
  write_head(out, name_, help_, std::is_signed_v<Number> ? "gauge" : "counter");
  append(out, say(name_, ' ', this->load(), '\n'));
}

void Histogram::add(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  size_t at = 0;
  while (at < kBounds.size() && seconds > kBounds[at]) ++at;
  counts_[at].fetch_add(1, std::memory_order_relaxed);
  nanoseconds_.fetch_add(static_cast<uint64_t>(duration.count()), std::memory_order_relaxed);
}

void Histogram::write(std::string& out) const {
  write_head(out, name_, help_, "histogram");
  uint64_t total = 0;
  for (size_t i = 0; i < kBounds.size(); ++i) {
    total += counts_[i].load(std::memory_order_relaxed);
    append(out, say(name_, "_bucket{le=\""));
    write_json_number(out, kBounds[i]);
    append(out, say("\"} ", total, '\n'));
  }
  total += counts_.back().load(std::memory_order_relaxed);
  append(out, say(name_, "_bucket{le=\"+Inf\"} ", total, '\n', name_, "_sum "));
  write_json_number(out, static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) * 1e-9);
  append(out, say('\n', name_, "_count ", total, '\n'));
}

void Metrics::committed(size_t items, std::chrono::nanoseconds duration, bool stored) {
  commits.fetch_add(1, std::memory_order_relaxed);
  commit_items.fetch_add(items, std::memory_order_relaxed);
  if (!stored) {
    commits_failed.fetch_add(1, std::memory_order_relaxed);
    failed_at = steady_milliseconds();
  }
  commit_time.add(duration);
}

std::string Metrics::text() const {
  std::string out;
  for (const Gauge* each : {&tables_awake, &tables_total, &connections, &websockets, &thoughts_queued}) {
    each->write(out);
  }
  for (const Counter* each : {&moves, &requests, &frames_in, &frames_out, &dropped_slow, &accepts_paused,
                              &commits, &commits_failed, &commit_items}) {
    each->write(out);
  }
  for (const Histogram* each : {&move_time, &commit_time, &think_time}) each->write(out);
  return out;
}

}  // namespace paydirt::server

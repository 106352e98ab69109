#include "server/metrics.hpp"

#include <fmt/format.h>

#include <iterator>

namespace paydirt::server {

void Histogram::add(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  size_t at = 0;
  while (at < kBounds.size() && seconds > kBounds[at]) ++at;
  counts_[at].fetch_add(1, std::memory_order_relaxed);
  nanoseconds_.fetch_add(static_cast<uint64_t>(duration.count()), std::memory_order_relaxed);
}

void Histogram::write(std::string& out, const char* name, const char* help) const {
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  uint64_t total = 0;
  for (size_t i = 0; i < kBounds.size(); ++i) {
    total += counts_[i].load(std::memory_order_relaxed);
    fmt::format_to(to, "{}_bucket{{le=\"{}\"}} {}\n", name, kBounds[i], total);
  }
  total += counts_.back().load(std::memory_order_relaxed);
  const double sum = static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) * 1e-9;
  fmt::format_to(to, "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, total, sum);
}

void Metrics::committed(size_t items, std::chrono::nanoseconds duration, bool stored) {
  commits.fetch_add(1, std::memory_order_relaxed);
  commit_items.fetch_add(items, std::memory_order_relaxed);
  if (!stored) commits_failed.fetch_add(1, std::memory_order_relaxed);
  commit_time.add(duration);
}

std::string Metrics::text() const {
  std::string out;
  const auto line = [&](const char* name, const char* type, const char* help, auto value) {
    fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", name, type, help,
                   value);
  };
  line("paydirt_tables_awake", "gauge", "Tables in memory.", tables_awake.load());
  line("paydirt_tables", "gauge", "Tables in storage.", tables_total.load());
  line("paydirt_connections", "gauge", "Open connections.", connections.load());
  line("paydirt_websockets", "gauge", "Open WebSockets.", websockets.load());
  line("paydirt_moves_total", "counter", "Moves played.", moves.load());
  line("paydirt_requests_total", "counter", "HTTP requests.", requests.load());
  line("paydirt_frames_in_total", "counter", "Frames from clients.", frames_in.load());
  line("paydirt_frames_out_total", "counter", "Frames to clients.", frames_out.load());
  line("paydirt_slow_clients_total", "counter", "Clients dropped for falling behind.", dropped_slow.load());
  line("paydirt_commits_total", "counter", "Transactions.", commits.load());
  line("paydirt_commits_failed_total", "counter", "Transactions that failed.", commits_failed.load());
  line("paydirt_commit_items_total", "counter", "Changes in all transactions.", commit_items.load());
  line("paydirt_thoughts_queued", "gauge", "Bots and hints waiting for a thinker.", thoughts_queued.load());
  move_time.write(out, "paydirt_move_seconds", "From a choice to its broadcast, storage included.");
  commit_time.write(out, "paydirt_commit_seconds", "One transaction.");
  think_time.write(out, "paydirt_think_seconds", "One thought of a bot.");
  return out;
}

}  // namespace paydirt::server

// What a batch costs the one who writes (CPU time, milliseconds): 500 tables that play, 250 entries a batch,
// as a busy server has them. Everybody who waits for a batch waits for the slowest as well.
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <numeric>

#include "engine/rng.hpp"
#include "engine/text.hpp"
#include "server/host/checkpointer.hpp"
#include "server/store.hpp"
#include "tests/load/cost.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kTables = 500, kEntries = 250, kBatches = 1000;

void print(const char* what, std::vector<double> times) {
  double all = 0;
  for (const double each : times) all += each;
  std::sort(times.begin(), times.end());
  const auto at = [&](size_t share) { return times[(times.size() - 1) * share / 100]; };
  fmt::print("{}: p50 {:.2f}, p90 {:.2f}, p99 {:.2f}, the slowest {:.2f} ms; {:.1f} us an entry\n", what,
             at(50), at(90), at(99), at(100), 1e3 * all / static_cast<double>(kBatches * kEntries));
}

Batch next_batch(Rng& rng, std::vector<size_t>& order, std::vector<int64_t>& next) {
  Batch batch;
  for (size_t i = 0; i < kEntries; ++i) {
    std::swap(order[i], order[i + rng.below(static_cast<uint32_t>(kTables - i))]);
    const size_t table = order[i];
    batch.entries.push_back({say("table-", table), next[table]++, std::string(130, 'x')});
  }
  return batch;
}

void measure(const std::string& path) {
  using Clock = std::chrono::steady_clock;
  const auto store = std::move(*open_sqlite_store(path));
  Metrics metrics;
  const Checkpointer checkpointer(path, metrics);
  std::vector<int64_t> next(kTables);
  std::vector<size_t> order(kTables);
  std::iota(order.begin(), order.end(), 0);
  Rng rng(1);
  std::vector<double> cpu;
  std::vector<double> taken;
  for (size_t i = 0; i < kBatches; ++i) {
    const Batch batch = next_batch(rng, order, next);
    const double before = cpu_milliseconds();
    const auto began = Clock::now();
    require(store->commit(batch).ok());
    const Clock::duration took = Clock::now() - began;
    cpu.push_back(cpu_milliseconds() - before);
    taken.push_back(std::chrono::duration<double, std::milli>(took).count());
    metrics.committed(kEntries, took, true);
  }
  print("CPU time of a batch", cpu);
  print("a batch took", taken);
}

}  // namespace
}  // namespace paydirt::server

int main() {
  using namespace paydirt;
  const auto folder = std::filesystem::temp_directory_path() / say("paydirt-storing-", getpid());
  std::filesystem::create_directories(folder);
  server::measure((folder / "games.db").string());
  std::filesystem::remove_all(folder);
  return 0;
}

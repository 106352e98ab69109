#include "server/host/checkpointer.hpp"

#include <chrono>

#include "server/log.hpp"
#include "server/sqlite.hpp"

namespace paydirt::server {
namespace {

constexpr auto kIdle = std::chrono::seconds(1);

/// True once the log is empty.
bool checkpoint(Database& database) {
  auto statement = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  return statement && statement->step() && statement->number(0) == 0;
}

}  // namespace

Checkpointer::Checkpointer(std::string database, const Metrics& metrics)
    : database_(std::move(database)), metrics_(metrics), thread_([this] { work(); }) {}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Checkpointer::work() {
  auto database = Database::open(database_);
  if (!database)
    return log_line("error", {{"event", "no checkpoints"}, {"reason", database.refusal().words}});
  uint64_t seen = 0;     // transactions a moment ago
  uint64_t brought = 0;  // transactions that are in the database
  std::unique_lock lock(mutex_);
  while (!wake_.wait_for(lock, kIdle, [this] { return stopping_; })) {
    const uint64_t now = metrics_.commits;
    if (now == seen && now != brought && checkpoint(*database)) brought = now;
    seen = now;
  }
}

}  // namespace paydirt::server

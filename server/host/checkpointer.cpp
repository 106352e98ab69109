#include "server/host/checkpointer.hpp"

#include <chrono>

#include "server/log.hpp"
#include "server/sqlite.hpp"

namespace paydirt::server {
namespace {

constexpr auto kPause = std::chrono::milliseconds(100);
constexpr int kIdle = 10;         // so many pauses in which nobody has played
constexpr uint64_t kMuch = 1024;  // changes in the log

/// True where nothing was in its way.
bool checkpoint(Database& database, const char* sql) {
  auto statement = database.prepare(sql);
  return statement && statement->step() && statement->number(0) == 0;
}

/// While others write. What they have written meanwhile is little, and left to the writer.
bool shorten(Database& database) { return checkpoint(database, "PRAGMA wal_checkpoint(PASSIVE)"); }
bool empty(Database& database) { return checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)"); }

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
  uint64_t seen = 0;     // changes a moment ago
  uint64_t brought = 0;  // changes that are in the database
  int idle = 0;          // pauses
  std::unique_lock lock(mutex_);
  while (!wake_.wait_for(lock, kPause, [this] { return stopping_; })) {
    const uint64_t now = metrics_.commit_items;
    idle = now == seen ? idle + 1 : 0;
    seen = now;
    if (now == brought) continue;
    if (idle >= kIdle ? empty(*database) : now - brought >= kMuch && shorten(*database)) brought = now;
  }
}

}  // namespace paydirt::server

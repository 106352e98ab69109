#include "server/writer_thread.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "server/log.hpp"

namespace paydirt::server {
namespace {

// Syncing the disk costs the same for one move as for many: after a batch of several the next one waits a
// moment for more to join it. A lone table never waits.
constexpr size_t kCrowd = 4;
constexpr auto kGathering = std::chrono::milliseconds(4);

template <class Row>
void move_all(std::vector<Row>& from, std::vector<Row>& to) {
  std::move(from.begin(), from.end(), std::back_inserter(to));
}

}  // namespace

WriterThread::WriterThread(Store& store, Metrics& metrics, Post post)
    : store_(store), metrics_(metrics), post_(std::move(post)), thread_([this] { work(); }) {}

WriterThread::~WriterThread() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void WriterThread::put(Batch batch, Done done) {
  bool first = false;
  Waiting waiting{std::move(done), batch.entries.empty() ? std::string() : batch.entries.front().table};
  {
    const std::lock_guard lock(mutex_);
    first = waiting_.empty();
    move_all(batch.visitors, queued_.visitors);
    move_all(batch.tables, queued_.tables);
    move_all(batch.members, queued_.members);
    move_all(batch.entries, queued_.entries);
    move_all(batch.snapshots, queued_.snapshots);
    move_all(batch.gone_tables, queued_.gone_tables);
    move_all(batch.gone_members, queued_.gone_members);
    move_all(batch.gone_visitors, queued_.gone_visitors);
    waiting_.push_back(std::move(waiting));
  }
  if (first) wake_.notify_one();  // the others join the batch of the first
}

void WriterThread::work() {
  bool crowded = false;
  auto next = std::chrono::steady_clock::now();
  while (true) {
    Batch batch;
    std::vector<Waiting> waiting;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      if (crowded) wake_.wait_until(lock, next, [this] { return stopping_; });
      batch = std::exchange(queued_, {});
      waiting = std::exchange(waiting_, {});
    }
    crowded = waiting.size() >= kCrowd;
    next = std::chrono::steady_clock::now() + kGathering;
    commit(batch, waiting);
  }
}

void WriterThread::commit(const Batch& batch, std::vector<Waiting>& waiting) {
  const auto began = std::chrono::steady_clock::now();
  auto kept = store_.commit(batch);
  if (!kept) log_line("error", {{"event", "commit failed"}, {"reason", kept.refusal().words}});
  metrics_.committed(waiting.size(), std::chrono::steady_clock::now() - began, kept.ok());
  post_([waiting = std::move(waiting), kept = std::move(kept)] {
    for (const Waiting& each : waiting) {
      const bool late = kept && std::find(kept->begin(), kept->end(), each.table) != kept->end();
      each.done(late ? Stored::overtaken : kept ? Stored::yes : Stored::no);
    }
  });
}

}  // namespace paydirt::server

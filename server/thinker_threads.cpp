#include "server/thinker_threads.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "server/log.hpp"
#include "server/thinker.hpp"

namespace paydirt::server {
namespace {

int thread_count(int wanted) {
  if (wanted > 0) return wanted;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

}  // namespace

ThinkerThreads::ThinkerThreads(int threads, Metrics& metrics, Post post)
    : metrics_(metrics), post_(std::move(post)) {
  for (int i = 0; i < thread_count(threads); ++i) threads_.emplace_back([this] { work(); });
}

ThinkerThreads::~ThinkerThreads() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool ThinkerThreads::ask(ThinkRequest request, Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (!queue_.put({std::move(request), std::move(done)})) return false;
    metrics_.thoughts_queued = static_cast<int64_t>(queue_.size());
  }
  wake_.notify_one();
  return true;
}

int ThinkerThreads::idle() {
  const std::lock_guard lock(mutex_);
  return std::max(0, idle_ - static_cast<int>(queue_.size()));
}

/// None where the server stops.
std::optional<ThoughtQueue::Waiting> ThinkerThreads::wait_for_next() {
  while (true) {
    std::vector<ThoughtQueue::Waiting> dropped;
    std::optional<ThoughtQueue::Waiting> next;
    {
      std::unique_lock lock(mutex_);
      ++idle_;
      wake_.wait(lock, [this] { return stopping_ || queue_.size() > 0; });
      --idle_;
      if (stopping_) return std::nullopt;
      next = queue_.take(dropped);
      metrics_.thoughts_queued = static_cast<int64_t>(queue_.size());
    }
    // Whoever would have waited for them belongs to the loop's thread.
    if (!dropped.empty()) post_([dropped = std::move(dropped)] {});
    if (next) return next;
  }
}

void ThinkerThreads::work() {
  // On Linux each thread has a priority of its own, set by its thread id.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
  Thinker thinker;
  while (auto next = wait_for_next()) {
    const auto began = std::chrono::steady_clock::now();
    auto thought = thinker.think(next->request);
    if (!thought) {
      log_line("error", {{"event", "a thinker cannot follow the game"},
                         {"table", next->request.table},
                         {"reason", thought.refusal().words}});
      post_([next = std::move(*next)] {});
      continue;
    }
    metrics_.think_time.add(std::chrono::steady_clock::now() - began);
    next->request.record = {};
    post_([next = std::move(*next), thought = std::move(*thought)] { next.done(next.request, thought); });
  }
}

}  // namespace paydirt::server

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

constexpr size_t kMostWaiting = 4096;

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
    if (queue_.size() >= kMostWaiting) return false;
    queue_.push_back({std::move(request), std::move(done)});
    metrics_.thoughts_queued = static_cast<int64_t>(queue_.size());
  }
  wake_.notify_one();
  return true;
}

void ThinkerThreads::work() {
  // On Linux each thread has a priority of its own, set by its thread id.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
  Thinker thinker;
  while (true) {
    Waiting next;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      next = std::move(queue_.front());
      queue_.pop_front();
      metrics_.thoughts_queued = static_cast<int64_t>(queue_.size());
    }
    const auto began = std::chrono::steady_clock::now();
    auto thought = thinker.think(next.request);
    if (!thought) {
      log_line("error", {{"event", "a thinker cannot follow the game"},
                         {"table", next.request.table},
                         {"reason", thought.refusal().words}});
      post_([next = std::move(next)] {});  // whoever waits for it belongs to the loop's thread
      continue;
    }
    metrics_.think_time.add(std::chrono::steady_clock::now() - began);
    next.request.record = {};
    post_([next = std::move(next), thought = std::move(*thought)] { next.done(next.request, thought); });
  }
}

}  // namespace paydirt::server

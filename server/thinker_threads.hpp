// Worker threads for bots and hints, at the lowest priority.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/metrics.hpp"
#include "server/thought_queue.hpp"

namespace paydirt::server {

class ThinkerThreads final : public Thinkers {
 public:
  using Post = std::function<void(std::function<void()>)>;

  /// `post` runs a function on the loop's thread. 0 threads: as many as there are cores but one.
  ThinkerThreads(int threads, Metrics& metrics, Post post);
  /// Drops what is queued; waits for what is being thought about.
  ~ThinkerThreads() override;
  ThinkerThreads(const ThinkerThreads&) = delete;
  ThinkerThreads& operator=(const ThinkerThreads&) = delete;

  bool ask(ThinkRequest request, Done done) override;
  /// How many have nothing to do.
  int idle();

 private:
  std::optional<ThoughtQueue::Waiting> wait_for_next();
  void work();

  Metrics& metrics_;
  Post post_;
  std::mutex mutex_;
  std::condition_variable wake_;
  ThoughtQueue queue_;
  bool stopping_ = false;
  int idle_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace paydirt::server

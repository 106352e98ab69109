// Worker threads for bots and hints, at the lowest priority and within a hard time limit.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.hpp"
#include "server/metrics.hpp"

namespace paydirt::server {

/// What to think about, and who asked. The record is a copy: no thread but the loop's ever touches a table.
struct ThinkRequest {
  std::string table;
  Seat seat = 0;
  uint32_t question = 0;  // the answer is dropped where the seat has been asked something else since
  const AnyGame* game = nullptr;
  Record record;
  int level = 0;                                        // 0: a hint
  std::optional<uint64_t> seed = {};                    // guided games: what the bot's chance comes from
  uint64_t watcher = 0;                                 // hints: who wants to know
  std::string id;                                       // hints: under which id
  std::function<void(const Thought&)> on_thought = {};  // opinions: gets the thought instead of the table
};

class Thinkers {
 public:
  using Done = std::function<void(const ThinkRequest&, const Thought&)>;
  using Post = std::function<void(std::function<void()>)>;

  /// `done` is called on the loop's thread, through `post`.
  Thinkers(int threads, Metrics& metrics, Post post, Done done);
  /// Drops what is queued; waits for what is being thought about.
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  /// False where the queue is full.
  bool ask(ThinkRequest request);

 private:
  void work();

  Metrics& metrics_;
  Post post_;
  Done done_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<ThinkRequest> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace paydirt::server

#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <memory>
#include <utility>

#include "engine/text.hpp"
#include "lab/deadline.hpp"
#include "server/ids.hpp"
#include "server/log.hpp"
#include "server/match_cache.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kMostWaiting = 4096;
constexpr uint32_t kLongestThought = 2000;  // milliseconds, for bots that count iterations
constexpr uint32_t kHintTime = 500;

BotSpec spec_of(int level) {
  BotSpec spec;
  if (level == 0) {
    spec.kind = BotSpec::Kind::search;
    spec.milliseconds = kHintTime;
    return spec;
  }
  spec = *parse_bot(say("level:", level));
  if (spec.milliseconds == 0) spec.milliseconds = kLongestThought;
  return spec;
}

/// The bot that a thread used last. It keeps what it has worked out only for the same seat: that must not
/// help another. Where its seed is given it starts afresh with each question, so that a guided game goes the
/// same way whichever thread thinks.
class LastBot {
 public:
  AnyBot& take(const ThinkRequest& request, const BotSpec& spec) {
    std::string key = say(request.table, ' ', request.seat, ' ', request.level);
    if (bot_ == nullptr || key != key_ || request.seed) {
      bot_.reset();
      bot_ = make_any_bot(*request.game, spec, request.seed ? *request.seed : random_number());
      key_ = std::move(key);
    }
    return *bot_;
  }

 private:
  std::string key_;
  std::unique_ptr<AnyBot> bot_;
};

}  // namespace

Thinkers::Thinkers(int threads, Metrics& metrics, Post post, Done done)
    : metrics_(metrics), post_(std::move(post)), done_(std::move(done)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Thinkers::ask(ThinkRequest request) {
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= kMostWaiting) return false;
    queue_.push_back(std::move(request));
    metrics_.thoughts_queued = static_cast<int64_t>(queue_.size());
  }
  wake_.notify_one();
  return true;
}

void Thinkers::work() {
  // On Linux each thread has a priority of its own, set by its thread id.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
  LastBot last_bot;
  MatchCache matches;
  while (true) {
    ThinkRequest request;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      request = std::move(queue_.front());
      queue_.pop_front();
      metrics_.thoughts_queued = static_cast<int64_t>(queue_.size());
    }
    const auto began = std::chrono::steady_clock::now();
    const auto match = matches.follow(request.table, *request.game, request.record);
    if (!match) {
      log_line("error", {{"event", "a thinker cannot follow the game"},
                         {"table", request.table},
                         {"reason", match.refusal().words}});
      post_([request = std::move(request)] {});  // whoever waits for it belongs to the loop's thread
      continue;
    }
    const BotSpec spec = spec_of(request.level);
    Deadline<> deadline(spec);
    Thought thought = last_bot.take(request, spec).think(**match, request.seat, deadline.budget());
    metrics_.think_time.add(std::chrono::steady_clock::now() - began);
    request.record = {};
    post_([this, request = std::move(request), thought = std::move(thought)] { done_(request, thought); });
  }
}

}  // namespace paydirt::server

// `paydirt analyse`: questions as lines of JSON, answered in order; a later line can cancel an earlier one.
#include <CLI/CLI.hpp>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

#include "app/analyse_answers.hpp"
#include "app/command.hpp"
#include "app/files.hpp"

namespace paydirt {
namespace {

/// Lines that wait, and the one that is being answered.
class Desk {
 public:
  void put(std::string line, const std::string& id) {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::make_shared<Job>(std::move(line), id));
    changed_.notify_one();
  }
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_one();
  }
  /// Whether there was something to cancel.
  bool cancel(const std::string& id) {
    const std::lock_guard lock(mutex_);
    bool found = false;
    for (const auto& job : waiting_) found = (job->id == id && (job->cancelled = true)) || found;
    if (working_ && working_->id == id) found = working_->cancelled = true;
    return found;
  }
  void say(const std::string& line) {
    const std::lock_guard lock(output_);
    std::cout << line << '\n' << std::flush;
  }
  /// Answers until nothing more can come.
  void work() {
    for (;;) {
      std::unique_lock lock(mutex_);
      working_.reset();
      changed_.wait(lock, [&] { return closed_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      working_ = waiting_.front();
      waiting_.pop_front();
      const std::shared_ptr<Job> job = working_;
      lock.unlock();
      say(job->cancelled ? analyse_error(job->id, {"cancelled"})
                         : analyse_answer(job->line, [job] { return job->cancelled.load(); }));
    }
  }

 private:
  struct Job {
    Job(std::string text, std::string name) : line(std::move(text)), id(std::move(name)) {}
    std::string line;
    std::string id;
    std::atomic<bool> cancelled = false;
  };
  std::mutex mutex_;
  std::mutex output_;
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Job>> waiting_;
  std::shared_ptr<Job> working_;
  bool closed_ = false;
};

void take_line(Desk& desk, std::string line) {
  if (line.size() > kLargestFile) return desk.say(analyse_error("null", {"a request has at most 16 MB"}));
  const auto request = read_request(line);
  if (!request) return desk.say(analyse_error("null", request.refusal()));
  if (request->what != "cancel") return desk.put(std::move(line), request->id);
  const bool found = desk.cancel(request->cancels);
  desk.say(say(R"({"id":)", request->id, R"(,"cancelled":)", found ? "true" : "false", '}'));
}

int run_analyse() {
  Desk desk;
  std::thread worker([&] { desk.work(); });
  for (std::string line; std::getline(std::cin, line);) {
    if (!trim(line).empty()) take_line(desk, std::move(line));
  }
  desk.close();
  worker.join();
  return std::cout.good() ? kDone : kFailed;
}

}  // namespace

void add_analyse(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("analyse", "Answer questions about games: one JSON object a line in, one out");
  command->footer(
      "docs/analyse.md has all questions, a transcript and clients.\n\n"
      "Examples:\n  echo '{\"id\":1,\"do\":\"best\",\"game\":\"cave-in\",\"seats\":2}' | paydirt analyse\n"
      "  echo '{\"id\":1,\"do\":\"hello\"}' | paydirt analyse");
  command->callback([&exit_code] { exit_code = run_analyse(); });
}

}  // namespace paydirt

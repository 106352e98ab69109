// How long thoughts with a limit of time take while every core has something else to do: paydirt_thinking
// [MILLISECONDS] [THOUGHTS]. Time that the thread worked, which is ours, and time that went by, in which the
// machine also let others work. Above the bar of 20 ms and a twentieth it fails.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "bots/bot.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "lab/deadline.hpp"
#include "lab/lab.hpp"

namespace paydirt {
namespace {

/// Keeps every core busy as long as it lives.
class Others {
 public:
  Others() {
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
      threads_.emplace_back([](const std::stop_token& stop) {
        while (!stop.stop_requested()) continue;
      });
    }
  }

 private:
  std::vector<std::jthread> threads_;
};

double milliseconds(auto time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// Of sorted times.
double at_share(const std::vector<double>& times, double share) {
  return times[static_cast<size_t>(share * static_cast<double>(times.size() - 1))];
}

struct Times {
  std::vector<double> worked;
  std::vector<double> passed;
};

/// Thoughts at choices all over games of the weakest bots.
Times think(const AnyGame& game, const BotSpec& spec, size_t thoughts) {
  Times times;
  ArenaPlan plan;
  plan.seats = std::max(3, game.info().min_seats);
  plan.bots = {*parse_bot("level:1")};
  plan.games = thoughts / 10;
  plan.on_record = [&](size_t, const Record& record) {
    for (size_t i = 0; i < 10; ++i) {
      const size_t at = record.moves.size() * i / 10;
      const auto match = std::move(*game.replay(record, at));
      const auto bot = make_any_bot(game, spec, at);
      const auto worked = WorkClock::now();
      const Stopwatch passed;
      Deadline<> deadline(spec);
      bot->think(*match, record.moves[at].seat, deadline.budget());
      times.passed.push_back(1000 * passed.seconds());
      times.worked.push_back(milliseconds(WorkClock::now() - worked));
    }
  };
  if (!lab_of(game).arena(plan).ok()) stop();
  return times;
}

bool measure(const AnyGame& game, const BotSpec& spec, size_t thoughts) {
  Times times = think(game, spec, thoughts);
  std::string line = fmt::format("{:24}", game.info().id);
  for (std::vector<double>* each : {&times.worked, &times.passed}) {
    std::sort(each->begin(), each->end());
    line += fmt::format("{:8.1f} {:8.1f} {:8.1f} {:8.1f}", at_share(*each, 0.5), at_share(*each, 0.95),
                        at_share(*each, 0.99), each->back());
  }
  fmt::print("{}\n", line);
  return times.worked.back() <= 1.05 * spec.milliseconds + 20;
}

int run(int argc, char** argv) {
  const BotSpec spec = *parse_bot(say("search:", argc > 1 ? argv[1] : "100", "ms"));
  const size_t thoughts = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 100;
  const Others others;
  fmt::print("{}: milliseconds worked, then passed: half, 95 %, 99 % and all of the thoughts took at most\n",
             spec.text);
  bool good = true;
  for (const AnyGame* game : all_games()) good = measure(*game, spec, thoughts) && good;
  return good ? 0 : 1;
}

}  // namespace
}  // namespace paydirt

int main(int argc, char** argv) { return paydirt::run(argc, argv); }

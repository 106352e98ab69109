#include "app/series.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>

#include "app/files.hpp"
#include "app/interrupt.hpp"
#include "app/output.hpp"
#include "app/progress.hpp"
#include "app/subcommand.hpp"
#include "engine/text.hpp"
#include "lab/deadline.hpp"

namespace paydirt {
namespace {

/// Takes a line a game as it ends, so that what was played outlives whatever stops the program.
class ResultsFile {
 public:
  explicit ResultsFile(std::string path) : path_(std::move(path)) {}
  ~ResultsFile() {
    if (file_ != nullptr) std::fclose(file_);
  }
  ResultsFile(const ResultsFile&) = delete;
  ResultsFile& operator=(const ResultsFile&) = delete;

  Refusal begin(const Results& results) {
    if (Refusal refusal = write_text(path_, write_results(results))) return refusal;
    file_ = std::fopen(path_.c_str(), "a");
    return file_ == nullptr ? Refusal{say(path_, ": cannot be written")} : Refusal{};
  }
  void add(const std::string& line) {
    std::fputs(line.c_str(), file_);
    std::fflush(file_);
  }
  /// Games in their order, whichever was the first to end.
  Refusal end(const Results& results) { return write_text(path_, write_results(results)); }

 private:
  std::string path_;
  std::FILE* file_ = nullptr;
};

Refusal take_kept(Results& results, const SeriesOptions& options) {
  const bool exists = std::filesystem::exists(options.keep);
  if (exists && !options.resume) return {say(options.keep, ": is there already; --resume goes on with it")};
  if (!exists) return {};
  const auto text = read_text(options.keep);
  if (!text) return text.refusal();
  const auto kept = read_results(*text);
  if (!kept) return {say(options.keep, ": ", kept.refusal().words)};
  if (const Refusal refusal = add_results(results, *kept)) return {say(options.keep, ": ", refusal.words)};
  return {};
}

size_t missing_of(const Results& results, const Shard& shard) {
  size_t number = 0;
  size_t missing = 0;
  for (size_t match = 0; match < results.matches.size(); ++match) {
    for (size_t game = 0; game < results.matches[match].games; ++game, ++number) {
      if (number % shard.count == shard.index && !results.has(match, game)) ++missing;
    }
  }
  return missing;
}

}  // namespace

SeriesOptions::SeriesOptions() : threads(std::max(1U, std::thread::hardware_concurrency())) {}

void SeriesOptions::add_to(CLI::App& command) {
  CLI::Option* const file =
      command.add_option("--keep", keep, "Keep each game's result in this file as soon as it is over")
          ->type_name("FILE");
  command.add_flag("--resume", resume, "Go on with what that file has already")->needs(file);
  command.add_option("--shard", shard, "Play only the K-th of N parts: K/N; 'lab merge' puts them together")
      ->needs(file);
  add_number(command, "--threads", threads, "Games at the same time", 1, 1024);
}

Result<SeriesEnd> play_kept(Results& results, const SeriesOptions& options, const SeriesHooks& hooks) {
  SeriesSettings settings;
  if (!options.shard.empty()) {
    const auto shard = parse_shard(options.shard);
    if (!shard) return shard.refusal();
    settings.shard = *shard;
  }
  std::unique_ptr<ResultsFile> file;
  if (!options.keep.empty()) {
    if (const Refusal refusal = take_kept(results, options)) return refusal;
    file = std::make_unique<ResultsFile>(options.keep);
    if (const Refusal refusal = file->begin(results)) return refusal;
  }
  const Interrupt interrupt;
  const Stopwatch watch;
  bool is_enough = hooks.is_enough && hooks.is_enough();
  bool is_late = false;
  std::atomic<bool>& stop = Interrupt::wished();
  stop = is_enough;
  settings.stop = &stop;
  settings.threads = options.threads;
  settings.edition_text = hooks.edition_text;
  settings.on_record = hooks.on_record;
  settings.on_result = [&](size_t match, const GameResult& result) {
    if (file) file->add(results_line(results, match, result));
    is_enough = is_enough || (hooks.is_enough && hooks.is_enough());
    is_late = hooks.seconds > 0 && watch.seconds() >= hooks.seconds;
    if (is_enough || is_late) stop = true;
  };
  Result<double> seconds = 0.0;
  {
    const Progress progress(missing_of(results, settings.shard));
    if (progress.visible()) {
      settings.progress = [&](size_t done) { progress.show(done, hooks.interim ? hooks.interim() : ""); };
    }
    seconds = play_series(results, settings);
  }
  if (!seconds) return seconds.refusal();
  if (file) {
    if (const Refusal refusal = file->end(results)) return refusal;
  }
  return SeriesEnd{*seconds, stop && !is_enough};
}

void tell_of_missing(const Results& results, const SeriesOptions& options) {
  if (results.played() == results.planned()) return;
  const std::string how = options.keep.empty() ? "" : "; --resume goes on";
  complain(fmt::format("{} of {} games are played{}", results.played(), results.planned(), how));
}

}  // namespace paydirt

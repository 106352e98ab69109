// Long series of games at the command line: kept on disk while they are played, stopped by Ctrl-C, gone on
// with, cut into shards.
#pragma once

#include <functional>
#include <string>

#include "lab/results.hpp"

namespace CLI {
class App;
}

namespace paydirt {

struct SeriesOptions {
  std::string keep;  // a file
  bool resume = false;
  std::string shard;
  unsigned threads = 1;

  SeriesOptions();
  /// --keep, --resume, --shard and --threads.
  void add_to(CLI::App& command);
};

/// What may be added to a series that is played.
struct SeriesHooks {
  std::function<std::string()> interim = {};  // how it stands, in a few words
  std::function<bool()> is_enough = {};       // asked after each game
  std::optional<std::string> edition_text = {};
  std::function<void(size_t game, const Record& record)> on_record = {};
  double seconds = 0;  // that it may take; 0: as long as it takes
};

struct SeriesEnd {
  double seconds = 0;
  bool is_cut_short = false;  // by Ctrl-C or the time
};

/// Plays what is missing of the results and adds it. What the file has already is read first.
Result<SeriesEnd> play_kept(Results& results, const SeriesOptions& options, const SeriesHooks& hooks);

/// One line for people about what is still missing; nothing where all is played.
void tell_of_missing(const Results& results, const SeriesOptions& options);

}  // namespace paydirt

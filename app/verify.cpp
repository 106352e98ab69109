// `paydirt verify`: a record replays to its own result, and its chance is what was promised.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

struct Verdict {
  std::string file;
  std::string game;
  int seats = 0;
  size_t moves = 0;
  bool over = false;
  bool sealed = false;
  std::string ending;
  std::vector<int> scores;
};
BOOST_DESCRIBE_STRUCT(Verdict, (), (file, game, seats, moves, over, sealed, ending, scores))

std::string verdict_words(const Verdict& verdict) {
  std::string text = fmt::format("{}, {} seats, {} moves: every move and check is right.\n", verdict.game,
                                 verdict.seats, verdict.moves);
  if (verdict.over) {
    text += fmt::format("The result is right: {}, scores", verdict.ending);
    for (const int score : verdict.scores) text += fmt::format(" {}", score);
    text += ".\n";
  } else {
    text += "The record holds no result: the game was not finished.\n";
  }
  return text + (verdict.sealed ? "The server's seed is the one that was committed to before the game.\n"
                                : "The chance was not sealed, so there is no promise to check.\n");
}

Result<Verdict> verify_file(const std::string& path) {
  const auto read = read_record_file(path);
  if (!read) return read.refusal();
  const Record& record = read->record;
  if (Refusal refusal = verify(*read->game, record)) return refusal;
  Verdict verdict;
  verdict.file = plain(path);
  verdict.game = record.header.game;
  verdict.seats = record.header.seats;
  verdict.moves = record.moves.size();
  verdict.sealed = record.header.chance.kind == ChanceSource::Kind::sealed;
  if (record.result) {
    verdict.over = true;
    verdict.ending = record.result->ending;
    verdict.scores = record.result->scores;
  }
  return verdict;
}

/// Reasons that a file gave name it already.
std::string naming(const std::string& path, const Refusal& refusal) {
  return refusal.words.starts_with(path) ? with_rule(refusal) : say(path, ": ", with_rule(refusal));
}

int verify_one(const std::string& path, bool json) {
  const auto verdict = verify_file(path);
  if (!verdict) return refuse(verdict.refusal());
  if (json) {
    print_line(to_json(*verdict));
  } else {
    print(verdict_words(*verdict));
  }
  return kDone;
}

/// One line for each, also where others are wrong.
int verify_many(const std::vector<std::string>& paths, bool json) {
  std::vector<Verdict> verdicts;
  for (const std::string& path : paths) {
    const auto verdict = verify_file(path);
    if (!verdict) {
      complain(naming(path, verdict.refusal()));
      continue;
    }
    verdicts.push_back(*verdict);
    if (!json)
      print_line(fmt::format("{}: {}, {} moves, right", verdict->file, verdict->game, verdict->moves));
  }
  if (json) {
    print_line(to_json(verdicts));
  } else {
    print_line(fmt::format("{} of {} records are right.", verdicts.size(), paths.size()));
  }
  return verdicts.size() == paths.size() ? kDone : kBadInput;
}

}  // namespace

void add_verify(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("verify", "Check records: moves, result and sealed chance");
  const auto files = std::make_shared<std::vector<std::string>>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("FILE", *files, "A record, or several; - is the standard input")->required();
  command->add_flag("--json", *json, "As JSON");
  command->footer(
      "Examples:\n  paydirt verify game.record\n  paydirt verify - < game.record\n  paydirt verify "
      "records/*.record --json");
  command->callback([=, &exit_code] {
    exit_code = files->size() == 1 ? verify_one(files->front(), *json) : verify_many(*files, *json);
  });
}

}  // namespace paydirt

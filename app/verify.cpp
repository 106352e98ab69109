// `paydirt verify`: a record replays to its own result, and its chance is what was promised.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "engine/json_write.hpp"

namespace paydirt {
namespace {

struct Verdict {
  std::string game;
  int seats = 0;
  size_t moves = 0;
  bool over = false;
  bool sealed = false;
  std::string ending;
  std::vector<int> scores;
};
BOOST_DESCRIBE_STRUCT(Verdict, (), (game, seats, moves, over, sealed, ending, scores))

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

int run_verify(const std::string& path, bool json) {
  const auto read = read_record_file(path);
  if (!read) return refuse(read.refusal());
  const Record& record = read->record;
  if (const Refusal refusal = verify(*read->game, record)) return refuse(refusal);
  Verdict verdict;
  verdict.game = record.header.game;
  verdict.seats = record.header.seats;
  verdict.moves = record.moves.size();
  verdict.sealed = record.header.chance.kind == ChanceSource::Kind::sealed;
  if (record.result) {
    verdict.over = true;
    verdict.ending = record.result->ending;
    verdict.scores = record.result->scores;
  }
  if (json) {
    print_line(to_json(verdict));
  } else {
    print(verdict_words(verdict));
  }
  return kDone;
}

}  // namespace

void add_verify(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("verify", "Check a record: moves, result and sealed chance");
  const auto file = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("FILE", *file, "A record; - is the standard input")->required();
  command->add_flag("--json", *json, "As JSON");
  command->footer("Examples:\n  paydirt verify game.record\n  paydirt verify - < game.record");
  command->callback([=, &exit_code] { exit_code = run_verify(*file, *json); });
}

}  // namespace paydirt

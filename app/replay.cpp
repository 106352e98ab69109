// `paydirt replay`: a record, move by move.
#include <fmt/format.h>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/narrate.hpp"
#include "app/output.hpp"
#include "app/scores.hpp"
#include "app/subcommand.hpp"
#include "app/terminal.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

struct ReplayOptions {
  std::string file;
  std::optional<size_t> to;
  bool json = false;
  bool board = false;
};

struct ReplayedMove {
  size_t number = 0;
  int seat = 0;
  std::string move;
  std::string words;
  std::vector<EventLine> events;
  std::vector<int> scores;
  std::string hash;
};
BOOST_DESCRIBE_STRUCT(ReplayedMove, (), (number, seat, move, words, events, scores, hash))

std::vector<int> totals(const AnyMatch& match) {
  std::vector<int> points;
  for (const SeatScore& score : whole_scores(match)) points.push_back(score.total);
  return points;
}

/// Plays a move that is known to be good and tells about it.
ReplayedMove step(AnyMatch& match, const RecordedMove& recorded, size_t& events_told) {
  ReplayedMove replayed;
  replayed.number = match.size() + 1;
  replayed.seat = recorded.seat;
  replayed.move = to_notation(match.game().kinds(), recorded.move);
  replayed.words = match.words(recorded.seat, recorded.move);
  require(!match.play(recorded.seat, recorded.move));
  replayed.events = tell_all(match, events_told);
  events_told += replayed.events.size();
  replayed.scores = totals(match);
  replayed.hash = fmt::format("{:016x}", match.hash());
  return replayed;
}

std::string heading(const AnyRecord& read) {
  const RecordHeader& header = read.record.header;
  std::string out =
      fmt::format("{}, {} seats, edition {}{}{}\n", read.game->info().name, header.seats,
                  plain(header.edition), header.options.empty() ? "" : ", ", plain(header.options));
  for (size_t seat = 0; seat < header.players.size(); ++seat) {
    out += fmt::format("  seat {}: {}\n", seat, plain(header.players[seat]));
  }
  return out;
}

void print_step(const ReplayedMove& move) {
  print_line(fmt::format("{:>4}  seat {}: {:<28}  {}", move.number, move.seat, move.move, move.words));
  for (const EventLine& event : move.events) print_line(fmt::format("        {}", event.text));
}

void print_end(const AnyMatch& match, const ReplayOptions& options) {
  if (options.board) print_line(say("\n", match.board(kNobody, screen_of_output())));
  print_line(fmt::format("\n{}\n\n{}", ending_words(match), score_table(match)));
}

void print_json(const AnyRecord& read, const AnyMatch& match, const std::vector<ReplayedMove>& moves) {
  std::string out =
      fmt::format("{{\"game\":\"{}\",\"seats\":{},\"players\":", read.game->info().id, match.seats());
  std::vector<std::string> players;
  for (const std::string& player : match.header().players) players.push_back(plain(player));
  write_json(out, players);
  out += ",\"options\":";
  write_json(out, match.header().options);
  out += ",\"moves\":";
  write_json(out, moves);
  out += ',';
  write_ending(out, match);
  out += ",\"scores\":";
  write_json(out, whole_scores(match));
  print_line(out + ",\"position\":" + match.position() + "}");
}

int run_replay(const ReplayOptions& options) {
  const auto read = read_record_file(options.file);
  if (!read) return refuse(read.refusal());
  const std::vector<RecordedMove>& recorded = read->record.moves;
  const size_t upto = std::min(options.to.value_or(recorded.size()), recorded.size());
  if (const auto whole = read->game->replay(read->record, upto); !whole) return refuse(whole.refusal());
  const auto match = read->game->replay(read->record, 0);
  if (!match) return refuse(match.refusal());
  if (!options.json) print_line(heading(*read));
  size_t events_told = 0;
  std::vector<ReplayedMove> moves;
  for (size_t i = 0; i < upto; ++i) {
    ReplayedMove move = step(**match, recorded[i], events_told);
    if (options.json) {
      moves.push_back(std::move(move));
    } else {
      print_step(move);
    }
  }
  if (options.json) {
    print_json(*read, **match, moves);
  } else {
    print_end(**match, options);
  }
  return kDone;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
  const auto [command, options] =
      add_subcommand<ReplayOptions>(app, "replay", "Show a record move by move", exit_code, run_replay);
  command->add_option("FILE", options->file, "A record; - is the standard input")->required();
  command->add_option("--to", options->to, "Only the first so many moves")->check(CLI::Range(0, 1'000'000));
  command->add_flag("--json", options->json, "As JSON: moves, events, scores and the last position");
  command->add_flag("--board", options->board, "Also the board after the last move shown");
  command->footer(
      "Whoever holds a record holds its secrets: all of them are shown.\n\n"
      "Examples:\n  paydirt replay game.record\n  paydirt replay game.record --to 20 --board");
}

}  // namespace paydirt

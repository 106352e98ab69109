// `paydirt position`: tables in the middle of a game, made, looked at and played on.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/narrate.hpp"
#include "app/output.hpp"
#include "app/position.hpp"
#include "app/scores.hpp"
#include "app/table_options.hpp"
#include "app/terminal.hpp"
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

struct PositionOptions {
  TableOptions table;  // new
  std::string file;    // show, play
  std::optional<int> seat;
  std::string moves;
  std::optional<uint64_t> seed;
  bool json = false;
};

int new_position(const PositionOptions& options) {
  const auto game = find_game(options.table.game);
  if (!game) return refuse(game.refusal());
  const auto layout = options.table.layout(**game);
  if (!layout) return refuse(layout.refusal());
  const auto match = (*game)->start(*layout);
  if (!match) return refuse(match.refusal());
  print_line((*match)->position());
  return kDone;
}

struct LegalChoice {
  std::string move;
  std::string words;
};
BOOST_DESCRIBE_STRUCT(LegalChoice, (), (move, words))

std::vector<LegalChoice> choices_of(const AnyMatch& match, Seat seat) {
  std::vector<LegalChoice> choices;
  for (const Move move : match.moves(seat)) {
    choices.push_back({to_notation(match.game().kinds(), move), match.words(seat, move)});
  }
  return choices;
}

/// A digest of what the seat sees and of nothing else: one of the whole table would confirm guesses at its
/// secrets.
std::string hash_of_view(const AnyMatch& match, Seat seat) {
  std::string view;
  match.write_open(view);
  if (seat != kNobody) match.write_own(view, seat);
  return fmt::format("{:016x}", hash_bytes(view.data(), view.size()));
}

std::string show_json(const AnyMatch& match, Seat seat) {
  std::string out = fmt::format("{{\"game\":\"{}\",\"seat\":", match.header().game);
  write_json(out, seat == kNobody ? std::optional<int>() : std::optional<int>(seat));
  out += ",\"deciders\":";
  write_json(out, match.deciders().seats);
  out += ",\"question\":";
  const bool asked = match.deciders().seats.has(seat);
  write_json(out, asked ? std::optional(match.question(seat)) : std::nullopt);
  out += ",\"moves\":";
  write_json(out, choices_of(match, seat));
  out += ",\"open\":";
  match.write_open(out);
  out += ",\"own\":";
  if (seat == kNobody) {
    out += "null";
  } else {
    match.write_own(out, seat);
  }
  out += ",\"scores\":";
  write_json(out, scores_seen_by(match, seat));
  out += ',';
  write_ending(out, match);
  return out + fmt::format(",\"hash\":\"{}\"}}", hash_of_view(match, seat));
}

std::string show_text(const AnyMatch& match, Seat seat) {
  std::string out = match.board(seat, screen_of_output()) + "\n";
  const SeatSet deciders = match.deciders().seats;
  if (deciders.empty()) return out + ending_words(match) + "\n";
  if (!deciders.has(seat)) {
    return out + fmt::format("Seat {} has nothing to decide now; the table waits for seat {}.\n", seat,
                             deciders.lowest());
  }
  const Question question = match.question(seat);
  out += fmt::format("Seat {}: {} ({})\n", seat, question.prompt, question.rule);
  const std::vector<LegalChoice> choices = choices_of(match, seat);
  size_t width = 0;
  for (const LegalChoice& choice : choices) width = std::max(width, choice.move.size());
  for (const LegalChoice& choice : choices)
    out += fmt::format("  {:<{}}  {}\n", choice.move, width, choice.words);
  return out;
}

int show_position(const PositionOptions& options) {
  const auto match = load_position(options.file, {});
  if (!match) return refuse(match.refusal());
  Seat seat = (*match)->deciders().seats.lowest();
  if (options.seat) {
    if (*options.seat >= (*match)->seats()) {
      return refuse({say("there is no seat ", *options.seat, "; seats are 0 to ", (*match)->seats() - 1)});
    }
    seat = static_cast<Seat>(*options.seat);
  }
  if (options.json) {
    print_line(show_json(**match, seat));
  } else {
    print(show_text(**match, seat));
  }
  return kDone;
}

/// Plays "SEAT: MOVE", or says what is wrong with it.
Refusal play_step(AnyMatch& match, std::string_view step) {
  std::string_view notation = step;
  int number = 0;
  const std::string_view who = trim(next_word(notation, ':'));
  if (notation.empty() || !to_number(who, number)) {
    return {say("--moves: '", step.substr(0, 60), "' must be 'SEAT: MOVE'")};
  }
  notation = trim(notation.substr(1));
  const std::string where = say("seat ", number, ", ", notation.substr(0, 60), ": ");
  if (number < 0 || number >= match.seats()) {
    return {say(where, "there is no seat ", number, "; seats are 0 to ", match.seats() - 1)};
  }
  const auto move = parse_move(match.game().kinds(), notation);
  if (!move) return {say(where, move.refusal().words), move.refusal().rule};
  const auto seat = static_cast<Seat>(number);
  const auto checked = match.check(seat, *move);
  if (!checked) return {say(where, checked.refusal().words), checked.refusal().rule};
  const Refusal refusal = match.play(seat, *move);
  if (!refusal) return {};
  if (!match.header().chance.ready()) {
    return {say(where, "the move needs chance and the position has none; give --seed")};
  }
  return {say(where, refusal.words), refusal.rule};
}

Refusal play_steps(AnyMatch& match, std::string_view moves) {
  while (!trim(moves).empty()) {
    const std::string_view step = trim(next_word(moves, ';'));
    if (step.empty()) continue;
    if (Refusal refusal = play_step(match, step)) return refusal;
  }
  return {};
}

std::string played_json(const AnyMatch& match) {
  std::string out = say("{\"position\":", match.position(), ",\"events\":");
  write_json(out, tell_all(match, 0));
  out += ",\"scores\":";
  write_json(out, whole_scores(match));
  out += ',';
  write_ending(out, match);
  return out + "}";
}

std::string played_text(const AnyMatch& match) {
  std::string out = match.position() + "\n\n";
  for (const EventLine& line : tell_all(match, 0)) out += line.text + "\n";
  out += "\n" + score_table(match);
  return match.outcome().over ? out + "\n" + ending_words(match) + "\n" : out;
}

int play_position(const PositionOptions& options) {
  const auto match = load_position(options.file, options.seed);
  if (!match) return refuse(match.refusal());
  if (const Refusal refusal = play_steps(**match, options.moves)) return refuse(refusal);
  if (options.json) {
    print_line(played_json(**match));
  } else {
    print(played_text(**match));
  }
  return kDone;
}

void add_new(CLI::App& position, const std::shared_ptr<PositionOptions>& options, int& exit_code) {
  CLI::App* const command = position.add_subcommand("new", "Print the position at the start of a game");
  options->table.add_to(*command)->required();
  command->add_flag("--json", options->json, "Taken for granted: a position is always JSON");
  command->footer("Examples:\n  paydirt position new sutters-mill --players 2 --seed 7 > start.json");
  command->callback([options, &exit_code] { exit_code = new_position(*options); });
}

void add_show(CLI::App& position, const std::shared_ptr<PositionOptions>& options, int& exit_code) {
  CLI::App* const command = position.add_subcommand("show", "Print what a seat sees and may do");
  command->add_option("FILE", options->file, "A position; - is the standard input")->required();
  command->add_option("--seat", options->seat, "Whose view; otherwise that of whoever decides")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_flag("--json", options->json, "As JSON");
  command->footer(
      "Examples:\n  paydirt position show start.json --seat 1\n"
      "  paydirt position new sutters-mill --seed 7 | paydirt position show -");
  command->callback([options, &exit_code] { exit_code = show_position(*options); });
}

void add_play_on(CLI::App& position, const std::shared_ptr<PositionOptions>& options, int& exit_code) {
  CLI::App* const command = position.add_subcommand("play", "Play moves from a position");
  command->add_option("FILE", options->file, "A position; - is the standard input")->required();
  command->add_option("--moves", options->moves, "SEAT: MOVE; SEAT: MOVE; ...")->required();
  add_seed(
      *command, [options](uint64_t number) { options->seed = number; },
      "Draw further chance from this number instead of the position's own");
  command->add_flag("--json", options->json, "As JSON: position, events, scores");
  command->footer("Examples:\n  paydirt position play start.json --moves \"1: dig; 1: to eldorado\" --json");
  command->callback([options, &exit_code] { exit_code = play_position(*options); });
}

}  // namespace

LoadedMatch load_position(const std::string& path, std::optional<uint64_t> seed) {
  const auto text = read_text(path);
  if (!text) return text.refusal();
  auto json = parse_json(*text);
  if (!json) return Refusal{say("position: ", json.refusal().words)};
  if (json->is_object() && json->get_object().contains("position")) {
    boost::json::value inner = json->get_object().at("position");
    *json = std::move(inner);
  }
  if (json->is_object() && seed) json->get_object().erase("chance");
  const std::string position = boost::json::serialize(*json);
  const auto game = game_of_position(position);
  if (!game) return game.refusal();
  return (*game)->load(position, seed ? ChanceSource::sealed(widen(*seed)) : ChanceSource{});
}

void add_position(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("position", "Make, show and play on positions");
  command->require_subcommand(1);
  const auto options = std::make_shared<PositionOptions>();
  add_new(*command, options, exit_code);
  add_show(*command, options, exit_code);
  add_play_on(*command, options, exit_code);
  add_think(*command, exit_code);
}

}  // namespace paydirt

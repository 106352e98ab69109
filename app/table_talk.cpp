#include "app/table_talk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "app/files.hpp"
#include "app/narrate.hpp"
#include "app/output.hpp"
#include "app/scores.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr const char* kHelp =
    "  NUMBER      play that choice\n"
    "  MOVE        play a move as it is written, for instance as the list shows it\n"
    "  undo        take your last move back, unless something was revealed\n"
    "  why MOVE    why a move cannot be played now\n"
    "  hint        ask a bot\n"
    "  board       show the table again\n"
    "  log         what has happened so far\n"
    "  save FILE   write the record; 'paydirt play --resume FILE' goes on with it\n"
    "  quit        leave\n";

bool read_line(std::string& line) {
  std::fflush(stdout);
  return static_cast<bool>(std::getline(std::cin, line));
}

/// The screen and what was scrolled off it: the next person must not read it.
void clear_screen() { print(output_is_terminal() ? "\x1b[2J\x1b[3J\x1b[H" : "\n"); }

}  // namespace

TableTalk::TableTalk(AnyMatch& match, const Seating& seating, std::string save_path)
    : match_(match),
      seating_(seating),
      save_path_(std::move(save_path)),
      several_people_(people_in(seating) > 1) {}

std::string TableTalk::name_of(Seat seat) const { return say("seat ", seat, " (", seating_[seat].text, ')'); }

TableTalk::Next TableTalk::ask(Seat seat) {
  if (several_people_ && holder_ != seat && !pass_device(seat)) return Next::quit;
  const bool new_view = holder_ != seat || match_.size() != size_when_left_;
  holder_ = seat;
  if (new_view) print_line(say("\n", match_.board(seat, {})));
  tell_news(seat);
  list_choices(seat);
  bool changed = false;
  std::string line;
  while (!changed) {
    print("> ");
    if (!read_line(line)) {
      print_line("");
      return Next::quit;
    }
    if (answer(seat, trim(line), changed) == Next::quit) return Next::quit;
  }
  return Next::go_on;
}

bool TableTalk::pass_device(Seat seat) {
  clear_screen();
  print(fmt::format("Pass the device to {}, who then presses Enter. ", name_of(seat)));
  std::string line;
  if (!read_line(line)) return false;
  clear_screen();
  return true;
}

void TableTalk::tell_news(Seat seat) {
  const std::vector<Event> events = match_.events(0, SeatSet::of(seat));
  for (size_t i = std::min(heard_[seat], events.size()); i < events.size(); ++i) {
    print_line(say("  ", match_.tell(events[i])));
  }
  heard_[seat] = events.size();
}

void TableTalk::tell_onlooker() {
  const std::vector<Event> events = match_.events(heard_[kMaxSeats], {});
  for (const Event& event : events) print_line(match_.tell(event));
  heard_[kMaxSeats] += events.size();
}

void TableTalk::list_choices(Seat seat) const {
  const Question question = match_.question(seat);
  print_line(fmt::format("\n{}: {} ({})", name_of(seat), question.prompt, question.rule));
  const std::vector<Move> moves = match_.moves(seat);
  size_t width = 0;
  for (const Move move : moves) width = std::max(width, to_notation(match_.game().kinds(), move).size());
  for (size_t i = 0; i < moves.size(); ++i) {
    print_line(fmt::format("{:>4}  {:<{}}  {}", i + 1, to_notation(match_.game().kinds(), moves[i]), width,
                           match_.words(seat, moves[i])));
  }
}

TableTalk::Next TableTalk::answer(Seat seat, std::string_view line, bool& changed) {
  std::string_view rest = line;
  const std::string_view word = next_word(rest);
  rest = trim(rest);
  if (word.empty()) {
    print_line("Type the number of a choice, or 'help'.");
  } else if (word == "quit") {
    return Next::quit;
  } else if (word == "help") {
    print(kHelp);
  } else if (word == "board") {
    print_line(say("\n", match_.board(seat, {})));
    list_choices(seat);
  } else if (word == "undo") {
    changed = take_back(seat);
  } else if (word == "why") {
    explain(seat, rest);
  } else if (word == "hint") {
    give_hint(seat);
  } else if (word == "log") {
    tell_log(seat);
  } else if (word == "save") {
    save(rest);
  } else {
    changed = choose(seat, line);
  }
  return Next::go_on;
}

bool TableTalk::choose(Seat seat, std::string_view text) {
  size_t number = 0;
  if (to_number(text, number)) {
    const std::vector<Move> moves = match_.moves(seat);
    if (number >= 1 && number <= moves.size()) return play(seat, moves[number - 1]);
    print_line(fmt::format("The choices are 1 to {}.", moves.size()));
    return false;
  }
  const auto move = parse_move(match_.game().kinds(), text);
  if (move) return play(seat, *move);
  print_line(plain(move.refusal().words) + ". 'help' lists what else you can type.");
  return false;
}

bool TableTalk::play(Seat seat, Move move) {
  if (const Refusal refusal = match_.play(seat, move)) {
    print_line(fmt::format("That cannot be played: {}.", plain(with_rule(refusal))));
    return false;
  }
  size_when_left_ = match_.size();
  return true;
}

bool TableTalk::take_back(Seat seat) {
  if (const Refusal refusal = match_.undo(seat)) {
    print_line(fmt::format("That cannot be taken back: {}.", plain(with_rule(refusal))));
    return false;
  }
  print_line("Taken back.");
  return true;
}

void TableTalk::explain(Seat seat, std::string_view text) const {
  const auto move = parse_move(match_.game().kinds(), text);
  if (!move) return print_line(plain(move.refusal().words) + ".");
  const auto checked = match_.check(seat, *move);
  print_line(checked ? "It can be played now."
                     : fmt::format("Because {}.", plain(with_rule(checked.refusal()))));
}

void TableTalk::give_hint(Seat seat) const {
  constexpr size_t kShown = 3;
  const auto adviser = make_any_bot(match_.game(), *parse_bot("search:1000it"), match_.size());
  const Thought thought = adviser->think(match_, seat, Budget{});
  if (thought.considered.size() < 2) return print_line(say("  ", match_.words(seat, thought.move)));
  print_line("     lead  looks");
  for (size_t i = 0; i < std::min(kShown, thought.considered.size()); ++i) {
    const Considered& each = thought.considered[i];
    print_line(fmt::format("  {:+7.1f}  {:>5}  {}", static_cast<double>(each.points) / kPoint, each.visits,
                           match_.words(seat, each.move)));
  }
}

void TableTalk::tell_log(Seat seat) const {
  for (const Event& event : match_.events(0, SeatSet::of(seat))) print_line(say("  ", match_.tell(event)));
}

void TableTalk::save(std::string_view path) const {
  const std::string to = path.empty() ? save_path_ : std::string(path);
  if (to.empty()) return print_line("Say where: save FILE.");
  const Refusal refusal = write_text(to, write_record(match_.record(), match_.game().kinds()));
  print_line(refusal ? plain(refusal.words) : say("Saved to ", plain(to), '.'));
}

void TableTalk::save_unasked() {
  if (save_path_.empty() || save_failed_) return;
  const Refusal refusal = write_text(save_path_, write_record(match_.record(), match_.game().kinds()));
  if (!refusal) return;
  save_failed_ = true;
  complain(refusal.words);
}

void TableTalk::tell_ending() const {
  std::vector<std::string> names;
  for (int seat = 0; seat < match_.seats(); ++seat) names.push_back(name_of(static_cast<Seat>(seat)));
  print_line(fmt::format("\n{}\n{}\n\n{}", match_.board(kNobody, {}), ending_words(match_),
                         score_table(whole_scores(match_), names)));
}

}  // namespace paydirt

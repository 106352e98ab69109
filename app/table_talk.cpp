#include "app/table_talk.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/advice.hpp"
#include "app/files.hpp"
#include "app/narrate.hpp"
#include "app/output.hpp"
#include "app/scores.hpp"
#include "app/take_back.hpp"
#include "app/wrap.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr const char* kHelp =
    "  NUMBER      play that choice\n"
    "  MOVE        play a move as the list writes it; its first words list several\n"
    "  choices     list all choices\n"
    "  hint        ask a bot\n"
    "  why 3       what a bot thinks of a choice\n"
    "  why MOVE    why a move cannot be played now\n"
    "  undo        back to your last decision, if nothing hidden was shown since\n"
    "  board       show the table, with all that a small screen leaves out\n"
    "  log         what has happened so far\n"
    "  save FILE   write the record, for 'paydirt play --resume FILE'\n"
    "  quit        leave\n";

constexpr std::array kCommands = {"choices", "hint", "why ", "undo", "board", "log", "save ", "help", "quit"};
constexpr size_t kFewestLines = 6;  // for choices, however high the board is
constexpr size_t kFewestNews = 1;
constexpr int kLowestBoard = 16;  // that a board is asked to fit
constexpr int kWholeBoard = 60;   // rows of a board that leaves nothing out

}  // namespace

TableTalk::TableTalk(AnyMatch& match, const Seating& seating, std::string save_path)
    : match_(match),
      seating_(seating),
      names_(seating, screen_of_output()),
      save_path_(std::move(save_path)),
      several_people_(people_in(seating) > 1) {}

void TableTalk::say_line(std::string_view text) const { print_line(wrapped(text, terminal_.columns(), 2)); }

void TableTalk::greet() const {
  const GameInfo& info = match_.game().info();
  say_line(fmt::format("{}. {} 'help' lists what you can type; 'paydirt rules {}' prints the rules.",
                       info.name, info.pitch, info.id));
  if (terminal_.is_interactive())
    say_line("A choice that ends in ... stands for several: type its words to see them.");
}

TableTalk::Next TableTalk::ask(Seat seat) {
  if (several_people_ && holder_ != seat && !pass_device(seat)) return Next::quit;
  holder_ = seat;
  show_decision(seat);
  bool changed = false;
  std::string line;
  while (!changed) {
    const bool read = terminal_.read_line("play> ", line);
    if (!read && !terminal_.is_interactive()) print_line("");
    const Next next = read ? answer(seat, trim(line), changed) : confirm_quit();
    if (next == Next::quit) return Next::quit;
  }
  return Next::go_on;
}

/// Nobody sees what another saw: what came of a move is told before the device is passed on, then nothing is
/// left of it, neither on the screen nor among the lines that can be brought back.
bool TableTalk::pass_device(Seat seat) {
  std::string line;
  if (holder_ != kNobody) {
    const std::vector<std::string> news = news_of(holder_);
    for (const std::string& each : news) say_line(each);
    if (!news.empty() && !terminal_.read_line("Enter clears the screen. ", line)) return false;
  }
  terminal_.clear();
  terminal_.forget();
  const std::string request =
      fmt::format("Pass the device to {}, who then presses Enter. ", names_.title(seat));
  if (!terminal_.read_line(request, line)) return false;
  terminal_.clear();
  return true;
}

std::vector<std::string> TableTalk::news_of(Seat seat) {
  std::vector<std::string> news;
  const std::vector<Event> events = match_.events(0, SeatSet::of(seat));
  for (size_t i = std::min(heard_[seat], events.size()); i < events.size(); ++i) {
    news.push_back(say("  ", names_.in(match_.tell(events[i]))));
  }
  heard_[seat] = events.size();
  return news;
}

std::string TableTalk::board_text(Seat seat, const Screen& screen) const {
  const std::string legend = names_.legend();
  return say(match_.board(seat, screen),
             legend.empty() ? "" : say(wrapped(legend, terminal_.columns()), '\n'));
}

std::string TableTalk::prompt_text(Seat seat) const {
  const Question question = match_.question(seat);
  const std::string who = several_people_ ? say(names_.of(seat), ": ") : std::string();
  const std::string prompt = names_.in(question.prompt);
  const std::string text =
      wrapped(screen_of_output().paint(Ink::bold, say(who, prompt)), terminal_.columns(), 2);
  const std::string cited = say(text, " (", question.rule, ')');
  const bool fits = lines_of(wrapped(cited, terminal_.columns(), 2)).size() == lines_of(text).size();
  return fits ? cited : text;  // a rule is not worth a line
}

std::vector<std::string> TableTalk::split_news(std::vector<std::string>& news, size_t room) {
  const size_t told = std::max(kFewestNews, room);
  if (news.size() <= told) return {};
  const auto kept = news.end() - static_cast<std::ptrdiff_t>(told - 1);
  std::vector<std::string> above(news.begin(), kept);
  news.erase(news.begin(), kept);
  const std::string lines = above.size() == 1 ? "1 line" : fmt::format("{} lines", above.size());
  news.insert(news.begin(), fmt::format("  ... {} before, above the table or by 'log'", lines));
  return above;
}

/// The board, what is new, the question and the choices, on one screen where that can be done.
void TableTalk::show_decision(Seat seat) {
  Screen screen = screen_of_output();
  std::string board = board_text(seat, screen);
  const std::string prompt = prompt_text(seat);
  std::vector<std::string> news;
  for (const std::string& each : news_of(seat)) {
    for (const std::string& line : lines_of(wrapped(each, terminal_.columns(), 4))) news.push_back(line);
  }
  const Menu menu(match_, seat, names_);
  offer(menu);
  std::vector<std::string> above;  // what there is no room to tell beside the choices
  std::string choices;
  if (const size_t rows = terminal_.rows(); rows == 0) {
    choices = menu.text(menu.all(), terminal_.columns(), 0, screen, true);
  } else {
    const size_t taken =
        lines_of(board).size() + lines_of(prompt).size() + 2;  // a blank line, and where one types
    const size_t kept_free = taken + std::min(kFewestLines, menu.size());
    above = split_news(news, rows > kept_free ? rows - kept_free : 0);
    const size_t used = taken + news.size();
    const size_t lines = std::max(kFewestLines, rows > used ? rows - used : 0);
    choices = menu.text(menu.all(), terminal_.columns(), lines, screen, true);
    if (const size_t height = used + lines_of(choices).size(); height > rows) {
      // A board that can be drawn smaller gives way.
      screen.rows = std::max(kLowestBoard, screen.rows - static_cast<int>(height - rows));
      board = board_text(seat, screen);
    }
  }
  clear_line();
  for (const std::string& each : above) print_line(each);
  print(say('\n', board));
  for (const std::string& each : news) print_line(each);
  print_line(say('\n', prompt));
  print(choices);
}

/// What Tab completes.
void TableTalk::offer(const Menu& menu) const {
  std::vector<std::string> offered(kCommands.begin(), kCommands.end());
  for (size_t i = 0; i < menu.size(); ++i) offered.push_back(menu.at(i).notation);
  terminal_.offer(std::move(offered));
}

TableTalk::Next TableTalk::answer(Seat seat, std::string_view line, bool& changed) {
  std::string_view rest = line;
  const std::string_view word = next_word(rest);
  rest = trim(rest);
  if (word.empty()) {
    say_line("Type the number of a choice, or 'help'.");
  } else if (word == "quit" || word == "exit") {
    return confirm_quit();
  } else if (word == "help" || word == "?") {
    terminal_.page(kHelp);
  } else if (word == "board") {
    Screen whole = screen_of_output();
    whole.rows = std::max(whole.rows, kWholeBoard);
    terminal_.page(say('\n', board_text(seat, whole), '\n', prompt_text(seat), '\n'));
  } else if (word == "choices") {
    const Menu menu(match_, seat, names_);
    terminal_.page(menu.text(menu.all(), terminal_.columns(), 0, screen_of_output()));
  } else if (word == "undo") {
    changed = take_back(seat);
  } else if (word == "why") {
    explain(seat, rest);
  } else if (word == "hint") {
    give_hint(seat);
  } else if (word == "log") {
    tell_log(seat);
  } else if (word == "save" &&
             (!rest.empty() || Menu(match_, seat, names_).beginning_with("save").size() == 0)) {
    save(rest);
  } else {
    changed = choose(seat, line);
  }
  return Next::go_on;
}

TableTalk::Next TableTalk::confirm_quit() {
  const std::string kept = save_path_.empty() || save_failed_
                               ? "The game is not saved; 'save FILE' keeps it."
                               : say("The game is kept in ", plain(save_path_), '.');
  say_line(kept);
  std::string line;
  if (!terminal_.read_line("Leave the table? (yes or no) ", line)) {
    print_line("");
    return Next::quit;
  }
  const std::string_view word = trim(line);
  return word == "yes" || word == "y" || word == "quit" ? Next::quit : Next::go_on;
}

bool TableTalk::choose(Seat seat, std::string_view text) {
  const Menu menu(match_, seat, names_);
  size_t number = 0;
  if (to_number(text, number)) {
    if (number >= 1 && number <= menu.size()) return play(seat, menu.at(number - 1).move);
    say_line(fmt::format("The choices are 1 to {}.", menu.size()));
    return false;
  }
  const auto move = parse_move(match_.game().kinds(), text);
  const Menu::Range range = menu.beginning_with(text);
  const bool several = range.size() > 1 && !(move && menu.index_of(*move));
  if (several || (!move && range.size() == 1)) {
    const size_t lines = terminal_.rows() == 0 ? 0 : terminal_.rows() - 2;
    print(menu.text(range, terminal_.columns(), lines, screen_of_output()));
    return false;
  }
  if (move) return play(seat, *move);
  say_line(plain(move.refusal().words) + ". 'help' lists what else you can type.");
  return false;
}

bool TableTalk::play(Seat seat, Move move) {
  const Refusal refusal = match_.play(seat, move);
  if (refusal) say_line(fmt::format("That cannot be played: {}.", names_.in(plain(with_rule(refusal)))));
  return !refusal;
}

bool TableTalk::take_back(Seat seat) {
  const auto left = moves_before_last(match_, seat, seating_, names_);
  if (!left) {
    say_line(fmt::format("That cannot be taken back: {}.", left.refusal().words));
    return false;
  }
  match_.truncate(*left);
  for (size_t& heard : heard_) heard = std::min(heard, match_.event_count());
  say_line("Taken back.");
  return true;
}

void TableTalk::explain(Seat seat, std::string_view text) const {
  const Menu menu(match_, seat, names_);
  size_t number = 0;
  if (to_number(text, number)) {
    if (number < 1 || number > menu.size())
      return say_line(fmt::format("The choices are 1 to {}.", menu.size()));
    return say_line(opinion(match_, seat, menu, number - 1));
  }
  const auto move = parse_move(match_.game().kinds(), text);
  if (!move) return say_line(plain(move.refusal().words) + ".");
  const auto checked = match_.check(seat, *move);
  if (!checked) return say_line(fmt::format("Because {}.", names_.in(plain(with_rule(checked.refusal())))));
  if (const auto index = menu.index_of(*checked)) return say_line(opinion(match_, seat, menu, *index));
  say_line("It can be played now.");
}

void TableTalk::give_hint(Seat seat) const {
  terminal_.page(advice(match_, seat, Menu(match_, seat, names_)));
}

void TableTalk::tell_log(Seat seat) {
  std::string log;
  for (const Event& event : match_.events(0, SeatSet::of(seat))) {
    append(log, say("  ", names_.in(match_.tell(event)), '\n'));
  }
  terminal_.page(log);
}

void TableTalk::save(std::string_view path) const {
  const std::string to = path.empty() ? save_path_ : std::string(path);
  if (to.empty()) return say_line("Say where: save FILE.");
  const Refusal refusal = write_text(to, write_record(match_.record(), match_.game().kinds()));
  say_line(refusal ? plain(refusal.words) : say("Saved to ", plain(to), '.'));
}

void TableTalk::save_unasked() {
  if (save_path_.empty() || save_failed_) return;
  const Refusal refusal = write_text(save_path_, write_record(match_.record(), match_.game().kinds()));
  if (!refusal) return;
  save_failed_ = true;
  complain(refusal.words);
}

void TableTalk::tell_thinking(Seat seat) const {
  if (!terminal_.is_interactive()) return;
  print(fmt::format("\r{} thinks ...\x1b[K\r", names_.of(seat)));
  std::fflush(stdout);
}

/// Of the bot that was said to think.
void TableTalk::clear_line() const {
  if (terminal_.is_interactive()) print("\x1b[K");
}

void TableTalk::tell_onlooker() {
  const std::vector<Event> events = match_.events(heard_[kMaxSeats], {});
  for (const Event& event : events) say_line(names_.in(match_.tell(event)));
  heard_[kMaxSeats] += events.size();
}

void TableTalk::tell_ending() {
  clear_line();
  if (holder_ != kNobody) {
    for (const std::string& each : news_of(holder_)) say_line(each);
  }
  const std::string ending = screen_of_output().paint(Ink::bold, ending_words(match_, names_.titles()));
  print_line(fmt::format("\n{}\n{}\n\n{}", board_text(kNobody, screen_of_output()), ending,
                         score_table(whole_scores(match_), names_.titles(), match_.rival())));
}

}  // namespace paydirt

#include "app/table_talk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "app/advice.hpp"
#include "app/files.hpp"
#include "app/narrate.hpp"
#include "app/news.hpp"
#include "app/output.hpp"
#include "app/rules_text.hpp"
#include "app/scores.hpp"
#include "app/spelling.hpp"
#include "app/take_back.hpp"
#include "app/wrap.hpp"
#include "engine/board_room.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr const char* kHelp =
    "  NUMBER      play that choice\n"
    "  MOVE        play a move as the list writes it, or by words of its sentence;\n"
    "              words that could be several choices list them\n"
    "  choices     list all choices\n"
    "  hint        ask a bot\n"
    "  why 3       what a bot thinks of a choice\n"
    "  why MOVE    why a move cannot be played now\n"
    "  undo        back to your last decision, if nothing hidden was shown since\n"
    "  board       show the table, with all that a small screen leaves out\n"
    "  log         what has happened; 'log all' from the beginning\n"
    "  rules       the rules of the game\n"
    "  save FILE   keep the record there; go on with 'paydirt play --resume FILE'\n"
    "  quit        leave\n";

constexpr std::array kCommands = {"choices", "hint",  "why ",  "undo", "board",
                                  "log",     "rules", "save ", "help", "quit"};
constexpr const char* kNewcomer = "'help' lists what you can type.";
constexpr const char* kNewcomerMore = "'help' lists what you can type, 'board' shows all.";
constexpr size_t kFewestLines = 5;  // for choices, however high the board is
constexpr size_t kMostLines = 12;   // in which all choices are shown, if the board can be smaller for it
constexpr size_t kFewestNews = 2;
constexpr size_t kMuchNews = 4;  // for which a board is drawn smaller
constexpr size_t kReminder = 5;  // events

size_t less(size_t lines, size_t taken) { return lines > taken ? lines - taken : 0; }

/// What was typed, in a line of its own at most.
std::string brief(std::string_view text) {
  constexpr size_t kLong = 60;
  return text.size() <= kLong ? plain(text) : plain(text.substr(0, kLong)) + " ...";
}

/// The first of these choices as they are typed.
std::string listed(const Menu& menu, const std::vector<size_t>& choices, std::string_view last) {
  constexpr size_t kListed = 5;
  const size_t shown = std::min(kListed, choices.size());
  std::string text;
  for (size_t i = 0; i < shown; ++i) {
    const bool ends = i > 0 && i + 1 == choices.size();
    append(text, say(i == 0 ? "" : ends ? last : ", ", menu.at(choices[i]).notation));
  }
  return shown < choices.size() ? say(text, ", ... (", choices.size(), " in all)") : text;
}

/// What was typed is none of the choices.
std::string unknown_words(const Menu& menu, std::string_view text) {
  const std::vector<size_t> alike = menu.shortened(text.substr(0, text.find(' ')), Menu::Match::beginning);
  if (!alike.empty())
    return fmt::format("'{}' is none of the choices: {}.", brief(text), listed(menu, alike, ", "));
  return fmt::format(
      "'{}' is none of the choices; they begin with '{}'. 'help' lists what else you can type.", brief(text),
      fmt::join(menu.kinds(), "', '"));
}

std::string numbers_of(const Menu& menu) {
  return menu.size() == 1 ? "The only choice is 1." : fmt::format("The choices are 1 to {}.", menu.size());
}

std::string ambiguous_words(const Menu& menu, std::string_view text, const std::vector<size_t>& meant) {
  return fmt::format("'{}' could be {}.", brief(text), listed(menu, meant, " or "));
}

}  // namespace

TableTalk::TableTalk(AnyMatch& match, const Seating& seating, std::string save_path)
    : match_(match),
      seating_(seating),
      names_(seating, screen_of_output()),
      save_path_(std::move(save_path)),
      several_people_(people_in(seating) > 1) {
  // Whoever goes on with a game is reminded of its last events, not told the whole of it.
  const size_t told = match.event_count();
  if (match.size() > 0) heard_.fill(told - std::min(told, kReminder));
}

void TableTalk::say_line(std::string_view text) const { print_line(wrapped(text, terminal_.columns(), 2)); }

void TableTalk::greet() const {
  const GameInfo& info = match_.game().info();
  say_line(
      fmt::format("{}. {} 'help' lists what you can type; 'rules' prints the rules.", info.name, info.pitch));
  if (terminal_.is_interactive())
    say_line(
        "A choice that ends in ... stands for several: type its words to see them. 'board' shows what a "
        "small screen leaves out.");
}

TableTalk::Next TableTalk::ask(Seat seat) {
  while (several_people_ && holder_ != seat && !pass_device(seat)) {
    if (confirm_quit() == Next::quit) return Next::quit;
  }
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
    for (const std::string& each : news) say_line(say("  ", each));
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
    const std::string told = match_.tell(events[i]);
    const bool asked_anyway = events[i].seat == seat && told.ends_with("'s turn");
    if (!asked_anyway) news.push_back(names_.in(told));
  }
  heard_[seat] = events.size();
  return news;
}

std::string TableTalk::board_text(Seat seat, const Screen& screen) const {
  const std::string legend = legend_line();
  return say(match_.board(seat, screen), legend, legend.empty() ? "" : "\n");
}

/// With as much of how to go about it as there is room for in a line.
std::string TableTalk::newcomers_legend() const {
  const std::string whole = say(names_.legend(), ' ', kNewcomerMore);
  const bool fits = static_cast<size_t>(width_of(whole)) <= terminal_.columns();
  return fits ? whole : say(names_.legend(), ' ', kNewcomer);
}

std::string TableTalk::legend_line() const { return wrapped(names_.legend(), terminal_.columns()); }

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

/// The board, what is new, the question and the choices, on one screen where that can be done. All choices
/// are shown where that takes few lines: then the board is smaller, and it is left out where it was on the
/// screen just before.
void TableTalk::show_decision(Seat seat) {
  const Screen screen = screen_of_output();
  const std::vector<std::string> sentences = news_of(seat);
  const Menu menu(match_, seat, names_);
  offer(menu);
  const size_t rows = terminal_.rows();
  const size_t columns = terminal_.columns();
  // A greeting is scrolled off a small screen, so whoever sits down is told here.
  const bool first = terminal_.is_interactive() && !std::exchange(told_how_, true);
  std::string legend = wrapped(first ? newcomers_legend() : names_.legend(), columns) + '\n';
  const std::string question = prompt_text(seat) + '\n';
  std::string board = match_.board(seat, screen);
  News news = fit_news(sentences, columns, SIZE_MAX);
  size_t lines = 0;  // for the choices
  if (rows > 0) {
    const size_t most_news = std::min(kMuchNews, news.beside.size());
    const size_t fewest_news = std::min(kFewestNews, news.beside.size());
    const size_t some =
        lines_of(menu.text(menu.all(), columns, std::min(kFewestLines, menu.size()), screen, true)).size();
    const size_t whole = menu.height(columns, kMostLines, screen);
    size_t wanted = whole > 0 ? whole : some;
    const auto room = [&] { return less(rows, lines_of(legend + question).size() + 1); };
    const auto board_lines = [&] { return lines_of(board).size(); };
    board = board_within(seat, less(room(), wanted + most_news));
    if (board_lines() + wanted + fewest_news > room()) legend = first ? say(kNewcomer, '\n') : "";
    if (board_lines() + wanted + fewest_news > room()) {
      legend.clear();
      const bool just_seen = match_.size() == seen_ + 1 && match_.move_at(seen_).seat == seat;
      if (whole > 0 && just_seen) {
        board.clear();
      } else {
        wanted = some;
        board = board_within(seat, less(room(), wanted + fewest_news));
        if (just_seen && board_lines() + wanted + fewest_news > room()) board.clear();
      }
    }
    news = fit_news(sentences, columns, std::max<size_t>(1, less(room(), wanted + board_lines())));
    lines = std::max(wanted, less(room(), board_lines() + news.beside.size()));
  }
  seen_ = board.empty() ? kNever : match_.size();
  const std::string choices = menu.text(menu.all(), columns, lines, screen, true);
  const size_t height = lines_of(say(board, legend, question, choices)).size() + news.beside.size() + 1;
  clear_line();
  for (const std::string& each : news.above) say_line(say("  ", each));
  print(say(rows == 0 || height < rows ? "\n" : "", board));
  for (const std::string& each : news.beside) print_line(each);
  print(say(legend, question, choices));
}

/// Drawn smaller where it takes more lines, as far as the game can.
std::string TableTalk::board_within(Seat seat, size_t lines) const {
  Screen screen = screen_of_output();
  std::string board = match_.board(seat, screen);
  if (lines_of(board).size() <= lines) return board;
  screen.rows = std::min(static_cast<int>(lines) + kAroundBoard, kScrolledRows - 1);
  return match_.board(seat, screen);
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
    whole.rows = std::max(whole.rows, kScrolledRows);
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
  } else if (word == "rules") {
    terminal_.page(rules_text(match_.game().info().id, screen_of_output()));
  } else if (word == "log") {
    tell_log(seat, rest == "all");
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
    say_line(numbers_of(menu));
    return false;
  }
  const auto typed = parse_move(match_.game().kinds(), text);
  const Menu::Range range = menu.beginning_with(text);
  if (range.size() > 1 && !(typed && menu.index_of(*typed))) {
    const size_t lines = terminal_.rows() == 0 ? 0 : terminal_.rows() - 2;
    terminal_.page(menu.text(range, terminal_.columns(), lines, screen_of_output()));
    return false;
  }
  const auto move = meant(menu, text);
  return move && play(seat, *move);
}

/// The move that was typed, which need not be one of the choices; says so where there is none, and lists them
/// where there are several.
std::optional<Move> TableTalk::meant(const Menu& menu, std::string_view text) const {
  if (const auto move = parse_move(match_.game().kinds(), text)) return *move;
  const std::vector<size_t> whole = menu.shortened(text, Menu::Match::whole);
  if (whole.size() > 1) {
    say_line(ambiguous_words(menu, text, whole));
    return std::nullopt;
  }
  for (const auto& found : {whole, menu.shortened(text, Menu::Match::beginning), menu.saying(text)}) {
    if (found.size() == 1) return menu.at(found.front()).move;
    if (found.size() > 1) {
      terminal_.page(menu.list(found, terminal_.columns()));
      return std::nullopt;
    }
  }
  if (const auto move = spelled_out(match_.game().kinds(), text)) return *move;
  say_line(unknown_words(menu, text));
  return std::nullopt;
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
  std::vector<std::string> others;
  for (size_t i = *left; i < match_.size(); ++i) {
    const Seat mover = match_.move_at(i).seat;
    const std::string& name = names_.of(mover);
    if (mover != seat && std::find(others.begin(), others.end(), name) == others.end())
      others.push_back(name);
  }
  match_.truncate(*left);
  for (size_t& heard : heard_) heard = std::min(heard, match_.event_count());
  say_line(others.empty() ? "Taken back."
                          : fmt::format("Taken back, with what {} did since.", fmt::join(others, ", ")));
  return true;
}

void TableTalk::explain(Seat seat, std::string_view text) const {
  const Menu menu(match_, seat, names_);
  size_t number = 0;
  if (to_number(text, number)) {
    if (number < 1 || number > menu.size()) return say_line(numbers_of(menu));
    return say_line(opinion(match_, seat, menu, names_, number - 1));
  }
  if (text.empty())
    return say_line(
        "Say which: 'why 3' for what a bot thinks of choice 3, 'why MOVE' for a move that cannot be played.");
  const auto move = meant(menu, text);
  if (!move) return;
  const auto checked = match_.check(seat, *move);
  if (!checked) return say_line(fmt::format("Because {}.", names_.in(plain(with_rule(checked.refusal())))));
  if (const auto index = menu.index_of(*checked))
    return say_line(opinion(match_, seat, menu, names_, *index));
  say_line("It can be played now.");
}

void TableTalk::give_hint(Seat seat) const {
  terminal_.page(advice(match_, seat, Menu(match_, seat, names_), names_));
}

void TableTalk::tell_log(Seat seat, bool whole) {
  std::string log;
  for (const Event& event : match_.events(0, SeatSet::of(seat))) {
    append(log, say("  ", names_.in(match_.tell(event)), '\n'));
  }
  const std::vector<std::string> lines = lines_of(wrapped(log, terminal_.columns(), 4));
  const size_t room = terminal_.rows() == 0 || whole ? lines.size() : terminal_.rows() - 2;
  if (lines.size() <= room) return terminal_.page(log);
  print_line(fmt::format("  ... {} lines before: 'log all'", lines.size() - room));
  for (size_t i = lines.size() - room; i < lines.size(); ++i) print_line(lines[i]);
}

void TableTalk::save(std::string_view path) {
  const std::string to = path.empty() ? save_path_ : std::string(path);
  if (to.empty()) return say_line("Say where: save FILE.");
  const Refusal refusal = write_text(to, write_record(match_.record(), match_.game().kinds()));
  if (refusal) return say_line(plain(refusal.words));
  save_path_ = to;
  save_failed_ = false;
  say_line(say("Saved to ", plain(to), ", which is kept up to date from now on."));
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

/// What was done last and the table are on one screen, and who won is on the next where there is no room for
/// it.
void TableTalk::tell_ending() {
  clear_line();
  const Screen screen = screen_of_output();
  const size_t rows = terminal_.rows();
  const size_t columns = terminal_.columns();
  const std::string legend = legend_line() + '\n';
  const std::string ending =
      fmt::format("\n{}\n\n{}", screen.paint(Ink::bold, ending_words(match_, names_.titles())),
                  score_table(whole_scores(match_), names_.titles(), match_.rival()));
  const std::vector<std::string> sentences =
      holder_ == kNobody ? std::vector<std::string>() : news_of(holder_);
  News news = fit_news(sentences, columns, SIZE_MAX);
  std::string board = match_.board(kNobody, screen);
  size_t height = 0;
  if (rows > 0) {
    const size_t room = less(rows, lines_of(legend).size() + 1);
    board = board_within(kNobody, less(room, std::min(kMuchNews, news.beside.size())));
    const size_t left = less(room, lines_of(board).size());
    news = fit_news(sentences, columns, std::max<size_t>(1, left), "above");  // nothing is typed any more
    height = lines_of(say(board, legend, ending)).size() + news.beside.size() + 1;
  }
  for (const std::string& each : news.above) say_line(say("  ", each));
  print(say(height < rows || rows == 0 ? "\n" : "", board));
  for (const std::string& each : news.beside) print_line(each);
  print(legend);
  std::string line;
  if (height > rows && holder_ != kNobody) terminal_.read_line("Enter shows who won. ", line);
  print(ending);
}

}  // namespace paydirt

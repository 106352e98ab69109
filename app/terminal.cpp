#include "app/terminal.hpp"

#include <histedit.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <utility>

#include "app/output.hpp"
#include "app/wrap.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr int kRemembered = 200;  // lines
constexpr int kFewestColumns = 40;
constexpr int kFewestRows = 10;

winsize screen_size() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
    size.ws_col = 80;
    size.ws_row = 24;
  }
  return size;
}

/// Typed characters may be any of UTF-8, also where no language is set.
void choose_characters() {
  std::setlocale(LC_CTYPE, "");
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

/// libedit, with what was typed kept in memory only.
struct Terminal::Editor {
  explicit Editor(Terminal& terminal)
      : line(el_init("paydirt", stdin, stdout, stderr)), past(history_init()) {
    HistEvent event;
    history(past, &event, H_SETSIZE, kRemembered);
    history(past, &event, H_SETUNIQUE, 1);
    el_set(line, EL_CLIENTDATA, &terminal);
    el_set(line, EL_PROMPT, &prompt_of);
    el_set(line, EL_EDITOR, "emacs");
    el_set(line, EL_SIGNAL, 1);
    el_set(line, EL_HIST, history, past);
    el_set(line, EL_ADDFN, "paydirt-complete", "complete", &complete);
    el_set(line, EL_BIND, "^I", "paydirt-complete", nullptr);
    // Ctrl-C while somebody types is typed, too: whoever asked decides what it means.
    el_set(line, EL_SETTY, "-d", "-isig", nullptr);
    el_set(line, EL_ADDFN, "paydirt-leave", "leave", &leave);
    el_set(line, EL_BIND, "^C", "paydirt-leave", nullptr);
    el_source(line, nullptr);
  }
  ~Editor() {
    el_end(line);
    history_end(past);
  }
  Editor(const Editor&) = delete;
  Editor& operator=(const Editor&) = delete;

  static Terminal& terminal_of(EditLine* line) {
    void* terminal = nullptr;
    el_get(line, EL_CLIENTDATA, &terminal);
    return *static_cast<Terminal*>(terminal);
  }
  static char* prompt_of(EditLine* line) { return terminal_of(line).editor_->prompt.data(); }

  static unsigned char leave(EditLine* /*line*/, int /*key*/) { return CC_EOF; }

  /// Adds what all offered lines that begin like this one have in common.
  static unsigned char complete(EditLine* line, int /*key*/) {
    const LineInfo* const info = el_line(line);
    const std::string_view typed(info->buffer, static_cast<size_t>(info->cursor - info->buffer));
    std::string common;
    bool found = false;
    for (const std::string& each : terminal_of(line).offered_) {
      if (!each.starts_with(typed)) continue;
      if (!found) {
        common = each;
      } else {
        const auto end = std::mismatch(common.begin(), common.end(), each.begin(), each.end()).first;
        common.erase(end, common.end());
      }
      found = true;
    }
    if (!found || common.size() <= typed.size()) return CC_REFRESH_BEEP;
    return el_insertstr(line, common.c_str() + typed.size()) == 0 ? CC_REFRESH : CC_ERROR;
  }

  EditLine* line;
  History* past;
  std::string prompt;
};

Terminal::Terminal() : interactive_(isatty(STDIN_FILENO) == 1 && output_is_terminal()) {
  if (!interactive_) return;
  choose_characters();
  editor_ = std::make_unique<Editor>(*this);
}

Terminal::~Terminal() = default;

size_t Terminal::columns() const {
  return interactive_ ? static_cast<size_t>(screen_of_output().columns) : 0;
}
size_t Terminal::rows() const { return interactive_ ? static_cast<size_t>(screen_of_output().rows) : 0; }

bool Terminal::read_line(const std::string& prompt, std::string& line) {
  if (!typed_ahead_.empty()) {
    line = std::exchange(typed_ahead_, {});
    return true;
  }
  if (!interactive_) {
    print(prompt);
    std::fflush(stdout);
    return static_cast<bool>(std::getline(std::cin, line));
  }
  std::fflush(stdout);
  editor_->prompt = prompt;
  int count = 0;
  const char* const typed = el_gets(editor_->line, &count);
  if (typed == nullptr || count <= 0) {
    print_line("");
    return false;
  }
  line.assign(typed, static_cast<size_t>(count));
  HistEvent event;
  if (!trim(line).empty()) history(editor_->past, &event, H_ENTER, typed);
  return true;
}

void Terminal::forget() {
  if (!interactive_) return;
  HistEvent event;
  history(editor_->past, &event, H_CLEAR);
}

void Terminal::clear() { print(output_is_terminal() ? "\x1b[H\x1b[2J\x1b[3J" : "\n"); }

void Terminal::page(std::string_view text) {
  const std::vector<std::string> lines = lines_of(wrapped(text, columns(), 4));
  const size_t step = interactive_ ? rows() - 1 : lines.size();
  std::string answer;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && i % step == 0) {
      const size_t left = lines.size() - i;
      const std::string more =
          say("-- ", left, left == 1 ? " line" : " lines", " more: Enter, or q to stop -- ");
      const bool read = read_line(more, answer);
      if (read && trim(answer) != "q") typed_ahead_ = trim(answer);
      if (!read || !trim(answer).empty()) return;
    }
    print_line(lines[i]);
  }
}

Screen screen_of_output() {
  if (!output_is_terminal()) return {120, 40, false};
  const winsize size = screen_size();
  return {std::max<int>(kFewestColumns, size.ws_col), std::max<int>(kFewestRows, size.ws_row),
          colour_is_welcome()};
}

}  // namespace paydirt

#include "app/output.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "app/command.hpp"
#include "engine/screen.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr size_t kLongestLine = 400;

/// Length of the valid UTF-8 sequence at the front, or 0.
size_t sequence_length(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return first < 0x20 || first == 0x7f ? 0 : 1;
  const size_t length = first >= 0xf0 && first < 0xf5   ? 4
                        : first >= 0xe0 && first < 0xf0 ? 3
                        : first >= 0xc2 && first < 0xe0 ? 2
                                                        : 0;
  if (length == 0 || text.size() < length) return 0;
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
  const bool outside = (first == 0xed && byte(1) >= 0xa0) || (first == 0xf4 && byte(1) >= 0x90);
  const bool control = first == 0xc2 && byte(1) < 0xa0;
  return overlong || outside || control ? 0 : length;
}

}  // namespace

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_line(std::string_view text) {
  print(text);
  print("\n");
}

bool flush_output() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
  complain("the output could not be written");
  return false;
}

std::string plain(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (out.size() >= kLongestLine) return out + "...";
    const size_t length = sequence_length(text);
    if (length == 0) {
      out += text.front() == '\n' || text.front() == '\t' ? ' ' : '?';
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(std::max<size_t>(1, length));
  }
  return out;
}

void complain(std::string_view text) {
  const std::string line = say("paydirt: ", plain(text), '\n');
  std::fwrite(line.data(), 1, line.size(), stderr);
}

std::string with_rule(const Refusal& refusal) {
  if (*refusal.rule == '\0') return refusal.words;
  return say(refusal.words, " (", refusal.rule, ')');
}

int refuse(const Refusal& refusal) {
  std::fflush(stdout);
  complain(with_rule(refusal));
  return kBadInput;
}

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return isatty(STDERR_FILENO) == 1; }

bool colour_is_welcome() {
  const char* const unwanted = std::getenv("NO_COLOR");
  return unwanted == nullptr || *unwanted == '\0';
}

std::string aligned(const std::vector<std::vector<std::string>>& rows) {
  std::vector<int> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::string out;
  for (const auto& row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i) {
      const std::string space(static_cast<size_t>(widths[i] - width_of(row[i])), ' ');
      append(line, i == 0 ? say(row[i], space) : say("  ", space, row[i]));
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

}  // namespace paydirt

#include "app/wrap.hpp"

#include <algorithm>

#include "engine/screen.hpp"

namespace paydirt {
namespace {

size_t columns_of(std::string_view text) { return static_cast<size_t>(width_of(text)); }

void wrap_line(std::string& out, std::string_view line, size_t columns, size_t indent) {
  size_t column = 0;
  bool first = true;  // nothing but blanks stands on this line yet
  while (!line.empty()) {
    const size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    const size_t end = std::min(line.find(' ', blanks), line.size());
    const std::string_view word = line.substr(blanks, end - blanks);
    const size_t width = columns_of(word);
    if (!first && column + blanks + width > columns) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    } else {
      out.append(blanks, ' ');
      column += blanks;
    }
    out += word;
    column += width;
    first = first && word.empty();
    line.remove_prefix(end);
  }
}

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::string wrapped(std::string_view text, size_t columns, size_t indent) {
  if (columns == 0) return std::string(text);
  std::string out;
  for (const std::string& line : lines_of(text)) {
    if (!out.empty()) out += '\n';
    if (columns_of(line) <= columns) {
      out += line;
    } else {
      wrap_line(out, line, columns, std::min(indent, columns / 2));
    }
  }
  if (text.ends_with('\n')) out += '\n';
  return out;
}

}  // namespace paydirt

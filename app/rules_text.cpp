#include "app/rules_text.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <vector>

#include "app/documents.hpp"
#include "app/wrap.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr int kWidestText = 96;  // wider lines are hard to read
constexpr int kGap = 2;          // between the columns of a table
constexpr int kNarrowest = 8;    // column of a table

/// Without the marks of emphasis; what is strong is bold where there is colour.
std::string emphasised(std::string_view text, const Screen& screen) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const std::string_view mark = text.substr(at).starts_with("**") ? "**" : text[at] == '*' ? "*" : "";
    const size_t end = mark.empty() ? std::string_view::npos : text.find(mark, at + mark.size());
    if (end == std::string_view::npos) {
      out += text[at++];
      continue;
    }
    const std::string_view inner = text.substr(at + mark.size(), end - at - mark.size());
    out += screen.paint(mark.size() == 2 ? Ink::bold : Ink::plain, inner);
    at = end + mark.size();
  }
  return out;
}

/// How far the text of a list's item stands in: 2 for "- ", 3 for "1. ", 0 for anything else.
size_t item_indent(std::string_view line) {
  if (line.starts_with("- ")) return 2;
  const size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  return digits > 0 && line.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

std::vector<std::string> cells_of(std::string_view row, const Screen& screen) {
  std::vector<std::string> cells;
  row = trim(row);
  row.remove_prefix(1);
  while (!row.empty()) {
    const size_t end = std::min(row.find('|'), row.size());
    cells.push_back(emphasised(trim(row.substr(0, end)), screen));
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return cells;
}

/// As wide as the cells are; the widest columns give way until all fit.
std::vector<int> column_widths(const std::vector<std::vector<std::string>>& rows, int columns) {
  std::vector<int> widths(rows.front().size(), 1);
  for (const auto& row : rows) {
    for (size_t i = 0; i < std::min(row.size(), widths.size()); ++i)
      widths[i] = std::max(widths[i], width_of(row[i]));
  }
  const int room = columns - kGap * static_cast<int>(widths.size() - 1);
  while (std::accumulate(widths.begin(), widths.end(), 0) > room) {
    int& widest = *std::max_element(widths.begin(), widths.end());
    if (widest <= kNarrowest) break;
    --widest;
  }
  return widths;
}

std::string table_text(const std::vector<std::string_view>& lines, const Screen& screen) {
  std::vector<std::vector<std::string>> rows;
  for (const std::string_view line : lines) {
    if (line.find_first_not_of("|-: ") != std::string_view::npos) rows.push_back(cells_of(line, screen));
  }
  const std::vector<int> widths = column_widths(rows, screen.columns);
  std::string out;
  for (const auto& row : rows) {
    std::vector<std::vector<std::string>> cells;
    size_t height = 1;
    for (size_t i = 0; i < std::min(row.size(), widths.size()); ++i) {
      cells.push_back(lines_of(wrapped(row[i], static_cast<size_t>(widths[i]))));
      height = std::max(height, cells.back().size());
    }
    for (size_t line = 0; line < height; ++line) {
      std::string text;
      for (size_t i = 0; i < cells.size(); ++i)
        append(text, padded(line < cells[i].size() ? cells[i][line] : "", widths[i] + kGap));
      text.erase(text.find_last_not_of(' ') + 1);
      append(out, say(text, '\n'));
    }
    if (&row == &rows.front()) append(out, say(std::string(static_cast<size_t>(screen.columns), '-'), '\n'));
  }
  return out;
}

std::string heading_text(std::string_view line, const Screen& screen) {
  std::string title(trim(line.substr(line.find_first_not_of('#'))));
  std::transform(title.begin(), title.end(), title.begin(),
                 [](unsigned char each) { return static_cast<char>(std::toupper(each)); });
  return screen.paint(Ink::bold, title) + '\n';
}

/// Ids of rules lead to the specification, in the page by a link: " [FG-F1..FG-F6]". Here they are in the
/// way.
std::string without_rule_ids(std::string_view text) {
  std::string out;
  for (size_t begin = text.find('['); begin != std::string_view::npos; begin = text.find('[')) {
    const size_t end = text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-., ", begin + 1);
    const bool ids = begin > 0 && end != std::string_view::npos && text[end] == ']';
    append(out, text.substr(0, ids ? begin - 1 : begin + 1));
    text.remove_prefix(ids ? end + 1 : begin + 1);
  }
  append(out, text);
  return out;
}

}  // namespace

std::string document_text(std::string_view markdown, const Screen& screen) {
  Screen page = screen;
  page.columns = std::min(screen.columns, kWidestText);
  std::string out;
  std::string paragraph;
  size_t indent = 0;
  std::vector<std::string_view> table;
  const auto end_block = [&] {
    if (!paragraph.empty()) {
      const std::string text = emphasised(paragraph, page);
      append(out, say(wrapped(text, static_cast<size_t>(page.columns), indent), '\n'));
    }
    if (!table.empty()) append(out, table_text(table, page));
    paragraph.clear();
    table.clear();
    indent = 0;
  };
  const std::vector<std::string> lines = lines_of(markdown);
  for (const std::string& line : lines) {
    const bool heading = line.starts_with('#');
    if (line.starts_with('|')) {
      if (!paragraph.empty()) end_block();
      table.push_back(line);
    } else if (trim(line).empty() || heading) {
      end_block();
      append(out, heading ? heading_text(line, page) : "\n");
    } else {
      if (!table.empty() || item_indent(line) > 0) end_block();
      if (paragraph.empty()) indent = item_indent(line);
      append(paragraph, say(paragraph.empty() ? "" : " ", trim(line)));
    }
  }
  end_block();
  return out;
}

std::string rules_markdown(std::string_view game) {
  std::string whole;
  for (const std::string_view section : players_rules(game)) append(whole, section);
  std::string markdown;
  bool after_figure = false;  // whose empty line goes too
  for (const std::string& line : lines_of(whole)) {
    const bool figure = line.find("](figure:") != std::string::npos;
    if (!figure && !(after_figure && line.empty())) append(markdown, say(line, '\n'));
    after_figure = figure;
  }
  return markdown;
}

std::string rules_text(std::string_view game, const Screen& screen) {
  return document_text(without_rule_ids(rules_markdown(game)), screen);
}

}  // namespace paydirt

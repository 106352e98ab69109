#include "app/menu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>

#include "app/common_words.hpp"
#include "app/spelling.hpp"
#include "app/wrap.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

using Choice = Menu::Choice;
using Range = Menu::Range;

constexpr int kWidestNotation = 24;

/// Kinds of moves that end, refuse or give up something, as the games call them: nobody should play one by
/// typing 1.
constexpr std::array<std::string_view, 11> kPartings = {
    "switch", "retrieve", "drop", "no_offer", "decline", "refuse", "lie_down", "stop", "done", "pass", "end"};

size_t parting_of(std::string_view kind) {
  const auto found = std::find(kPartings.begin(), kPartings.end(), kind);
  return found == kPartings.end() ? 0 : static_cast<size_t>(found - kPartings.begin()) + 1;
}

std::string_view token(const Choice& choice, size_t depth) {
  const auto tokens = tokens_of(choice.notation);
  return depth < tokens.size() ? tokens[depth] : std::string_view();
}

/// Brings what begins alike together, in the order in which each first appears; numbers in their own.
void bring_together(std::span<Choice> choices, size_t depth) {
  const auto number = [&](const Choice& each) {
    int value = 0;
    return to_number(token(each, depth), value) ? std::optional(value) : std::nullopt;
  };
  if (std::all_of(choices.begin(), choices.end(), number))
    std::stable_sort(choices.begin(), choices.end(),
                     [&](const Choice& a, const Choice& b) { return number(a) < number(b); });
  for (size_t begin = 0; begin < choices.size();) {
    const std::string word(token(choices[begin], depth));
    const auto rest = choices.subspan(begin);
    const auto end = std::stable_partition(rest.begin(), rest.end(),
                                           [&](const Choice& each) { return token(each, depth) == word; });
    const auto count = static_cast<size_t>(end - rest.begin());
    if (count > 1 && !word.empty()) bring_together(rest.first(count), depth + 1);
    begin += count;
  }
}

/// One line of the list: a choice, or several that share their first `depth` words.
struct Row {
  Range range;
  size_t depth = 0;
};

/// The rows that a row falls into one word further on.
std::vector<Row> children_of(const std::vector<Choice>& choices, const Row& row) {
  std::vector<Row> rows;
  for (size_t begin = row.range.begin; begin < row.range.end;) {
    size_t end = begin + 1;
    while (end < row.range.end && token(choices[end], row.depth) == token(choices[begin], row.depth)) ++end;
    rows.push_back({{begin, end}, row.depth + 1});
    begin = end;
  }
  if (rows.size() > 1 || row.range.size() == 1) return rows;
  return children_of(choices, rows.front());  // one word alone tells nothing apart
}

std::vector<Row> single_rows(const Row& row) {
  std::vector<Row> rows;
  for (size_t i = row.range.begin; i < row.range.end; ++i) rows.push_back({{i, i + 1}, row.depth});
  return rows;
}

std::string numbers_of(const Range& range) {
  return range.size() == 1 ? fmt::format("{}", range.begin + 1)
                           : fmt::format("{}-{}", range.begin + 1, range.end);
}

/// What is typed to get there.
std::string typed(const std::vector<Choice>& choices, const Row& row) {
  const Choice& first = choices[row.range.begin];
  if (row.range.size() == 1) return first.notation;
  std::string text;
  for (size_t depth = 0; depth < row.depth; ++depth) {
    append(text, say(depth == 0 ? "" : " ", token(first, depth)));
  }
  return text + " ...";
}

std::string words_of(const std::vector<Choice>& choices, const Row& row) {
  const std::span<const Choice> all = std::span(choices).subspan(row.range.begin, row.range.size());
  if (all.size() == 1) return all.front().words;
  return in_common(all);
}

size_t widest_number(const std::vector<Row>& rows) {
  size_t widest = 0;
  for (const Row& row : rows) widest = std::max(widest, numbers_of(row.range).size());
  return widest;
}

/// Lines that the rows take in so many columns.
size_t height_of(const std::vector<Choice>& choices, const std::vector<Row>& rows, size_t columns) {
  if (columns == 0) return rows.size();
  const std::string margin(widest_number(rows) + 4, ' ');
  size_t lines = 0;
  for (const Row& row : rows) {
    const std::string label = row.range.size() == 1 ? std::string() : typed(choices, row) + ": ";
    lines += lines_of(wrapped(say(margin, label, words_of(choices, row)), columns, margin.size())).size();
  }
  return lines;
}

/// How much room there is.
struct Room {
  size_t columns = 0;
  size_t lines = 0;  // 0: no limit
};

/// Whether the choices differ only in how much: a group of them explains itself.
bool are_amounts(std::span<const Choice> choices) {
  const auto without_numbers = [](std::string words) {
    std::erase_if(words, [](unsigned char letter) { return std::isdigit(letter) != 0; });
    return words;
  };
  if (choices.size() < 3) return false;
  const std::string words = without_numbers(choices[1].words);  // the first may be of one only
  return std::all_of(choices.begin() + 1, choices.end(),
                     [&](const Choice& each) { return without_numbers(each.words) == words; });
}

/// Opens the smallest group that there is room to open, amounts last: to single choices, or else one word
/// further.
bool open_one(const std::vector<Choice>& choices, std::vector<Row>& rows, const Room& room) {
  std::vector<size_t> groups;
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].range.size() > 1) groups.push_back(i);
  }
  const auto rank = [&](size_t group) {
    const Range& range = rows[group].range;
    return std::pair(are_amounts(std::span(choices).subspan(range.begin, range.size())), range.size());
  };
  std::stable_sort(groups.begin(), groups.end(), [&](size_t a, size_t b) { return rank(a) < rank(b); });
  for (const bool whole : {true, false}) {
    for (const size_t group : groups) {
      const std::vector<Row> parts = whole ? single_rows(rows[group]) : children_of(choices, rows[group]);
      if (room.lines != 0 && rows.size() + parts.size() - 1 > room.lines) continue;
      std::vector<Row> opened = rows;
      const auto at = opened.erase(opened.begin() + static_cast<std::ptrdiff_t>(group));
      opened.insert(at, parts.begin(), parts.end());
      if (room.lines != 0 && height_of(choices, opened, room.columns) > room.lines) continue;
      rows = std::move(opened);
      return true;
    }
  }
  return false;
}

/// Whether every row has room for what is typed and for its words on one line.
bool fit_beside_notation(const std::vector<Choice>& choices, const std::vector<Row>& rows, size_t columns) {
  int notation = 0;
  int words = 0;
  for (const Row& row : rows) {
    notation = std::max(notation, width_of(typed(choices, row)));
    words = std::max(words, width_of(words_of(choices, row)));
  }
  const size_t around = widest_number(rows) + 6;
  return columns == 0 ||
         (notation <= kWidestNotation && around + static_cast<size_t>(notation + words) <= columns);
}

/// How many words all choices begin with alike; a number behind them keeps what it counts: "Site 1, Workday".
size_t words_alike(std::span<const Choice> choices) {
  const auto first = tokens_of(choices.front().words);
  size_t alike = first.size();
  for (const Choice& choice : choices) {
    const auto words = tokens_of(choice.words);
    const auto end = std::mismatch(first.begin(), first.end(), words.begin(), words.end()).first;
    alike = std::min(alike, static_cast<size_t>(end - first.begin()));
  }
  const bool number = alike > 0 && alike < first.size() && std::isdigit(first[alike][0] & 0xff) != 0;
  return number ? alike - 1 : alike;
}

/// The rows in two or three columns, read downwards, where they are short enough for that; else nothing.
std::string in_columns(const std::vector<std::string>& cells, const Room& room) {
  constexpr int kGap = 2;
  const size_t across = (cells.size() + room.lines - 1) / room.lines;
  const size_t down = (cells.size() + across - 1) / across;
  std::vector<int> widths(across);
  for (size_t i = 0; i < cells.size(); ++i)
    widths[i / down] = std::max(widths[i / down], width_of(cells[i]) + kGap);
  const int width = std::accumulate(widths.begin(), widths.end(), -kGap);
  const int columns = static_cast<int>(room.columns);
  if (across > 3 || width > columns) return {};
  // Spread over the screen, unless a column is wider than its share.
  const int share = columns / static_cast<int>(across);
  if (*std::max_element(widths.begin(), widths.end()) <= share) widths.assign(across, share);
  std::string out;
  for (size_t line = 0; line < down; ++line) {
    for (size_t at = line; at < cells.size(); at += down) {
      const bool last = at + down >= cells.size();
      append(out, last ? cells[at] : padded(cells[at], widths[at / down]));
    }
    out += '\n';
  }
  return out;
}

/// The same of rows; where their words are too long, without those that all of them begin with.
std::string side_by_side(const std::vector<Choice>& choices, const std::vector<Row>& rows, const Room& room,
                         const Screen& screen) {
  std::vector<std::string> cells;
  std::vector<std::string> short_cells;
  const Range all{rows.front().range.begin, rows.back().range.end};
  const size_t alike = words_alike(std::span(choices).subspan(all.begin, all.size()));
  for (const Row& row : rows) {
    const std::string label = row.range.size() == 1 ? std::string() : typed(choices, row) + ": ";
    const std::string number = say(
        screen.paint(Ink::bold, fmt::format("{:>{}}", numbers_of(row.range), widest_number(rows) + 2)), "  ");
    const std::string words = words_of(choices, row);
    std::string_view rest = words;
    for (size_t i = 0; i < alike; ++i) next_word(rest);
    cells.push_back(say(number, label, words));
    short_cells.push_back(say(number, label, trim(rest)));
  }
  const std::string text = in_columns(cells, room);
  const bool singles = rows.size() == all.size();
  return text.empty() && singles ? in_columns(short_cells, room) : text;
}

}  // namespace

Menu::Menu(const AnyMatch& match, Seat seat, const Names& names) {
  for (const Move move : match.moves(seat)) {
    choices_.push_back({move, to_notation(match.game().kinds(), move), names.in(match.words(seat, move))});
  }
  // By kind, so that a list looks alike from one decision to the next.
  std::stable_sort(choices_.begin(), choices_.end(),
                   [](const Choice& a, const Choice& b) { return a.move.kind < b.move.kind; });
  bring_together(choices_, 0);
  std::stable_sort(choices_.begin(), choices_.end(), [](const Choice& a, const Choice& b) {
    return parting_of(token(a, 0)) < parting_of(token(b, 0));
  });
}

std::optional<size_t> Menu::index_of(Move move) const {
  for (size_t i = 0; i < choices_.size(); ++i) {
    if (choices_[i].move == move) return i;
  }
  return std::nullopt;
}

Menu::Range Menu::beginning_with(std::string_view words) const {
  const auto wanted = tokens_of(words);
  const auto begins = [&](const Choice& choice) {
    const auto tokens = tokens_of(choice.notation);
    return tokens.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), tokens.begin());
  };
  Range range;
  while (range.begin < size() && !begins(choices_[range.begin])) ++range.begin;
  range.end = range.begin;
  while (range.end < size() && begins(choices_[range.end])) ++range.end;
  return range;
}

std::vector<size_t> Menu::shortened(std::string_view words, Match match) const {
  const std::string wanted_text = plain_name(words);
  const auto wanted = tokens_of(wanted_text);
  const auto all = [&](bool later_parts) {
    std::vector<size_t> found;
    for (size_t i = 0; i < size(); ++i) {
      std::vector<std::string> names;
      for (const std::string_view each : tokens_of(choices_[i].notation)) names.push_back(plain_name(each));
      if (shortens(wanted, names, later_parts, match == Match::beginning)) found.push_back(i);
    }
    return found;
  };
  const std::vector<size_t> found = all(false);
  return found.empty() ? all(true) : found;
}

std::vector<size_t> Menu::saying(std::string_view words) const {
  std::string_view rest = words;
  const std::string kind = plain_name(next_word(rest));
  std::vector<size_t> found;
  for (size_t i = 0; i < size(); ++i) {
    const std::string& sentence = choices_[i].words;
    if (says(sentence, words) || (kind == token(choices_[i], 0) && says(sentence, rest))) found.push_back(i);
  }
  return found;
}

std::vector<std::string> Menu::kinds() const {
  std::vector<std::string> kinds;
  for (const Choice& choice : choices_) {
    const std::string kind(token(choice, 0));
    if (kinds.empty() || kinds.back() != kind) kinds.push_back(kind);
  }
  return kinds;
}

std::string Menu::text(Range range, size_t columns, size_t lines, const Screen& screen,
                       bool may_close) const {
  if (range.size() == 0) return {};
  std::vector<Row> rows = lines == 0 ? single_rows({range, 0}) : children_of(choices_, {range, 0});
  const std::vector<Row> singles = single_rows({range, 0});
  if (lines != 0 && height_of(choices_, singles, columns) <= lines) {
    rows = singles;
  } else if (lines != 0) {
    std::string text = side_by_side(choices_, singles, {columns, lines}, screen);
    if (!text.empty()) return text;
  }
  if (lines != 0 && rows.size() > lines) {
    std::string text = side_by_side(choices_, rows, {columns, lines}, screen);
    if (!text.empty()) return text;
    // Groups upon groups of one kind of move would push the board off the screen.
    const bool groups =
        rows.front().depth > 1 && (range.size() >= 2 * rows.size() || rows.size() > 2 * lines);
    if (may_close && groups) rows = {{range, 1}};
  }
  while (open_one(choices_, rows, {columns, lines})) {}
  const bool beside = fit_beside_notation(choices_, rows, columns);
  const size_t numbers = widest_number(rows);
  int notation = 0;
  for (const Row& row : rows) notation = std::max(notation, width_of(typed(choices_, row)));
  std::string out;
  for (const Row& row : rows) {
    const std::string number = fmt::format("{:>{}}", numbers_of(row.range), numbers + 2);
    std::string label = typed(choices_, row);
    if (beside) {
      label = screen.paint(Ink::dim, padded(label, notation)) + "  ";
    } else {
      label = row.range.size() == 1 ? std::string() : screen.paint(Ink::dim, label) + ": ";
    }
    const std::string line = say(screen.paint(Ink::bold, number), "  ", label, words_of(choices_, row));
    append(out, say(wrapped(line, columns, numbers + 4), '\n'));
  }
  return out;
}

size_t Menu::height(size_t columns, size_t most, const Screen& screen) const {
  const std::vector<Row> singles = single_rows({all(), 0});
  const size_t below = height_of(choices_, singles, columns);
  for (size_t lines = 1; lines <= most && lines < below; ++lines) {
    if (!side_by_side(choices_, singles, {columns, lines}, screen).empty()) return lines;
  }
  return below <= most ? below : 0;
}

std::string Menu::list(const std::vector<size_t>& choices, size_t columns) const {
  std::string out;
  for (const size_t index : choices) {
    const std::string line = fmt::format("{:>4}  {}", index + 1, choices_[index].words);
    append(out, say(wrapped(line, columns, 6), '\n'));
  }
  return out;
}

}  // namespace paydirt

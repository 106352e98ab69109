#include "app/spelling.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "engine/text.hpp"

namespace paydirt {
namespace {

using Words = std::span<const std::string_view>;

bool is_digit(char each) { return std::isdigit(static_cast<unsigned char>(each)) != 0; }

/// As it is compared, with blanks for marks and nothing for colours: "put it at 0 -2 not turned" of
/// "Put it at (0, -2), not turned".
std::string spoken(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = std::min(text.find('m', i), text.size() - 1);
      continue;
    }
    const bool minus = text[i] == '-' && i + 1 < text.size() && is_digit(text[i + 1]);
    const bool mark = std::string_view(":;$-").find(text[i]) != std::string_view::npos;
    out += mark && !minus ? ' ' : text[i];
  }
  return plain_name(out);
}

/// Without the brackets at its end.
std::string_view without_brackets(std::string_view sentence) {
  return sentence.ends_with(')') ? sentence.substr(0, sentence.rfind(" (")) : sentence;
}

bool is_number(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

/// Whether a part of a name is shortened by a word; a number is no shorter one.
bool begins(std::string_view part, std::string_view word) {
  return is_number(word) ? part == word : part.starts_with(word);
}

/// Whether a word of a sentence is meant.
bool stands_for(std::string_view typed, std::string_view word) {
  constexpr size_t kFewest = 3;  // letters
  return typed == word || (typed.size() >= kFewest && begins(word, typed));
}

/// What may stand where an argument is written.
std::vector<std::string> written(const Argument& argument, Words words) {
  if (argument.form != Argument::Form::name) return {words.empty() ? "" : std::string(words.front())};
  return {argument.names.begin(), argument.names.end()};
}

/// Adds every move in range that is written as `text` and goes on with what the words shorten.
void spell(MoveKinds kinds, std::span<const Argument* const> arguments, Words words, bool later_parts,
           const std::string& text, std::set<std::string>& found) {
  if (arguments.empty() || (words.empty() && arguments.front()->form == Argument::Form::flags)) {
    if (words.empty() && parse_move(kinds, text)) found.insert(text);
    return;
  }
  for (const std::string& each : written(*arguments.front(), words)) {
    const std::string names[] = {plain_name(each)};
    for (size_t count = 1; count <= words.size(); ++count) {
      if (shortens(words.first(count), names, later_parts, false))
        spell(kinds, arguments.subspan(1), words.subspan(count), later_parts, say(text, ' ', each), found);
    }
  }
}

}  // namespace

std::string plain_name(std::string_view text) {
  std::string name;
  for (const char each : text) {
    if (each == '\'' || each == '.') continue;
    const bool blank = std::string_view("_,()").find(each) != std::string_view::npos;
    name += blank ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(each)));
  }
  return name;
}

std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> tokens;
  while (!trim(text).empty()) tokens.push_back(next_word(text));
  return tokens;
}

bool shortens(Words words, std::span<const std::string> names, bool later_parts, bool beginning) {
  if (words.empty() || names.empty()) return words.empty() && (names.empty() || beginning);
  const auto parts = tokens_of(names.front());
  const size_t last_start = later_parts ? parts.size() : 1;
  for (size_t start = 0; start < last_start; ++start) {
    for (size_t count = 1; start + count <= parts.size() && count <= words.size(); ++count) {
      if (!begins(parts[start + count - 1], words[count - 1])) break;
      if (shortens(words.subspan(count), names.subspan(1), later_parts, beginning)) return true;
    }
  }
  return false;
}

bool says(std::string_view sentence, std::string_view words) {
  const std::string typed_text = spoken(words);
  const std::string told_text = spoken(without_brackets(sentence));
  const auto typed = tokens_of(typed_text);
  const auto told = tokens_of(told_text);
  // Two numbers are a place, which only the exact words name.
  if (typed.empty() || std::count_if(typed.begin(), typed.end(), is_number) > 1) return false;
  auto at = told.begin();
  for (const std::string_view each : typed) {
    at = std::find_if(at, told.end(), [&](std::string_view word) { return stands_for(each, word); });
    if (at == told.end()) return false;
    ++at;
  }
  return true;
}

std::optional<Move> spelled_out(MoveKinds kinds, std::string_view words) {
  const std::string wanted_text = spoken(words);
  const auto wanted = tokens_of(wanted_text);
  for (const bool later_parts : {false, true}) {
    std::set<std::string> found;
    for (const MoveKind& kind : kinds) {
      if (wanted.empty() || wanted.front() != kind.name) continue;
      std::vector<const Argument*> arguments;
      for (const Argument* each : {&kind.a, &kind.b, &kind.c}) {
        if (each->form != Argument::Form::none) arguments.push_back(each);
      }
      spell(kinds, arguments, std::span(wanted).subspan(1), later_parts, kind.name, found);
    }
    if (found.size() == 1) return *parse_move(kinds, *found.begin());
  }
  return std::nullopt;
}

}  // namespace paydirt

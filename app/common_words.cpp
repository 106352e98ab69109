#include "app/common_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "app/spelling.hpp"
#include "app/wrap.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

using Choice = Menu::Choice;
using Tokens = std::vector<std::string_view>;
using Sentences = std::vector<std::string_view>;

constexpr size_t kPriceWords = 2;  // "(2 nuggets)", "for $5"

/// Takes off what only some sentences end with: " (2 of 6: completes a railroad)".
std::string take_endings(Sentences& sentences) {
  constexpr size_t kTold = 2;
  std::vector<std::string_view> endings;
  size_t count = 0;
  for (const std::string_view each : sentences) {
    const size_t at = each.rfind(": ");
    if (at == std::string_view::npos) continue;
    ++count;
    const std::string_view ending = each.substr(at + 2);
    if (std::find(endings.begin(), endings.end(), ending) == endings.end()) endings.push_back(ending);
  }
  if (count == 0 || count == sentences.size()) return {};
  for (std::string_view& each : sentences) each = each.substr(0, each.rfind(": "));
  const bool more = endings.size() > kTold;
  endings.resize(std::min(kTold, endings.size()));
  return fmt::format(" ({} of {}: {}{})", count, sentences.size(), fmt::join(endings, ", "),
                     more ? " ..." : "");
}

/// "(1-6 coins)" where every sentence names its price at its end; what is free costs 0.
std::string price_range(const Sentences& sentences) {
  int low = 0;
  int high = 0;
  std::string_view unit;
  for (size_t i = 0; i < sentences.size(); ++i) {
    std::string_view words = sentences[i];
    const size_t at = words.rfind('(');
    if (at == std::string_view::npos || !words.ends_with(')')) return {};
    words = words.substr(at + 1, words.size() - at - 2);
    int number = 0;
    const bool free = words == "free";
    if (!free && (!to_number(next_word(words), number) || words.find(' ', 1) != std::string_view::npos))
      return {};
    if (i == 0 || number > high) unit = trim(words);
    low = i == 0 ? number : std::min(low, number);
    high = i == 0 ? number : std::max(high, number);
  }
  return low == high ? std::string() : fmt::format(" ({}-{} {})", low, high, unit);
}

/// Without the price at its end.
std::string_view unpriced(std::string_view words) { return trim(words.substr(0, words.rfind('('))); }

/// How many of the first words to tell: part of a price tells nothing; part of a place on a map, "(3, ...)",
/// does.
size_t without_part_of_price(const Tokens& words, size_t front) {
  size_t open = front;
  for (size_t i = 1; i < front; ++i) {
    if (words[i].starts_with('(')) open = i;
    if (words[i].find(')') != std::string_view::npos) open = front;
  }
  const bool place = open + 1 == front && words[open].ends_with(',');
  return place ? front : open;
}

/// How many of the last words to tell: a price with what is before it, "Play the ... at Eldorado (2
/// nuggets)", and no end of brackets that begin before.
size_t from_price_on(const Tokens& words, size_t back) {
  const auto has = [&](size_t left, const char* marks) {
    return words[words.size() - left].find_first_of(marks) != std::string_view::npos;
  };
  for (size_t left = back; left > 0; --left) {
    if (!words[words.size() - left].starts_with('(')) continue;
    size_t from = left;
    while (words.back().ends_with(')') && from < back && !has(from + 1, "(),:")) ++from;
    return from;
  }
  const bool ends_brackets = back > 0 && words.back().ends_with(')');
  return ends_brackets ? 0 : back;
}

bool is_capital(std::string_view word) { return std::isupper(word[0] & 0xff) != 0; }

bool goes_on(std::string_view word) {
  constexpr std::array<std::string_view, 7> kAfterNames = {"to", "at", "from", "off", "for", "with", "on"};
  return word.starts_with('(') ||
         std::find(kAfterNames.begin(), kAfterNames.end(), word) != kAfterNames.end();
}

/// What stands there up to the next comma, colon, bracket or preposition; where that is long, its first word,
/// or what is written with capitals.
std::string name_at(const Tokens& words, size_t at) {
  constexpr int kLong = 18;
  std::string name;
  for (size_t i = at; i < words.size() && !goes_on(words[i]); ++i) {
    append(name, say(name.empty() ? "" : " ", words[i].substr(0, words[i].find_first_of(",:"))));
    if (words[i].find_first_of(",:") != std::string_view::npos) break;
  }
  if (width_of(name) <= kLong) return name;
  if (words[at] == "the") return {};
  name = words[at];
  for (size_t i = at + 1; i < words.size() && is_capital(words[at]) && is_capital(words[i]); ++i)
    append(name, say(' ', words[i].substr(0, words[i].find_first_of(",:"))));
  return name;
}

/// Where two sentences part: " railwayman ... farmer"; just dots where it is not by a name.
std::string parting_words(const Tokens& first, const Tokens& last, size_t at) {
  const std::string from = name_at(first, at);
  const std::string to = name_at(last, at);
  const auto is_name = [](const std::string& text) {
    return text[0] == '$' || std::isalpha(text[0] & 0xff) != 0;
  };
  const bool told = !from.empty() && !to.empty() && from != to && (is_name(from) || is_name(to));
  return told ? say(' ', from, " ... ", to) : " ...";
}

/// How many of the first words to tell, so that no name is parted: "to San Jose ... San Juan Capistrano".
size_t before_name(const Tokens& words, size_t front) {
  const auto inside = [&] {
    return front > 1 && front < words.size() && is_capital(words[front]) && is_capital(words[front - 1]) &&
           words[front - 1].find_first_of(",:)") == std::string_view::npos;
  };
  while (inside()) --front;
  return front;
}

/// "Buy 1 point ... Buy 10 points"; where that is long, "Play Ivan Kuskov ... Pomo (7 choices)", and of many
/// "Road ... (86 choices)".
std::string first_to_last(std::string_view first, std::string_view last, size_t count) {
  constexpr int kShort = 40;
  constexpr size_t kFew = 20;
  if (width_of(first) + width_of(last) <= kShort) return say(first, " ... ", last);
  const Tokens from = tokens_of(first);
  const Tokens to = tokens_of(last);
  const bool shared = from[0] == to[0];
  const std::string_view name = first.substr(0, first.find_first_of(",:"));
  const std::string parting = shared && count <= kFew ? parting_words(from, to, 1) : " ...";
  return say(shared ? from[0] : name, parting, " (", count, " choices)");
}

}  // namespace

std::string in_common(std::span<const Choice> choices) {
  Sentences told;
  for (const Choice& choice : choices) told.push_back(choice.words);
  const std::string endings = take_endings(told);
  const std::string prices = price_range(told);
  if (!prices.empty()) std::transform(told.begin(), told.end(), told.begin(), unpriced);
  const Tokens first = tokens_of(told.front());
  const Tokens last = tokens_of(told.back());
  size_t front = first.size();
  size_t back = first.size();
  for (const std::string_view sentence : told) {
    const Tokens words = tokens_of(sentence);
    const auto head = std::mismatch(first.begin(), first.end(), words.begin(), words.end()).first;
    const auto tail = std::mismatch(first.rbegin(), first.rend(), words.rbegin(), words.rend()).first;
    front = std::min(front, static_cast<size_t>(head - first.begin()));
    back = std::min(back, static_cast<size_t>(tail - first.rbegin()));
  }
  front = before_name(first, without_part_of_price(first, front));
  back = std::min(back, first.size() - front);
  if (back == 1) back = 0;  // "Move your tent to ... open"
  back = from_price_on(first, back);
  const bool price = back > 0 && back <= kPriceWords &&
                     (first[first.size() - back] == "for" || first[first.size() - back].starts_with('('));
  if (front == 0 || (front == 1 && (back == 0 || price)))  // a word alone says too little
    return first_to_last(told.front(), told.back(), choices.size()) + prices + endings;
  std::string text;
  for (size_t i = 0; i < front; ++i) append(text, say(i == 0 ? "" : " ", first[i]));
  const bool in_brackets = first[front - 1].starts_with('(') && !first[front - 1].ends_with(')');
  const size_t shared = in_brackets ? 0 : back;  // what follows may belong into the brackets
  const size_t between = first.size() - shared - front;
  const bool named = shared == 0 || between == 1 || (between > 0 && is_capital(first[front]));
  const auto unshared = [&](const Tokens& words) {
    return Tokens(words.begin(), words.end() - static_cast<std::ptrdiff_t>(shared));
  };
  append(text, in_brackets ? std::string(" ...)")
               : named     ? parting_words(unshared(first), unshared(last), front)
                           : std::string(" ..."));
  for (size_t i = first.size() - shared; i < first.size(); ++i) append(text, say(' ', first[i]));
  return text + prices + endings;
}

}  // namespace paydirt

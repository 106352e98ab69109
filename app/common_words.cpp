#include "app/common_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "app/spelling.hpp"
#include "app/wrap.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

using Choice = Menu::Choice;

constexpr size_t kPriceWords = 2;  // "(2 nuggets)", "for $5"

/// "(1-6 coins)" where every choice names its price at its end; what is free costs 0.
std::string price_range(std::span<const Choice> choices) {
  int low = 0;
  int high = 0;
  std::string_view unit;
  for (size_t i = 0; i < choices.size(); ++i) {
    std::string_view words = choices[i].words;
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

/// "Buy 1 point ... Buy 10 points"; where that is long, "Road ... (86 choices)", or with a whole name where
/// not even the first word is shared.
std::string first_to_last(std::string_view first, std::string_view last, size_t count) {
  constexpr int kShort = 40;
  if (width_of(first) + width_of(last) <= kShort) return say(first, " ... ", last);
  const std::string_view name = first.substr(0, first.find_first_of(",:"));
  const std::string_view word = next_word(first);
  const bool shared = next_word(last) == word;
  return say(shared ? word : name, " ... (", count, " choices)");
}

/// How many of the first words to tell: part of a price tells nothing; part of a place on a map, "(3, ...)",
/// does.
size_t without_part_of_price(const std::vector<std::string_view>& words, size_t front) {
  size_t open = front;
  for (size_t i = 1; i < front; ++i) {
    if (words[i].starts_with('(')) open = i;
    if (words[i].find(')') != std::string_view::npos) open = front;
  }
  const bool place = open + 1 == front && words[open].ends_with(',');
  return place ? front : open;
}

/// How many of the last words to tell: a price from its bracket on, "Build the ... (2 Dudes)", and no end of
/// brackets that begin before.
size_t from_price_on(const std::vector<std::string_view>& words, size_t back) {
  for (size_t left = back; left > 0; --left) {
    if (words[words.size() - left].starts_with('(')) return left;
  }
  const bool ends_brackets = back > 0 && words.back().ends_with(')');
  return ends_brackets ? 0 : back;
}

/// What stands there up to the next comma, colon or bracket; where that is long, its first word, or what is
/// written with capitals.
std::string name_at(const std::vector<std::string_view>& words, size_t at) {
  constexpr int kLong = 18;
  std::string name;
  for (size_t i = at; i < words.size() && !words[i].starts_with('('); ++i) {
    append(name, say(name.empty() ? "" : " ", words[i].substr(0, words[i].find_first_of(",:"))));
    if (words[i].find_first_of(",:") != std::string_view::npos) break;
  }
  if (width_of(name) <= kLong) return name;
  if (words[at] == "the") return {};
  name = words[at];
  const auto is_capital = [](std::string_view word) { return std::isupper(word[0] & 0xff) != 0; };
  for (size_t i = at + 1; i < words.size() && is_capital(words[at]) && is_capital(words[i]); ++i)
    append(name, say(' ', words[i].substr(0, words[i].find_first_of(",:"))));
  return name;
}

/// Where two lists of words part: " railwayman ... farmer"; just dots where it is not by a name.
std::string parting_words(const std::vector<std::string_view>& first,
                          const std::vector<std::string_view>& last, size_t at) {
  const std::string from = name_at(first, at);
  const std::string to = name_at(last, at);
  const auto is_name = [](const std::string& text) {
    return !text.empty() && std::isalpha(text[0] & 0xff) != 0;
  };
  return is_name(from) && is_name(to) && from != to ? say(' ', from, " ... ", to) : " ...";
}

}  // namespace

std::string in_common(std::span<const Choice> choices) {
  const std::string prices = price_range(choices);
  const auto told = [&](const Choice& choice) {
    return prices.empty() ? std::string_view(choice.words) : unpriced(choice.words);
  };
  const auto first = tokens_of(told(choices.front()));
  size_t front = first.size();
  size_t back = first.size();
  for (const Choice& choice : choices) {
    const auto words = tokens_of(told(choice));
    const auto head = std::mismatch(first.begin(), first.end(), words.begin(), words.end()).first;
    const auto tail = std::mismatch(first.rbegin(), first.rend(), words.rbegin(), words.rend()).first;
    front = std::min(front, static_cast<size_t>(head - first.begin()));
    back = std::min(back, static_cast<size_t>(tail - first.rbegin()));
  }
  front = without_part_of_price(first, front);
  back = std::min(back, first.size() - front);
  if (back == 1) back = 0;  // "Move your tent to ... open"
  back = from_price_on(first, back);
  const bool price = back > 0 && back <= kPriceWords &&
                     (first[first.size() - back] == "for" || first[first.size() - back].starts_with('('));
  if (front == 0 || (front == 1 && (back == 0 || price)))  // a word alone says too little
    return first_to_last(told(choices.front()), told(choices.back()), choices.size()) + prices;
  std::string text;
  for (size_t i = 0; i < front; ++i) append(text, say(i == 0 ? "" : " ", first[i]));
  const bool in_brackets = first[front - 1].starts_with('(') && !first[front - 1].ends_with(')');
  const size_t shared = in_brackets ? 0 : back;  // what follows may belong into the brackets
  const bool named = shared == 0 || (front < first.size() && std::isupper(first[front][0] & 0xff) != 0);
  append(text, in_brackets ? std::string(" ...)")
               : named     ? parting_words(first, tokens_of(told(choices.back())), front)
                           : std::string(" ..."));
  for (size_t i = first.size() - shared; i < first.size(); ++i) append(text, say(' ', first[i]));
  return text + prices;
}

}  // namespace paydirt

// Building sentences without streams or format strings: the core has neither.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace paydirt {

inline void append(std::string& out, std::string_view part) { out += part; }
inline void append(std::string& out, char part) { out += part; }
template <std::integral T>
requires(!std::same_as<T, char> && !std::same_as<T, bool>) void append(std::string& out, T number) {
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, end);
}

/// About how long a part becomes: so that a text is given its room at once.
inline size_t length_of(std::string_view part) { return part.size(); }
inline size_t length_of(char /*part*/) { return 1; }
template <std::integral T>
requires(!std::same_as<T, char> && !std::same_as<T, bool>) size_t length_of(T /*number*/) { return 2; }

/// Joins words and numbers: say("Needs ", 2, " prospectors").
template <class... Parts>
std::string say(const Parts&... parts) {
  std::string out;
  out.reserve((length_of(parts) + ... + 0));
  (append(out, parts), ...);
  return out;
}

/// Cuts off the next word (up to `separator`) from the front of `rest`.
inline std::string_view next_word(std::string_view& rest, char separator = ' ') {
  while (!rest.empty() && rest.front() == separator) rest.remove_prefix(1);
  const size_t end = rest.find(separator);
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end);
  return word;
}

inline std::string_view trim(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const size_t start = text.find_first_not_of(kBlank);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(kBlank) - start + 1);
}

/// The whole text as a number, or false.
template <std::integral T>
bool to_number(std::string_view text, T& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace paydirt

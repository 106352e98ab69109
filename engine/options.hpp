// A game's options as `key=value` text, made from their description.
#pragma once

#include <string>
#include <string_view>

#include "engine/describe.hpp"
#include "engine/result.hpp"
#include "engine/text.hpp"

namespace paydirt {

namespace detail {

template <class T>
bool read_option(std::string_view text, T& value) {
  if constexpr (std::same_as<T, bool>) {
    value = text == "true";
    return value || text == "false";
  } else if constexpr (Whole<T>) {
    return to_number(text, value);
  } else {
    static_assert(DescribedEnum<T>, "an option is a flag, a number or a named choice");
    return boost::describe::enum_from_string(std::string(text).c_str(), value);
  }
}

template <class T>
std::string option_words(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return value ? "true" : "false";
  } else if constexpr (Whole<T>) {
    return say(value);
  } else {
    return enum_name(value);
  }
}

}  // namespace detail

/// "key=value,key=value"; keys not named keep their defaults.
template <DescribedStruct Options>
Result<Options> parse_options(std::string_view text) {
  Options options{};
  while (!trim(text).empty()) {
    std::string_view pair = trim(next_word(text, ','));
    if (pair.empty()) continue;
    const std::string_view key = next_word(pair, '=');
    if (!pair.empty()) pair.remove_prefix(1);
    bool known = false;
    bool good = false;
    std::string keys;
    for_each_member(options, [&](const char* name, auto& member) {
      append(keys, say(keys.empty() ? "" : ", ", name));
      if (key != name) return;
      known = true;
      good = detail::read_option(pair, member);
    });
    if (!known) {
      return Refusal{say("option '", key.substr(0, 40),
                         "': ", keys.empty() ? "this game has no options" : say("the options are ", keys))};
    }
    if (!good) return Refusal{say("option ", key, ": '", pair.substr(0, 40), "' is no value for it")};
  }
  return options;
}

/// All options in the order of their description: the canonical text that goes into records.
template <DescribedStruct Options>
std::string options_text(const Options& options) {
  std::string text;
  for_each_member(options, [&](const char* name, const auto& member) {
    append(text, say(text.empty() ? "" : ",", name, '=', detail::option_words(member)));
  });
  return text;
}

}  // namespace paydirt

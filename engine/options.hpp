// A game's options as `key=value` text, made from their description.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/closest.hpp"
#include "engine/describe.hpp"
#include "engine/result.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// An option as somebody chooses it.
struct OptionInfo {
  std::string key;
  std::string value;                // unless something else is said
  std::vector<std::string> values;  // all there are; none for a number
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, value, values))

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

template <class T>
std::vector<std::string> option_values(const T&) {
  std::vector<std::string> values;
  if constexpr (std::same_as<T, bool>) {
    values = {"false", "true"};
  } else if constexpr (DescribedEnum<T>) {
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
        [&](const auto& each) { values.emplace_back(each.name); });
  }
  return values;
}

inline std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) append(text, say(text.empty() ? "" : ", ", word));
  return text;
}

inline Refusal no_such_option(std::string_view key, const std::vector<std::string>& keys) {
  const std::string which = keys.empty() ? "this game has no options"
                                         : say("the options are ", listed(keys), did_you_mean(key, keys));
  return {say("option '", key.substr(0, 40), "': ", which)};
}

inline Refusal no_such_value(std::string_view key, std::string_view value,
                             const std::vector<std::string>& values) {
  const std::string which = values.empty()
                                ? "it takes a whole number"
                                : say("the values are ", listed(values), did_you_mean(value, values));
  return {say("option ", key, ": '", value.substr(0, 40), "' is no value for it; ", which)};
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
    std::vector<std::string> keys;
    std::vector<std::string> values;
    for_each_member(options, [&](const char* name, auto& member) {
      keys.emplace_back(name);
      if (key != name) return;
      known = true;
      good = detail::read_option(pair, member);
      values = detail::option_values(member);
    });
    if (!known) return detail::no_such_option(key, keys);
    if (!good) return detail::no_such_value(key, pair, values);
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

/// All options with their defaults.
template <DescribedStruct Options>
std::vector<OptionInfo> option_list() {
  std::vector<OptionInfo> list;
  const Options defaults{};
  for_each_member(defaults, [&](const char* name, const auto& member) {
    list.push_back({name, detail::option_words(member), detail::option_values(member)});
  });
  return list;
}

}  // namespace paydirt

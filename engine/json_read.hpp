// JSON text into described structs. Whatever is wrong is refused with the field and the reason.
#pragma once

#include <boost/json/value.hpp>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "engine/describe.hpp"
#include "engine/result.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// Parses text of any origin. Refuses what is no JSON, is nested deeper than 32, or has a key twice in one
/// object.
Result<boost::json::value> parse_json(std::string_view text);

/// Fields that the struct does not know: an error in positions, welcome notes in editions.
enum class Unknown : uint8_t { refuse, ignore };

template <class T>
Refusal read_json(const boost::json::value& json, T& value, const std::string& path, Unknown unknown);

namespace detail {

template <DescribedStruct T>
Refusal read_struct(const boost::json::object& object, T& value, const std::string& path, Unknown unknown) {
  Refusal refusal;
  size_t known = 0;
  for_each_member(value, [&](const char* name, auto& member) {
    if (refusal) return;
    const std::string field = path.empty() ? name : say(path, '.', name);
    const boost::json::value* const found = object.if_contains(name);
    if (found != nullptr) {
      ++known;
      refusal = read_json(*found, member, field, unknown);
    } else if constexpr (!is_optional<std::remove_reference_t<decltype(member)>> &&
                         !is_omittable<std::remove_reference_t<decltype(member)>>) {
      refusal = {say(field, ": missing")};
    }
  });
  if (refusal || unknown == Unknown::ignore || known == object.size()) return refusal;
  for (const auto& pair : object) {
    bool found = false;
    for_each_member(value, [&](const char* name, auto&) { found = found || pair.key() == name; });
    if (!found) {
      return {say(path.empty() ? "" : say(path, '.'), std::string_view(pair.key()), ": no such field")};
    }
  }
  return {};
}

template <class T>
Refusal read_list(const boost::json::array& array, T& value, const std::string& path, Unknown unknown) {
  if constexpr (is_array<T>) {
    if (array.size() != value.size()) {
      return {say(path, ": must have ", value.size(), " entries, has ", array.size())};
    }
  } else {
    value.resize(array.size());
  }
  for (size_t i = 0; i < array.size(); ++i) {
    if (Refusal refusal = read_json(array[i], value[i], say(path, '[', i, ']'), unknown)) return refusal;
  }
  return {};
}

template <Whole T>
Refusal read_number(const boost::json::value& json, T& value, const std::string& path) {
  constexpr int64_t kLow = std::numeric_limits<T>::min();
  constexpr int64_t kHigh = std::in_range<int64_t>(std::numeric_limits<T>::max())
                                ? static_cast<int64_t>(std::numeric_limits<T>::max())
                                : std::numeric_limits<int64_t>::max();
  const int64_t* const number = json.if_int64();
  if (number == nullptr) return {say(path, ": must be a whole number")};
  if (*number < kLow || *number > kHigh) {
    return {say(path, ": ", *number, " is outside ", kLow, " to ", kHigh)};
  }
  value = static_cast<T>(*number);
  return {};
}

template <DescribedEnum T>
Refusal read_enum(const boost::json::value& json, T& value, const std::string& path) {
  const boost::json::string* const text = json.if_string();
  const bool whole = text != nullptr && text->find('\0') == boost::json::string::npos;
  if (whole && boost::describe::enum_from_string(text->c_str(), value)) return {};
  std::string names;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
      [&](auto each) { append(names, say(names.empty() ? "" : ", ", each.name)); });
  return {say(path, ": must be one of ", names)};
}

}  // namespace detail

template <class T>
Refusal read_json(const boost::json::value& json, T& value, const std::string& path, Unknown unknown) {
  if constexpr (std::same_as<T, bool>) {
    if (!json.is_bool()) return {say(path, ": must be true or false")};
    value = json.get_bool();
    return {};
  } else if constexpr (Whole<T>) {
    return detail::read_number(json, value, path);
  } else if constexpr (std::same_as<T, std::string>) {
    if (!json.is_string()) return {say(path, ": must be a text")};
    value.assign(json.get_string().data(), json.get_string().size());
    return {};
  } else if constexpr (DescribedEnum<T>) {
    return detail::read_enum(json, value, path);
  } else if constexpr (is_literal<T>) {
    if (json.is_string() && std::string_view(json.get_string()) == T::kText) return {};
    return {say(path, ": must be '", T::kText, "'")};
  } else if constexpr (is_optional<T> || is_omittable<T>) {
    if (json.is_null()) {
      value.reset();
      return {};
    }
    return read_json(json, value.emplace(), path, unknown);
  } else if constexpr (Listed<T>) {
    if (!json.is_array()) return {say(path, ": must be a list")};
    return detail::read_list(json.get_array(), value, path, unknown);
  } else if constexpr (is_keyed<T>) {
    if (!json.is_object()) return {say(path, ": must be an object")};
    value.pairs.clear();
    for (const auto& pair : json.get_object()) {
      auto& [name, each] = value.pairs.emplace_back();
      name = std::string_view(pair.key());
      if (Refusal refusal = read_json(pair.value(), each, say(path, '.', name), unknown)) return refusal;
    }
    return {};
  } else {
    static_assert(DescribedStruct<T>, "describe the struct before it is read");
    if (!json.is_object()) return {say(path.empty() ? "it" : path, ": must be an object")};
    return detail::read_struct(json.get_object(), value, path, unknown);
  }
}

}  // namespace paydirt

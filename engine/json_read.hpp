// JSON text into described structs. Whatever is wrong is refused with the field and the reason.
#pragma once

#include <boost/json/value.hpp>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// The part of reading a struct that is the same for all of them, compiled once.
class FieldReader {
 public:
  FieldReader(const boost::json::object& object, const std::string& path, Unknown unknown)
      : object_(object), path_(path), unknown_(unknown) {}

  /// The value of the next member; null where there is none, or something was refused before.
  const boost::json::value* next(const char* name, bool may_miss);
  /// Where that value stands, for refusals.
  const std::string& field() const { return field_; }
  void refuse(Refusal refusal);
  /// After all members: what was refused, or the first field that none of them has asked for.
  Refusal done();

 private:
  const boost::json::object& object_;
  const std::string& path_;
  Unknown unknown_;
  std::string field_;
  std::vector<std::string_view> names_;
  size_t known_ = 0;
  Refusal refusal_;
};

template <DescribedStruct T>
Refusal read_struct(const boost::json::object& object, T& value, const std::string& path, Unknown unknown) {
  FieldReader reader(object, path, unknown);
  for_each_member(value, [&](const char* name, auto& member) {
    using Member = std::remove_reference_t<decltype(member)>;
    if (const auto* const found = reader.next(name, is_optional<Member> || is_omittable<Member>))
      reader.refuse(read_json(*found, member, reader.field(), unknown));
  });
  return reader.done();
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

/// Which of these names it is, by its place among them.
Refusal read_name(const boost::json::value& json, std::span<const char* const> names, size_t& place,
                  const std::string& path);

template <DescribedEnum T>
Refusal read_enum(const boost::json::value& json, T& value, const std::string& path) {
  static constexpr auto kEach = []<template <class...> class List, class... E>(List<E...>) {
    return std::pair{std::array<const char*, sizeof...(E)>{E::name...},
                     std::array<T, sizeof...(E)>{E::value...}};
  }(boost::describe::describe_enumerators<T>());
  size_t place = 0;
  Refusal refusal = read_name(json, kEach.first, place, path);
  if (!refusal) value = kEach.second[place];
  return refusal;
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

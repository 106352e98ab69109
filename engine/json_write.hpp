// Described values straight into a text buffer, without a tree in between.
#pragma once

#include <string>
#include <string_view>

#include "engine/describe.hpp"
#include "engine/seats.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// A quoted JSON string.
void write_json_text(std::string& out, std::string_view text);
/// The shortest digits that read back as the same number; null where there is none.
void write_json_number(std::string& out, double number);

/// The `,"name":` of a member; for the first one the comma is a brace. What follows comes behind a comma.
void write_key(std::string& out, std::string_view key, char& before);

template <class T>
void write_json(std::string& out, const T& value) {
  if constexpr (std::same_as<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (Whole<T>) {
    append(out, static_cast<std::conditional_t<std::unsigned_integral<T>, uint64_t, int64_t>>(value));
  } else if constexpr (std::floating_point<T>) {
    write_json_number(out, value);
  } else if constexpr (Text<T>) {
    write_json_text(out, value);
  } else if constexpr (DescribedEnum<T>) {
    write_json_text(out, enum_name(value));
  } else if constexpr (is_literal<T>) {
    out += '"';
    append(out, T::kText);
    out += '"';
  } else if constexpr (SelfWritten<T>) {
    value.write(out);
  } else if constexpr (is_pair<T>) {
    out += '[';
    write_json(out, value.first);
    out += ',';
    write_json(out, value.second);
    out += ']';
  } else if constexpr (is_optional<T>) {
    if (value) {
      write_json(out, *value);
    } else {
      out += "null";
    }
  } else if constexpr (Listed<T> || std::same_as<T, SeatSet>) {
    char before = '[';
    for (const auto& each : value) {
      out += before;
      write_json(out, each);
      before = ',';
    }
    out += before == '[' ? "[]" : "]";
  } else if constexpr (is_keyed<T>) {
    char before = '{';
    for (const auto& [name, each] : value.pairs) {
      out += before;
      write_json_text(out, name);
      out += ':';
      write_json(out, each);
      before = ',';
    }
    out += before == '{' ? "{}" : "}";
  } else {
    static_assert(DescribedStruct<T>, "describe the struct before it is written");
    char before = '{';
    detail::for_each_named(value, [&](auto name, const auto& member) {
      using Member = std::remove_cvref_t<decltype(member)>;
      if constexpr (Spread<Member>) {
        member.write_members(out);
      } else {
        if constexpr (is_omittable<Member>) {
          if (!member) return;
        }
        write_key(out, {name.kKey.data(), name.kKey.size()}, before);
        if constexpr (is_omittable<Member>) {
          write_json(out, *member);
        } else {
          write_json(out, member);
        }
      }
    });
    out += before == '{' ? "{}" : "}";
  }
}

template <class T>
std::string to_json(const T& value) {
  std::string out;
  write_json(out, value);
  return out;
}

}  // namespace paydirt

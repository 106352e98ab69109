// The same descriptions as TypeScript declarations, so that client and server cannot drift apart.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "engine/move.hpp"
#include "engine/result.hpp"
#include "engine/seats.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// Collects declarations. Each type is declared once, under its bare name; equal unions of strings share the
/// first one's.
class TypeScript {
 public:
  /// The type's name, after it and all that it needs were declared.
  template <class T>
  std::string type() {
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (Whole<T> || std::floating_point<T>) {
      return "number";
    } else if constexpr (Text<T>) {
      return "string";
    } else if constexpr (is_literal<T>) {
      return say('"', T::kText, '"');
    } else if constexpr (SelfWritten<T>) {
      return std::string(T::kType);
    } else if constexpr (std::same_as<T, SeatSet>) {
      return "number[]";
    } else if constexpr (is_optional<T>) {
      return say(type<typename T::value_type>(), " | null");
    } else if constexpr (Listed<T>) {
      const std::string element = type<typename T::value_type>();
      const bool plain = element.find(' ') == std::string::npos;
      return plain ? say(element, "[]") : say('(', element, ")[]");
    } else if constexpr (is_pair<T>) {
      return say('[', type<typename T::first_type>(), ", ", type<typename T::second_type>(), ']');
    } else if constexpr (is_keyed<T>) {
      using Value = typename decltype(T::pairs)::value_type::second_type;
      return say("Record<string, ", type<Value>(), '>');
    } else if constexpr (DescribedEnum<T>) {
      std::vector<std::string> each_name;
      boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
          [&](auto each) { each_name.emplace_back(each.name); });
      return names(type_name<T>(), each_name);
    } else {
      static_assert(DescribedStruct<T>, "describe the struct before it is declared");
      declare_struct<T>();
      return std::string(type_name<T>());
    }
  }

  /// A union of structs that a literal member tells apart.
  template <class Variant>
  void union_of(std::string_view name) {
    std::string body;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>([&](auto each) {
      append(body, say(body.empty() ? "" : " | ", type<typename decltype(each)::type>()));
    });
    declare(name, body);
  }

  /// A move as an object: one member a kind, its named arguments as strings or numbers. Comes after the types
  /// whose names its arguments may share.
  void moves(MoveKinds kinds);
  /// A closed list of names as a union of strings; the name under which it is declared.
  std::string names(std::string_view type, std::span<const std::string> names);

  const std::string& text() const { return text_; }

 private:
  struct Union {
    std::string body;
    std::string name;
  };

  template <class T>
  void declare_struct() {
    const std::string name(type_name<T>());
    if (is_declared(name)) return;
    declared_.push_back(name);
    std::string parameters;
    std::string body;
    for_each_base<T>([&](auto base) { append(body, say(type<typename decltype(base)::type>(), " & ")); });
    std::vector<std::string> members;
    for_each_field<T>([&](const char* field, auto member) {
      using Member = typename decltype(member)::type;
      if constexpr (is_omittable<Member>) {
        members.push_back(say(field, "?: ", type<typename Member::value_type>()));
      } else {
        members.push_back(say(field, ": ", type<Member>()));
      }
      if constexpr (SelfWritten<Member>) {
        append(parameters, say(parameters.empty() ? "<" : ", ", Member::kParameter, " = unknown"));
      }
    });
    append(body, object_type(members));
    if (!parameters.empty()) parameters += '>';
    append(text_, say("export type ", name, parameters, " = ", body, ";\n\n"));
  }

  /// In one line if it is short.
  static std::string object_type(std::span<const std::string> members);
  bool is_declared(std::string_view name) const;
  /// A union's body, with the name of one that it begins with and goes on from: `Card | "purse"`.
  std::string extends(std::string_view body) const;
  const Union* find_union(std::string_view body) const;
  void declare(std::string_view name, std::string_view body);
  std::string argument_type(const MoveKind& kind, const Argument& argument, MoveKinds kinds);

  std::vector<std::string> declared_;
  std::vector<Union> unions_;
  std::string text_;
};

/// Of declarations as `TypeScript` writes them, those with these names and whatever they need. Refuses a name
/// that is not among them.
Result<std::string> only_types(std::string_view text, std::span<const std::string> names);

}  // namespace paydirt

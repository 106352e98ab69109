// The same descriptions as TypeScript declarations, so that client and server cannot drift apart.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "engine/journal.hpp"
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
      return say(type_name<T>(), parameters<T>(""));
    }
  }

  /// A union of structs that a literal member tells apart.
  template <class Variant>
  void union_of(std::string_view name) {
    std::string body;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>([&](auto each) {
      append(body, say(body.empty() ? "" : " | ", bare<typename decltype(each)::type>()));
    });
    declare(name, body);
  }

  /// A move as an object: one member a kind, its named arguments as strings or numbers. Comes after the types
  /// whose names its arguments may share.
  void moves(MoveKinds kinds);
  /// The same for what events are about.
  void events(EventKinds kinds);
  /// A closed list of names as a union of strings; the name under which it is declared.
  std::string names(std::string_view type, std::span<const std::string> names);

  const std::string& text() const { return text_; }
  /// Values: the names of each union in their order (`oreNames` of an `Ore`), and how each kind of move is
  /// written (`moveArguments`).
  const std::string& constants() const { return constants_; }

 private:
  struct Union {
    std::string body;
    std::string name;
  };

  /// A kind of move or event.
  struct Kind {
    const char* name;
    std::vector<Argument> arguments;
  };

  /// A struct without the arguments of its template: those that are left out are unknown.
  template <class T>
  std::string bare() {
    declare_struct<T>();
    return std::string(type_name<T>());
  }

  /// What the type is a template of: its own parts, and those of the structs that it has.
  template <class T>
  static void add_parameters(std::vector<std::string_view>& list) {
    if constexpr (SelfWritten<T> || Spread<T>) {
      const bool is_new = std::find(list.begin(), list.end(), T::kParameter) == list.end();
      if (is_new && !T::kParameter.empty()) list.push_back(T::kParameter);
    } else if constexpr (is_optional<T> || is_omittable<T> || Listed<T>) {
      add_parameters<typename T::value_type>(list);
    } else if constexpr (DescribedStruct<T>) {
      for_each_field<T>(
          [&](const char*, auto member) { add_parameters<typename decltype(member)::type>(list); });
    }
  }

  /// "<Open, Own>"; with " = unknown" behind each where they are declared.
  template <class T>
  static std::string parameters(std::string_view behind_each) {
    std::vector<std::string_view> list;
    add_parameters<T>(list);
    std::string text;
    for (const std::string_view each : list) append(text, say(text.empty() ? "<" : ", ", each, behind_each));
    return text.empty() ? text : text + '>';
  }

  template <class T>
  void declare_struct() {
    const std::string name(type_name<T>());
    if (is_declared(name)) return;
    declared_.push_back(name);
    std::string body;
    for_each_base<T>([&](auto base) { append(body, say(bare<typename decltype(base)::type>(), " & ")); });
    std::vector<std::string> members;
    for_each_field<T>([&](const char* field, auto member) {
      using Member = typename decltype(member)::type;
      if constexpr (Spread<Member>) {
        append(body, say(Member::kType, " & "));
      } else if constexpr (is_omittable<Member>) {
        members.push_back(say(field, "?: ", type<typename Member::value_type>()));
      } else {
        members.push_back(say(field, ": ", type<Member>()));
      }
    });
    append(body, object_type(members));
    append(text_, say("export type ", name, parameters<T>(" = unknown"), " = ", body, ";\n\n"));
  }

  /// In one line if it is short.
  static std::string object_type(std::span<const std::string> members);
  bool is_declared(std::string_view name) const;
  /// A union's body, with the name of one that it begins with and goes on from: `Card | "purse"`.
  std::string extends(std::string_view body) const;
  const Union* find_union(std::string_view body) const;
  void declare(std::string_view name, std::string_view body);
  /// A union of strings, and its names as a list.
  void declare_union(const std::string& name, const std::string& body);
  void declare_kinds(std::string_view type, std::span<const Kind> kinds);
  std::string argument_type(const Kind& kind, const Argument& argument, std::span<const Kind> kinds);
  /// How many arguments of all kinds can be named like this.
  static int uses_of(std::string_view body, std::span<const Kind> kinds);

  std::vector<std::string> declared_;
  std::vector<Union> unions_;
  std::string text_;
  std::string constants_;
};

/// Of declarations as `TypeScript` writes them, those with these names and whatever they need. Refuses a name
/// that is not among them.
Result<std::string> only_types(std::string_view text, std::span<const std::string> names);

}  // namespace paydirt

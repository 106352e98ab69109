// The same descriptions as TypeScript declarations, so that client and server cannot drift apart.
#pragma once

#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "engine/move.hpp"
#include "engine/seats.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// Collects declarations; each type is declared once, under its bare name.
class TypeScript {
 public:
  template <class T>
  std::string type() {
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (Whole<T>) {
      return "number";
    } else if constexpr (Text<T>) {
      return "string";
    } else if constexpr (std::same_as<T, SeatSet>) {
      return "number[]";
    } else if constexpr (is_optional<T>) {
      return say(type<typename T::value_type>(), " | null");
    } else if constexpr (Listed<T>) {
      const std::string element = type<typename T::value_type>();
      const bool plain = element.find(' ') == std::string::npos;
      return plain ? say(element, "[]") : say('(', element, ")[]");
    } else if constexpr (is_keyed<T>) {
      using Value = typename decltype(T::pairs)::value_type::second_type;
      return say("Record<string, ", type<Value>(), '>');
    } else if constexpr (DescribedEnum<T>) {
      declare<T>([&](std::string& body) {
        const char* before = "";
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>([&](auto each) {
          append(body, say(before, '"', each.name, '"'));
          before = " | ";
        });
      });
      return std::string(type_name<T>());
    } else {
      static_assert(DescribedStruct<T>, "describe the struct before it is declared");
      declare<T>([&](std::string& body) {
        body += "{\n";
        T* const nothing = nullptr;
        boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public>>(
            [&](auto member) {
              using Member = std::remove_cvref_t<decltype(nothing->*member.pointer)>;
              append(body, say("  ", member.name, ": ", type<Member>(), ";\n"));
            });
        body += "}";
      });
      return std::string(type_name<T>());
    }
  }

  /// A move as an object: one member a kind, its named arguments as strings or numbers.
  void moves(MoveKinds kinds);
  /// A closed list of names as a union of strings.
  void names(std::string_view type, const std::vector<std::string>& names);

  const std::string& text() const { return text_; }

 private:
  template <class T, class Body>
  void declare(Body&& write) {
    const std::string name(type_name<T>());
    for (const std::string& each : declared_) {
      if (each == name) return;
    }
    declared_.push_back(name);
    std::string body;
    write(body);  // may declare further types, which then come first
    append(text_, say("export type ", name, " = ", body, ";\n\n"));
  }

  std::vector<std::string> declared_;
  std::string text_;
};

}  // namespace paydirt

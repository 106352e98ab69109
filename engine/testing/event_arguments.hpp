// Whether what an event carries is what its kind says.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/game.hpp"

namespace paydirt::testing {

inline bool holds(const Argument& argument, int value) {
  if (argument.optional && value == Event::kBlank) return true;
  switch (argument.form) {
    case Argument::Form::none: return value == 0;
    case Argument::Form::number:
    case Argument::Form::amount: return value >= argument.low && value <= argument.high;
    case Argument::Form::truth:
    case Argument::Form::name:
    case Argument::Form::flags: return value >= 0 && static_cast<uint32_t>(value) < argument.values();
  }
  return false;
}

inline void expect_arguments(EventKinds kinds, const Event& event) {
  const EventKind& kind = kinds[event.kind];
  EXPECT_TRUE(holds(kind.a, event.a)) << kind.name << ", a: " << int{event.a};
  EXPECT_TRUE(holds(kind.b, event.b)) << kind.name << ", b: " << int{event.b};
  EXPECT_TRUE(holds(kind.amount, event.amount)) << kind.name << ", amount: " << event.amount;
  EXPECT_TRUE(holds(optional_argument(kind.secret), event.secret))
      << kind.name << ", secret: " << int{event.secret};
}

/// The names stand in JSON as they are, beside those that every event has.
inline void expect_event_names(EventKinds kinds) {
  const auto is_plain = [](std::string_view name) {
    return !name.empty() && name.find_first_of("\"\\") == std::string_view::npos;
  };
  for (const EventKind& kind : kinds) {
    std::set<std::string> names = {"n", "number", "kind", "seat", "text", "move", "own"};
    for (const Argument* argument : {&kind.a, &kind.b, &kind.amount, &kind.secret}) {
      if (argument->form == Argument::Form::none) continue;
      EXPECT_TRUE(is_plain(argument->name) && names.insert(argument->name).second)
          << kind.name << ", " << argument->name;
      for (const char* const value : argument->names) EXPECT_TRUE(is_plain(value)) << value;
    }
  }
}

}  // namespace paydirt::testing

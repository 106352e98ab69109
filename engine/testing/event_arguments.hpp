// Whether what an event carries is what its kind says.
#pragma once

#include <gtest/gtest.h>

#include "engine/journal.hpp"

namespace paydirt::testing {

inline bool holds(const Argument& argument, int value) {
  switch (argument.form) {
    case Argument::Form::none: return value == 0;
    case Argument::Form::number:
    case Argument::Form::amount: return value >= argument.low && value <= argument.high;
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
  EXPECT_TRUE(holds(kind.secret, event.secret)) << kind.name << ", secret: " << int{event.secret};
}

}  // namespace paydirt::testing

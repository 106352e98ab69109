// Whether what an event carries is what its kind says.
#pragma once

#include <gtest/gtest.h>

#include "engine/random_game.hpp"

namespace paydirt::testing {

/// An argument may also be blank: an offer without a tile, a vote for nobody.
inline bool holds(const Argument& argument, int value) {
  if (value == Event::kBlank) return argument.form != Argument::Form::none;
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

/// In twenty random games.
template <Game G>
void expect_event_arguments(const G& rules) {
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    Chance chance = Chance::fast(seed);
    auto state = rules.setup(chance);
    while (!rules.deciders(state).seats.empty()) {
      const auto [seat, move] = random_choice(rules, state, rng);
      Journal journal;
      rules.play(state, seat, move, chance, journal);
      for (const Event& event : journal.events) expect_arguments(G::tables().events, event);
    }
  }
}

}  // namespace paydirt::testing

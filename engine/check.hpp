// Invariants that stop the program. They need no stream and no exception, so the core runs anywhere.
#pragma once

namespace paydirt {

/// Ends the program at once: a promise inside the engine is broken and going on would corrupt a game.
[[noreturn]] inline void stop() { __builtin_trap(); }

/// Holds in every build. For capacities and for what outside code could get wrong.
constexpr void require(bool holds) {
  if (!holds) [[unlikely]] {
    stop();
  }
}

/// Holds in debug and test builds only. For inner loops.
constexpr void expect([[maybe_unused]] bool holds) {
#ifndef NDEBUG
  require(holds);
#endif
}

}  // namespace paydirt

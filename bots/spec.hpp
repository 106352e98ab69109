// A bot as it is written down: random, greedy, search:100ms, search:2000it, level:3.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.hpp"

namespace paydirt {

inline constexpr int kLevels = 5;

struct BotSpec {
  enum class Kind : uint8_t { random, greedy, search };

  std::string text;  // as written
  Kind kind = Kind::random;
  uint32_t iterations = 0;    // search: at most so many; 0: as many as the time allows
  uint32_t milliseconds = 0;  // search: at most so long; 0: as long as the iterations take
  int slip = 0;               // in 1/64 point: moves that look at most so much worse may be chosen too
};

/// Refuses what is no bot, and says how bots are written.
Result<BotSpec> parse_bot(std::string_view text);

/// What people call a level, 1 to 5: Greenhorn to Forty-Niner.
const char* level_name(int level);

}  // namespace paydirt

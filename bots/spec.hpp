// A bot as it is written down: random, greedy, greedy:40%, search:100ms, search:2000it, level:3.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "engine/skill.hpp"

namespace paydirt {

struct BotSpec {
  enum class Kind : uint8_t { random, greedy, search, level };

  std::string text;  // as written
  Kind kind = Kind::random;
  Skill skill;                // greedy, search; iterations: at most so many; 0: as many as the time allows
  uint32_t milliseconds = 0;  // search: at most so long; 0: as long as the iterations take
  int level = 0;              // from 1 on; what it means is the game's
  std::string weights = {};   // JSON: how it judges, other than the game's own weights; in experiments
};

/// Refuses what is no bot, and says how bots are written.
Result<BotSpec> parse_bot(std::string_view text);

/// What people call a level, 1 to 9: Greenhorn to Forty-Niner.
const char* level_name(int level);
/// What a player of this skill sees, in a sentence.
std::string skill_words(const Skill& skill);

}  // namespace paydirt

#include "bots/spec.hpp"

#include "engine/game.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

struct Level {
  const char* name;
  BotSpec::Kind kind;
  uint32_t iterations;
  uint32_t milliseconds;
  int slip;
};

// Weakness looks like shallow thinking and small misjudgements, not like dice.
constexpr Level kLevelTable[kLevels] = {
    {"Greenhorn", BotSpec::Kind::greedy, 0, 0, 6 * kPoint},
    {"Panner", BotSpec::Kind::greedy, 0, 0, 2 * kPoint},
    {"Prospector", BotSpec::Kind::search, 150, 0, kPoint},
    {"Foreman", BotSpec::Kind::search, 1000, 0, kPoint / 4},
    {"Forty-Niner", BotSpec::Kind::search, 0, 200, 0},
};

Refusal unknown(std::string_view text) {
  return {say("there is no bot '", text.substr(0, 40),
              "'; bots are random, greedy, search:100ms, search:2000it and level:1 to level:5")};
}

}  // namespace

const char* level_name(int level) { return kLevelTable[level - 1].name; }

Result<BotSpec> parse_bot(std::string_view text) {
  text = trim(text);
  BotSpec spec;
  spec.text = text;
  if (text == "random") return spec;
  if (text == "greedy") {
    spec.kind = BotSpec::Kind::greedy;
    return spec;
  }
  std::string_view rest = text;
  const std::string_view word = next_word(rest, ':');
  if (!rest.empty()) rest.remove_prefix(1);
  if (word == "level") {
    int level = 0;
    if (!to_number(rest, level) || level < 1 || level > kLevels) return unknown(text);
    const Level& row = kLevelTable[level - 1];
    spec.kind = row.kind;
    spec.iterations = row.iterations;
    spec.milliseconds = row.milliseconds;
    spec.slip = row.slip;
    return spec;
  }
  if (word != "search" || rest.size() < 3) return unknown(text);
  spec.kind = BotSpec::Kind::search;
  const std::string_view unit = rest.substr(rest.size() - 2);
  uint32_t amount = 0;
  if (!to_number(rest.substr(0, rest.size() - 2), amount) || amount == 0 || amount > 100'000'000)
    return unknown(text);
  if (unit == "ms") {
    spec.milliseconds = amount;
  } else if (unit == "it") {
    spec.iterations = amount;
  } else {
    return unknown(text);
  }
  return spec;
}

}  // namespace paydirt

#include "bots/spec.hpp"

#include <algorithm>

#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr const char* kLevelNames[kLevels] = {"Greenhorn",  "Panner",       "Digger",
                                              "Prospector", "Teamster",     "Claim holder",
                                              "Foreman",    "Mine captain", "Forty-Niner"};
constexpr uint32_t kMostAmount = 100'000'000;

Refusal unknown(std::string_view text) {
  return {say("there is no bot '", text.substr(0, 40),
              "'; bots are random, greedy, search:100ms, search:2s, search:2000it and level:1 to level:",
              kLevels, "; greedy:40% and search:500it:40% overlook so many of the moves")};
}

/// "40%".
bool read_overlooks(std::string_view text, int& percent) {
  if (!text.ends_with('%')) return false;
  text.remove_suffix(1);
  return to_number(text, percent) && percent >= 0 && percent <= 99;
}

/// "2000it", "100ms", "5s".
bool read_amount(std::string_view text, BotSpec& spec) {
  const size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string_view unit = text.substr(digits);
  uint32_t amount = 0;
  if (!to_number(text.substr(0, digits), amount) || amount == 0) return false;
  if (unit == "it" && amount <= kMostAmount) return spec.skill.iterations = amount, true;
  if (unit == "ms" && amount <= kMostAmount) return spec.milliseconds = amount, true;
  if (unit == "s" && amount <= kMostAmount / 1000) return spec.milliseconds = amount * 1000, true;
  return false;
}

/// What stands before the next colon; that is taken away with it.
std::string_view next_part(std::string_view& text) {
  const std::string_view part = next_word(text, ':');
  if (!text.empty()) text.remove_prefix(1);
  return part;
}

}  // namespace

const char* level_name(int level) { return kLevelNames[level - 1]; }

std::string skill_words(const Skill& skill) {
  const std::string seen =
      skill.overlooks == 0 ? "Sees every move" : say("Sees ", 100 - skill.overlooks, " of a hundred moves");
  if (skill.iterations == 0) {
    return say(seen, " and plays the one that looks best at once, without a thought for the answer.");
  }
  return say(seen, " and tries ", skill.iterations, " lines of play before its own, answers included.");
}

Result<BotSpec> parse_bot(std::string_view text) {
  text = trim(text);
  BotSpec spec;
  spec.text = text;
  if (text.ends_with(':')) return unknown(text);
  std::string_view rest = text;
  const std::string_view word = next_part(rest);
  if (word == "random" && rest.empty()) return spec;
  if (word == "level") {
    spec.kind = BotSpec::Kind::level;
    const bool known = to_number(rest, spec.level) && spec.level >= 1 && spec.level <= kLevels;
    return known ? Result<BotSpec>(spec) : unknown(text);
  }
  if (word == "search") {
    spec.kind = BotSpec::Kind::search;
    if (!read_amount(next_part(rest), spec)) return unknown(text);
  } else if (word == "greedy") {
    spec.kind = BotSpec::Kind::greedy;
  } else {
    return unknown(text);
  }
  if (!rest.empty() && !read_overlooks(rest, spec.skill.overlooks)) return unknown(text);
  return spec;
}

}  // namespace paydirt

// Bots as a list on the command line.
#pragma once

#include <string_view>
#include <vector>

#include "bots/spec.hpp"

namespace paydirt {

/// What a bot that is a program of its own usually has for an answer, in milliseconds.
inline constexpr uint32_t kBotTime = 5000;

/// A bot as the laboratory takes it: one of ours, a program, or with weights of its own from a file, as
/// greedy@weights.json.
Result<BotSpec> parse_weighed(std::string_view text, uint32_t bot_time = kBotTime);

/// "greedy,level:3,./mybot". Refuses what is no bot, and an empty list.
Result<std::vector<BotSpec>> parse_bots(std::string_view text, uint32_t bot_time = kBotTime);

}  // namespace paydirt

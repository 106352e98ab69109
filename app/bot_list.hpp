// Bots as a list on the command line.
#pragma once

#include <string_view>
#include <vector>

#include "bots/spec.hpp"

namespace paydirt {

/// What a bot that is a program of its own usually has for an answer, in milliseconds.
inline constexpr uint32_t kBotTime = 5000;

/// "greedy,level:3,./mybot". Refuses what is no bot, and an empty list.
Result<std::vector<BotSpec>> parse_bots(std::string_view text, uint32_t bot_time = kBotTime);

}  // namespace paydirt

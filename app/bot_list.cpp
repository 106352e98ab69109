#include "app/bot_list.hpp"

#include "engine/text.hpp"
#include "lab/outside_bot.hpp"

namespace paydirt {

Result<std::vector<BotSpec>> parse_bots(std::string_view text, uint32_t bot_time) {
  std::vector<BotSpec> bots;
  while (!text.empty()) {
    const auto bot = parse_player(next_word(text, ','), bot_time);
    if (!bot) return bot.refusal();
    bots.push_back(*bot);
    while (text.starts_with(',')) text.remove_prefix(1);
  }
  if (bots.empty()) return Refusal{"--bots: names no bot"};
  return bots;
}

}  // namespace paydirt

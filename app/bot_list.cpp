#include "app/bot_list.hpp"

#include <boost/json/serialize.hpp>

#include "app/files.hpp"
#include "engine/json_read.hpp"
#include "engine/text.hpp"
#include "lab/outside_bot.hpp"

namespace paydirt {

Result<BotSpec> parse_weighed(std::string_view text, uint32_t bot_time) {
  const size_t at = text.find('@');
  if (at == std::string_view::npos || text.substr(0, at).find('/') != std::string_view::npos)
    return parse_player(text, bot_time);
  const std::string path(text.substr(at + 1));
  const auto weights = read_text(path);
  if (!weights) return weights.refusal();
  const auto json = parse_json(*weights);
  if (!json) return Refusal{say(path, ": ", json.refusal().words)};
  if (!json->is_object()) return Refusal{say(path, ": must be an object of weights")};
  return parse_player(say(text.substr(0, at), '@', boost::json::serialize(*json)), bot_time);
}

Result<std::vector<BotSpec>> parse_bots(std::string_view text, uint32_t bot_time) {
  std::vector<BotSpec> bots;
  while (!text.empty()) {
    const auto bot = parse_weighed(next_word(text, ','), bot_time);
    if (!bot) return bot.refusal();
    bots.push_back(*bot);
    while (text.starts_with(',')) text.remove_prefix(1);
  }
  if (bots.empty()) return Refusal{"--bots: names no bot"};
  return bots;
}

}  // namespace paydirt

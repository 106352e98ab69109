#include "games/registry.hpp"

#include "engine/closest.hpp"
#include "engine/json_read.hpp"
#include "engine/text.hpp"

namespace paydirt {

std::span<const AnyGame* const> all_games() {
  return []<class... Rules>(RulesList<Rules...>) {
    static const AnyGame* const games[] = {&hosted<Rules>()...};
    return std::span<const AnyGame* const>(games);
  }(AllRules{});
}

Result<const AnyGame*> find_game(std::string_view id) {
  std::string known;
  std::vector<std::string_view> ids;
  for (const AnyGame* game : all_games()) {
    if (id == game->info().id) return game;
    ids.emplace_back(game->info().id);
    append(known, say(known.empty() ? "" : ", ", ids.back()));
  }
  return Refusal{
      say("there is no game '", id.substr(0, 40), "'; the games are ", known, did_you_mean(id, ids))};
}

Result<AnyRecord> read_any_record(std::string_view text) {
  const auto header = read_record_header(text);
  if (!header) return header.refusal();
  const auto game = find_game(header->game);
  if (!game) return game.refusal();
  auto record = read_record(text, (*game)->kinds());
  if (!record) return record.refusal();
  return AnyRecord{*game, std::move(*record)};
}

Result<const AnyGame*> game_of_position(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Refusal{say("position: ", json.refusal().words)};
  if (!json->is_object() || !json->get_object().contains("game") ||
      !json->get_object().at("game").is_string()) {
    return Refusal{"position: game: missing"};
  }
  const auto& id = json->get_object().at("game").get_string();
  return find_game({id.data(), id.size()});
}

}  // namespace paydirt

// `paydirt games` and `paydirt rules`: what there is to play, and how.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/documents.hpp"
#include "app/output.hpp"
#include "app/rules_text.hpp"
#include "app/terminal.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

struct GameLine {
  std::string id;
  std::string name;
  std::string pitch;
  std::string credits;
  int min_players = 0;
  int max_players = 0;
  int rules_version = 0;
  std::string options;
  std::vector<OptionInfo> option_values;
};
BOOST_DESCRIBE_STRUCT(GameLine, (),
                      (id, name, pitch, credits, min_players, max_players, rules_version, options,
                       option_values))

std::string options_words(const AnyGame& game) {
  std::string text;
  for (const OptionInfo& option : game.options()) {
    text += fmt::format("{}{}={}", text.empty() ? "" : ",", option.key, option.value);
  }
  return text;
}

GameLine describe(const AnyGame& game) {
  const GameInfo& info = game.info();
  return {info.id,        info.name,    info.pitch,          info.credits,  info.min_seats,
          info.max_seats, info.version, options_words(game), game.options()};
}

/// "level: beginner, easy, advanced (beginner unless you say)".
std::string option_line(const OptionInfo& option) {
  const std::string values =
      option.values.empty() ? "a whole number" : fmt::format("{}", fmt::join(option.values, ", "));
  return fmt::format("--option {}={}", option.key, values) +
         fmt::format("  ({} where nothing is said)", option.value);
}

std::string players_words(const GameLine& game) {
  if (game.min_players == game.max_players) return fmt::format("{} players", game.min_players);
  return fmt::format("{} to {} players", game.min_players, game.max_players);
}

int list_games(bool json) {
  std::vector<GameLine> games;
  for (const AnyGame* game : all_games()) games.push_back(describe(*game));
  if (json) {
    print_line(to_json(games));
    return kDone;
  }
  for (const GameLine& game : games) {
    print_line(fmt::format("{:<24}{}, {}\n{:<24}{}\n{:<24}{}", game.id, game.name, players_words(game), "",
                           game.pitch, "", game.credits));
    for (const OptionInfo& option : game.option_values)
      print_line(fmt::format("{:<24}{}", "", option_line(option)));
  }
  return kDone;
}

int print_rules(const std::string& id, bool spec) {
  const auto game = find_game(id);
  if (!game) return refuse(game.refusal());
  const std::string& name = (*game)->info().id;
  std::string markdown;
  if (spec) {
    for (const std::string_view section : specification(name)) markdown += section;
  } else {
    markdown = rules_markdown(name);
  }
  if (markdown.empty()) return refuse({fmt::format("the rules of {} are not written down yet", id)});
  if (output_is_terminal()) {
    const Screen screen = screen_of_output();
    Terminal().page(spec ? document_text(markdown, screen) : rules_text(name, screen));
  } else {
    print(markdown);
  }
  return kDone;
}

}  // namespace

void add_games(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("games", "List the games");
  const auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "As JSON");
  command->footer("Examples:\n  paydirt games\n  paydirt games --json");
  command->callback([json, &exit_code] { exit_code = list_games(*json); });
}

void add_rules(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("rules", "Print the rules of a game");
  const auto game = std::make_shared<std::string>();
  command->add_option("GAME", *game, "The game, as 'paydirt games' lists it")->required();
  const auto spec = std::make_shared<bool>(false);
  command->add_flag("--spec", *spec,
                    "The specification: every rule with its id, rulings, and what is reconstructed");
  command->footer(
      "At a terminal the rules come page by page; into a pipe or a file they go as Markdown.\n\n"
      "Examples:\n  paydirt rules sutters-mill\n  paydirt rules coloma --spec | grep CO302");
  command->callback([game, spec, &exit_code] { exit_code = print_rules(*game, *spec); });
}

}  // namespace paydirt

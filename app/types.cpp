// `paydirt types`: what views, moves and positions look like to TypeScript.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/output.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

/// "sutters-mill" as a name that a program can use.
std::string namespace_of(const AnyGame& game) {
  std::string name = game.info().id;
  for (char& each : name) {
    if (each == '-') each = '_';
  }
  return name;
}

int print_types(const std::string& id) {
  if (id.empty()) {
    for (const AnyGame* game : all_games()) {
      print_line(fmt::format("export namespace {} {{\n{}}}\n", namespace_of(*game), game->typescript()));
    }
    return kDone;
  }
  const auto game = find_game(id);
  if (!game) return refuse(game.refusal());
  print((*game)->typescript());
  return kDone;
}

}  // namespace

void add_types(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("types", "Print the TypeScript types of a game");
  const auto game = std::make_shared<std::string>();
  command->add_option("GAME", *game, "The game; without it all of them, each in a namespace of its own");
  command->footer("Examples:\n  paydirt types sutters-mill > sutters_mill.d.ts");
  command->callback([game, &exit_code] { exit_code = print_types(*game); });
}

}  // namespace paydirt

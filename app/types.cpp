// `paydirt types`: what views, moves, positions and messages look like to other languages.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/output.hpp"
#include "engine/typescript.hpp"
#include "games/registry.hpp"
#include "server/protocol.hpp"

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

int print_only(const std::string& text, const std::vector<std::string>& names) {
  if (names.empty()) {
    print(text);
    return kDone;
  }
  const auto wanted = only_types(text, names);
  if (!wanted) return refuse(wanted.refusal());
  print(*wanted);
  return kDone;
}

int print_types(const std::string& what, const std::vector<std::string>& names) {
  if (what.empty()) {
    for (const AnyGame* game : all_games()) {
      print_line(fmt::format("export namespace {} {{\n{}}}\n", namespace_of(*game), game->typescript()));
    }
    return kDone;
  }
  if (what == "protocol") return print_only(server::protocol_typescript(), names);
  if (what == "openapi") {
    print_line(server::openapi_document());
    return kDone;
  }
  const auto game = find_game(what);
  if (!game) return refuse(game.refusal());
  return print_only((*game)->typescript(), names);
}

}  // namespace

void add_types(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("types", "Print the TypeScript types of a game, or those of the server's messages");
  const auto what = std::make_shared<std::string>();
  const auto names = std::make_shared<std::vector<std::string>>();
  command->add_option(
      "GAME", *what,
      "The game; or 'protocol', the server's messages; or 'openapi', its HTTP API as an OpenAPI "
      "document; without it all games, each in a namespace of its own");
  command->add_option("TYPE", *names, "Only these types and what they need");
  command->footer(
      "Examples:\n  paydirt types sutters-mill > sutters_mill.ts\n"
      "  paydirt types protocol ServerMessage");
  command->callback([what, names, &exit_code] { exit_code = print_types(*what, *names); });
}

}  // namespace paydirt

// The command `paydirt`: reads the command line and hands over to one subcommand.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>

#include "app/command.hpp"
#include "app/output.hpp"
#include "engine/closest.hpp"
#include "engine/text.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

/// Words that no command takes: which of them is meant, and what it could have been.
Refusal unexpected(const CLI::App& app) {
  const CLI::App* command = &app;
  std::string path = "paydirt";
  while (!command->get_subcommands().empty()) {
    command = command->get_subcommands().front();
    append(path, say(' ', command->get_name()));
  }
  const std::vector<std::string> left = app.remaining(true);
  const auto option = std::find_if(left.begin(), left.end(), [](const auto& each) { return each[0] == '-'; });
  if (option == left.end()) return {say("'", left.front(), "' is one word too many; see ", path, " --help")};
  std::vector<std::string> names;
  for (const CLI::Option* each : command->get_options()) {
    for (const std::string& name : each->get_lnames()) names.push_back("--" + name);
  }
  const std::string written = option->substr(0, option->find('='));
  return {say("there is no option '", written, "'; see ", path, " --help", did_you_mean(written, names))};
}

int run(int argc, char** argv) {
  int exit_code = kDone;
  CLI::App app("Gold-rush board games: play, check, measure.", "paydirt");
  app.set_version_flag("--version", std::string("paydirt ") + program_version());
  app.footer(
      "Examples:\n  paydirt play sutters-mill\n  paydirt arena sutters-mill --bots greedy,random --games "
      "1000\n"
      "Each command has a --help of its own.");
  add_games(app, exit_code);
  add_rules(app, exit_code);
  add_play(app, exit_code);
  add_replay(app, exit_code);
  add_verify(app, exit_code);
  add_review(app, exit_code);
  add_position(app, exit_code);
  add_edition(app, exit_code);
  add_analyse(app, exit_code);
  add_arena(app, exit_code);
  add_bench(app, exit_code);
  add_lab(app, exit_code);
  add_types(app, exit_code);
  add_serve(app, exit_code);
  add_admin(app, exit_code);
  add_backup(app, exit_code);
  add_store(app, exit_code);
  add_site(app, exit_code);
  add_manual(app, exit_code);
  add_examples_to_groups(app);
  if (argc < 2) return refuse({"a command is required; see paydirt --help"});
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.front() == "help") {  // "help play" is another way to say "play --help"
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  const auto is_meant = [&](const CLI::App* command) { return command->get_name() == words.front(); };
  if (!words.front().starts_with('-') && app.get_subcommands(is_meant).empty()) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
      names.push_back(command->get_name());
    }
    return refuse({say("there is no command '", words.front(), "'; see paydirt --help",
                       did_you_mean(words.front(), names))});
  }
  try {
    std::reverse(words.begin(), words.end());  // as CLI11 takes them
    app.parse(std::move(words));
  } catch (const CLI::Success& request) {  // --help, --version
    return app.exit(request);
  } catch (const CLI::ExtrasError&) {
    return refuse(unexpected(app));
  } catch (const CLI::ParseError& error) {
    return refuse({error.what()});
  }
  return flush_output() ? exit_code : kFailed;
}

}  // namespace
}  // namespace paydirt

int main(int argc, char** argv) {
  try {
    return paydirt::run(argc, argv);
  } catch (const std::exception& error) {
    paydirt::complain(error.what());
    return paydirt::kFailed;
  }
}

// `paydirt serve`: the table in the browser.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/documents.hpp"
#include "app/output.hpp"
#include "app/web_files.hpp"
#include "engine/text.hpp"
#include "server/settings.hpp"

namespace paydirt {
namespace {

std::string whole(std::span<const std::string_view> sections) {
  std::string text;
  for (const std::string_view section : sections) text += section;
  return text;
}

int run_serve(server::Settings settings) {
  if (settings.web.empty()) settings.web = find_web();
  settings.rules = [](std::string_view game) { return whole(players_rules(game)); };
  const Refusal refusal = server::serve(settings, [](const std::string& address) {
    print_line(fmt::format("Paydirt is open: {}", address));
    flush_output();
  });
  return refusal ? refuse(refusal) : kDone;
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("serve", "Open the tables in the browser");
  const auto settings = std::make_shared<server::Settings>();
  command->add_option("--port", settings->port, "The port; 0 takes any free one")->capture_default_str();
  command->add_option("--address", settings->address, "The address to listen at")->capture_default_str();
  command->add_option("--data", settings->data, "The file that keeps everything")
      ->type_name("FILE")
      ->capture_default_str();
  command->add_option("--web", settings->web, "The folder with the page")->type_name("FOLDER");
  command->add_option("--bot-pace", settings->bot_pace, "Milliseconds that a bot waits on average")
      ->check(CLI::Range(0, 60'000))
      ->capture_default_str();
  command
      ->add_option("--sleep", settings->sleep, "Seconds until a table that nobody looks at leaves the memory")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--thinkers", settings->thinkers, "Threads for bots; 0: all cores but one")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command
      ->add_option("--compress", settings->compress_over, "Compress frames from so many bytes on; 0: never")
      ->check(CLI::Range(0, 1'000'000))
      ->capture_default_str();
  command->add_option("--connections", settings->connections, "At most so many connections")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_flag("--behind-proxy", settings->behind_proxy,
                    "Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them");
  command->add_flag("!--no-rate-limits", settings->rate_limits, "Let everybody be as fast as they can");
  command->footer(
      "Ends with Ctrl+C; nothing is lost.\n\n"
      "Examples:\n  paydirt serve\n  paydirt serve --port 0 --data games.db --bot-pace 0");
  command->callback([settings, &exit_code] { exit_code = run_serve(*settings); });
}

}  // namespace paydirt

// `paydirt serve`: the table in the browser.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <memory>

#include "app/command.hpp"
#include "app/data_file.hpp"
#include "app/documents.hpp"
#include "app/output.hpp"
#include "app/qr_code.hpp"
#include "app/subcommand.hpp"
#include "app/web_files.hpp"
#include "engine/text.hpp"
#include "server/settings.hpp"

namespace paydirt {
namespace {

struct ServeWishes {
  server::Settings settings;
  std::string file;  // with settings besides those of the command line
};

std::string whole(std::span<const std::string_view> sections) {
  std::string text;
  for (const std::string_view section : sections) text += section;
  return text;
}

/// Where to click; for friends on the network what to type, and a picture of it for their telephones.
void announce(const server::Opened& opened) {
  print_line(fmt::format("Paydirt is open: {}", opened.link));
  const auto& others = opened.links_from_afar;
  if (!others.empty() && others.front() != opened.link) {
    print_line("On your network: " + fmt::format("{}", fmt::join(others, "  ")));
  }
  if (!others.empty() && output_is_terminal()) print(qr_code(others.front()));
  flush_output();
}

int run_serve(server::Settings settings) {
  if (settings.data.empty() && settings.store.empty()) {
    const auto data = default_data();
    if (!data) return refuse(data.refusal());
    settings.data = *data;
  }
  settings.page = embedded_page();
  if (settings.web.empty() && settings.page.empty()) settings.web = find_web();
  settings.rules = [](std::string_view game) { return whole(players_rules(game)); };
  const Refusal refusal = server::serve(settings, announce);
  return refusal ? refuse(refusal) : kDone;
}

void add_network_options(CLI::App& command, server::Settings& settings) {
  command.add_option("--port", settings.port, "The port; 0 takes any free one")->capture_default_str();
  command.add_option("--address", settings.address, "The address to listen at; 0.0.0.0 lets in your network")
      ->capture_default_str();
  add_number(command, "--connections", settings.connections, "At most so many connections", 1, 1'000'000);
  add_number(command, "--connections-per-address", settings.connections_per_address,
             "At most so many of one client", 1, 1'000'000);
  command.add_flag(
      "--behind-proxy", settings.behind_proxy,
      "Believe X-Forwarded-For, -Proto and -Host of proxies on this machine, which must set them");
  command
      .add_option("--trust-proxy", settings.trust_proxies,
                  "Believe a proxy at this address too, or all in this network")
      ->type_name("ADDRESS[/BITS]");
  command.add_flag("!--no-rate-limits", settings.rate_limits, "Let everybody be as fast as they can");
  add_number(command, "--compress", settings.compress_over, "Compress frames from so many bytes on; 0: never",
             0, 1'000'000);
}

void add_log_options(CLI::App& command, server::Settings& settings) {
  command.add_option("--log", settings.log, "Log to this file, opened anew at SIGHUP; else to stderr")
      ->type_name("FILE");
  command.add_option("--log-format", settings.log_format, "words or json; else words at a terminal")
      ->check(CLI::IsMember({"words", "json"}));
  command.add_option("--log-level", settings.log_level, "Leave out what matters less")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}))
      ->capture_default_str();
  command.add_flag("--log-requests", settings.log_requests, "Log every request, without the names of tables");
  command.add_option("--metrics", settings.metrics, "Another address for /metrics, and for nothing else")
      ->type_name("ADDRESS:PORT");
}

void add_table_options(CLI::App& command, server::Settings& settings) {
  command.add_option("--data", settings.data, "The file that keeps everything")
      ->type_name("FILE")
      ->check(why_no_file)
      ->default_str("paydirt.db in the user's folder for data");
  command
      .add_option("--store", settings.store, "A PostgreSQL database instead, which several servers may share")
      ->type_name("postgres://...")
      ->excludes("--data");
  command.add_option("--web", settings.web, "Another page than the one inside, as a folder")
      ->type_name("FOLDER");
  add_number(command, "--bot-pace", settings.bot_pace, "Milliseconds that a bot waits on average", 0, 60'000);
  add_number(command, "--expire-days", settings.expire_days,
             "Days until an unfinished table at which nothing happens is deleted; 0: never", 0, 36'500);
  add_number(command, "--sleep", settings.sleep,
             "Seconds until a table that nobody looks at leaves the memory", 1, 1'000'000);
  add_number(command, "--thinkers", settings.thinkers, "Threads for bots; 0: all cores but one", 0, 1024);
}

/// The command line goes before the file. Reading it calls the command again, with all that is known then.
void read_settings(CLI::App& command, ServeWishes& wishes) {
  const std::string path = std::exchange(wishes.file, {});
  std::ifstream file(path);
  if (!file) throw CLI::FileError(say("--settings ", path, ": cannot be read"), CLI::ExitCodes::FileError);
  command.parse_from_stream(file);
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("serve", "Open the tables in the browser");
  const auto wishes = std::make_shared<ServeWishes>();
  add_network_options(*command, wishes->settings);
  add_table_options(*command, wishes->settings);
  add_log_options(*command, wishes->settings);
  command
      ->add_option("--settings", wishes->file, "A file with lines such as port=80; options here go before it")
      ->type_name("FILE")
      ->configurable(false);
  command->allow_config_extras(CLI::config_extras_mode::error);
  command->footer(
      "Ends with Ctrl+C; nothing is lost.\n\n"
      "Examples:\n  paydirt serve\n  paydirt serve --port 0 --data games.db --bot-pace 0");
  command->callback([command, wishes, &exit_code] {
    if (!wishes->file.empty()) return read_settings(*command, *wishes);
    exit_code = run_serve(wishes->settings);
  });
}

}  // namespace paydirt

// How the server is run: what the command line decides.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace paydirt::server {

/// A file of the page, inside the program.
struct PageFile {
  std::string_view path;  // begins with a slash
  std::string_view body;
};

struct Settings {
  std::string address = "127.0.0.1";
  uint16_t port = 8080;   // 0: any free one
  std::string data;       // the file that keeps everything
  std::string store;      // the address of a database that keeps it instead, perhaps for several servers
  std::string id_prefix;  // what the ids of its tables begin with
  std::string build;  // which program this is: only the same one reads its snapshots; empty: none are kept
  bool is_device =
      false;        // of one visitor, who holds all secrets anyway: the record of a game that goes on is his
  std::string web;  // the folder with the page; empty: `page`
  std::span<const PageFile> page;  // inside the program; empty: none
  int bot_pace = 500;              // milliseconds
  int sleep = 300;                 // seconds after which a table that nobody watches is unloaded
  int thinkers = 0;                // threads; 0: all cores but one
  int compress_over = 0;           // bytes from which messages are compressed; 0: never
  bool rate_limits = true;
  bool behind_proxy = false;               // the proxies on this machine are trusted
  std::vector<std::string> trust_proxies;  // addresses and networks whose X-Forwarded-* headers are believed
  std::string metrics;                     // ADDRESS:PORT; empty: at the port, for this machine alone
  std::string log;                         // a file; empty: stderr
  std::string log_format;                  // words, json; empty: as fits who reads it
  std::string log_level = "info";
  bool log_requests = false;
  int tables_per_visitor = 50;
  int waiting_per_visitor = 5;  // of these at most so many that have not begun
  int expire_days = 30;  // unfinished tables at which nothing happened for so long are deleted; 0: never
  int connections = 10'000;
  int connections_per_address = 500;
  /// The rules of a game as Markdown; empty where there are none.
  std::function<std::string(std::string_view game)> rules;
};

/// Where a server is found.
struct Opened {
  std::string link;                          // on this machine
  std::vector<std::string> links_from_afar;  // on the network, the likeliest first
};

/// Serves until SIGINT or SIGTERM. Calls `ready` once it accepts connections.
Refusal serve(const Settings& settings, const std::function<void(const Opened&)>& ready);

}  // namespace paydirt::server

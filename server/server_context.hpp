// What all connections share.
#pragma once

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/api.hpp"
#include "server/hall.hpp"
#include "server/host/bans.hpp"
#include "server/host/health.hpp"
#include "server/host/proxies.hpp"
#include "server/static_files.hpp"

namespace paydirt::server {

/// A WebSocket that can be closed because the server stops.
class Closable {
 public:
  virtual ~Closable() = default;
  virtual void go_away() = 0;
};

struct ServerContext {
  const Settings& settings;
  Hall& hall;
  Api& api;
  const StaticFiles& files;
  const Proxies& proxies;
  Bans bans;
  Health& health;
  int connections = 0;
  std::unordered_map<std::string, int> by_address = {};
  std::set<Closable*> websockets = {};
  std::vector<std::string> links_from_afar = {};  // what others on the network type
  bool is_closed = false;                         // the tables are no longer to be used
};

}  // namespace paydirt::server

// What all connections share.
#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include "server/api.hpp"
#include "server/hall.hpp"
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
  int connections = 0;
  std::unordered_map<std::string, int> by_address = {};
  std::set<Closable*> websockets = {};
  bool is_closed = false;  // the tables are no longer to be used
};

}  // namespace paydirt::server

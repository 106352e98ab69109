// What every connection shares.
#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include "server/api.hpp"
#include "server/hall.hpp"
#include "server/static_files.hpp"

namespace paydirt::server {

/// A WebSocket that can be told that the server goes.
class Closable {
 public:
  virtual ~Closable() = default;
  virtual void go_away() = 0;
};

struct House {
  const Settings& settings;
  Hall& hall;
  Api& api;
  const StaticFiles& files;
  int connections = 0;
  std::unordered_map<std::string, int> by_address = {};
  std::set<Closable*> websockets = {};
  bool is_closed = false;  // the tables hear nothing any more
};

}  // namespace paydirt::server

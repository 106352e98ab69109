// Who is not let in: visitors by identity, and addresses. Kept in the database, changed by `paydirt admin`.
#pragma once

#include <string>
#include <unordered_set>
#include <vector>

#include "engine/result.hpp"
#include "server/host/proxies.hpp"

namespace paydirt::server {

/// The table in the database; databases that nobody was banned from have none.
inline constexpr const char* kBansTable =
    "CREATE TABLE IF NOT EXISTS banned(who TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID";

class Bans {
 public:
  static Result<Bans> load(const std::string& database);
  static Bans of(const std::vector<std::string>& who);
  bool holds(const std::string& identity, const std::string& address) const {
    return identities_.contains(identity) || addresses_.contain(address);
  }

 private:
  std::unordered_set<std::string> identities_;
  Networks addresses_;
};

}  // namespace paydirt::server

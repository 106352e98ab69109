#include "server/host/bans.hpp"

#include "server/sqlite.hpp"

namespace paydirt::server {

Result<Bans> Bans::load(const std::string& database) {
  auto opened = Database::open_existing(database);
  if (!opened) return opened.refusal();
  Bans bans;
  auto rows = opened->prepare("SELECT who FROM banned");
  if (!rows) return bans;  // nobody ever was
  while (rows->step()) {
    const std::string who = rows->text(0);
    if (!bans.addresses_.add(who)) bans.identities_.insert(who);
  }
  if (rows->failed()) return opened->refusal();
  return bans;
}

}  // namespace paydirt::server

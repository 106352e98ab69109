#include "server/host/bans.hpp"

#include "server/sqlite.hpp"

namespace paydirt::server {

Result<Bans> Bans::load(const std::string& database) {
  auto opened = Database::open_existing(database);
  if (!opened) return opened.refusal();
  auto rows = opened->prepare("SELECT who FROM banned");
  if (!rows) return Bans();  // nobody ever was
  std::vector<std::string> who;
  while (rows->step()) who.push_back(rows->text(0));
  if (rows->failed()) return opened->refusal();
  return of(who);
}

Bans Bans::of(const std::vector<std::string>& who) {
  Bans bans;
  for (const std::string& each : who) {
    if (!bans.addresses_.add(each)) bans.identities_.insert(each);
  }
  return bans;
}

}  // namespace paydirt::server

#include "server/host/closing.hpp"

#include "server/sqlite.hpp"

namespace paydirt::server {

Result<std::vector<std::string>> tables_to_close(const std::string& database) {
  auto opened = Database::open_existing(database);
  if (!opened) return opened.refusal();
  std::vector<std::string> tables;
  auto rows = opened->prepare("SELECT tableid FROM closing WHERE tableid IN (SELECT id FROM tables)");
  if (!rows) return tables;  // none ever was
  while (rows->step()) tables.push_back(rows->text(0));
  if (rows->failed()) return opened->refusal();
  return tables;
}

}  // namespace paydirt::server

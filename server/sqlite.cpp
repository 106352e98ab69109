#include "server/sqlite.hpp"

#include <sqlite3.h>

#include "engine/text.hpp"

namespace paydirt::server {

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

Statement& Statement::bind(int place, std::string_view text) {
  const char* const bytes = text.data() == nullptr ? "" : text.data();
  sqlite3_bind_text(statement_.get(), place, bytes, static_cast<int>(text.size()), SQLITE_STATIC);
  return *this;
}

Statement& Statement::bind(int place, int64_t number) {
  sqlite3_bind_int64(statement_.get(), place, number);
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  failed_ = code != SQLITE_ROW && code != SQLITE_DONE;
  return code == SQLITE_ROW;
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  failed_ = false;
}

std::string Statement::text(int column) const {
  const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

Result<Database> Database::open(const std::string& path) {
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &opened,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database;
  database.database_.reset(opened);
  if (code != SQLITE_OK) {
    return Refusal{
        say(path, ": cannot be opened: ", opened == nullptr ? "no memory" : sqlite3_errmsg(opened))};
  }
  sqlite3_busy_timeout(opened, 5000);
  return database;
}

Refusal Database::run(const char* sql) {
  if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return refusal();
}

Result<Statement> Database::prepare(const char* sql) {
  sqlite3_stmt* made = nullptr;
  if (sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) != SQLITE_OK) {
    return refusal();
  }
  return Statement(made);
}

Refusal Database::refusal() const { return {say("storage: ", sqlite3_errmsg(database_.get()))}; }

}  // namespace paydirt::server

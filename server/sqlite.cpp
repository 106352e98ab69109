#include "server/sqlite.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

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

int Statement::columns() const { return sqlite3_column_count(statement_.get()); }

namespace {

/// Only its owner reads what people play and say. SQLite gives its own files beside it the same rights.
void keep_private(const std::string& path) {
  const int made = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made >= 0) {
    close(made);
  } else {
    for (const char* const more : {"", "-wal", "-shm"}) chmod((path + more).c_str(), 0600);
  }
}

}  // namespace

Result<Database> Database::open(const std::string& path) {
  keep_private(path);
  return open_existing(path);
}

Result<Database> Database::open_existing(const std::string& path) {
  // Else SQLite counts its memory, under one lock for all threads.
  [[maybe_unused]] static const int once = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3* opened = nullptr;
  const int code =
      sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
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

Refusal Database::copy_to(const std::string& path) {
  auto copy = Database::open(path);
  if (!copy) return copy.refusal();
  sqlite3* const to = copy->database_.get();
  sqlite3_backup* const backup = sqlite3_backup_init(to, "main", database_.get(), "main");
  if (backup == nullptr) return copy->refusal();
  // In one step: a copy in several begins anew whenever somebody writes, and on a busy server never ends.
  const int code = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) return {say(path, ": the copy failed: ", sqlite3_errstr(code))};
  return copy->run("PRAGMA journal_mode=DELETE");  // nothing is left beside it
}

Refusal Database::refusal() const { return {say("storage: ", sqlite3_errmsg(database_.get()))}; }

}  // namespace paydirt::server

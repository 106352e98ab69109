// `paydirt backup` and `paydirt restore`: the tables as one file, and back.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <memory>

#include "app/command.hpp"
#include "app/data_file.hpp"
#include "app/output.hpp"
#include "engine/text.hpp"
#include "server/host/bans.hpp"
#include "server/host/data_lock.hpp"
#include "server/sql.hpp"
#include "server/sqlite.hpp"
#include "server/store.hpp"

namespace paydirt {
namespace {

namespace fs = std::filesystem;
using server::Database;
using server::Sql;

struct BackupWishes {
  std::string file;
  std::string data = default_data_path();
  std::string store;  // the address of a PostgreSQL database instead
};

/// A folder of its owner alone, gone with all that is in it.
struct Folder {
  Folder() {
    std::string name = fs::temp_directory_path() / "paydirt-XXXXXX";
    path = mkdtemp(name.data()) == nullptr ? fs::path() : fs::path(name);
  }
  ~Folder() {
    std::error_code error;
    if (!path.empty()) fs::remove_all(path, error);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  fs::path path;
};

/// Opens a database of ours that is whole.
Result<Database> open_checked(const std::string& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return Refusal{say(path, ": there is no such file")};
  auto database = Database::open_existing(path);
  if (!database) return database;
  const Refusal foreign{say(path, ": is no database of Paydirt")};
  {
    auto ours = database->prepare("SELECT 1 FROM sqlite_master WHERE name IN ('tables', 'entries')");
    if (!ours || !ours->step() || !ours->step()) return foreign;
    auto check = database->prepare("PRAGMA quick_check(1)");
    if (!check || !check->step() || check->text(0) != "ok") return Refusal{say(path, ": is damaged")};
  }
  return database;
}

/// Writes beside the target first, so that there is never half a file under its name.
Refusal copy_database(const std::string& from, const std::string& to) {
  auto database = open_checked(from);
  if (!database) return database.refusal();
  const std::string draft = to + ".new";
  std::error_code error;
  fs::remove(draft, error);
  if (Refusal refusal = database->copy_to(draft)) return refusal;
  fs::rename(draft, to, error);
  if (error) return {say(to, ": ", error.message())};
  return {};
}

/// Every row of every table, as it is: what is damaged stays so. Snapshots are made anew.
Refusal copy_rows(Sql& from, Sql& to) {
  const struct {
    const char* table;
    std::string where;
    const char* columns;
    const char* values;
  } all[] = {
      {"visitors", "visitors", "identity, name, CAST(named AS INTEGER)", "$1,$2,$3"},
      {"tables", "tables",
       "id, game, status, CAST(listed AS INTEGER), CAST(timed AS INTEGER), updated, through, card",
       "$1,$2,$3,$4,$5,$6,$7,$8"},
      {"members", "members", "identity, tableid", "$1,$2"},
      {"entries", from.all_entries("tableid, seq, body, chain"), "tableid, seq, body, chain", "$1,$2,$3,$4"},
      {"banned", "banned", "who, at", "$1,$2"},
  };
  for (const auto& each : all) {
    const std::string read = say("SELECT ", each.columns, " FROM ", each.where, " ORDER BY 1, 2");
    const std::string write = say("INSERT INTO ", each.table, " VALUES(", each.values, ")");
    if (Refusal refusal = from.read(read, [&](const Sql::Rows& rows) { return to.put(write, rows); }))
      return refusal;
  }
  return {};
}

/// An empty file that a store has made.
Result<std::unique_ptr<Sql>> new_file(const std::string& path) {
  std::error_code error;
  fs::remove(path, error);
  if (const auto store = server::open_sqlite_store(path); !store) return store.refusal();
  auto database = server::open_sqlite_sql(path);
  if (!database) return database;
  // One file in the end, with nothing beside it.
  for (const char* const sql : {"PRAGMA journal_mode=DELETE", server::kBansTable}) {
    if (const auto done = (*database)->ask(sql); !done) return done.refusal();
  }
  return database;
}

/// The moment of the first look, whatever is played meanwhile.
Refusal copy_from_postgres(const std::string& url, const std::string& to) {
  auto from = server::open_postgres_sql(url);
  if (!from) return from.refusal();
  const std::string draft = to + ".new";
  auto file = new_file(draft);
  if (!file) return file.refusal();
  for (Sql* const each : {from->get(), file->get()}) {
    if (Refusal refusal = each->begin()) return refusal;
  }
  if (Refusal refusal = copy_rows(**from, **file)) return refusal;
  if (Refusal refusal = (*file)->commit()) return refusal;
  file->reset();
  std::error_code error;
  fs::rename(draft, to, error);
  if (error) return {say(to, ": ", error.message())};
  return {};
}

int back_up(const BackupWishes& wishes) {
  std::error_code error;
  if (fs::exists(wishes.file, error)) return refuse({say(wishes.file, ": is there already")});
  const bool has_file = wishes.store.empty();
  if (Refusal refusal =
          has_file ? copy_database(wishes.data, wishes.file) : copy_from_postgres(wishes.store, wishes.file))
    return refuse(refusal);
  print_line(fmt::format("{} is in {}, {} bytes", has_file ? wishes.data : "The database", wishes.file,
                         fs::file_size(wishes.file, error)));
  return kDone;
}

/// What was there keeps its files under another name.
Refusal put_aside(const std::string& data) {
  std::error_code error;
  if (!fs::exists(data, error)) return {};
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now).count();
  const std::string aside = say(data, ".before-", seconds);
  for (const char* const more : {"", "-wal", "-shm"}) {
    if (!fs::exists(data + more, error)) continue;
    fs::rename(data + more, aside + more, error);
    if (error) return {say(data, more, ": ", error.message())};
  }
  print_line(say("What was there before is in ", aside));
  return {};
}

Refusal expect_no_server(Sql& database) {
  const auto running = database.ask("SELECT 1 FROM nodes WHERE until>clock_timestamp()");
  if (!running) return running.refusal();
  return running->empty() ? Refusal{} : Refusal{"a server runs on this database: stop it first"};
}

/// Nobody writes to it from here to the commit, and nobody has.
Refusal expect_empty(Sql& database) {
  const auto locked =
      database.ask("LOCK TABLE visitors, tables, members, entries, banned IN ACCESS EXCLUSIVE MODE");
  if (!locked) return locked.refusal();
  const auto found = database.ask(
      "SELECT 1 WHERE EXISTS (SELECT 1 FROM visitors) OR EXISTS (SELECT 1 FROM tables)"
      " OR EXISTS (SELECT 1 FROM members) OR EXISTS (SELECT 1 FROM entries) OR EXISTS (SELECT 1 FROM "
      "banned)");
  if (!found) return found.refusal();
  return found->empty() ? Refusal{} : Refusal{"this database is not empty: a backup goes into an empty one"};
}

Refusal copy_to_postgres(const std::string& file, const std::string& url) {
  if (const auto store = server::open_postgres_store(url); !store) return store.refusal();
  auto to = server::open_postgres_sql(url);
  if (!to) return to.refusal();
  if (Refusal refusal = expect_no_server(**to)) return refusal;
  auto from = server::open_sqlite_sql(file);
  if (!from) return from.refusal();
  for (Sql* const each : {from->get(), to->get()}) {
    if (Refusal refusal = each->begin()) return refusal;
  }
  if (Refusal refusal = expect_empty(**to)) return refusal;
  if (Refusal refusal = copy_rows(**from, **to)) return refusal;
  if (const auto done = (*to)->ask("ANALYZE"); !done) return done.refusal();
  return (*to)->commit();
}

/// From a copy of the backup, which has the schema of today.
Refusal restore_to_postgres(const BackupWishes& wishes) {
  const Folder folder;
  if (folder.path.empty()) return {"no folder for temporary files can be made"};
  const std::string copy = folder.path / "backup.db";
  if (Refusal refusal = copy_database(wishes.file, copy)) return refusal;
  if (const auto store = server::open_sqlite_store(copy); !store) return store.refusal();
  {
    auto database = Database::open_existing(copy);
    if (!database) return database.refusal();
    if (Refusal refusal = database->run(server::kBansTable)) return refusal;
  }
  return copy_to_postgres(copy, wishes.store);
}

int restore(const BackupWishes& wishes) {
  if (!wishes.store.empty()) {
    if (Refusal refusal = restore_to_postgres(wishes)) return refuse(refusal);
    print_line(fmt::format("The database has the tables of {}", wishes.file));
    return kDone;
  }
  std::error_code error;
  if (const fs::path folder = fs::path(wishes.data).parent_path(); !folder.empty())
    fs::create_directories(folder, error);
  const auto lock = server::DataLock::take(wishes.data);
  if (!lock) return refuse(lock.refusal());
  if (const auto good = open_checked(wishes.file); !good) return refuse(good.refusal());
  if (Refusal refusal = put_aside(wishes.data)) return refuse(refusal);
  if (Refusal refusal = copy_database(wishes.file, wishes.data)) return refuse(refusal);
  const auto store = server::open_sqlite_store(wishes.data);  // also brings an older schema up to date
  if (!store) return refuse(store.refusal());
  const auto count = (*store)->table_count();
  print_line(fmt::format("{} has the {} tables of {}", wishes.data, count ? *count : 0, wishes.file));
  return kDone;
}

}  // namespace

void add_backup(CLI::App& app, int& exit_code) {
  const struct {
    const char* name;
    const char* help;
    const char* file;
    const char* footer;
    int (*run)(const BackupWishes&);
  } commands[] = {
      {"backup", "Copy all tables to a file, also while the server runs", "The file to write; new",
       "The copy is of one moment, and complete: whatever a player was told has happened is in it.\n\n"
       "Examples:\n  paydirt backup monday.db\n  paydirt backup monday.db --store "
       "postgres://db.example.org/paydirt",
       back_up},
      {"restore", "Put a backup in the place of all tables; the server must not run", "What backup wrote",
       "What was there before is kept beside it; a PostgreSQL database must be empty.\n\n"
       "Examples:\n  paydirt restore monday.db\n  paydirt restore monday.db --store "
       "postgres://db.example.org/paydirt",
       restore},
  };
  for (const auto& each : commands) {
    CLI::App* const command = app.add_subcommand(each.name, each.help);
    const auto wishes = std::make_shared<BackupWishes>();
    command->add_option("FILE", wishes->file, each.file)->required()->check(why_no_file);
    command->add_option("--data", wishes->data, "The file that keeps everything")
        ->type_name("FILE")
        ->check(why_no_file)
        ->default_str("paydirt.db in the user's folder for data");
    add_store_option(*command, wishes->store);
    command->footer(each.footer);
    command->callback([wishes, &exit_code, run = each.run] { exit_code = run(*wishes); });
  }
}

}  // namespace paydirt

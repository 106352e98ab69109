// `paydirt admin`: what is in a database, and keeping order in it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ctime>
#include <memory>

#include "app/command.hpp"
#include "app/data_file.hpp"
#include "app/output.hpp"
#include "engine/json_write.hpp"
#include "server/host/bans.hpp"
#include "server/host/closing.hpp"
#include "server/host/data_lock.hpp"
#include "server/sql.hpp"
#include "server/store.hpp"

namespace paydirt {
namespace {

using server::Sql;

struct AdminWishes {
  std::string data = default_data_path();
  std::string store;  // the address of a PostgreSQL database instead
  std::string who;    // a table, a visitor, or an address
  int limit = 50;

  bool has_file() const { return store.empty(); }
};

/// Every row as texts; the first row is the heading.
using Rows = Sql::Rows;

std::string date_of(const std::string& seconds) {
  time_t time = 0;
  to_number(seconds, time);
  tm day{};
  gmtime_r(&time, &day);
  char text[32];
  return {text, strftime(text, sizeof text, "%Y-%m-%d %H:%M", &day)};
}

Result<bool> is_there(Sql& database, const std::string& sql, const std::string& who) {
  const auto found = database.ask(sql, {who});
  if (!found) return found.refusal();
  return !found->empty();
}

Refusal expect_table(Sql& database, const std::string& table) {
  const auto found = is_there(database, "SELECT 1 FROM tables WHERE id=$1", table);
  if (!found) return found.refusal();
  return *found ? Refusal{} : Refusal{say("there is no table ", table)};
}

Refusal change(Sql& database, const std::string& sql, const Sql::Row& values) {
  const auto done = database.ask(sql, values);
  return done ? Refusal{} : done.refusal();
}

/// A file gets these tables when they are first needed; a PostgreSQL database has them.
Refusal expect_bans(Sql& database, const AdminWishes& wishes) {
  return wishes.has_file() ? change(database, server::kBansTable, {}) : Refusal{};
}

/// What is forgotten is forgotten by the store, which tells the servers that share it.
Refusal forget(const AdminWishes& wishes, const server::Batch& gone) {
  const auto store = wishes.has_file() ? server::open_sqlite_store(wishes.data)
                                       : server::open_postgres_store(wishes.store, "admin");
  if (!store) return store.refusal();
  const auto done = (*store)->commit(gone);
  return done ? Refusal{} : done.refusal();
}

Refusal list_tables(Sql& database, const AdminWishes& wishes) {
  const auto rows = database.ask(
      "SELECT id, game, status, CASE WHEN listed THEN 'all' ELSE 'invited' END,"
      " (SELECT count(*) FROM members WHERE tableid=id), updated/1000 FROM tables ORDER BY updated DESC "
      "LIMIT $1",
      {std::to_string(wishes.limit)});
  if (!rows) return rows.refusal();
  Rows table = {{"table", "game", "status", "seen by", "people", "last change (UTC)"}};
  for (const Sql::Row& row : *rows) {
    table.push_back(row);
    table.back().back() = date_of(row.back());
  }
  print(aligned(table));
  return {};
}

Refusal list_visitors(Sql& database, const AdminWishes& wishes) {
  const auto rows = database.ask(
      "SELECT identity, name, (SELECT count(*) FROM members WHERE members.identity=visitors.identity) AS sat"
      " FROM visitors ORDER BY sat DESC LIMIT $1",
      {std::to_string(wishes.limit)});
  if (!rows) return rows.refusal();
  Rows table = {{"visitor", "name", "tables"}};
  for (const Sql::Row& row : *rows) table.push_back({row[0], plain(row[1]), row[2]});
  print(aligned(table));
  return {};
}

/// One JSON object: the table's card and all that ever happened there, secrets included.
Refusal export_table(Sql& database, const AdminWishes& wishes) {
  const auto card = database.ask("SELECT card FROM tables WHERE id=$1", {wishes.who});
  if (!card) return card.refusal();
  if (card->empty()) return {say("there is no table ", wishes.who)};
  const auto entries = database.ask(
      say("SELECT body FROM ", database.all_entries("tableid, seq, body"), " WHERE tableid=$1 ORDER BY seq"),
      {wishes.who});
  if (!entries) return entries.refusal();
  std::string out = "{\"table\":";
  write_json_text(out, wishes.who);
  append(out, say(",\"card\":", card->front().front(), ",\"entries\":["));
  const char* between = "";
  for (const Sql::Row& row : *entries) append(out, say(std::exchange(between, ","), row.front()));
  print_line(out + "]}");
  return {};
}

Refusal delete_table(Sql& database, const AdminWishes& wishes) {
  if (Refusal refusal = expect_table(database, wishes.who)) return refusal;
  server::Batch gone;
  gone.gone_tables = {wishes.who};
  if (Refusal refusal = forget(wishes, gone)) return refusal;
  print_line(say("Table ", wishes.who, " is deleted"));
  return {};
}

/// Whoever has a PostgreSQL database hears of what is deleted there.
Refusal close_table(Sql& database, const AdminWishes& wishes) {
  if (!wishes.has_file()) return delete_table(database, wishes);
  if (Refusal refusal = expect_table(database, wishes.who)) return refusal;
  if (Refusal refusal = change(database, server::kClosingTable, {})) return refusal;
  if (Refusal refusal =
          change(database, "INSERT INTO closing VALUES($1) ON CONFLICT DO NOTHING", {wishes.who}))
    return refusal;
  print_line(say("Table ", wishes.who,
                 " will be closed and deleted: by a server that runs when it gets SIGHUP (systemctl reload"
                 " paydirt), otherwise at the next start."));
  return {};
}

Refusal forget_visitor(Sql& database, const AdminWishes& wishes) {
  const auto found = is_there(database, "SELECT 1 FROM visitors WHERE identity=$1", wishes.who);
  if (!found) return found.refusal();
  if (!*found) return {say("there is no visitor ", wishes.who)};
  server::Batch gone;
  gone.gone_visitors = {wishes.who};
  if (Refusal refusal = forget(wishes, gone)) return refusal;
  print_line("The visitor is forgotten; their names stay at the tables where they played");
  return {};
}

std::string how_servers_hear(const AdminWishes& wishes) {
  return wishes.has_file() ? "A server that runs hears of it by SIGHUP (systemctl reload paydirt)."
                           : "Servers that run hear of it at once.";
}

Refusal ban(Sql& database, const AdminWishes& wishes) {
  const auto known = is_there(database, "SELECT 1 FROM visitors WHERE identity=$1", wishes.who);
  if (!known) return known.refusal();
  if (!*known && !server::Networks().add(wishes.who)) {
    return {say(wishes.who, ": is neither a visitor of `admin visitors` nor an address or ADDRESS/BITS")};
  }
  if (Refusal refusal = expect_bans(database, wishes)) return refusal;
  if (Refusal refusal =
          change(database, "INSERT INTO banned VALUES($1, $2) ON CONFLICT (who) DO UPDATE SET at=excluded.at",
                 {wishes.who, std::to_string(time(nullptr))}))
    return refusal;
  print_line(say(wishes.who, " is banned. ", how_servers_hear(wishes)));
  return {};
}

Refusal unban(Sql& database, const AdminWishes& wishes) {
  if (Refusal refusal = expect_bans(database, wishes)) return refusal;
  const auto found = is_there(database, "SELECT 1 FROM banned WHERE who=$1", wishes.who);
  if (!found) return found.refusal();
  if (!*found) return {say(wishes.who, ": is not banned")};
  if (Refusal refusal = change(database, "DELETE FROM banned WHERE who=$1", {wishes.who})) return refusal;
  print_line(say(wishes.who, " may come back. ", how_servers_hear(wishes)));
  return {};
}

Refusal list_bans(Sql& database, const AdminWishes& wishes) {
  if (Refusal refusal = expect_bans(database, wishes)) return refusal;
  const auto rows = database.ask("SELECT who, at FROM banned ORDER BY at");
  if (!rows) return rows.refusal();
  Rows table = {{"banned", "since (UTC)"}};
  for (const Sql::Row& row : *rows) table.push_back({row[0], date_of(row[1])});
  print(aligned(table));
  return {};
}

Refusal vacuum(Sql& database, const AdminWishes& wishes) {
  if (!wishes.has_file()) return {"a PostgreSQL database gives room back by itself (autovacuum)"};
  for (const char* const sql : {"VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"}) {
    if (Refusal refusal = change(database, sql, {})) return refusal;
  }
  print_line("The file is as small as it can be");
  return {};
}

struct AdminCommand {
  const char* name;
  const char* help;
  const char* who;  // what the argument is; null: there is none
  bool needs_lock;  // a server that runs on a file has it in its memory
  Refusal (*run)(Sql&, const AdminWishes&);
};

int run_admin(const AdminCommand& command, const AdminWishes& wishes) {
  std::optional<server::DataLock> held;
  if (command.needs_lock && wishes.has_file()) {
    auto lock = server::DataLock::take(wishes.data);
    if (!lock) return refuse(lock.refusal());
    held.emplace(std::move(*lock));
  }
  const auto database =
      wishes.has_file() ? server::open_sqlite_sql(wishes.data) : server::open_postgres_sql(wishes.store);
  if (!database) return refuse(database.refusal());
  const Refusal refusal = command.run(**database, wishes);
  return refusal ? refuse(refusal) : kDone;
}

constexpr AdminCommand kAdminCommands[] = {
    {"tables", "List tables, the latest first", nullptr, false, list_tables},
    {"visitors", "List visitors, those with most tables first", nullptr, false, list_visitors},
    {"export", "Print all that happened at a table as JSON, secrets included", "TABLE", false, export_table},
    {"ban", "Let a visitor or an address in no more", "WHO", false, ban},
    {"unban", "Let them in again", "WHO", false, unban},
    {"bans", "List who is banned", nullptr, false, list_bans},
    {"close", "Close a table while the server runs: whoever sits there has to go, and it is deleted", "TABLE",
     false, close_table},
    {"delete", "Delete a table for good; no server may run on the file", "TABLE", true, delete_table},
    {"forget", "Delete a visitor for good; no server may run on the file", "VISITOR", true, forget_visitor},
    {"vacuum", "Give the room of what was deleted in a file back; no server may run on it", nullptr, true,
     vacuum},
};

}  // namespace

void add_admin(CLI::App& app, int& exit_code) {
  CLI::App* const admin = app.add_subcommand("admin", "Look into a database of tables, and keep order in it");
  admin->require_subcommand(1);
  for (const AdminCommand& each : kAdminCommands) {
    CLI::App* const command = admin->add_subcommand(each.name, each.help);
    const auto wishes = std::make_shared<AdminWishes>();
    if (each.who != nullptr) {
      command
          ->add_option(each.who, wishes->who, "As the lists call it; for bans also ADDRESS or ADDRESS/BITS")
          ->required();
    } else {
      command->add_option("--limit", wishes->limit, "At most so many")->capture_default_str();
    }
    command->add_option("--data", wishes->data, "The file that keeps everything")
        ->type_name("FILE")
        ->check(why_no_file)
        ->default_str("paydirt.db in the user's folder for data");
    add_store_option(*command, wishes->store);
    command->footer(fmt::format("Examples:\n  paydirt admin {}{}", each.name,
                                each.who == nullptr ? "" : fmt::format(" {}", each.who)));
    command->callback([wishes, &exit_code, &each] { exit_code = run_admin(each, *wishes); });
  }
}

}  // namespace paydirt

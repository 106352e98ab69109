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
#include "server/sqlite.hpp"
#include "server/store.hpp"

namespace paydirt {
namespace {

using server::Database;
using server::Statement;

struct AdminWishes {
  std::string data = default_data_path();
  std::string who;  // a table, a visitor, or an address
  int limit = 50;
};

/// Every row as texts; the first row is the heading.
using Texts = std::vector<std::string>;
using Rows = std::vector<Texts>;

std::string date_of(int64_t milliseconds) {
  const time_t seconds = milliseconds / 1000;
  tm day{};
  gmtime_r(&seconds, &day);
  char text[32];
  return {text, strftime(text, sizeof text, "%Y-%m-%d %H:%M", &day)};
}

Result<int64_t> count_of(Database& database, const char* sql, const std::string& who) {
  auto statement = database.prepare(sql);
  if (!statement) return statement.refusal();
  statement->bind(1, who);
  const int64_t count = statement->step() ? statement->number(0) : 0;
  if (statement->failed()) return database.refusal();
  return count;
}

/// All of them or, where one fails, none.
Refusal change(Database& database, std::initializer_list<const char*> steps, const std::string& who) {
  if (Refusal refusal = database.run("BEGIN IMMEDIATE")) return refusal;
  for (const char* const sql : steps) {
    auto statement = database.prepare(sql);
    if (statement) {
      statement->bind(1, who);
      statement->step();
    }
    if (!statement || statement->failed()) {
      const Refusal refusal = database.refusal();
      statement = Statement();
      database.run("ROLLBACK");
      return refusal;
    }
  }
  return database.run("COMMIT");
}

/// Below the heading, at most so many rows of what the statement finds, each as texts.
template <class TextsOf>
Refusal print_list(Database& database, int limit, const char* sql, Rows table, const TextsOf& texts_of) {
  auto rows = database.prepare(sql);
  if (!rows) return rows.refusal();
  rows->bind(1, int64_t{limit});
  while (rows->step()) table.push_back(texts_of(*rows));
  if (rows->failed()) return database.refusal();
  print(aligned(table));
  return {};
}

Refusal list_tables(Database& database, const AdminWishes& wishes) {
  return print_list(
      database, wishes.limit,
      "SELECT id, game, status, listed, updated, (SELECT count(*) FROM members WHERE tableid=id) FROM tables"
      " ORDER BY updated DESC LIMIT ?",
      {{"table", "game", "status", "seen by", "people", "last change (UTC)"}}, [](Statement& row) {
        const char* const seen_by = row.number(3) != 0 ? "all" : "invited";
        return Texts{row.text(0), row.text(1), row.text(2), seen_by, row.text(5), date_of(row.number(4))};
      });
}

Refusal list_visitors(Database& database, const AdminWishes& wishes) {
  return print_list(
      database, wishes.limit,
      "SELECT identity, name, (SELECT count(*) FROM members WHERE members.identity=visitors.identity) AS sat"
      " FROM visitors ORDER BY sat DESC LIMIT ?",
      {{"visitor", "name", "tables"}}, [](Statement& row) {
        return Texts{row.text(0), plain(row.text(1)), row.text(2)};
      });
}

/// One JSON object: the table's card and all that ever happened there, secrets included.
Refusal export_table(Database& database, const AdminWishes& wishes) {
  auto card = database.prepare("SELECT card FROM tables WHERE id=?");
  if (!card) return card.refusal();
  card->bind(1, wishes.who);
  if (!card->step()) return {say("there is no table ", wishes.who)};
  auto rows = database.prepare(
      "SELECT seq, body FROM entries WHERE tableid=?1 UNION"
      " SELECT seq, body FROM fresh WHERE tableid=?1 ORDER BY seq");
  if (!rows) return rows.refusal();
  rows->bind(1, wishes.who);
  std::string out = "{\"table\":";
  write_json_text(out, wishes.who);
  append(out, say(",\"card\":", card->text(0), ",\"entries\":["));
  for (const char* between = ""; rows->step(); between = ",") append(out, say(between, rows->text(1)));
  if (rows->failed()) return database.refusal();
  print_line(out + "]}");
  return {};
}

Refusal expect_table(Database& database, const std::string& table) {
  const auto count = count_of(database, "SELECT count(*) FROM tables WHERE id=?", table);
  if (!count) return count.refusal();
  return *count == 0 ? Refusal{say("there is no table ", table)} : Refusal{};
}

Refusal close_table(Database& database, const AdminWishes& wishes) {
  if (Refusal refusal = expect_table(database, wishes.who)) return refusal;
  if (Refusal refusal = database.run(server::kClosingTable)) return refusal;
  if (Refusal refusal = change(database, {"INSERT OR IGNORE INTO closing VALUES(?)"}, wishes.who)) {
    return refusal;
  }
  print_line(say("Table ", wishes.who,
                 " will be closed and deleted: by a server that runs when it gets SIGHUP (systemctl reload"
                 " paydirt), otherwise at the next start."));
  return {};
}

Refusal delete_table(Database& database, const AdminWishes& wishes) {
  if (Refusal refusal = expect_table(database, wishes.who)) return refusal;
  if (Refusal refusal = database.run(server::kSnapshotsTable)) return refusal;
  if (Refusal refusal = change(database,
                               {"DELETE FROM tables WHERE id=?", "DELETE FROM members WHERE tableid=?",
                                "DELETE FROM entries WHERE tableid=?", "DELETE FROM fresh WHERE tableid=?",
                                "DELETE FROM snapshots WHERE tableid=?"},
                               wishes.who)) {
    return refusal;
  }
  print_line(say("Table ", wishes.who, " is deleted"));
  return {};
}

Refusal forget_visitor(Database& database, const AdminWishes& wishes) {
  const auto count = count_of(database, "SELECT count(*) FROM visitors WHERE identity=?", wishes.who);
  if (!count) return count.refusal();
  if (*count == 0) return {say("there is no visitor ", wishes.who)};
  if (Refusal refusal =
          change(database, {"DELETE FROM visitors WHERE identity=?", "DELETE FROM members WHERE identity=?"},
                 wishes.who)) {
    return refusal;
  }
  print_line("The visitor is forgotten; their names stay at the tables where they played");
  return {};
}

Refusal ban(Database& database, const AdminWishes& wishes) {
  const auto known = count_of(database, "SELECT count(*) FROM visitors WHERE identity=?", wishes.who);
  if (!known) return known.refusal();
  if (*known == 0 && !server::Networks().add(wishes.who)) {
    return {say(wishes.who, ": is neither a visitor of `admin visitors` nor an address or ADDRESS/BITS")};
  }
  if (Refusal refusal = database.run(server::kBansTable)) return refusal;
  if (Refusal refusal =
          change(database, {"INSERT OR REPLACE INTO banned VALUES(?, unixepoch())"}, wishes.who)) {
    return refusal;
  }
  print_line(
      say(wishes.who, " is banned. A server that runs hears of it by SIGHUP (systemctl reload paydirt)."));
  return {};
}

Refusal unban(Database& database, const AdminWishes& wishes) {
  if (Refusal refusal = database.run(server::kBansTable)) return refusal;
  const auto count = count_of(database, "SELECT count(*) FROM banned WHERE who=?", wishes.who);
  if (!count) return count.refusal();
  if (*count == 0) return {say(wishes.who, ": is not banned")};
  if (Refusal refusal = change(database, {"DELETE FROM banned WHERE who=?"}, wishes.who)) return refusal;
  print_line(say(wishes.who, " may come back. A server that runs hears of it by SIGHUP."));
  return {};
}

Refusal list_bans(Database& database, const AdminWishes& /*wishes*/) {
  if (Refusal refusal = database.run(server::kBansTable)) return refusal;
  auto rows = database.prepare("SELECT who, at FROM banned ORDER BY at");
  if (!rows) return rows.refusal();
  Rows table = {{"banned", "since (UTC)"}};
  while (rows->step()) table.push_back({rows->text(0), date_of(1000 * rows->number(1))});
  if (rows->failed()) return database.refusal();
  print(aligned(table));
  return {};
}

Refusal vacuum(Database& database, const AdminWishes& /*wishes*/) {
  if (Refusal refusal = database.run("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")) return refusal;
  print_line("The file is as small as it can be");
  return {};
}

struct AdminCommand {
  const char* name;
  const char* help;
  const char* who;  // what the argument is; null: there is none
  bool needs_lock;  // a server that runs has it in its memory
  Refusal (*run)(Database&, const AdminWishes&);
};

int run_admin(const AdminCommand& command, const AdminWishes& wishes) {
  std::optional<server::DataLock> held;
  if (command.needs_lock) {
    auto lock = server::DataLock::take(wishes.data);
    if (!lock) return refuse(lock.refusal());
    held.emplace(std::move(*lock));
  }
  auto database = Database::open_existing(wishes.data);
  if (!database) return refuse(database.refusal());
  const Refusal refusal = command.run(*database, wishes);
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
    {"delete", "Delete a table for good; the server must not run", "TABLE", true, delete_table},
    {"forget", "Delete a visitor for good; the server must not run", "VISITOR", true, forget_visitor},
    {"vacuum", "Give the room of what was deleted back; the server must not run", nullptr, true, vacuum},
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
    command->footer(fmt::format("Examples:\n  paydirt admin {}{}", each.name,
                                each.who == nullptr ? "" : fmt::format(" {}", each.who)));
    command->callback([wishes, &exit_code, &each] { exit_code = run_admin(each, *wishes); });
  }
}

}  // namespace paydirt

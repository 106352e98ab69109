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
#include "server/host/data_lock.hpp"
#include "server/sqlite.hpp"
#include "server/store.hpp"

namespace paydirt {
namespace {

namespace fs = std::filesystem;
using server::Database;

struct BackupWishes {
  std::string file;
  std::string data = default_data_path();
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

int back_up(const BackupWishes& wishes) {
  std::error_code error;
  if (fs::exists(wishes.file, error)) return refuse({say(wishes.file, ": is there already")});
  if (Refusal refusal = copy_database(wishes.data, wishes.file)) return refuse(refusal);
  print_line(
      fmt::format("{} is in {}, {} bytes", wishes.data, wishes.file, fs::file_size(wishes.file, error)));
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

int restore(const BackupWishes& wishes) {
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
       "Examples:\n  paydirt backup monday.db",
       back_up},
      {"restore", "Put a backup in the place of all tables; the server must not run", "What backup wrote",
       "What was there before is kept beside it.\n\nExamples:\n  paydirt restore monday.db", restore},
  };
  for (const auto& each : commands) {
    CLI::App* const command = app.add_subcommand(each.name, each.help);
    const auto wishes = std::make_shared<BackupWishes>();
    command->add_option("FILE", wishes->file, each.file)->required()->check(why_no_file);
    command->add_option("--data", wishes->data, "The file that keeps everything")
        ->type_name("FILE")
        ->check(why_no_file)
        ->default_str("paydirt.db in the user's folder for data");
    command->footer(each.footer);
    command->callback([wishes, &exit_code, run = each.run] { exit_code = run(*wishes); });
  }
}

}  // namespace paydirt

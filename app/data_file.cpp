#include "app/data_file.hpp"

#include <cstdlib>
#include <filesystem>

#include "app/output.hpp"
#include "engine/text.hpp"
#include "server/sqlite.hpp"

namespace paydirt {
namespace {

namespace fs = std::filesystem;
constexpr const char* kDataName = "paydirt.db";

/// Brings the write-ahead log into the file and closes it: then one file is all there is, unless somebody
/// else has it open.
bool is_whole(const fs::path& file) {
  {
    auto database = server::Database::open_existing(file.string());
    if (!database || database->run("PRAGMA wal_checkpoint(TRUNCATE)")) return false;
  }
  std::error_code error;
  return !fs::exists(file.string() + "-wal", error);
}

}  // namespace

std::string default_data_path() {
  const char* const data = getenv("XDG_DATA_HOME");
  const char* const home = getenv("HOME");
  if (data != nullptr && *data == '/') return (fs::path(data) / "paydirt" / kDataName).string();
  if (home != nullptr && *home == '/') return (fs::path(home) / ".local/share/paydirt" / kDataName).string();
  return kDataName;
}

bool is_database_address(const std::string& path) {
  return path.starts_with("postgres://") || path.starts_with("postgresql://");
}

std::string why_no_file(const std::string& path) {
  if (!is_database_address(path)) return {};
  return "this is for files; --store takes a PostgreSQL database (docs/scaling.md)";
}

void add_store_option(CLI::App& command, std::string& address) {
  command.add_option("--store", address, "A PostgreSQL database instead, as of `serve --store`")
      ->type_name("postgres://...")
      ->check([](const std::string& given) {
        return is_database_address(given) ? std::string() : "it begins with postgres://";
      })
      ->excludes("--data");
}

Result<std::string> default_data() {
  const fs::path to = default_data_path();
  if (to == kDataName) return to.string();
  std::error_code error;
  fs::create_directories(to.parent_path(), error);
  if (error)
    return Refusal{say(to.parent_path().string(), ": ", error.message(), "; name a file with --data")};
  fs::permissions(to.parent_path(), fs::perms::owner_all, error);
  const fs::path old = fs::current_path(error) / kDataName;
  if (error || !fs::exists(old, error)) return to.string();
  if (fs::exists(to, error)) {
    complain(say(old.string(), " is not used; the tables are in ", to.string(), ". --data ", kDataName,
                 " opens it."));
    return to.string();
  }
  if (is_whole(old)) fs::rename(old, to, error);
  if (error || !fs::exists(to, error)) {
    complain(say("The tables stay in ", old.string(), "; ", to.string(), " would be a safer place."));
    return old.string();
  }
  complain(say("Your tables were in ", old.string(), " and are in ", to.string(), " from now on."));
  return to.string();
}

}  // namespace paydirt

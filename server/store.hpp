// What outlives the process. A table is the fold of its entries; nothing else describes it. Any storage that
// keeps these promises can implement this interface.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace paydirt::server {

/// A visitor is identified by the hash of their token.
struct VisitorRow {
  std::string identity;
  std::string name;
  bool named = false;
};

/// One change of a table. Numbered from 0 without gaps.
struct EntryRow {
  std::string table;
  int64_t seq = 0;
  std::string body;  // JSON
};

/// A summary of a table for lists, up to date while no entry came after `through`.
struct TableRow {
  std::string id;
  std::string game;
  std::string status;    // waiting, playing, over
  bool listed = false;   // for everybody to see
  bool timed = false;    // has a clock, which runs on while nobody watches
  int64_t updated = 0;   // milliseconds since 1970
  int64_t through = -1;  // the last entry that the summary includes
  std::string card;      // JSON
};

/// An entry that is not the one that was written, or is missing.
struct Damage {
  std::string table;
  int64_t entry = 0;
};

/// This visitor has a seat at this table, or had one.
struct MemberRow {
  std::string identity;
  std::string table;
};

/// What the fold of a table's entries up to `through` has made (snapshot.hpp). It saves folding them again
/// and may be lost at any time.
struct SnapshotRow {
  std::string table;
  int64_t through = -1;
  std::string body;
};

/// What a table wakes from: a snapshot and the entries after it, or all entries.
struct Saved {
  std::optional<SnapshotRow> snapshot;
  std::vector<std::string> entries;
};

/// Written together or not at all. Rows that exist are replaced, except entries: those are never written
/// twice.
struct Batch {
  std::vector<VisitorRow> visitors;
  std::vector<TableRow> tables;
  std::vector<MemberRow> members;
  std::vector<EntryRow> entries;
  std::vector<SnapshotRow> snapshots = {};  // of entries that are stored, or are in this batch
  // What is forgotten, after all of the above: tables with all that belongs to them, seats, visitors.
  std::vector<std::string> gone_tables = {};
  std::vector<MemberRow> gone_members = {};
  std::vector<std::string> gone_visitors = {};
};

/// Tables whose new entries do not follow those that are stored: somebody else was first.
using Overtaken = std::vector<std::string>;

/// One thread may write while another reads; a reader sees every commit that has returned.
class Store {
 public:
  virtual ~Store() = default;

  /// Durable when it returns, except for what the batch has of tables that were overtaken: of these nothing
  /// is written. Where it refuses nothing was changed, or nobody knows.
  virtual Result<Overtaken> commit(const Batch& batch) = 0;

  /// Every damaged table with the first entry that is wrong. Takes as long as reading everything.
  virtual Result<std::vector<Damage>> check() = 0;

  virtual Result<std::optional<VisitorRow>> visitor(const std::string& identity) = 0;
  /// From this number on. Refuses a table that is damaged, with the entry's number.
  virtual Result<std::vector<std::string>> entries(const std::string& table, int64_t from = 0) = 0;
  /// Without a snapshot where there is none, where it does not fit the entries or the storage keeps none.
  virtual Result<Saved> saved(const std::string& table) {
    auto all = entries(table, 0);
    if (!all) return all.refusal();
    return Saved{{}, std::move(*all)};
  }
  /// The number of the table's last entry; -1 where there is none.
  virtual Result<int64_t> last_entry(const std::string& table) = 0;

  /// Latest first.
  virtual Result<std::vector<TableRow>> tables_of(const std::string& identity, int limit) = 0;
  virtual Result<std::vector<TableRow>> listed_tables(const std::string& status, int limit) = 0;
  /// Those whose clock runs.
  virtual Result<std::vector<std::string>> timed_tables() = 0;
  /// Those with entries that their row does not include: a crash left it behind. Where there are too many
  /// tables to look at them all, such a row has no card instead.
  virtual Result<std::vector<std::string>> stale_tables() = 0;
  /// Unfinished ones that nothing has happened at since that date, the oldest first.
  virtual Result<std::vector<std::string>> abandoned_tables(int64_t since, int limit) = 0;
  virtual Result<int64_t> table_count() = 0;
  /// The date of the latest row of a table; none where there is no table, or the storage does not know.
  virtual Result<std::optional<int64_t>> last_update() { return std::optional<int64_t>(); }
};

/// Where SQLite keeps snapshots, since its fourth schema.
inline constexpr const char* kSnapshotsTable =
    "CREATE TABLE IF NOT EXISTS snapshots(tableid TEXT PRIMARY KEY, through INTEGER NOT NULL,"
    " chain TEXT NOT NULL, body BLOB NOT NULL) STRICT";

/// One file, created if it is missing.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path);
/// A database that several nodes may share; what one of them changes the others hear of (nodes.hpp). Where it
/// cannot be reached everything is refused until it can.
Result<std::unique_ptr<Store>> open_postgres_store(const std::string& url, const std::string& node = {});

}  // namespace paydirt::server

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

/// Written together or not at all. Rows that exist are replaced, except entries: those are never written
/// twice.
struct Batch {
  std::vector<VisitorRow> visitors;
  std::vector<TableRow> tables;
  std::vector<MemberRow> members;
  std::vector<EntryRow> entries;
  // What is forgotten, after all of the above: tables with all that belongs to them, seats, visitors.
  std::vector<std::string> gone_tables = {};
  std::vector<MemberRow> gone_members = {};
  std::vector<std::string> gone_visitors = {};
};

/// One thread may write while another reads; a reader sees every commit that has returned.
class Store {
 public:
  virtual ~Store() = default;

  /// Durable when it returns without a refusal; otherwise nothing was changed.
  virtual Refusal commit(const Batch& batch) = 0;

  /// Every damaged table with the first entry that is wrong. Takes as long as reading everything.
  virtual Result<std::vector<Damage>> check() = 0;

  virtual Result<std::optional<VisitorRow>> visitor(const std::string& identity) = 0;
  /// Refuses a table that is damaged, with the entry's number.
  virtual Result<std::vector<std::string>> entries(const std::string& table) = 0;
  /// The number of the table's last entry; -1 where there is none.
  virtual Result<int64_t> last_entry(const std::string& table) = 0;

  /// Latest first.
  virtual Result<std::vector<TableRow>> tables_of(const std::string& identity, int limit) = 0;
  virtual Result<std::vector<TableRow>> listed_tables(const std::string& status, int limit) = 0;
  /// Those whose clock runs.
  virtual Result<std::vector<std::string>> timed_tables() = 0;
  /// Those with entries that their row does not include: a crash left it behind.
  virtual Result<std::vector<std::string>> stale_tables() = 0;
  /// Unfinished ones that nothing has happened at since that date, the oldest first.
  virtual Result<std::vector<std::string>> abandoned_tables(int64_t since, int limit) = 0;
  virtual Result<int64_t> table_count() = 0;
};

/// One file, created if it is missing.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path);

}  // namespace paydirt::server

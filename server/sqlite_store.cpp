// The store in one SQLite file: one connection writes, one reads.
//
// Entries are appended to the table `fresh`, a few pages for all tables that moved. When they are many they
// are copied to `entries`, where those of a table lie together, and leave `fresh` when all of them are there.
// Each batch does a little of that, twice as much as it brings, so that no batch waits for all of it. Until
// then, and after a crash, some entries are in both tables, the same.
#include <algorithm>

#include "engine/text.hpp"
#include "server/entry_chain.hpp"
#include "server/sqlite.hpp"
#include "server/store.hpp"

namespace paydirt::server {
namespace {

constexpr int kSchema = 5;  // since the fifth an entry may be in `entries` and `fresh` at once
constexpr int64_t kManyFresh = 2048;
constexpr size_t kMostKnown = 16'384;

// A commit is on disk when it returns (FULL). When the log is long a commit brings it in, as far as the
// server's Checkpointer has not done so.
constexpr const char* kSettings =
    "PRAGMA journal_mode=WAL;"
    "PRAGMA synchronous=FULL;"
    "PRAGMA foreign_keys=ON;"
    "PRAGMA wal_autocheckpoint=8000;"
    "PRAGMA cache_size=-16000;";

constexpr const char* kTables =
    "CREATE TABLE IF NOT EXISTS visitors(identity TEXT PRIMARY KEY, name TEXT NOT NULL, named INTEGER NOT "
    "NULL)"
    " STRICT, WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL,"
    " listed INTEGER NOT NULL, timed INTEGER NOT NULL, updated INTEGER NOT NULL, through INTEGER NOT NULL,"
    " card TEXT NOT NULL) STRICT;"
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables(status, updated) WHERE listed = 1;"
    "CREATE INDEX IF NOT EXISTS tables_timed ON tables(status) WHERE timed = 1;"
    "CREATE TABLE IF NOT EXISTS members(identity TEXT NOT NULL, tableid TEXT NOT NULL,"
    " PRIMARY KEY(identity, tableid)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS entries(tableid TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,"
    " PRIMARY KEY(tableid, seq)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS fresh(tableid TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL) "
    "STRICT;";

/// The third schema: every entry has a check over itself and all before it. Older entries have none.
constexpr const char* kChecks =
    "ALTER TABLE entries ADD COLUMN chain TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE fresh ADD COLUMN chain TEXT NOT NULL DEFAULT '';";

constexpr const char* kLast =
    "SELECT max(coalesce((SELECT max(seq) FROM entries WHERE tableid=?1), -1),"
    " coalesce((SELECT max(seq) FROM fresh WHERE tableid=?1), -1))";
constexpr const char* kRow = "SELECT id, game, status, listed, timed, updated, through, card FROM tables ";

class SqliteStore final : public Store {
 public:
  static Result<std::unique_ptr<Store>> open(const std::string& path) {
    auto writer = Database::open(path);
    if (!writer) return writer.refusal();
    if (Refusal refusal = writer->run(kSettings)) return refusal;
    if (Refusal refusal = check_schema(*writer)) return Refusal{say(path, ": ", refusal.words)};
    auto reader = Database::open(path);
    if (!reader) return reader.refusal();
    auto store = std::make_unique<SqliteStore>(std::move(*writer), std::move(*reader));
    if (Refusal refusal = store->prepare_all()) return refusal;
    return std::unique_ptr<Store>(std::move(store));
  }

  SqliteStore(Database writer, Database reader) : writer_(std::move(writer)), reader_(std::move(reader)) {}

  Result<Overtaken> commit(const Batch& batch) override {
    if (Refusal refusal = run(begin_)) return refusal;
    Overtaken late;
    Refusal refusal = find_last_entries(batch);
    if (!refusal) {
      late = find_overtaken(batch, last_);
      refusal = late.empty() ? write(batch) : write(without(batch, late));
    }
    if (!refusal) refusal = run(commit_);
    if (!refusal) return late;
    writer_.run("ROLLBACK");
    version_ = 0;
    return refusal;
  }

  Result<std::optional<VisitorRow>> visitor(const std::string& identity) override {
    Reading reading(find_visitor_, reader_);
    find_visitor_.bind(1, identity);
    std::optional<VisitorRow> row;
    if (find_visitor_.step()) row = VisitorRow{identity, find_visitor_.text(0), find_visitor_.number(1) != 0};
    return reading.result(std::move(row));
  }

  Result<std::vector<std::string>> entries(const std::string& table, int64_t from) override {
    Reading reading(read_entries_, reader_);
    read_entries_.bind(1, table).bind(2, std::max<int64_t>(from - 1, 0));
    std::vector<std::string> bodies;
    ChainReader chain;
    if (from > 0 && read_entries_.step())
      chain = ChainReader({read_entries_.number(0), read_entries_.text(2)});
    while (read_entries_.step()) {
      bodies.push_back(read_entries_.text(1));
      if (!chain.follows(read_entries_.number(0), bodies.back(), read_entries_.text(2)))
        return damage_of(table, read_entries_.number(0));
    }
    return reading.result(std::move(bodies));
  }

  Result<Saved> saved(const std::string& table) override {
    Reading reading(find_snapshot_, reader_);
    find_snapshot_.bind(1, table);
    Saved saved;
    if (find_snapshot_.step()) saved.snapshot = {table, find_snapshot_.number(0), find_snapshot_.text(1)};
    if (find_snapshot_.failed()) return reader_.refusal();
    auto bodies = entries(table, saved.snapshot ? saved.snapshot->through + 1 : 0);
    if (!bodies) return bodies.refusal();
    saved.entries = std::move(*bodies);
    return saved;
  }

  Result<std::vector<Damage>> check() override {
    Reading reading(read_all_, reader_);
    DamageFinder finder;
    while (read_all_.step())
      finder.look_at(read_all_.text(0), read_all_.number(1), read_all_.text(2), read_all_.text(3));
    return reading.result(std::move(finder.found));
  }

  Result<int64_t> last_entry(const std::string& table) override {
    Reading reading(read_last_, reader_);
    read_last_.bind(1, table);
    read_last_.step();
    return reading.result(read_last_.number(0));
  }

  Result<std::vector<TableRow>> tables_of(const std::string& identity, int limit) override {
    list_mine_.bind(1, identity).bind(2, int64_t{limit});
    return rows(list_mine_);
  }

  Result<std::vector<TableRow>> listed_tables(const std::string& status, int limit) override {
    list_open_.bind(1, status).bind(2, int64_t{limit});
    return rows(list_open_);
  }

  Result<std::vector<std::string>> timed_tables() override { return ids(list_timed_); }
  Result<std::vector<std::string>> stale_tables() override { return ids(list_stale_); }

  Result<std::vector<std::string>> abandoned_tables(int64_t since, int limit) override {
    list_abandoned_.bind(1, since).bind(2, int64_t{limit});
    return ids(list_abandoned_);
  }

  Result<std::optional<int64_t>> last_update() override {
    Reading reading(find_update_, reader_);
    std::optional<int64_t> date;
    if (find_update_.step()) date = find_update_.number(0);
    return reading.result(date);
  }

  Result<int64_t> table_count() override {
    Reading reading(count_tables_, reader_);
    return reading.result(count_tables_.step() ? count_tables_.number(0) : int64_t{0});
  }

 private:
  /// Leaves the statement ready for its next use.
  class Reading {
   public:
    Reading(Statement& statement, const Database& database) : statement_(statement), database_(database) {}
    ~Reading() { statement_.reset(); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    template <class T>
    Result<T> result(T value) const {
      if (statement_.failed()) return database_.refusal();
      return value;
    }

   private:
    Statement& statement_;
    const Database& database_;
  };

  static Refusal check_schema(Database& database) {
    auto version = database.prepare("PRAGMA user_version");
    if (!version) return version.refusal();
    const int64_t found = version->step() ? version->number(0) : 0;
    if (version->failed()) return database.refusal();
    version->reset();
    if (found > kSchema) return {"was written by a newer version of this program"};
    if (Refusal refusal = database.run(kTables)) return refusal;
    if (Refusal refusal = database.run(kSnapshotsTable)) return refusal;
    if (found < 3) {
      if (Refusal refusal = database.run(say("BEGIN;", kChecks, "PRAGMA user_version=3;COMMIT").c_str()))
        return refusal;
    }
    return database.run(say("PRAGMA user_version=", kSchema).c_str());
  }

  Refusal prepare_all() {
    const auto make = [](Database& database, Statement& to, const std::string& sql) -> Refusal {
      auto made = database.prepare(sql.c_str());
      if (!made) return made.refusal();
      to = std::move(*made);
      return {};
    };
    const struct {
      Database& database;
      Statement& to;
      std::string sql;
    } all[] = {
        {writer_, begin_, "BEGIN IMMEDIATE"},
        {writer_, commit_, "COMMIT"},
        {writer_, put_visitor_, "INSERT OR REPLACE INTO visitors VALUES(?,?,?)"},
        {writer_, put_table_, "INSERT OR REPLACE INTO tables VALUES(?,?,?,?,?,?,?,?)"},
        {writer_, put_member_, "INSERT OR IGNORE INTO members VALUES(?,?)"},
        {writer_, put_entry_, "INSERT INTO fresh(tableid, seq, body, chain) VALUES(?,?,?,?)"},
        {writer_, put_snapshot_,
         "INSERT OR REPLACE INTO snapshots SELECT tableid, seq, chain, CAST(?3 AS BLOB) FROM"
         " (SELECT tableid, seq, chain FROM entries UNION ALL SELECT tableid, seq, chain FROM fresh)"
         " WHERE tableid=?1 AND seq=?2"},
        {writer_, count_fresh_, "SELECT count(*) FROM fresh"},
        {writer_, list_fresh_, "SELECT rowid FROM fresh ORDER BY tableid DESC, seq DESC"},
        {writer_, settle_,
         "INSERT OR IGNORE INTO entries SELECT tableid, seq, body, chain FROM fresh WHERE rowid=?"},
        {writer_, drop_settled_, "DELETE FROM fresh WHERE rowid<=?"},
        {writer_, drop_doubtful_,
         "DELETE FROM fresh WHERE rowid<=? AND EXISTS (SELECT 1 FROM entries"
         " WHERE entries.tableid=fresh.tableid AND entries.seq=fresh.seq)"},
        {writer_, ask_version_, "PRAGMA data_version"},
        {writer_, find_last_,
         "SELECT seq, chain FROM entries WHERE tableid=?1 UNION ALL"
         " SELECT seq, chain FROM fresh WHERE tableid=?1 ORDER BY seq DESC LIMIT 1"},
        {writer_, drop_table_, "DELETE FROM tables WHERE id=?"},
        {writer_, drop_seats_, "DELETE FROM members WHERE tableid=?"},
        {writer_, drop_entries_, "DELETE FROM entries WHERE tableid=?"},
        {writer_, drop_fresh_, "DELETE FROM fresh WHERE tableid=?"},
        {writer_, drop_snapshot_, "DELETE FROM snapshots WHERE tableid=?"},
        {writer_, drop_member_, "DELETE FROM members WHERE identity=? AND tableid=?"},
        {writer_, drop_visitor_, "DELETE FROM visitors WHERE identity=?"},
        {writer_, drop_memberships_, "DELETE FROM members WHERE identity=?"},
        {reader_, list_abandoned_,
         "SELECT id FROM tables WHERE status<>'over' AND updated<? ORDER BY updated LIMIT ?"},
        {reader_, find_visitor_, "SELECT name, named FROM visitors WHERE identity=?"},
        {reader_, read_entries_,
         "SELECT seq, body, chain FROM entries WHERE tableid=?1 AND seq>=?2 UNION"
         " SELECT seq, body, chain FROM fresh WHERE tableid=?1 AND seq>=?2 ORDER BY seq"},
        {reader_, find_snapshot_,
         "SELECT through, body FROM snapshots WHERE tableid=?1 AND chain IN"
         " (SELECT chain FROM entries WHERE tableid=?1 AND seq=through UNION ALL"
         " SELECT chain FROM fresh WHERE tableid=?1 AND seq=through)"},
        {reader_, read_all_,
         "SELECT tableid, seq, body, chain FROM entries UNION"
         " SELECT tableid, seq, body, chain FROM fresh ORDER BY 1, 2"},
        {reader_, read_last_, kLast},
        {reader_, list_mine_,
         say(kRow,
             "WHERE id IN (SELECT tableid FROM members WHERE identity=?) ORDER BY updated DESC LIMIT ?")},
        {reader_, list_open_, say(kRow, "WHERE listed=1 AND status=? ORDER BY updated DESC LIMIT ?")},
        {reader_, list_timed_, "SELECT id FROM tables WHERE timed=1 AND status='playing'"},
        {reader_, list_stale_,
         "SELECT id FROM tables LEFT JOIN (SELECT tableid, max(seq) AS last FROM fresh GROUP BY tableid) late"
         " ON late.tableid=id WHERE through < max(coalesce(late.last, -1),"
         " coalesce((SELECT max(seq) FROM entries WHERE entries.tableid=id), -1))"},
        {reader_, count_tables_, "SELECT count(*) FROM tables"},
        {reader_, find_update_, "SELECT updated FROM tables ORDER BY updated DESC LIMIT 1"},
    };
    for (const auto& each : all) {
      if (Refusal refusal = make(each.database, each.to, each.sql)) return refusal;
    }
    return {};
  }

  Refusal write(const Batch& batch) {
    for (const VisitorRow& row : batch.visitors) {
      put_visitor_.bind(1, row.identity).bind(2, row.name).bind(3, int64_t{row.named});
      if (Refusal refusal = run(put_visitor_)) return refusal;
    }
    for (const TableRow& row : batch.tables) {
      put_table_.bind(1, row.id).bind(2, row.game).bind(3, row.status).bind(4, int64_t{row.listed});
      put_table_.bind(5, int64_t{row.timed}).bind(6, row.updated).bind(7, row.through).bind(8, row.card);
      if (Refusal refusal = run(put_table_)) return refusal;
    }
    for (const MemberRow& row : batch.members) {
      put_member_.bind(1, row.identity).bind(2, row.table);
      if (Refusal refusal = run(put_member_)) return refusal;
    }
    for (const EntryRow& row : batch.entries) {
      if (Refusal refusal = put(row)) return refusal;
    }
    for (const SnapshotRow& row : batch.snapshots) {
      put_snapshot_.bind(1, row.table).bind(2, row.through).bind(3, row.body);
      if (Refusal refusal = run(put_snapshot_)) return refusal;
    }
    if (Refusal refusal = forget(batch)) return refusal;
    return settle(2 * batch.entries.size());
  }

  /// Table by table, so that one page is written for several entries of a table. Where others have written
  /// meanwhile, or a batch has failed, only what is found in `entries` leaves `fresh`.
  Refusal settle(size_t most) {
    if (settling_.empty()) {
      if (fresh_ < kManyFresh) return {};
      if (Refusal refusal = list_fresh()) return refusal;
    }
    for (; most > 0 && !settling_.empty(); --most) {
      settle_.bind(1, settling_.back());
      if (Refusal refusal = run(settle_)) return refusal;
      settling_.pop_back();
    }
    if (!settling_.empty()) return {};
    Statement& drop = is_alone_ ? drop_settled_ : drop_doubtful_;
    drop.bind(1, settling_through_);
    if (Refusal refusal = run(drop)) return refusal;
    return count_fresh();
  }

  Refusal list_fresh() {
    settling_through_ = 0;
    is_alone_ = true;
    while (list_fresh_.step()) {
      settling_.push_back(list_fresh_.number(0));
      settling_through_ = std::max(settling_through_, settling_.back());
    }
    return end(list_fresh_);
  }

  Refusal count_fresh() {
    count_fresh_.step();
    fresh_ = count_fresh_.number(0);
    return end(count_fresh_);
  }

  Refusal forget(const Batch& batch) {
    for (const std::string& table : batch.gone_tables) {
      for (Statement* const each :
           {&drop_table_, &drop_seats_, &drop_entries_, &drop_fresh_, &drop_snapshot_}) {
        each->bind(1, table);
        if (Refusal refusal = run(*each)) return refusal;
      }
      last_.erase(table);
    }
    for (const MemberRow& row : batch.gone_members) {
      drop_member_.bind(1, row.identity).bind(2, row.table);
      if (Refusal refusal = run(drop_member_)) return refusal;
    }
    for (const std::string& identity : batch.gone_visitors) {
      for (Statement* const each : {&drop_visitor_, &drop_memberships_}) {
        each->bind(1, identity);
        if (Refusal refusal = run(*each)) return refusal;
      }
    }
    return {};
  }

  /// What is known of the file is forgotten where another process has written to it, or a batch has failed.
  Refusal look_for_others() {
    ask_version_.step();
    const int64_t version = ask_version_.number(0);
    if (Refusal refusal = end(ask_version_)) return refusal;
    if (last_.size() >= kMostKnown) last_.clear();
    if (version == version_) return {};
    last_.clear();
    is_alone_ = false;
    version_ = version;
    return count_fresh();
  }

  Refusal find_last_entries(const Batch& batch) {
    if (Refusal refusal = look_for_others()) return refusal;
    for (const EntryRow& row : batch.entries) {
      if (last_.contains(row.table)) continue;
      find_last_.bind(1, row.table);
      LastEntry last;
      if (find_last_.step()) last = {find_last_.number(0), find_last_.text(1)};
      if (Refusal refusal = end(find_last_)) return refusal;
      last_.emplace(row.table, std::move(last));
    }
    return {};
  }

  Refusal put(const EntryRow& row) {
    LastEntry& last = last_.at(row.table);
    std::string chain = next_chain(last.chain, row.seq, row.body);
    put_entry_.bind(1, row.table).bind(2, row.seq).bind(3, row.body).bind(4, chain);
    if (Refusal refusal = run(put_entry_)) return refusal;
    last = {row.seq, std::move(chain)};
    ++fresh_;
    return {};
  }

  Refusal run(Statement& statement) {
    statement.step();
    return end(statement);
  }

  /// Of the writer: what it said at last, and it is ready for its next use.
  Refusal end(Statement& statement) {
    Refusal refusal = statement.failed() ? writer_.refusal() : Refusal{};
    statement.reset();
    return refusal;
  }

  Result<std::vector<std::string>> ids(Statement& list) {
    Reading reading(list, reader_);
    std::vector<std::string> found;
    while (list.step()) found.push_back(list.text(0));
    return reading.result(std::move(found));
  }

  Result<std::vector<TableRow>> rows(Statement& list) {
    Reading reading(list, reader_);
    std::vector<TableRow> found;
    while (list.step()) {
      found.push_back({list.text(0), list.text(1), list.text(2), list.number(3) != 0, list.number(4) != 0,
                       list.number(5), list.number(6), list.text(7)});
    }
    return reading.result(std::move(found));
  }

  Database writer_;
  Database reader_;
  LastEntries last_;               // of tables that were written to
  int64_t fresh_ = 0;              // rows in `fresh`
  std::vector<int64_t> settling_;  // those of them that are to be copied yet, the next one at the end
  int64_t settling_through_ = 0;   // the last row of those that go together
  bool is_alone_ = false;          // nobody else has written since these were listed
  int64_t version_ = 0;            // changes when somebody else writes; 0: what is known of the file is wrong
  Statement begin_, commit_, put_visitor_, put_table_, put_member_, put_entry_, put_snapshot_, count_fresh_,
      list_fresh_, settle_, drop_settled_, drop_doubtful_, ask_version_, find_last_;
  Statement drop_table_, drop_seats_, drop_entries_, drop_fresh_, drop_snapshot_, drop_member_, drop_visitor_,
      drop_memberships_;
  Statement list_abandoned_, read_all_;
  Statement find_visitor_, read_entries_, find_snapshot_, read_last_, list_mine_, list_open_, list_timed_,
      list_stale_, count_tables_, find_update_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path) { return SqliteStore::open(path); }

}  // namespace paydirt::server

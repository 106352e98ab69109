// The store in a PostgreSQL database, which several nodes may share: one connection writes, one reads.
//
// A batch costs one round trip. Its transaction appends the entries, each table's only where they follow what
// is there: the primary key decides who was first. What else the batch has of a table is written where its
// entries stand then. Whoever takes locks takes them in the same order (by statement, then by key), so nodes
// wait for each other but never in a circle.
//
// A transaction of its own follows on the same way and tells the nodes that have one of the tables awake.
// Were it the same one, all would wait for each other's disks, since NOTIFY takes a lock that is held while a
// commit is synced. Nobody misses anything: a node says that it has a table awake, and then reads it. So
// either the appender, who looks after its commit, sees that it has to tell, or that node, who reads later
// still, sees what was appended. What is lost between the two transactions the others ask after (Hall::hear).
#include <algorithm>
#include <atomic>
#include <set>

#include "engine/text.hpp"
#include "server/entry_chain.hpp"
#include "server/postgres.hpp"
#include "server/postgres_schema.hpp"

namespace paydirt::server {
namespace {

// The loop waits for a read, so it waits less long.
constexpr auto kWritePatience = std::chrono::milliseconds(10'000);
constexpr auto kReadPatience = std::chrono::milliseconds(1'500);
constexpr size_t kMostLast = 65'536;

// Where no node that lives has it awake.
#define ASLEEP \
  " NOT EXISTS (SELECT 1 FROM present JOIN nodes USING (node) WHERE tableid=id AND until>clock_timestamp())"
// A row that a node left behind when it died has no card: its table tells.
#define TABLE_ROW                                                                 \
  "SELECT id, game, status, listed, timed, updated, through, CASE WHEN through <" \
  " (SELECT coalesce(max(seq), -1) FROM entries WHERE tableid=id) AND" ASLEEP     \
  " THEN '' ELSE card END"                                                        \
  " FROM tables "

// Nothing comes before it, or what is expected to. A comparison, because EXISTS would read all entries where
// the database does not know yet that they are many.
#define FOLLOWS(id) \
  " last < 0 OR last_chain=(SELECT e.chain FROM entries e WHERE e.tableid=" id " AND e.seq=last)"
// Where the first entry of a table is not taken by anybody, neither are the next ones.
constexpr const char* kAppend =
    "WITH fitting AS (SELECT u.* FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[],"
    "  $6::text[]) AS u(tableid, seq, body, chain, last, last_chain) WHERE" FOLLOWS("u.tableid") "),"
    " first AS (INSERT INTO entries SELECT tableid, seq, body, chain FROM fitting WHERE seq=last+1"
    "  ORDER BY tableid ON CONFLICT DO NOTHING RETURNING tableid),"
    " next AS (INSERT INTO entries SELECT tableid, seq, body, chain FROM fitting JOIN first USING (tableid)"
    "  WHERE seq>last+1)"
    " SELECT tableid FROM first";
// Nobody appends to a table while it is being deleted; appenders are never in each other's way here.
constexpr const char* kLockToAppend = "SELECT pg_advisory_xact_lock_shared(hashtext('paydirt delete'))";
constexpr const char* kLockToDelete = "SELECT pg_advisory_xact_lock(hashtext('paydirt delete'))";
constexpr const char* kLastEntries =
    "SELECT id, seq, chain FROM unnest($1::text[]) AS id, LATERAL"
    " (SELECT seq, chain FROM entries WHERE tableid=id ORDER BY seq DESC LIMIT 1) AS last";
// "visitors NODE IDENTITY": told in the same transaction, because whoever hears nothing of it never asks.
// That is rare: of a new visitor nobody knows anything.
#define TELL_OF_VISITORS(rows, node, which) \
  " SELECT pg_notify('paydirt', 'visitors ' || " node " || ' ' || identity) FROM " rows " WHERE " which
constexpr const char* kPutVisitors =
    "WITH put AS (INSERT INTO visitors SELECT * FROM unnest($1::text[], $2::text[], $3::bool[]) ORDER BY 1"
    "  ON CONFLICT (identity) DO UPDATE SET name=excluded.name, named=excluded.named"
    "  RETURNING identity, xmax<>0 AS was_there)" TELL_OF_VISITORS("put", "$4", "was_there AND $4<>''");
constexpr const char* kForgetVisitors =
    "WITH gone AS (DELETE FROM visitors WHERE identity=ANY($1) RETURNING identity)" TELL_OF_VISITORS(
        "gone", "$2", "$2<>''");
#undef TELL_OF_VISITORS
// What another node knows better stays.
constexpr const char* kPutTables =
    "INSERT INTO tables SELECT id, game, status, listed, timed, updated, through, card"
    " FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bool[], $6::bigint[], $7::bigint[], $8::text[],"
    "  $9::bigint[], $10::text[]) AS u(id, game, status, listed, timed, updated, through, card, last, last_chain)"
    " WHERE" FOLLOWS("u.id") " ORDER BY id"
    " ON CONFLICT (id) DO UPDATE SET status=excluded.status, updated=excluded.updated,"
    " through=excluded.through, card=excluded.card WHERE tables.through<=excluded.through";
#define SEATS                                                                                \
  " (SELECT identity, tableid FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[])" \
  " AS u(identity, tableid, last, last_chain) WHERE" FOLLOWS("u.tableid") " ORDER BY 1, 2)"
constexpr const char* kPutMembers = "INSERT INTO members" SEATS " ON CONFLICT DO NOTHING";
constexpr const char* kDropMembers = "DELETE FROM members WHERE (identity, tableid) IN" SEATS;
#undef SEATS
#undef FOLLOWS
// "entries NODE TABLE:FIRST ...": postgres_nodes.cpp reads it. PostgreSQL takes 8000 bytes at once.
constexpr const char* kTellOfEntries =
    "SELECT pg_notify('paydirt', 'entries ' || $1 || string_agg(' ' || tableid || ':' || seq, ''))"
    " FROM (SELECT tableid, seq, row_number() OVER () / 100 AS part"
    "  FROM unnest($2::text[], $3::bigint[]) AS u(tableid, seq) WHERE"
    "  (SELECT true FROM present p WHERE p.tableid=u.tableid AND p.node<>$1 LIMIT 1)) AS shared GROUP BY "
    "part";

/// One field of all rows.
template <class Row, class Field>
auto column(const std::vector<Row>& rows, Field Row::*field) {
  using Element = std::conditional_t<std::is_same_v<Field, std::string>, std::string_view, Field>;
  std::vector<Element> values;
  values.reserve(rows.size());
  for (const Row& row : rows) values.push_back(row.*field);
  return values;
}

/// Keeps the last of several rows with the same key: a statement may not change a row twice.
template <class Row, class Key>
std::vector<Row> last_of_each(const std::vector<Row>& rows, Key Row::*key) {
  std::vector<Row> kept;
  std::set<std::string_view> seen;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    if (seen.insert((*row).*key).second) kept.push_back(*row);
  }
  return kept;
}

std::vector<std::string_view> views(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

class PostgresStore final : public Store {
 public:
  PostgresStore(const std::string& url, std::string node)
      : writer_(url, kWritePatience), reader_(url, kReadPatience), node_(std::move(node)) {}

  Refusal open() { return bring_up_to_date(writer_); }

  Result<Overtaken> commit(const Batch& batch) override {
    if (last_.size() > kMostLast) last_.clear();
    Refusal refusal = find_last_entries(batch);
    Overtaken late;
    if (!refusal) late = find_overtaken(batch, last_);
    if (!refusal) refusal = late.empty() ? write(batch, late) : write(without(batch, late), late);
    for (const std::string& table : late) last_.erase(table);
    if (!refusal) return late;
    last_.clear();
    return refusal;
  }

  Result<std::vector<Damage>> check() override {
    DamageFinder finder;
    std::string table;
    int64_t seq = -1;
    while (true) {
      const auto rows = reader_.ask(
          "SELECT tableid, seq, body, chain FROM entries WHERE (tableid, seq) > ($1, $2) ORDER BY 1, 2 LIMIT "
          "5000",
          Values().add(table).add(seq));
      if (!rows) return rows.refusal();
      if (rows->size() == 0) return std::move(finder.found);
      for (int i = 0; i < rows->size(); ++i)
        finder.look_at(rows->text(i, 0), rows->number(i, 1), rows->text(i, 2), rows->text(i, 3));
      table = rows->text(rows->size() - 1, 0);
      seq = rows->number(rows->size() - 1, 1);
    }
  }

  Result<std::optional<VisitorRow>> visitor(const std::string& identity) override {
    const auto rows = read("SELECT name, named FROM visitors WHERE identity=$1", Values().add(identity));
    if (!rows) return rows.refusal();
    std::optional<VisitorRow> found;
    if (rows->size() > 0) found = VisitorRow{identity, rows->text(0, 0), rows->truth(0, 1)};
    return found;
  }

  Result<std::vector<std::string>> entries(const std::string& table, int64_t from) override {
    const auto rows = read("SELECT seq, body, chain FROM entries WHERE tableid=$1 AND seq>=$2 ORDER BY seq",
                           Values().add(table).add(std::max<int64_t>(from - 1, 0)));
    if (!rows) return rows.refusal();
    std::vector<std::string> bodies;
    ChainReader chain;
    const bool has_one_before = from > 0 && rows->size() > 0;
    if (has_one_before) chain = ChainReader({rows->number(0, 0), rows->text(0, 2)});
    for (int i = has_one_before ? 1 : 0; i < rows->size(); ++i) {
      bodies.push_back(rows->text(i, 1));
      if (!chain.follows(rows->number(i, 0), bodies.back(), rows->text(i, 2)))
        return damage_of(table, rows->number(i, 0));
    }
    return bodies;
  }

  Result<int64_t> last_entry(const std::string& table) override {
    return number("SELECT coalesce(max(seq), -1) FROM entries WHERE tableid=$1", Values().add(table));
  }

  Result<std::vector<TableRow>> tables_of(const std::string& identity, int limit) override {
    return table_rows(TABLE_ROW
                      "WHERE id IN (SELECT tableid FROM members WHERE identity=$1)"
                      " ORDER BY updated DESC LIMIT $2",
                      Values().add(identity).add(int64_t{limit}));
  }
  Result<std::vector<TableRow>> listed_tables(const std::string& status, int limit) override {
    return table_rows(TABLE_ROW "WHERE listed AND status=$1 ORDER BY updated DESC LIMIT $2",
                      Values().add(status).add(int64_t{limit}));
  }

  Result<std::vector<std::string>> timed_tables() override {
    return ids("SELECT id FROM tables WHERE timed AND status='playing' AND" ASLEEP);
  }
  /// Found out only where they are listed: there may be millions of others.
  Result<std::vector<std::string>> stale_tables() override { return std::vector<std::string>(); }
  Result<std::vector<std::string>> abandoned_tables(int64_t since, int limit) override {
    return ids("SELECT id FROM tables WHERE status<>'over' AND updated<$1 AND" ASLEEP
               " ORDER BY updated LIMIT $2",
               Values().add(since).add(int64_t{limit}));
  }
  Result<int64_t> table_count() override { return number("SELECT count(*) FROM tables"); }

 private:
  /// One read that got no answer is enough to wait for: until a write has come through, or for a while, the
  /// others are refused at once.
  Result<Rows> read(const char* sql, Values values = {}) {
    if (has_written_.exchange(false)) reader_.be_hopeful();
    return reader_.ask(sql, std::move(values));
  }

  Result<int64_t> number(const char* sql, Values values = {}) {
    const auto rows = read(sql, std::move(values));
    if (!rows) return rows.refusal();
    return rows->number(0, 0);
  }

  Result<std::vector<std::string>> ids(const char* sql, Values values = {}) {
    const auto rows = read(sql, std::move(values));
    if (!rows) return rows.refusal();
    std::vector<std::string> found;
    for (int i = 0; i < rows->size(); ++i) found.push_back(rows->text(i, 0));
    return found;
  }

  Result<std::vector<TableRow>> table_rows(const char* sql, Values values) {
    const auto rows = read(sql, std::move(values));
    if (!rows) return rows.refusal();
    std::vector<TableRow> found;
    for (int i = 0; i < rows->size(); ++i) {
      found.push_back({rows->text(i, 0), rows->text(i, 1), rows->text(i, 2), rows->truth(i, 3),
                       rows->truth(i, 4), rows->number(i, 5), rows->number(i, 6), rows->text(i, 7)});
    }
    return found;
  }

  /// Asks for those that are not known, or not as the batch expects them.
  Refusal find_last_entries(const Batch& batch) {
    std::vector<std::string_view> unknown;
    std::set<std::string_view> seen;
    for (const EntryRow& row : batch.entries) {
      if (!seen.insert(row.table).second) continue;
      const auto known = last_.find(row.table);
      if (known == last_.end() ? row.seq > 0 : known->second.seq + 1 != row.seq) unknown.push_back(row.table);
    }
    if (unknown.empty()) return {};
    const auto rows = writer_.ask(kLastEntries, Values().add(unknown));
    if (!rows) return rows.refusal();
    for (const std::string_view table : unknown) last_.erase(std::string(table));
    for (int i = 0; i < rows->size(); ++i) last_[rows->text(i, 0)] = {rows->number(i, 1), rows->text(i, 2)};
    return {};
  }

  /// Tables that are overtaken in this very moment are late as well.
  Refusal write(const Batch& batch, Overtaken& late) {
    std::vector<Query> queries;
    queries.push_back({batch.gone_tables.empty() ? kLockToAppend : kLockToDelete});
    LastEntries last;
    if (!batch.entries.empty()) queries.push_back({kAppend, appended(batch, last)});
    add_other_rows(batch, last, queries);
    const auto done = writer_.run(queries, news_of_tables(batch));
    if (!done) return done.refusal();
    has_written_ = true;
    if (!batch.entries.empty()) {
      std::set<std::string> good;
      for (int i = 0; i < (*done)[1].size(); ++i) good.insert((*done)[1].text(i, 0));
      for (auto& [table, entry] : last) {
        if (good.contains(table)) {
          last_[table] = std::move(entry);
        } else {
          late.push_back(table);
        }
      }
    }
    for (const std::string& table : batch.gone_tables) last_.erase(table);
    return {};
  }

  /// The entries of a batch as columns, with the entry that each table's must follow; `last` becomes what is
  /// then the last.
  Values appended(const Batch& batch, LastEntries& last) const {
    std::vector<std::string> chains;
    std::vector<int64_t> before;
    std::vector<std::string> chains_before;
    for (const EntryRow& row : batch.entries) {
      const auto known = last_.find(row.table);
      const LastEntry first = known == last_.end() ? LastEntry{} : known->second;
      LastEntry& now = last.try_emplace(row.table, first).first->second;
      now = {row.seq, next_chain(now.chain, row.seq, row.body)};
      chains.push_back(now.chain);
      before.push_back(first.seq);
      chains_before.push_back(first.chain);
    }
    Values values;
    values.add(column(batch.entries, &EntryRow::table)).add(column(batch.entries, &EntryRow::seq));
    values.add(column(batch.entries, &EntryRow::body))
        .add(views(chains))
        .add(before)
        .add(views(chains_before));
    return values;
  }

  void add_other_rows(const Batch& batch, const LastEntries& last, std::vector<Query>& queries) const {
    if (!batch.visitors.empty()) {
      const auto rows = last_of_each(batch.visitors, &VisitorRow::identity);
      queries.push_back({kPutVisitors, Values()
                                           .add(column(rows, &VisitorRow::identity))
                                           .add(column(rows, &VisitorRow::name))
                                           .add(column(rows, &VisitorRow::named))
                                           .add(node_)});
    }
    if (!batch.tables.empty()) {
      const auto rows = last_of_each(batch.tables, &TableRow::id);
      Values values;
      values.add(column(rows, &TableRow::id))
          .add(column(rows, &TableRow::game))
          .add(column(rows, &TableRow::status));
      values.add(column(rows, &TableRow::listed)).add(column(rows, &TableRow::timed));
      values.add(column(rows, &TableRow::updated)).add(column(rows, &TableRow::through));
      values.add(column(rows, &TableRow::card));
      add_last(values, column(rows, &TableRow::id), last);
      queries.push_back({kPutTables, std::move(values)});
    }
    if (!batch.members.empty()) queries.push_back({kPutMembers, seats(batch.members, last)});
    // A trigger deletes what belongs to a table, and tells the nodes.
    if (!batch.gone_tables.empty())
      queries.push_back({"DELETE FROM tables WHERE id=ANY($1)", Values().add(views(batch.gone_tables))});
    if (!batch.gone_members.empty()) queries.push_back({kDropMembers, seats(batch.gone_members, last)});
    if (batch.gone_visitors.empty()) return;
    const std::vector<std::string_view> gone = views(batch.gone_visitors);
    queries.push_back({kForgetVisitors, Values().add(gone).add(node_)});
    queries.push_back({"DELETE FROM members WHERE identity=ANY($1)", Values().add(gone)});
  }

  static Values seats(const std::vector<MemberRow>& rows, const LastEntries& last) {
    Values values;
    values.add(column(rows, &MemberRow::identity)).add(column(rows, &MemberRow::table));
    add_last(values, column(rows, &MemberRow::table), last);
    return values;
  }

  /// The entry of each table that its rows stand on: the last that the batch has, or none.
  static void add_last(Values& values, const std::vector<std::string_view>& tables, const LastEntries& last) {
    std::vector<int64_t> seqs;
    std::vector<std::string_view> chains;
    for (const std::string_view table : tables) {
      const auto found = last.find(std::string(table));
      seqs.push_back(found == last.end() ? -1 : found->second.seq);
      chains.push_back(found == last.end() ? std::string_view() : found->second.chain);
    }
    values.add(seqs).add(chains);
  }

  std::vector<Query> news_of_tables(const Batch& batch) const {
    std::vector<Query> news;
    if (node_.empty()) return news;
    std::set<std::string_view> told;
    std::vector<std::string_view> tables;
    std::vector<int64_t> first;
    for (const EntryRow& row : batch.entries) {
      if (!told.insert(row.table).second) continue;
      tables.push_back(row.table);
      first.push_back(row.seq);
    }
    if (!tables.empty()) news.push_back({kTellOfEntries, Values().add(node_).add(tables).add(first)});
    if (!batch.tables.empty()) news.push_back({kNotify, Values().add(say("lists ", node_))});
    return news;
  }

  Postgres writer_;
  Postgres reader_;
  std::string node_;
  LastEntries last_;  // as far as known; others may have written since
  std::atomic<bool> has_written_{false};
};

#undef TABLE_ROW
#undef ASLEEP

}  // namespace

Result<std::unique_ptr<Store>> open_postgres_store(const std::string& url, const std::string& node) {
  auto store = std::make_unique<PostgresStore>(url, node);
  if (Refusal refusal = store->open()) return refusal;
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace paydirt::server

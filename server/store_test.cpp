#include "server/store.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

#include "engine/text.hpp"
#include "server/sqlite.hpp"
#include "server/testing_postgres.hpp"

namespace paydirt::server {
namespace {

/// Both stores keep the same promises.
enum class Kind : uint8_t { sqlite, postgres };

/// As somebody would who has the file, or the database.
void tamper(const std::string& path, const char* sql) {
  auto database = Database::open(path);
  ASSERT_TRUE(database);
  ASSERT_FALSE(database->run(sql));
}

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  StoreTest()
      : folder_(std::filesystem::temp_directory_path() / say("paydirt-store-", getpid(), "-", number_++)) {
    std::filesystem::create_directories(folder_);
  }
  ~StoreTest() override { std::filesystem::remove_all(folder_); }

  void SetUp() override {
    if (GetParam() == Kind::sqlite) return;
    if (!TestSchema::is_possible()) GTEST_SKIP() << TestSchema::kRemedy;
    schema_.emplace(number_);
  }

  std::string path() const { return (folder_ / "test.db").string(); }
  std::unique_ptr<Store> open() const {
    auto store = GetParam() == Kind::sqlite ? open_sqlite_store(path()) : open_postgres_store(schema_->url);
    return store ? std::move(*store) : nullptr;
  }
  void change(const char* sqlite, const char* postgres) {
    if (GetParam() == Kind::sqlite) return tamper(path(), sqlite);
    schema_->run(postgres);
  }

 private:
  static inline int number_ = 0;
  std::filesystem::path folder_;
  std::optional<TestSchema> schema_;
};
INSTANTIATE_TEST_SUITE_P(Stores, StoreTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& test) { return test.param == Kind::sqlite ? "Sqlite" : "Postgres"; });
class SqliteStoreTest : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Stores, SqliteStoreTest, testing::Values(Kind::sqlite));

/// All of it is durable.
bool commits(Store& store, const Batch& batch) {
  const auto done = store.commit(batch);
  return done && done->empty();
}
/// Nothing of this table is.
bool is_overtaken(Store& store, const Batch& batch, const std::string& table) {
  const auto done = store.commit(batch);
  return done && *done == Overtaken{table};
}

Batch entry(const std::string& table, int64_t seq) {
  Batch batch;
  batch.entries.push_back({table, seq, say("{\"n\":", seq, '}')});
  return batch;
}

TEST_P(StoreTest, KeepsWhatWasCommitted) {
  {
    const auto store = open();
    Batch batch = entry("a-b", 0);
    batch.visitors.push_back({"id", "Ann", true});
    batch.tables.push_back({"a-b", "game", "waiting", true, false, 5, 0, "{}"});
    batch.members.push_back({"id", "a-b"});
    ASSERT_TRUE(commits(*store, batch));
    ASSERT_TRUE(commits(*store, entry("a-b", 1)));
  }
  const auto store = open();
  EXPECT_EQ((*store->visitor("id"))->name, "Ann");
  EXPECT_FALSE((*store->visitor("nobody")).has_value());
  EXPECT_EQ(store->entries("a-b")->size(), 2U);
  EXPECT_EQ(*store->last_entry("a-b"), 1);
  EXPECT_EQ(*store->last_entry("none"), -1);
  EXPECT_EQ(store->tables_of("id", 10)->size(), 1U);
  EXPECT_EQ(store->listed_tables("waiting", 10)->at(0).updated, 5);
  EXPECT_EQ(*store->table_count(), 1);
}

TEST_P(StoreTest, ABatchIsWholeOrNotAtAll) {
  const auto store = open();
  ASSERT_TRUE(commits(*store, entry("a-b", 0)));
  Batch twice = entry("a-b", 1);
  twice.entries.push_back({"a-b", 0, "again"});  // entries are never written twice
  EXPECT_TRUE(is_overtaken(*store, twice, "a-b"));
  EXPECT_EQ(store->entries("a-b")->size(), 1U);
  EXPECT_TRUE(commits(*store, entry("a-b", 1)));
}

TEST_P(StoreTest, FindsEntriesWhereverTheyLie) {
  {
    const auto store = open();
    for (int64_t seq = 0; seq < 3000; ++seq) {  // enough to be put in order on the way
      Batch batch = entry("a-b", seq);
      batch.entries.push_back({"c-d", seq, "{}"});
      ASSERT_TRUE(commits(*store, batch));
    }
    EXPECT_EQ(*store->last_entry("a-b"), 2999);
    EXPECT_TRUE(is_overtaken(*store, entry("c-d", 7), "c-d"));
    EXPECT_TRUE(is_overtaken(*store, entry("c-d", 2999), "c-d"));
  }
  const auto store = open();
  const auto bodies = *store->entries("a-b");
  ASSERT_EQ(bodies.size(), 3000U);
  for (size_t seq = 0; seq < bodies.size(); ++seq) ASSERT_EQ(bodies[seq], say("{\"n\":", seq, '}'));
  EXPECT_TRUE(is_overtaken(*store, entry("a-b", 100), "a-b"));
  EXPECT_TRUE(commits(*store, entry("a-b", 3000)));
}

TEST_P(StoreTest, TwoWritersNeverWriteOneEntryTwice) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(commits(*one, entry("a-b", 0)));
  ASSERT_TRUE(is_overtaken(*other, entry("a-b", 0), "a-b"));
  ASSERT_TRUE(commits(*other, entry("a-b", 1)));
  EXPECT_TRUE(is_overtaken(*one, entry("a-b", 1), "a-b"));
  EXPECT_TRUE(commits(*one, entry("a-b", 2)));
  EXPECT_EQ(one->entries("a-b")->size(), 3U);
}

TEST_P(StoreTest, OnlyTheTableThatWasOvertakenIsLeftOut) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(commits(*one, entry("a-b", 0)));
  ASSERT_TRUE(commits(*other, entry("c-d", 0)));
  ASSERT_TRUE(commits(*other, entry("a-b", 1)));
  Batch before;
  before.members = {{"bob", "a-b"}, {"bob", "c-d"}};
  ASSERT_TRUE(commits(*other, before));
  Batch batch;
  for (const char* table : {"a-b", "c-d", "e-f"}) {
    batch.tables.push_back({table, "game", "over", true, false, 5, 2, "{}"});
    batch.members.push_back({"ann", table});
    batch.gone_members.push_back({"bob", table});
    if (std::string("e-f") == table) continue;  // of this one no entries
    for (const int64_t seq : {1, 2}) batch.entries.push_back({table, seq, "{\"mine\":true}"});
  }
  EXPECT_TRUE(is_overtaken(*one, batch, "a-b"));
  EXPECT_EQ(*one->entries("c-d", 1), (std::vector<std::string>{"{\"mine\":true}", "{\"mine\":true}"}));
  EXPECT_EQ(*one->entries("a-b", 1), std::vector<std::string>{"{\"n\":1}"});
  EXPECT_EQ(*one->table_count(), 2);
  EXPECT_EQ(one->tables_of("ann", 10)->size(), 2U);
  Batch rows;
  for (const char* table : {"a-b", "c-d"})
    rows.tables.push_back({table, "game", "over", true, false, 5, 9, "{}"});
  ASSERT_TRUE(commits(*one, rows));
  EXPECT_EQ(one->tables_of("bob", 10)->at(0).id, "a-b");
  EXPECT_TRUE(one->check()->empty());
}

TEST_P(StoreTest, NothingIsAppendedToATableThatIsGone) {
  const auto one = open();
  const auto other = open();
  Batch batch = entry("a-b", 0);
  batch.tables.push_back({"a-b", "game", "playing", true, false, 5, 0, "{}"});
  ASSERT_TRUE(commits(*one, batch));
  Batch gone;
  gone.gone_tables = {"a-b"};
  ASSERT_TRUE(commits(*other, gone));
  EXPECT_TRUE(is_overtaken(*one, entry("a-b", 1), "a-b"));
  EXPECT_TRUE(one->entries("a-b")->empty());
}

TEST_P(StoreTest, WhoWritesTogetherWritesEveryEntryOnce) {
  constexpr int kWriters = 4;
  std::array<int64_t, kWriters> written{};
  std::vector<std::thread> threads;
  open();
  for (int64_t& mine : written) {
    threads.emplace_back([&, store = std::shared_ptr<Store>(open())] {
      for (int round = 0; round < 40; ++round) {
        Batch batch;  // in the order that suits least
        for (const char* table : {"c-d", "a-b"})
          batch.entries.push_back({table, *store->last_entry(table) + 1, "{}"});
        if (&mine == written.data()) std::reverse(batch.entries.begin(), batch.entries.end());
        const auto done = store->commit(batch);
        ASSERT_TRUE(done) << done.refusal().words;
        mine += 2 - static_cast<int64_t>(done->size());
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const auto store = open();
  EXPECT_EQ(store->entries("a-b")->size() + store->entries("c-d")->size(),
            static_cast<size_t>(written[0] + written[1] + written[2] + written[3]));
  EXPECT_TRUE(store->check()->empty());
}

TEST_P(StoreTest, ListsTimedTables) {
  const auto store = open();
  Batch batch;
  batch.tables.push_back({"a-b", "game", "playing", false, true, 5, 0, "{}"});
  batch.tables.push_back({"c-d", "game", "over", false, true, 5, 0, "{}"});
  ASSERT_TRUE(commits(*store, batch));
  EXPECT_EQ(*store->timed_tables(), std::vector<std::string>{"a-b"});
}

TEST_P(StoreTest, ListsTablesWhoseRowIsBehind) {
  const auto store = open();
  Batch batch = entry("a-b", 0);
  batch.entries.push_back({"c-d", 0, "{}"});
  batch.entries.push_back({"c-d", 1, "{}"});
  batch.tables.push_back({"a-b", "game", "playing", false, true, 5, 0, "{}"});
  batch.tables.push_back({"c-d", "game", "playing", false, true, 5, 0, "{}"});
  for (const char* id : {"a-b", "c-d"}) batch.members.push_back({"ann", id});
  ASSERT_TRUE(commits(*store, batch));
  std::vector<std::string> stale = *store->stale_tables();
  for (const TableRow& row : *store->tables_of("ann", 10)) {
    if (row.card.empty()) stale.push_back(row.id);
  }
  EXPECT_EQ(stale, std::vector<std::string>{"c-d"});
}

TEST_P(StoreTest, ForgetsTablesSeatsAndVisitors) {
  const auto store = open();
  Batch batch = entry("a-b", 0);
  batch.entries.push_back({"c-d", 0, "{}"});
  for (const char* id : {"a-b", "c-d"}) {
    batch.tables.push_back({id, "game", "playing", false, false, 5, 0, "{}"});
    batch.members.push_back({"ann", id});
    batch.members.push_back({"bob", id});
  }
  batch.visitors.push_back({"bob", "Bob", true});
  ASSERT_TRUE(commits(*store, batch));
  EXPECT_EQ(store->abandoned_tables(6, 10)->size(), 2U);
  EXPECT_TRUE(store->abandoned_tables(5, 10)->empty());
  Batch gone;
  gone.gone_tables = {"a-b"};
  gone.gone_members = {{"ann", "c-d"}};
  gone.gone_visitors = {"bob"};
  ASSERT_TRUE(commits(*store, gone));
  EXPECT_EQ(*store->last_entry("a-b"), -1);
  EXPECT_EQ(*store->last_entry("c-d"), 0);
  EXPECT_EQ(*store->table_count(), 1);
  EXPECT_TRUE(store->tables_of("ann", 10)->empty());
  EXPECT_FALSE((*store->visitor("bob")).has_value());
  EXPECT_TRUE(commits(*store, entry("a-b", 0)));
}

TEST_P(StoreTest, ReportsDamageByTableAndEntryAndKeepsTheRest) {
  {
    const auto store = open();
    for (int64_t seq = 0; seq < 4; ++seq) {
      for (const char* table : {"a-b", "c-d", "e-f"}) ASSERT_TRUE(commits(*store, entry(table, seq)));
    }
    EXPECT_TRUE(store->check()->empty());
  }
  change("UPDATE fresh SET body='{\"n\":9}' WHERE tableid='c-d' AND seq=2",
         "UPDATE entries SET body='{\"n\":9}' WHERE tableid='c-d' AND seq=2");
  change("DELETE FROM fresh WHERE tableid='e-f' AND seq=1",
         "DELETE FROM entries WHERE tableid='e-f' AND seq=1");
  const auto store = open();
  EXPECT_EQ(store->entries("a-b")->size(), 4U);
  EXPECT_EQ(store->entries("c-d").refusal().words, "table c-d is damaged at entry 2");
  EXPECT_TRUE(commits(*store, entry("a-b", 4)));
  const auto damage = *store->check();
  ASSERT_EQ(damage.size(), 2U);
  EXPECT_EQ(damage[0].table, "c-d");
  EXPECT_EQ(damage[0].entry, 2);
  EXPECT_EQ(damage[1].table, "e-f");
  EXPECT_EQ(damage[1].entry, 2);
}

TEST_P(SqliteStoreTest, GoesOnWithAFileOfTheSecondSchema) {
  open();
  tamper(path(),
         "ALTER TABLE entries DROP COLUMN chain; ALTER TABLE fresh DROP COLUMN chain; PRAGMA user_version=2;"
         "INSERT INTO entries VALUES('a-b', 0, '{}'); INSERT INTO fresh VALUES('a-b', 1, '{}')");
  const auto store = open();
  EXPECT_EQ(store->entries("a-b")->size(), 2U);
  ASSERT_TRUE(commits(*store, entry("a-b", 2)));
  EXPECT_EQ(store->entries("a-b")->size(), 3U);
  EXPECT_TRUE(store->check()->empty());
}

Batch snapshot(const std::string& table, int64_t through, const std::string& body) {
  Batch batch;
  batch.snapshots.push_back({table, through, body});
  return batch;
}

TEST_P(SqliteStoreTest, WakesATableFromItsLastSnapshotAndWhatCameAfter) {
  const std::string bytes = std::string("a\0b", 3) + '\xff';
  const auto store = open();
  for (int64_t seq = 0; seq < 3000; ++seq) {  // some lie in order, some do not
    Batch batch = entry("a-b", seq);
    if (seq == 10) batch.snapshots = snapshot("a-b", 10, "an old one").snapshots;
    if (seq == 2990) batch.snapshots = snapshot("a-b", 2990, bytes).snapshots;
    ASSERT_TRUE(commits(*store, batch));
    if (seq != 20) continue;
    const auto saved = *store->saved("a-b");
    EXPECT_EQ(saved.snapshot->body, "an old one");
    EXPECT_EQ(saved.entries.size(), 10U);
  }
  auto saved = *store->saved("a-b");
  ASSERT_TRUE(saved.snapshot);
  EXPECT_EQ(saved.snapshot->body, bytes);
  EXPECT_EQ(saved.snapshot->through, 2990);
  ASSERT_EQ(saved.entries.size(), 9U);
  EXPECT_EQ(saved.entries[0], "{\"n\":2991}");
  EXPECT_EQ(store->entries("a-b")->size(), 3000U);
  EXPECT_FALSE(store->saved("none")->snapshot);
  tamper(path(), "UPDATE fresh SET body='{}' WHERE seq=2995");
  EXPECT_EQ(store->saved("a-b").refusal().words, "table a-b is damaged at entry 2995");
  Batch gone;
  gone.gone_tables = {"a-b"};
  ASSERT_TRUE(commits(*store, gone));
  saved = *store->saved("a-b");
  EXPECT_FALSE(saved.snapshot);
  EXPECT_TRUE(saved.entries.empty());
}

int64_t count(const std::string& path, const char* sql) {
  auto database = Database::open(path);
  auto statement = database->prepare(sql);
  return statement && statement->step() ? statement->number(0) : -1;
}

TEST_P(SqliteStoreTest, PutsEntriesInTheirPlacesALittleWithEachBatch) {
  constexpr int64_t kBatch = 40;
  int64_t seq = 0;
  int64_t placed = 0;
  for (const int64_t end :
       {1120, 1200, 3600, 4600, 5600}) {  // first opened anew when nothing, then when some is in place
    const auto store = open();
    while (seq < end) {
      Batch batch;
      for (int64_t i = 0; i < kBatch / 2; ++i, ++seq)
        for (const char* table : {"c-d", "a-b"})
          batch.entries.push_back({table, seq, say("{\"n\":", seq, '}')});
      ASSERT_TRUE(commits(*store, batch));
      const int64_t now = count(path(), "SELECT count(*) FROM entries");
      ASSERT_LE(now - placed, 2 * kBatch) << "no batch waits for all of them";
      placed = now;
      if (end == 3600) tamper(path(), "PRAGMA wal_checkpoint(TRUNCATE)");  // as after every pause
      if (end == 4600) tamper(path(), "INSERT INTO visitors VALUES(hex(randomblob(8)), '', 0)");
      if (end == 5600)
        tamper(path(),
               "DELETE FROM fresh WHERE rowid=(SELECT min(rowid) FROM fresh WHERE EXISTS"
               " (SELECT 1 FROM entries WHERE entries.tableid=fresh.tableid AND entries.seq=fresh.seq))");
      ASSERT_LT(count(path(), "SELECT count(*) FROM fresh"), 4500) << "it comes to an end";
    }
    for (const char* table : {"c-d", "a-b"}) {
      const auto bodies = *store->entries(table);
      ASSERT_EQ(bodies.size(), static_cast<size_t>(end)) << "every entry once";
      EXPECT_EQ(bodies.back(), say("{\"n\":", end - 1, '}'));
      EXPECT_EQ(*store->last_entry(table), end - 1);
    }
    EXPECT_TRUE(store->check()->empty());
  }
  EXPECT_GT(placed, 6000);
}

TEST_P(SqliteStoreTest, ASnapshotThatDoesNotFitTheEntriesIsNone) {
  const auto store = open();
  for (int64_t seq = 0; seq < 5; ++seq) ASSERT_TRUE(commits(*store, entry("a-b", seq)));
  ASSERT_TRUE(commits(*store, snapshot("a-b", 7, "of entries that are not there")));
  EXPECT_FALSE(store->saved("a-b")->snapshot);
  EXPECT_EQ(store->saved("a-b")->entries.size(), 5U);
  ASSERT_TRUE(commits(*store, snapshot("a-b", 3, "good")));
  EXPECT_EQ(store->saved("a-b")->entries.size(), 1U);
  tamper(path(), "UPDATE fresh SET chain='0' WHERE seq=3");
  EXPECT_FALSE(store->saved("a-b").ok()) << "all entries are read, and one is damaged";
  EXPECT_TRUE(commits(*store, entry("a-b", 5)));
}

TEST_P(SqliteStoreTest, GoesOnWithAFileOfTheThirdSchema) {
  {
    const auto store = open();
    for (int64_t seq = 0; seq < 3; ++seq) ASSERT_TRUE(commits(*store, entry("a-b", seq)));
  }
  tamper(path(), "DROP TABLE snapshots; PRAGMA user_version=3");
  const auto store = open();
  EXPECT_EQ(store->saved("a-b")->entries.size(), 3U);
  ASSERT_TRUE(commits(*store, snapshot("a-b", 1, "new")));
  EXPECT_EQ(store->saved("a-b")->snapshot->body, "new");
}

TEST_P(SqliteStoreTest, KnowsWhenSomethingLastHappened) {
  const auto store = open();
  EXPECT_FALSE(*store->last_update());
  Batch batch;
  batch.tables.push_back({"a-b", "game", "playing", false, true, 5, 0, "{}"});
  batch.tables.push_back({"c-d", "game", "over", false, true, 7, 0, "{}"});
  ASSERT_TRUE(commits(*store, batch));
  EXPECT_EQ(**store->last_update(), 7);
}

TEST_P(SqliteStoreTest, RefusesWhatIsNoStore) {
  std::FILE* const file = std::fopen(path().c_str(), "w");
  std::fputs("this is no database, but it is long enough to be looked at as if it were one.......", file);
  std::fclose(file);
  EXPECT_FALSE(open_sqlite_store(path()));
  EXPECT_FALSE(open_sqlite_store("/no/such/folder/test.db"));
}

}  // namespace
}  // namespace paydirt::server

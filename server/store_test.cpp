#include "server/store.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "engine/text.hpp"
#include "server/sqlite.hpp"

namespace paydirt::server {
namespace {

class StoreTest : public testing::Test {
 protected:
  StoreTest()
      : folder_(std::filesystem::temp_directory_path() / say("paydirt-store-", getpid(), "-", number_++)) {
    std::filesystem::create_directories(folder_);
  }
  ~StoreTest() override { std::filesystem::remove_all(folder_); }

  std::string path() const { return (folder_ / "test.db").string(); }
  std::unique_ptr<Store> open() const { return std::move(*open_sqlite_store(path())); }

 private:
  static inline int number_ = 0;
  std::filesystem::path folder_;
};

Batch entry(const std::string& table, int64_t seq) {
  Batch batch;
  batch.entries.push_back({table, seq, say("{\"n\":", seq, '}')});
  return batch;
}

TEST_F(StoreTest, KeepsWhatWasCommitted) {
  {
    const auto store = open();
    Batch batch = entry("a-b", 0);
    batch.visitors.push_back({"id", "Ann", true});
    batch.tables.push_back({"a-b", "game", "waiting", true, false, 5, 0, "{}"});
    batch.members.push_back({"id", "a-b"});
    ASSERT_FALSE(store->commit(batch));
    ASSERT_FALSE(store->commit(entry("a-b", 1)));
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

TEST_F(StoreTest, ABatchIsWholeOrNotAtAll) {
  const auto store = open();
  ASSERT_FALSE(store->commit(entry("a-b", 0)));
  Batch twice = entry("a-b", 1);
  twice.entries.push_back({"a-b", 0, "again"});  // entries are never written twice
  EXPECT_TRUE(store->commit(twice));
  EXPECT_EQ(store->entries("a-b")->size(), 1U);
  EXPECT_FALSE(store->commit(entry("a-b", 1)));
}

TEST_F(StoreTest, FindsEntriesWhereverTheyLie) {
  {
    const auto store = open();
    for (int64_t seq = 0; seq < 3000; ++seq) {  // enough to be put in order on the way
      Batch batch = entry("a-b", seq);
      batch.entries.push_back({"c-d", seq, "{}"});
      ASSERT_FALSE(store->commit(batch));
    }
    EXPECT_EQ(*store->last_entry("a-b"), 2999);
    EXPECT_TRUE(store->commit(entry("c-d", 7)));
    EXPECT_TRUE(store->commit(entry("c-d", 2999)));
  }
  const auto store = open();
  const auto bodies = *store->entries("a-b");
  ASSERT_EQ(bodies.size(), 3000U);
  for (size_t seq = 0; seq < bodies.size(); ++seq) ASSERT_EQ(bodies[seq], say("{\"n\":", seq, '}'));
  EXPECT_TRUE(store->commit(entry("a-b", 100)));
  EXPECT_FALSE(store->commit(entry("a-b", 3000)));
}

TEST_F(StoreTest, TwoWritersNeverWriteOneEntryTwice) {
  const auto one = open();
  const auto other = open();
  ASSERT_FALSE(one->commit(entry("a-b", 0)));
  ASSERT_TRUE(other->commit(entry("a-b", 0)));
  ASSERT_FALSE(other->commit(entry("a-b", 1)));
  EXPECT_TRUE(one->commit(entry("a-b", 1)));
  EXPECT_FALSE(one->commit(entry("a-b", 2)));
  EXPECT_EQ(one->entries("a-b")->size(), 3U);
}

TEST_F(StoreTest, ListsTimedTables) {
  const auto store = open();
  Batch batch;
  batch.tables.push_back({"a-b", "game", "playing", false, true, 5, 0, "{}"});
  batch.tables.push_back({"c-d", "game", "over", false, true, 5, 0, "{}"});
  ASSERT_FALSE(store->commit(batch));
  EXPECT_EQ(*store->timed_tables(), std::vector<std::string>{"a-b"});
}

TEST_F(StoreTest, ListsTablesWhoseRowIsBehind) {
  const auto store = open();
  Batch batch = entry("a-b", 0);
  batch.entries.push_back({"c-d", 0, "{}"});
  batch.entries.push_back({"c-d", 1, "{}"});
  batch.tables.push_back({"a-b", "game", "playing", false, true, 5, 0, "{}"});
  batch.tables.push_back({"c-d", "game", "playing", false, true, 5, 0, "{}"});
  ASSERT_FALSE(store->commit(batch));
  EXPECT_EQ(*store->stale_tables(), std::vector<std::string>{"c-d"});
}

TEST_F(StoreTest, ForgetsTablesSeatsAndVisitors) {
  const auto store = open();
  Batch batch = entry("a-b", 0);
  batch.entries.push_back({"c-d", 0, "{}"});
  for (const char* id : {"a-b", "c-d"}) {
    batch.tables.push_back({id, "game", "playing", false, false, 5, 0, "{}"});
    batch.members.push_back({"ann", id});
    batch.members.push_back({"bob", id});
  }
  batch.visitors.push_back({"bob", "Bob", true});
  ASSERT_FALSE(store->commit(batch));
  EXPECT_EQ(store->abandoned_tables(6, 10)->size(), 2U);
  EXPECT_TRUE(store->abandoned_tables(5, 10)->empty());
  Batch gone;
  gone.gone_tables = {"a-b"};
  gone.gone_members = {{"ann", "c-d"}};
  gone.gone_visitors = {"bob"};
  ASSERT_FALSE(store->commit(gone));
  EXPECT_EQ(*store->last_entry("a-b"), -1);
  EXPECT_EQ(*store->last_entry("c-d"), 0);
  EXPECT_EQ(*store->table_count(), 1);
  EXPECT_TRUE(store->tables_of("ann", 10)->empty());
  EXPECT_FALSE((*store->visitor("bob")).has_value());
  EXPECT_FALSE(store->commit(entry("a-b", 0)));
}

/// As somebody would who has the file.
void tamper(const std::string& path, const char* sql) {
  auto database = Database::open(path);
  ASSERT_TRUE(database);
  ASSERT_FALSE(database->run(sql));
}

TEST_F(StoreTest, ReportsDamageByTableAndEntryAndKeepsTheRest) {
  {
    const auto store = open();
    for (int64_t seq = 0; seq < 4; ++seq) {
      for (const char* table : {"a-b", "c-d", "e-f"}) ASSERT_FALSE(store->commit(entry(table, seq)));
    }
    EXPECT_TRUE(store->check()->empty());
  }
  tamper(path(), "UPDATE fresh SET body='{\"n\":9}' WHERE tableid='c-d' AND seq=2");
  tamper(path(), "DELETE FROM fresh WHERE tableid='e-f' AND seq=1");
  const auto store = open();
  EXPECT_EQ(store->entries("a-b")->size(), 4U);
  EXPECT_EQ(store->entries("c-d").refusal().words, "table c-d is damaged at entry 2");
  EXPECT_FALSE(store->commit(entry("a-b", 4)));
  const auto damage = *store->check();
  ASSERT_EQ(damage.size(), 2U);
  EXPECT_EQ(damage[0].table, "c-d");
  EXPECT_EQ(damage[0].entry, 2);
  EXPECT_EQ(damage[1].table, "e-f");
  EXPECT_EQ(damage[1].entry, 2);
}

TEST_F(StoreTest, GoesOnWithAFileOfTheSecondSchema) {
  open();
  tamper(path(),
         "ALTER TABLE entries DROP COLUMN chain; ALTER TABLE fresh DROP COLUMN chain; PRAGMA user_version=2;"
         "INSERT INTO entries VALUES('a-b', 0, '{}'); INSERT INTO fresh VALUES('a-b', 1, '{}')");
  const auto store = open();
  EXPECT_EQ(store->entries("a-b")->size(), 2U);
  ASSERT_FALSE(store->commit(entry("a-b", 2)));
  EXPECT_EQ(store->entries("a-b")->size(), 3U);
  EXPECT_TRUE(store->check()->empty());
}

TEST_F(StoreTest, RefusesWhatIsNoStore) {
  std::FILE* const file = std::fopen(path().c_str(), "w");
  std::fputs("this is no database, but it is long enough to be looked at as if it were one.......", file);
  std::fclose(file);
  EXPECT_FALSE(open_sqlite_store(path()));
  EXPECT_FALSE(open_sqlite_store("/no/such/folder/test.db"));
}

}  // namespace
}  // namespace paydirt::server

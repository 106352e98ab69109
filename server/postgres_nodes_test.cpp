// What nodes tell each other through the database, and what they find out where nobody told.
#include "server/postgres_nodes.hpp"

#include <thread>

#include "server/store.hpp"
#include "server/testing_postgres.hpp"

namespace paydirt::server {
namespace {

/// Another node hears of it in a moment.
template <class Condition>
bool comes_true(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

/// A node without a hall: what it hears is kept.
class HearingNode {
 public:
  HearingNode(const std::string& url, const std::string& name)
      : nodes(url, name, [this](News news) {
          const std::lock_guard lock(mutex_);
          for (EntryRow& row : news.entries) heard_.push_back(say(row.table, ':', row.seq));
          for (const auto& [table, company] : news.companies) known_.insert(table);
          visitors_.insert(visitors_.end(), news.visitors.begin(), news.visitors.end());
          if (news.was_deaf) ++times_deaf_;
        }) {}

  std::vector<std::string> heard() {
    const std::lock_guard lock(mutex_);
    return heard_;
  }
  std::vector<std::string> visitors() {
    const std::lock_guard lock(mutex_);
    return visitors_;
  }
  /// Its company was read, and with it the entries.
  bool knows(const std::string& table) {
    const std::lock_guard lock(mutex_);
    return known_.contains(table);
  }
  int times_deaf() {
    const std::lock_guard lock(mutex_);
    return times_deaf_;
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> heard_;
  std::vector<std::string> visitors_;
  std::set<std::string> known_;
  int times_deaf_ = 0;

 public:
  PostgresNodes nodes;
};

Batch news_of(const std::string& table, int64_t seq) {
  Batch batch;
  batch.entries.push_back({table, seq, "{}"});
  return batch;
}

class PostgresNodesTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!TestSchema::is_possible()) GTEST_SKIP() << TestSchema::kRemedy;
    schema_.emplace(1000 + number_++);
  }

  std::unique_ptr<Store> store(const std::string& node) {
    return std::move(*open_postgres_store(schema_->url, node));
  }
  TestSchema& schema() { return *schema_; }

 private:
  static inline int number_ = 0;
  std::optional<TestSchema> schema_;
};

TEST_F(PostgresNodesTest, OnlyWhatAnotherNodeHasAwakeIsTold) {
  const auto here = store("here");
  Postgres listener(schema().url, std::chrono::seconds(10));
  ASSERT_TRUE(listener.ask("LISTEN paydirt"));
  schema().run("INSERT INTO present VALUES('shared', 'there', 1, '', 0), ('own', 'here', 2, '', 0)");
  Batch batch;
  for (const char* table : {"own", "shared", "asleep"}) {
    for (const int64_t seq : {0, 1}) batch.entries.push_back({table, seq, "{}"});
  }
  ASSERT_TRUE(here->commit(batch));
  ASSERT_TRUE(here->commit(news_of("shared", 2)));
  ASSERT_TRUE(here->commit(news_of("own", 2)));
  schema().run("SELECT pg_notify('paydirt', 'here is all')");  // comes after all of the above
  std::vector<std::string> heard;
  ASSERT_TRUE(comes_true([&] {
    for (const std::string& each : listener.notifications()) {
      if (each.find("here") != each.npos) heard.push_back(each);
    }
    return !heard.empty() && heard.back() == "here is all";
  }));
  EXPECT_EQ(heard,
            (std::vector<std::string>{"entries here shared:0", "entries here shared:2", "here is all"}));
}

TEST_F(PostgresNodesTest, OnlyWhoIsNotNewIsTold) {
  const auto here = store("here");
  HearingNode there(schema().url, "there");
  ASSERT_TRUE(comes_true([&] { return there.times_deaf() == 1; }));
  Batch batch;
  batch.visitors = {{"ann", "Ann", true}, {"bob", "Bob", true}};
  ASSERT_TRUE(here->commit(batch));
  batch.visitors = {{"bob", "Rob", true}, {"cid", "Cid", true}};
  ASSERT_TRUE(here->commit(batch));
  batch.visitors.clear();
  batch.gone_visitors = {"ann", "nobody"};
  ASSERT_TRUE(here->commit(batch));
  EXPECT_TRUE(comes_true([&] { return there.visitors() == std::vector<std::string>{"bob", "ann"}; }));
}

TEST_F(PostgresNodesTest, ManyTablesAreToldInSeveralPieces) {
  const auto here = store("here");
  HearingNode there(schema().url, "there");
  Batch batch;
  const std::string long_name(40, 'x');
  for (char first = 'a'; first <= 'z'; ++first) {
    for (char second = 'a'; second <= 'z'; ++second)
      batch.entries.push_back({say(first, second, '-', long_name), 0, "{}"});
  }
  for (const EntryRow& row : batch.entries) there.nodes.attend(row.table, 0, {});
  ASSERT_TRUE(comes_true([&] { return there.knows(batch.entries.back().table); }));
  ASSERT_TRUE(here->commit(batch));
  EXPECT_TRUE(comes_true([&] { return there.heard().size() == batch.entries.size(); }));
}

/// The appender is stopped between its append and its commit; meanwhile another node wakes the table and does
/// not see the entry. After the commit it must hear of it.
TEST_F(PostgresNodesTest, WhoWakesATableWhileItIsAppendedToMissesNothing) {
  const auto here = store("here");
  ASSERT_TRUE(here->commit(news_of("a-b", 0)));
  Postgres door(schema().url, std::chrono::seconds(10));
  ASSERT_TRUE(door.ask("BEGIN"));
  ASSERT_TRUE(door.ask("LOCK TABLE members IN EXCLUSIVE MODE"));
  std::thread appends([&] {
    Batch batch = news_of("a-b", 1);
    batch.members.push_back({"ann", "a-b"});  // comes after the entry, and waits at the door
    EXPECT_TRUE(here->commit(batch));
  });
  EXPECT_TRUE(comes_true([&] {
    return schema().number(
               "SELECT count(*) FROM pg_locks WHERE relation='members'::regclass AND NOT granted") == 1;
  }));
  HearingNode there(schema().url, "there");
  there.nodes.attend("a-b", 1, {});
  EXPECT_TRUE(comes_true([&] { return there.knows("a-b"); }));
  EXPECT_TRUE(there.heard().empty());
  EXPECT_TRUE(door.ask("COMMIT"));
  appends.join();
  EXPECT_TRUE(comes_true([&] { return there.heard() == std::vector<std::string>{"a-b:1"}; }));
}

TEST_F(PostgresNodesTest, FindsWhatNobodyHasTold) {
  const auto silent = store("");
  ASSERT_TRUE(silent->commit(news_of("a-b", 0)));
  HearingNode there(schema().url, "there");
  there.nodes.attend("a-b", 1, {});
  ASSERT_TRUE(comes_true([&] { return there.knows("a-b"); }));
  ASSERT_TRUE(silent->commit(news_of("a-b", 1)));
  there.nodes.ask_after("a-b", 1);
  EXPECT_TRUE(comes_true([&] { return there.heard() == std::vector<std::string>{"a-b:1"}; }));
}

/// It stood still for so long that the others have swept away what it had said.
TEST_F(PostgresNodesTest, WhoWasBuriedKnowsThatItHasHeardNothing) {
  const auto here = store("here");
  HearingNode there(schema().url, "there");
  ASSERT_TRUE(comes_true([&] { return there.times_deaf() == 1; }));
  schema().run("DELETE FROM nodes");
  EXPECT_TRUE(comes_true([&] { return there.times_deaf() == 2; }));
}

/// A new database does not know how many entries there are, and must find those of a table all the same.
TEST_F(PostgresNodesTest, NeitherAppendingNorFollowingReadsEverything) {
  constexpr int64_t kRounds = 150;
  {
    const auto here = store("here");
    HearingNode there(schema().url, "there");
    there.nodes.attend("a-b", 0, {});
    ASSERT_TRUE(comes_true([&] { return there.knows("a-b"); }));
    schema().run("ALTER TABLE entries SET (autovacuum_enabled=off)");
    for (int64_t seq = 0; seq < kRounds; ++seq) ASSERT_TRUE(here->commit(news_of("a-b", seq)));
    ASSERT_TRUE(comes_true([&] { return there.heard().size() >= kRounds; }));
  }  // who goes leaves its counts
  ASSERT_TRUE(comes_true([&] {
    return schema().number("SELECT n_tup_ins FROM pg_stat_user_tables WHERE relid='entries'::regclass") ==
           kRounds;
  }));
  EXPECT_LT(schema().number("SELECT seq_tup_read FROM pg_stat_user_tables WHERE relid='entries'::regclass"),
            kRounds);
}

}  // namespace
}  // namespace paydirt::server

// The nodes that share a PostgreSQL database. A thread with a connection of its own says who is at which
// table here, and listens (LISTEN/NOTIFY) to what the others say and store.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/nodes.hpp"
#include "server/postgres.hpp"

namespace paydirt::server {

class PostgresNodes final : public Nodes {
 public:
  /// `on_news` is called on this object's thread.
  PostgresNodes(const std::string& url, std::string node, std::function<void(News)> on_news);
  /// Says goodbye, so that others need not wait until this node counts as dead.
  ~PostgresNodes() override;
  PostgresNodes(const PostgresNodes&) = delete;
  PostgresNodes& operator=(const PostgresNodes&) = delete;

  void attend(const std::string& table, int64_t next, const Attendance& here) override;
  void ask_after(const std::string& table, int64_t next) override;
  void leave(const std::string& table) override;
  void tell(const std::string& table, const std::string& wish) override;
  void offer(const std::string& id, const std::string& question) override;
  void take_offers(int most) override;
  void answer(const std::string& id, const std::string& text) override;

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Here {
    int64_t next = 0;
    Attendance attendance;
  };
  /// What the loop has said and the others do not know yet.
  struct Unsaid {
    std::map<std::string, Here> attended;
    std::map<std::string, int64_t> asked_after;
    std::set<std::string> left;
    std::vector<std::string> payloads;                        // for everybody
    std::vector<std::pair<std::string, std::string>> offers;  // id and question
    int wanted_offers = 0;
  };
  /// What is to be asked after, for news.
  struct Questions {
    std::map<std::string, int64_t> entries;  // of tables, from which on
    std::set<std::string> companies;         // of tables
    bool bans = false;
    int offers = 0;  // to take at most
  };

  template <class Change>
  void add(Change change);
  void wake();
  void work();
  void wait(Time until);
  bool begin(News& news, Questions& questions);
  void say_what_is_unsaid(Questions& questions);
  void beat(News& news, Questions& questions);
  void understand(const std::string& notification, News& news, Questions& questions);
  void find_out(const Questions& questions, News& news);

  Postgres database_;
  std::string node_;
  std::function<void(News)> on_news_;
  int wake_ = -1;  // an event that ends the wait for notifications

  std::mutex mutex_;
  Unsaid unsaid_;
  bool stopping_ = false;

  std::set<std::string> awake_;  // tables that the others know to be awake here
  std::set<std::string> alive_;  // nodes
  std::vector<std::string> heard_;
  bool is_listening_ = false;
  Time next_beat_;
  int beats_ = 0;
  std::thread thread_;
};

}  // namespace paydirt::server

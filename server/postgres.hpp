// A thin wrapper around the part of libpq that we use: RAII, errors as values, and no wait without an end.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/result.hpp"

struct pg_conn;
struct pg_result;

namespace paydirt::server {

/// What stands for $1, $2, ... in a statement, in PostgreSQL's binary form.
class Values {
 public:
  Values& add(std::string_view text);
  Values& add(int64_t number);
  Values& add(bool truth);
  Values& add(const std::vector<std::string_view>& texts);
  Values& add(const std::vector<int64_t>& numbers);
  Values& add(const std::vector<bool>& truths);
  /// As a person would write them, of whatever types the statement wants.
  static Values texts(std::vector<std::string> texts);
  const std::vector<std::string>& all() const { return values_; }
  bool are_texts() const { return are_texts_; }

 private:
  std::vector<std::string> values_;
  bool are_texts_ = false;
};

struct Query {
  const char* sql;  // it is prepared once a connection
  Values values = {};
};

/// Says $1 to every node.
inline constexpr const char* kNotify = "SELECT pg_notify('paydirt', $1)";

/// What a query returned.
class Rows {
 public:
  explicit Rows(pg_result* result) : result_(result) {}
  int size() const;
  int columns() const;
  std::string text(int row, int column) const;
  int64_t number(int row, int column) const;
  bool truth(int row, int column) const;

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

/// One connection, used by one thread, opened when it is needed. Where it is lost it is opened again, after a
/// pause that grows while that fails; until then everything is refused at once.
class Postgres {
 public:
  /// No call takes longer than `patience`.
  Postgres(std::string url, std::chrono::milliseconds patience) : url_(std::move(url)), patience_(patience) {}

  /// One round trip. All of them happen or none, unless they say BEGIN and COMMIT. What comes `afterwards`
  /// goes along and is a transaction of its own: if it fails, the log says so.
  Result<std::vector<Rows>> run(const std::vector<Query>& queries, const std::vector<Query>& afterwards = {});
  Result<Rows> ask(const char* sql, Values values = {});

  /// From now on a lost connection stays lost: what has begun on it would silently go on without its
  /// beginning.
  void hold() { holds_ = true; }
  /// Tries again at once what was given up for a while.
  void be_hopeful() { next_try_ = {}; }
  bool is_open() const { return connection_ != nullptr; }
  /// Ready to read: there may be notifications. -1 where there is no connection.
  int socket() const;
  /// What was sent with NOTIFY to the channels that are listened to.
  std::vector<std::string> notifications();

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Close {
    void operator()(pg_conn* connection) const;
  };
  enum class Sent : uint8_t { preparation, query, end };  // of a transaction

  bool is_stale();
  Refusal open(Time end);
  bool send(const std::vector<Query>& queries);
  bool send(const Query& query);
  Result<std::vector<Rows>> receive(Time end);
  Result<Rows> next_result(Time end);
  bool wait(bool to_write, Time end) const;
  Refusal flush(Time end);
  Refusal lose(const char* why);

  std::string url_;
  std::chrono::milliseconds patience_;
  std::unique_ptr<pg_conn, Close> connection_;
  std::unordered_map<std::string, std::string> prepared_;
  std::deque<Sent> on_the_way_;
  bool holds_ = false;
  Time next_try_;
  std::chrono::milliseconds pause_{0};
};

}  // namespace paydirt::server

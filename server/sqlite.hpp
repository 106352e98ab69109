// A thin wrapper around the part of SQLite that we use: RAII, and errors as values.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/result.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace paydirt::server {

/// A prepared statement. Bind, step through its rows, reset.
class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

  /// `place` counts from 1. The text must live until the statement is reset.
  Statement& bind(int place, std::string_view text);
  Statement& bind(int place, int64_t number);

  /// True: there is a row. False: done, or failed.
  bool step();
  bool failed() const { return failed_; }
  void reset();

  std::string text(int column) const;
  int64_t number(int column) const;
  int columns() const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  bool failed_ = false;
};

/// One connection to one file, used by one thread.
class Database {
 public:
  static Result<Database> open(const std::string& path);
  /// Nothing is created.
  static Result<Database> open_existing(const std::string& path);
  /// All that is committed goes to a file that must not exist, while others may read and write this one.
  Refusal copy_to(const std::string& path);

  Refusal run(const char* sql);
  Result<Statement> prepare(const char* sql);
  Refusal refusal() const;

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace paydirt::server

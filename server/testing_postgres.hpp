// A schema of one's own in the PostgreSQL that tests are run with.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/text.hpp"
#include "server/postgres.hpp"

namespace paydirt::server {

struct TestSchema {
  static constexpr const char* kRemedy =
      "tests/postgres.py COMMAND runs a command with a PostgreSQL of its own";
  static bool is_possible() { return std::getenv("PAYDIRT_POSTGRES") != nullptr; }

  /// The number makes it another one than that of other tests.
  explicit TestSchema(int number) {
    const std::string server = std::getenv("PAYDIRT_POSTGRES");
    const std::string schema = say("test_", getpid(), '_', number);
    const std::string make = "CREATE SCHEMA " + schema;
    Postgres made(server, std::chrono::seconds(10));
    EXPECT_TRUE(made.ask(make.c_str()));
    url = say(server, "&options=-csearch_path%3D", schema);
    database.emplace(url, std::chrono::seconds(10));
  }

  /// As somebody would who has the database.
  void run(const char* sql) {
    const auto done = database->ask(sql);
    ASSERT_TRUE(done) << done.refusal().words;
  }
  int64_t number(const char* sql) {
    const auto rows = database->ask(sql);
    return rows && rows->size() > 0 ? rows->number(0, 0) : -1;
  }

  std::string url;
  std::optional<Postgres> database;
};

}  // namespace paydirt::server

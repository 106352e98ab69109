#include "server/sql.hpp"

#include "engine/text.hpp"
#include "server/postgres.hpp"
#include "server/postgres_schema.hpp"
#include "server/sqlite.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kAtATime = 1000;  // rows
constexpr auto kLongestWait = std::chrono::seconds(60);

class SqliteSql final : public Sql {
 public:
  explicit SqliteSql(Database database) : database_(std::move(database)) {}

  Result<Rows> ask(const std::string& sql, const Row& values) override {
    auto statement = database_.prepare(sql.c_str());
    if (!statement) return statement.refusal();
    bind(*statement, values);
    Rows rows;
    while (statement->step()) rows.push_back(row_of(*statement));
    if (statement->failed()) return database_.refusal();
    return rows;
  }

  Refusal put(const std::string& sql, const Rows& rows) override {
    auto statement = database_.prepare(sql.c_str());
    if (!statement) return statement.refusal();
    for (const Row& row : rows) {
      bind(*statement, row);
      statement->step();
      if (statement->failed()) return database_.refusal();
      statement->reset();
    }
    return {};
  }

  Refusal read(const std::string& sql, const std::function<Refusal(const Rows&)>& take) override {
    auto statement = database_.prepare(sql.c_str());
    if (!statement) return statement.refusal();
    for (bool is_more = true; is_more;) {
      Rows rows;
      while (rows.size() < kAtATime && (is_more = statement->step())) rows.push_back(row_of(*statement));
      if (statement->failed()) return database_.refusal();
      if (Refusal refusal = take(rows)) return refusal;
    }
    return {};
  }

  Refusal begin() override { return database_.run("BEGIN"); }

  std::string all_entries(const std::string& columns) const override {
    return say("(SELECT ", columns, " FROM entries UNION SELECT ", columns, " FROM fresh) AS every_entry");
  }

 private:
  static void bind(Statement& statement, const Row& values) {
    for (size_t i = 0; i < values.size(); ++i) statement.bind(static_cast<int>(i) + 1, values[i]);
  }
  static Row row_of(const Statement& statement) {
    Row row;
    for (int i = 0; i < statement.columns(); ++i) row.push_back(statement.text(i));
    return row;
  }

  Database database_;
};

class PostgresSql final : public Sql {
 public:
  explicit PostgresSql(Postgres database) : database_(std::move(database)) {}

  Result<Rows> ask(const std::string& sql, const Row& values) override {
    const auto found = database_.ask(sql.c_str(), Values::texts(values));
    if (!found) return found.refusal();
    Rows rows(static_cast<size_t>(found->size()));
    for (int i = 0; i < found->size(); ++i) {
      for (int j = 0; j < found->columns(); ++j) rows[static_cast<size_t>(i)].push_back(found->text(i, j));
    }
    return rows;
  }

  Refusal put(const std::string& sql, const Rows& rows) override {
    std::vector<Query> queries;
    for (const Row& row : rows) queries.push_back({sql.c_str(), Values::texts(row)});
    const auto done = database_.run(queries);
    return done ? Refusal{} : done.refusal();
  }

  Refusal read(const std::string& sql, const std::function<Refusal(const Rows&)>& take) override {
    const std::string cursor = say("cursor_", ++cursors_);
    if (const auto made = ask(say("DECLARE ", cursor, " NO SCROLL CURSOR FOR ", sql), {}); !made)
      return made.refusal();
    while (true) {
      const auto rows = ask(say("FETCH ", kAtATime, " FROM ", cursor), {});
      if (!rows) return rows.refusal();
      if (rows->empty()) return {};
      if (Refusal refusal = take(*rows)) return refusal;
    }
  }

  Refusal begin() override {
    const auto begun = database_.ask("BEGIN ISOLATION LEVEL REPEATABLE READ");
    database_.hold();
    return begun ? Refusal{} : begun.refusal();
  }

  std::string all_entries(const std::string& /*columns*/) const override { return "entries"; }

 private:
  Postgres database_;
  int cursors_ = 0;
};

}  // namespace

Refusal Sql::commit() {
  const auto done = ask("COMMIT");
  return done ? Refusal{} : done.refusal();
}

Result<std::unique_ptr<Sql>> open_sqlite_sql(const std::string& path) {
  auto database = Database::open_existing(path);
  if (!database) return database.refusal();
  auto sql = std::make_unique<SqliteSql>(std::move(*database));
  const auto ours = sql->ask("SELECT 1 FROM sqlite_master WHERE name IN ('tables', 'entries')", {});
  if (!ours || ours->size() != 2) return Refusal{say(path, ": is no database of Paydirt")};
  return std::unique_ptr<Sql>(std::move(sql));
}

Result<std::unique_ptr<Sql>> open_postgres_sql(const std::string& url) {
  Postgres database(url, kLongestWait);
  const auto ours = database.ask("SELECT count(*) FROM pg_tables WHERE tablename='schema_steps'");
  if (!ours) return ours.refusal();
  if (ours->number(0, 0) == 0) return Refusal{"there is nothing of Paydirt in this database"};
  if (Refusal refusal = bring_up_to_date(database)) return refusal;
  return std::unique_ptr<Sql>(std::make_unique<PostgresSql>(std::move(database)));
}

}  // namespace paydirt::server

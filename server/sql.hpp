// A database that somebody looks into or copies: a file of SQLite or one of PostgreSQL. Statements are such
// as both understand, with $1, $2 and so on in this order for values; all values are texts.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/result.hpp"

namespace paydirt::server {

class Sql {
 public:
  using Row = std::vector<std::string>;
  using Rows = std::vector<Row>;
  virtual ~Sql() = default;

  virtual Result<Rows> ask(const std::string& sql, const Row& values = {}) = 0;
  /// The statement once for each row of values.
  virtual Refusal put(const std::string& sql, const Rows& rows) = 0;
  /// However many rows there are, some at a time. PostgreSQL wants a transaction for it.
  virtual Refusal read(const std::string& sql, const std::function<Refusal(const Rows&)>& take) = 0;

  /// From here to the commit all that is read is of one moment, and all that is written happens or none.
  virtual Refusal begin() = 0;
  Refusal commit();

  /// Where these columns of all entries are, to be read from.
  virtual std::string all_entries(const std::string& columns) const = 0;
};

/// Both refuse what is no database of ours.
Result<std::unique_ptr<Sql>> open_sqlite_sql(const std::string& path);
Result<std::unique_ptr<Sql>> open_postgres_sql(const std::string& url);

}  // namespace paydirt::server

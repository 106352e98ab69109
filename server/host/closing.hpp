// Tables that whoever runs the server wants closed. Kept in the database by `paydirt admin close`.
#pragma once

#include <string>
#include <vector>

#include "engine/result.hpp"

namespace paydirt::server {

/// The table in the database; databases where none was closed have none.
inline constexpr const char* kClosingTable =
    "CREATE TABLE IF NOT EXISTS closing(tableid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID";

/// Those that are still there.
Result<std::vector<std::string>> tables_to_close(const std::string& database);

}  // namespace paydirt::server

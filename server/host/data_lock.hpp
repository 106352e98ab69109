// One server a database.
#pragma once

#include <string>

#include "engine/result.hpp"

namespace paydirt::server {

/// Held until it is destroyed, or the process ends in whatever way. The lock is on a file beside the
/// database: SQLite's own locks on the database would be lost by closing it here.
class DataLock {
 public:
  static Result<DataLock> take(const std::string& database);
  DataLock(DataLock&& other) noexcept;
  DataLock& operator=(DataLock&&) = delete;
  DataLock(const DataLock&) = delete;
  DataLock& operator=(const DataLock&) = delete;
  ~DataLock();

 private:
  explicit DataLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace paydirt::server

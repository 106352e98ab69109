// The log as a file that can be moved away while the server runs.
#pragma once

#include <string>

#include "engine/result.hpp"

namespace paydirt::server {

class LogFile {
 public:
  explicit LogFile(std::string path) : path_(std::move(path)) {}
  ~LogFile();
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  /// Appends from now on; without a path the log stays on stderr. Called again it opens the path anew, which
  /// is how a program that turns logs over is told to let go of the old file.
  Refusal open();

 private:
  std::string path_;
  int descriptor_ = -1;
};

}  // namespace paydirt::server

// Brings the write-ahead log into the database: all of it when nobody plays, so that a copy of the one file
// is a backup, and most of it while many do, so that little is left for the writer, on whom people wait.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "server/metrics.hpp"

namespace paydirt::server {

class Checkpointer {
 public:
  Checkpointer(std::string database, const Metrics& metrics);
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

 private:
  void work();
  std::string database_;
  const Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace paydirt::server

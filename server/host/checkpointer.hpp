// Brings the write-ahead log into the database when nobody plays, so that a copy of the one file is a backup.
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

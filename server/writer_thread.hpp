// The one thread that writes. It commits everything that is queued in one transaction and then reports (group
// commit): with many tables, one flush of the disk serves them all.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/metrics.hpp"
#include "server/writer.hpp"

namespace paydirt::server {

class WriterThread final : public Writer {
 public:
  using Post = std::function<void(std::function<void()>)>;

  /// `post` runs a function on the loop's thread.
  WriterThread(Store& store, Metrics& metrics, Post post);
  /// Writes what is still queued.
  ~WriterThread() override;
  WriterThread(const WriterThread&) = delete;
  WriterThread& operator=(const WriterThread&) = delete;

  void put(Batch batch, Done done) override;

 private:
  void work();
  struct Waiting {
    Done done;
    std::string table;  // whose entries the batch has; empty: of none
  };
  void commit(const Batch& batch, std::vector<Waiting>& waiting);

  Store& store_;
  Metrics& metrics_;
  Post post_;
  std::mutex mutex_;
  std::condition_variable wake_;
  Batch queued_;
  std::vector<Waiting> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace paydirt::server

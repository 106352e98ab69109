// Who makes durable what the tables change: a thread of the server, the page's own storage.
#pragma once

#include <functional>

#include "server/store.hpp"

namespace paydirt::server {

/// What became of a batch: it is durable, or not, or another node was first to change its table.
enum class Stored : uint8_t { yes, no, overtaken };

class Writer {
 public:
  using Done = std::function<void(Stored)>;

  virtual ~Writer() = default;
  /// Calls `done` later, on the loop; batches become durable in the order in which they come.
  virtual void put(Batch batch, Done done) = 0;
};

}  // namespace paydirt::server

// Who makes durable what the tables change: a thread of the server, the page's own storage.
#pragma once

#include <functional>

#include "server/store.hpp"

namespace paydirt::server {

class Writer {
 public:
  /// True: it is durable.
  using Done = std::function<void(bool stored)>;

  virtual ~Writer() = default;
  /// Calls `done` later, on the loop; batches become durable in the order in which they come.
  virtual void put(Batch batch, Done done) = 0;
};

}  // namespace paydirt::server

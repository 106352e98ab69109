// Those who think for bots and hints while the tables go on: threads of the server, a worker of the page.
#pragma once

#include <functional>

#include "server/think_request.hpp"

namespace paydirt::server {

class Thinkers {
 public:
  using Done = std::function<void(const ThinkRequest&, const Thought&)>;

  virtual ~Thinkers() = default;
  /// Calls `done` later, on the loop, without the request's record. False where too many wait already.
  virtual bool ask(ThinkRequest request, Done done) = 0;
};

}  // namespace paydirt::server

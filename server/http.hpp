// The listening socket and HTTP over it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engine/result.hpp"
#include "server/server_context.hpp"

namespace boost::asio {
class io_context;
}

namespace paydirt::server {

class Listener {
 public:
  virtual ~Listener() = default;
  virtual uint16_t port() const = 0;
  /// No new connections from now on.
  virtual void stop() = 0;
};

Result<std::unique_ptr<Listener>> listen(boost::asio::io_context& io, ServerContext& context);

}  // namespace paydirt::server

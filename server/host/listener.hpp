// The listening sockets: one for players, perhaps another for whoever watches over the server.
#pragma once

#include <cstdint>
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

struct ListenAt {
  std::string address;
  uint16_t port = 0;  // 0: any free one
  bool only_metrics = false;
};

/// "127.0.0.1:9100", "[::1]:9100"
Result<ListenAt> metrics_address(const std::string& text);

Result<std::unique_ptr<Listener>> listen(boost::asio::io_context& io, ServerContext& context,
                                         const ListenAt& where);

}  // namespace paydirt::server

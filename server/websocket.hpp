// A WebSocket at a table. Includes Boost.Beast, so only the sockets' files include it.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/server_context.hpp"

namespace paydirt::server {

using WebRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Counts a connection, in total and by address, for as long as it is held.
class ConnectionSlot {
 public:
  /// Null where there are too many connections.
  static std::shared_ptr<ConnectionSlot> take(ServerContext& context, const std::string& address);
  ~ConnectionSlot();
  /// Counts for this address from now on; false, and unchanged, where that one has too many.
  bool move_to(const std::string& address);
  ConnectionSlot(const ConnectionSlot&) = delete;
  ConnectionSlot& operator=(const ConnectionSlot&) = delete;

  const std::string& address() const { return address_; }

 private:
  ConnectionSlot(ServerContext& context, std::string address);
  static bool has_room(const ServerContext& context, const std::string& address);
  void forget_address();
  ServerContext& context_;
  std::string address_;
};

/// Takes over the connection. The table exists; there may be no visitor.
void open_websocket(ServerContext& context, boost::beast::tcp_stream stream, const WebRequest& request,
                    const std::string& table, std::optional<Visitor> visitor,
                    std::shared_ptr<ConnectionSlot> slot);

}  // namespace paydirt::server

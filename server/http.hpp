// HTTP over one connection. Includes Boost.Asio, so only the sockets' files include it.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <string>

#include "server/server_context.hpp"

namespace paydirt::server {

/// Who is at the other end, and what is for them.
struct Caller {
  std::string address;
  bool only_metrics = false;
};

/// Serves the connection until it ends; one too many is told so.
void begin_http(ServerContext& context, boost::asio::ip::tcp::socket socket, const Caller& caller);

}  // namespace paydirt::server

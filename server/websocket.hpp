// A WebSocket at a table. Knows Boost: included by the connections only.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/house.hpp"

namespace paydirt::server {

using WebRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Held by a connection while it lasts: counts it, by address too.
class Place {
 public:
  /// Null where there are too many.
  static std::shared_ptr<Place> take(House& house, const std::string& address);
  ~Place();
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

 private:
  Place(House& house, std::string address);
  House& house_;
  std::string address_;
};

/// Takes the connection over. The table exists; the visitor may be none.
void open_websocket(House& house, boost::beast::tcp_stream stream, const WebRequest& request,
                    const std::string& table, std::optional<Visitor> visitor, std::shared_ptr<Place> place);

}  // namespace paydirt::server

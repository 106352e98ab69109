// Where others find this server: 127.0.0.1 is somebody else's own machine to them.
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace paydirt::server {
namespace wire {

/// What the page puts into an invitation; none where only this machine reaches the server.
struct Address {
  std::optional<std::string> address;
};
BOOST_DESCRIBE_STRUCT(Address, (), (address))

}  // namespace wire

/// One address of this machine, and what it is plugged into.
struct Plug {
  std::string name;  // as in `ip address`
  std::string address;
};

/// All that are up, that of the default route first.
std::vector<Plug> plugs();

/// "http://host:port/"
std::string link_to(const std::string& host, uint16_t port);
/// What somebody on this machine types.
std::string link_from_here(const std::string& listening, uint16_t port);
/// What others on the network can type, the likeliest first; nothing where the server listens to itself
/// alone.
std::vector<std::string> links_from_afar(const std::string& listening, uint16_t port,
                                         const std::vector<Plug>& plugs);

}  // namespace paydirt::server

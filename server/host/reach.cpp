#include "server/host/reach.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/ip/address.hpp>

#include "engine/text.hpp"

namespace paydirt::server {
namespace {

using boost::asio::ip::address;

std::string address_text(const sockaddr* from) {
  char text[INET6_ADDRSTRLEN] = "";
  if (from->sa_family == AF_INET) {
    inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(from)->sin_addr, text, sizeof text);
  } else if (from->sa_family == AF_INET6) {
    inet_ntop(AF_INET6, &reinterpret_cast<const sockaddr_in6*>(from)->sin6_addr, text, sizeof text);
  }
  return text;
}

/// The address that this machine would speak from to the world. Nothing is sent.
std::string default_route() {
  const int line = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (line < 0) return {};
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(9);
  there.sin_addr.s_addr = htonl(0xC0000201);  // 192.0.2.1, of nobody
  sockaddr_in here{};
  socklen_t size = sizeof here;
  const bool found = connect(line, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0 &&
                     getsockname(line, reinterpret_cast<sockaddr*>(&here), &size) == 0;
  close(line);
  return found ? address_text(reinterpret_cast<const sockaddr*>(&here)) : std::string();
}

/// Between this machine and containers or virtual machines on it: no friend sits there.
bool is_inside(const std::string& name) {
  for (const char* const each : {"docker", "br-", "veth", "virbr", "cni", "podman", "lxc", "vmnet"}) {
    if (name.starts_with(each)) return true;
  }
  return false;
}

}  // namespace

std::vector<Plug> plugs() {
  std::vector<Plug> found;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return found;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || (each->ifa_flags & IFF_UP) == 0) continue;
    if (std::string text = address_text(each->ifa_addr); !text.empty())
      found.push_back({each->ifa_name, std::move(text)});
  }
  freeifaddrs(all);
  const std::string first = default_route();
  std::stable_partition(found.begin(), found.end(), [&](const Plug& plug) { return plug.address == first; });
  return found;
}

std::string link_to(const std::string& host, uint16_t port) {
  const bool is_six = host.find(':') != std::string::npos;
  return say("http://", is_six ? say('[', host, ']') : host, ':', port, '/');
}

std::string link_from_here(const std::string& listening, uint16_t port) {
  const bool any = listening == "0.0.0.0" || listening == "::";
  return link_to(any ? "127.0.0.1" : listening, port);
}

std::vector<std::string> links_from_afar(const std::string& listening, uint16_t port,
                                         const std::vector<Plug>& plugs) {
  boost::system::error_code error;
  const address own = boost::asio::ip::make_address(listening, error);
  if (error || own.is_loopback()) return {};
  if (!own.is_unspecified()) return {link_to(listening, port)};
  std::vector<std::string> four;
  std::vector<std::string> six;
  for (const Plug& plug : plugs) {
    const address each = boost::asio::ip::make_address(plug.address, error);
    if (error || each.is_loopback() || is_inside(plug.name)) continue;
    if (each.is_v4()) four.push_back(link_to(plug.address, port));
    if (each.is_v6() && own.is_v6() && !each.to_v6().is_link_local())
      six.push_back(link_to(plug.address, port));
  }
  four.insert(four.end(), six.begin(), six.end());
  return four;
}

}  // namespace paydirt::server

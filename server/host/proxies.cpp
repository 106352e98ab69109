#include "server/host/proxies.hpp"

#include <boost/asio/ip/address.hpp>

#include "engine/text.hpp"

namespace paydirt::server {
namespace {

using Bytes = std::vector<unsigned char>;

/// Empty where it is no address. IPv4 inside of IPv6 is IPv4, as a socket for both calls it.
Bytes bytes_of(std::string_view text) {
  boost::system::error_code error;
  auto address = boost::asio::ip::make_address(std::string(text), error);
  if (error) return {};
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    address = boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, address.to_v6());
  }
  if (address.is_v4()) {
    const auto bytes = address.to_v4().to_bytes();
    return {bytes.begin(), bytes.end()};
  }
  const auto bytes = address.to_v6().to_bytes();
  return {bytes.begin(), bytes.end()};
}

bool is_within(const Bytes& address, const Bytes& network, int bits) {
  if (address.size() != network.size()) return false;
  for (size_t i = 0; i < address.size() && bits > 0; ++i, bits -= 8) {
    const unsigned mask = bits >= 8 ? 0xFFU : 0xFFU << (8 - bits) & 0xFFU;
    if (((address[i] ^ network[i]) & mask) != 0) return false;
  }
  return true;
}

}  // namespace

bool Networks::add(std::string_view network) {
  const size_t slash = network.find('/');
  Network made{bytes_of(network.substr(0, slash)), 0};
  const int most = static_cast<int>(8 * made.bytes.size());
  made.bits = most;
  if (slash != std::string_view::npos && !to_number(network.substr(slash + 1), made.bits)) return false;
  if (made.bytes.empty() || made.bits < 0 || made.bits > most) return false;
  networks_.push_back(std::move(made));
  return true;
}

bool Networks::contain(const std::string& address) const {
  if (networks_.empty()) return false;
  const Bytes bytes = bytes_of(address);
  for (const Network& each : networks_) {
    if (is_within(bytes, each.bytes, each.bits)) return true;
  }
  return false;
}

Refusal Proxies::trust(std::string_view network) {
  if (networks_.add(network)) return {};
  return {say("--trust-proxy ", network, ": must be an address, or ADDRESS/BITS such as 10.0.0.0/8")};
}

std::string Proxies::client(const std::string& peer, std::string_view forwarded) const {
  std::string client = peer;
  while (trusts(client)) {
    const size_t comma = forwarded.rfind(',');
    const std::string_view before = trim(forwarded.substr(comma == std::string_view::npos ? 0 : comma + 1));
    if (bytes_of(before).empty()) break;  // nobody said, or nonsense: it is the last one that somebody saw
    client = before;
    if (comma == std::string_view::npos) break;
    forwarded = forwarded.substr(0, comma);
  }
  return client;
}

}  // namespace paydirt::server

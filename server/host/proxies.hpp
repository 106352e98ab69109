// Proxies in front of the server: whose word about a client is believed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace paydirt::server {

/// A set of addresses.
class Networks {
 public:
  /// "10.0.0.0/8", "2001:db8::/32", or one address; false where it is none of these.
  bool add(std::string_view network);
  bool contain(const std::string& address) const;

 private:
  struct Network {
    std::vector<unsigned char> bytes;  // 4 or 16
    int bits = 0;
  };
  std::vector<Network> networks_;
};

class Proxies {
 public:
  Refusal trust(std::string_view network);
  bool trusts(const std::string& address) const { return networks_.contain(address); }
  /// The client behind the proxies: what the nearest one that is not trusted calls itself. `forwarded` is the
  /// header X-Forwarded-For, to which every proxy adds whom it heard.
  std::string client(const std::string& peer, std::string_view forwarded) const;

 private:
  Networks networks_;
};

}  // namespace paydirt::server

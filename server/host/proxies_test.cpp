#include "server/host/proxies.hpp"

#include <gtest/gtest.h>

namespace paydirt::server {
namespace {

Proxies trusting(std::initializer_list<const char*> networks) {
  Proxies proxies;
  for (const char* const each : networks) EXPECT_FALSE(proxies.trust(each)) << each;
  return proxies;
}

TEST(Proxies, AreNamedByAddressOrNetwork) {
  const Proxies proxies = trusting({"127.0.0.0/8", "10.1.0.0/20", "192.0.2.7", "2001:db8::/33", "::1"});
  for (const char* const each : {"127.0.0.1", "127.9.9.9", "10.1.15.255", "192.0.2.7", "::1", "2001:db8::1",
                                 "2001:db8:7fff::1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(proxies.trusts(each)) << each;
  }
  for (const char* const each : {"10.1.16.0", "192.0.2.8", "2001:db8:8000::1", "::2", "nonsense", ""}) {
    EXPECT_FALSE(proxies.trusts(each)) << each;
  }
  EXPECT_TRUE(trusting({"0.0.0.0/0"}).trusts("203.0.113.9"));
  EXPECT_FALSE(Proxies().trusts("127.0.0.1"));
}

TEST(Proxies, WhatIsNoNetworkIsRefusedByName) {
  for (const char* const each : {"", "proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "::/129"}) {
    Proxies proxies;
    EXPECT_NE(proxies.trust(each).words.find("ADDRESS/BITS"), std::string::npos) << each;
  }
}

TEST(Proxies, OnlyTheirWordCounts) {
  const Proxies proxies = trusting({"127.0.0.0/8", "10.0.0.0/8"});
  EXPECT_EQ(proxies.client("203.0.113.9", "198.51.100.1"), "203.0.113.9") << "a client that says so itself";
  EXPECT_EQ(proxies.client("127.0.0.1", "198.51.100.1"), "198.51.100.1");
  EXPECT_EQ(proxies.client("127.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2"), "198.51.100.1")
      << "a chain of proxies; what the client made up before it is not believed";
  EXPECT_EQ(proxies.client("127.0.0.1", ""), "127.0.0.1");
  EXPECT_EQ(proxies.client("127.0.0.1", "unknown"), "127.0.0.1");
  EXPECT_EQ(proxies.client("127.0.0.1", "10.0.0.9"), "10.0.0.9") << "somebody in the network of the proxies";
}

}  // namespace
}  // namespace paydirt::server

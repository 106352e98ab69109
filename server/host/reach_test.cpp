#include "server/host/reach.hpp"

#include <gtest/gtest.h>

namespace paydirt::server {
namespace {

using Links = std::vector<std::string>;

const std::vector<Plug> kPlugs = {{"wlan0", "192.168.1.7"}, {"lo", "127.0.0.1"},       {"lo", "::1"},
                                  {"eth0", "10.0.0.3"},     {"docker0", "172.17.0.1"}, {"eth0", "fe80::1"},
                                  {"eth0", "2001:db8::5"}};

TEST(Reach, OthersTypeAddressesOfTheNetwork) {
  EXPECT_EQ(links_from_afar("0.0.0.0", 8080, kPlugs),
            (Links{"http://192.168.1.7:8080/", "http://10.0.0.3:8080/"}));
  EXPECT_EQ(links_from_afar("::", 8080, kPlugs),
            (Links{"http://192.168.1.7:8080/", "http://10.0.0.3:8080/", "http://[2001:db8::5]:8080/"}));
  EXPECT_EQ(links_from_afar("10.0.0.3", 80, kPlugs), Links{"http://10.0.0.3:80/"});
}

TEST(Reach, NobodyReachesAServerThatListensToItself) {
  EXPECT_EQ(links_from_afar("127.0.0.1", 8080, kPlugs), Links{});
  EXPECT_EQ(links_from_afar("::1", 8080, kPlugs), Links{});
  EXPECT_EQ(links_from_afar("0.0.0.0", 8080, {{"lo", "127.0.0.1"}}), Links{});
}

TEST(Reach, WhoSitsHereTypesThisMachine) {
  EXPECT_EQ(link_from_here("0.0.0.0", 8080), "http://127.0.0.1:8080/");
  EXPECT_EQ(link_from_here("::1", 8080), "http://[::1]:8080/");
  EXPECT_EQ(link_from_here("10.0.0.3", 8080), "http://10.0.0.3:8080/");
}

}  // namespace
}  // namespace paydirt::server

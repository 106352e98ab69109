#include "engine/bits.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace paydirt {
namespace {

TEST(Bits, MembersComeLowestFirst) {
  std::vector<int> members;
  for (const int member : each(uint8_t{0b1010'0001})) members.push_back(member);
  EXPECT_EQ(members, (std::vector<int>{0, 5, 7}));
  for (const int member : each(uint64_t{1} << 63)) members.push_back(member);
  EXPECT_EQ(members.back(), 63);
  for (const int member : each(0U)) ADD_FAILURE() << member;
}

TEST(Bits, HasBit) {
  EXPECT_TRUE(has_bit(uint16_t{0x8000}, 15));
  EXPECT_FALSE(has_bit(uint16_t{0x8000}, 14));
  EXPECT_TRUE(has_bit(uint64_t{1} << 40, 40));
}

}  // namespace
}  // namespace paydirt

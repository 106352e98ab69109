#include "engine/bytes.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <string>

namespace paydirt {
namespace {

std::string counting(int size) {
  std::string bytes(static_cast<size_t>(size), '\0');
  std::iota(bytes.begin(), bytes.end(), '\0');
  return bytes;
}

uint64_t hash_text(const std::string& text) { return hash_bytes(text.data(), text.size()); }

// Computed by an independent implementation: records hold these bits, so they must never change.
TEST(Hash, IsTheSameForEver) {
  EXPECT_EQ(hash_text(""), 0x19a5af7d366f0505ULL);
  EXPECT_EQ(hash_text("a"), 0x15b820ce4991271fULL);
  EXPECT_EQ(hash_text("gold"), 0xc19ad54bf87773d3ULL);
  EXPECT_EQ(hash_text(counting(2)), 0xeccb13ee046612c9ULL);
  EXPECT_EQ(hash_text(counting(3)), 0x7a22de37cb4241a3ULL);
  EXPECT_EQ(hash_text(counting(5)), 0x096548a6cd53b197ULL);
  EXPECT_EQ(hash_text(counting(6)), 0x34364ead5b6b67e9ULL);
  EXPECT_EQ(hash_text(counting(15)), 0x7a1e6e8c5fcf7586ULL);
  EXPECT_EQ(hash_text(counting(77)), 0xaa9c5a3298d4b39aULL);
  EXPECT_EQ(hash_text(counting(31)), 0x901f865b0e80b5beULL);
  EXPECT_EQ(hash_text(counting(32)), 0xf3c2db24b6fc58a7ULL);
  EXPECT_EQ(hash_text(counting(100)), 0x1eca8fd8a2d9b0faULL);
}

TEST(Hash, SeesEveryBitAndEveryPairOfBits) {
  const std::string bytes = counting(77);
  const auto flip = [](std::string& text, size_t bit) {
    text[bit / 8] = static_cast<char>(text[bit / 8] ^ (1 << bit % 8));
  };
  std::set<uint64_t> seen = {hash_text(bytes), hash_text(bytes + '\0'), hash_text(bytes.substr(0, 76))};
  std::set<uint16_t> low;
  for (size_t first = 0; first < bytes.size() * 8; ++first) {
    std::string changed = bytes;
    flip(changed, first);
    ASSERT_TRUE(seen.insert(hash_text(changed)).second) << first;
    low.insert(static_cast<uint16_t>(hash_text(changed)));
    for (size_t second = 0; second < first; ++second) {
      flip(changed, second);
      ASSERT_TRUE(seen.insert(hash_text(changed)).second) << first << " and " << second;
      flip(changed, second);
    }
  }
  EXPECT_GT(low.size(), bytes.size() * 8 * 98 / 100) << "the low bits stand in records";
}

TEST(Bytes, EqualCopiesAreEqual) {
  struct Pair {
    uint32_t left = 1;
    uint32_t right = 2;
  };
  static_assert(Bytes<Pair>);
  Pair one;
  Pair two = one;
  EXPECT_TRUE(same_bytes(one, two));
  EXPECT_EQ(hash_of(one), hash_of(two));
  two.right = 3;
  EXPECT_FALSE(same_bytes(one, two));
  EXPECT_NE(hash_of(one), hash_of(two));
}

TEST(Bytes, PaddingIsNoBytes) {
  struct Padded {
    uint8_t small;
    uint32_t large;
  };
  EXPECT_FALSE(Bytes<Padded>);
}

}  // namespace
}  // namespace paydirt

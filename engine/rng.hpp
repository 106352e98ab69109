// The fast generator: for bots, samples, arenas. Never for a real table (its state can be solved from its
// output).
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "engine/bytes.hpp"

namespace paydirt {

/// xoshiro256++ with unbiased bounded draws. The same sequence on every platform.
class Rng {
 public:
  explicit Rng(uint64_t seed) {
    for (uint64_t& word : words_) word = mix(seed += 0x9e3779b97f4a7c15ULL);
  }

  uint64_t next() {
    const uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  /// 0 .. count-1, each equally likely (Lemire's method).
  uint32_t below(uint32_t count) {
    uint64_t product = (next() >> 32) * count;
    if (static_cast<uint32_t>(product) < count) [[unlikely]] {
      const uint32_t reject = -count % count;
      while (static_cast<uint32_t>(product) < reject) product = (next() >> 32) * count;
    }
    return static_cast<uint32_t>(product >> 32);
  }

  /// Puts a random choice of `wanted` things, in random order, at the front: Fisher-Yates, cut short. Two
  /// draws a word; the bias of a draw is below count / 2^32.
  template <class T>
  void shuffle_front(T* things, int wanted, int count) {
    uint64_t bits = 0;
    for (int i = 0; i < wanted; ++i) {
      bits = (i & 1) == 0 ? next() : bits >> 32;
      const uint64_t pick = ((bits & 0xffffffffU) * static_cast<uint64_t>(count - i)) >> 32;
      std::swap(things[i], things[i + static_cast<int>(pick)]);
    }
  }

  template <class T>
  void shuffle(T* things, int count) {
    shuffle_front(things, count - 1, count);
  }

 private:
  uint64_t words_[4];
};

}  // namespace paydirt

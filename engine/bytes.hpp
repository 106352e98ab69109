// States are bytes: equality and a 64-bit hash that is the same on every platform.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace paydirt {

static_assert(std::endian::native == std::endian::little, "records promise equal bytes on every machine");

/// What a State must be: copied by memcpy, compared and hashed by bytes, so without padding.
template <class T>
concept Bytes = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

constexpr uint64_t mix(uint64_t x) {  // the finaliser of SplitMix64
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

constexpr uint64_t mix(uint64_t a, uint64_t b) { return mix(a * 0x9e3779b97f4a7c15ULL + b); }

/// One to seven bytes as a number: a copy of a length that is not known before would be a call.
inline uint64_t few_bytes(const unsigned char* bytes, size_t size) {
  if (size < 4) {
    return bytes[0] | uint64_t{bytes[size / 2]} << size / 2 * 8 | uint64_t{bytes[size - 1]} << (size - 1) * 8;
  }
  uint32_t low = 0;
  uint32_t high = 0;
  std::memcpy(&low, bytes, 4);
  std::memcpy(&high, bytes + size - 4, 4);  // overlaps, with the same bytes in the same places
  return low | uint64_t{high} << (size - 4) * 8;
}

namespace detail {

inline constexpr uint64_t kLanes[4] = {0x9e3779b97f4a7c15ULL, 0xc2b2ae3d27d4eb4fULL, 0x165667b19e3779f9ULL,
                                       0x27d4eb2f165667c5ULL};

/// The second product: after one, the top bit of a word could be undone by one bit of the lane's next word.
constexpr uint64_t absorb(uint64_t lane, uint64_t word) {
  return std::rotl((lane ^ word) * 0x9fb21c651e98df25ULL, 29) * 0xd6e8feb86659fd93ULL;
}

constexpr uint64_t join(uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
  return mix(mix(a, b) ^ std::rotl(mix(c, d), 17));
}

}  // namespace detail

/// Four independent lanes keep the multipliers busy; the length is part of the hash.
inline uint64_t hash_bytes(const void* data, size_t size) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  const auto& [first, second, third, fourth] = detail::kLanes;
  const uint64_t sized = mix(first ^ size);
  if (size < 8) {  // most texts: the other lanes are known beforehand
    return detail::join(size == 0 ? sized : detail::absorb(sized, few_bytes(bytes, size)), second, third,
                        fourth);
  }
  uint64_t lanes[4] = {sized, second, third, fourth};
  const auto absorb_eight = [&](uint64_t& lane) {
    uint64_t word = 0;
    std::memcpy(&word, bytes, 8);
    lane = detail::absorb(lane, word);
    bytes += 8;
  };
  for (; size >= 32; size -= 32) {
    for (uint64_t& lane : lanes) absorb_eight(lane);
  }
  const size_t words = size / 8;
  for (size_t lane = 0; lane < words; ++lane) absorb_eight(lanes[lane]);
  if (size % 8 > 0) lanes[words] = detail::absorb(lanes[words], few_bytes(bytes, size % 8));
  return detail::join(lanes[0], lanes[1], lanes[2], lanes[3]);
}

template <Bytes T>
uint64_t hash_of(const T& value) {
  return hash_bytes(&value, sizeof value);
}

template <Bytes T>
bool same_bytes(const T& left, const T& right) {
  return std::memcmp(&left, &right, sizeof(T)) == 0;
}

}  // namespace paydirt

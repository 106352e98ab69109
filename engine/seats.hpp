// Seats at a table, and sets of them.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/bits.hpp"

namespace paydirt {

using Seat = uint8_t;
inline constexpr int kMaxSeats = 5;
inline constexpr Seat kNobody = 0xff;  // no seat: an onlooker, an unowned thing, a task on the choice stack

/// What games call the players.
inline constexpr std::string_view kColours[kMaxSeats] = {"Blue", "Red", "Green", "Yellow", "Black"};
constexpr std::string_view colour_of(int seat) {
  return seat >= 0 && seat < kMaxSeats ? kColours[seat] : "Nobody";
}

/// A set of seats in one byte. Iterates in seat order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  /// Of nobody: the empty set.
  static constexpr SeatSet of(Seat seat) {
    return SeatSet(static_cast<uint8_t>(seat < kMaxSeats ? 1U << seat : 0U));
  }
  static constexpr SeatSet first(int count) { return SeatSet(static_cast<uint8_t>((1U << count) - 1)); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has(Seat seat) const { return seat < kMaxSeats && ((bits_ >> seat) & 1) != 0; }
  constexpr Seat lowest() const { return empty() ? kNobody : static_cast<Seat>(std::countr_zero(bits_)); }
  constexpr void add(Seat seat) { bits_ = static_cast<uint8_t>(bits_ | (1U << seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<uint8_t>(bits_ & ~(1U << seat)); }
  constexpr SeatSet operator|(SeatSet other) const {
    return SeatSet(static_cast<uint8_t>(bits_ | other.bits_));
  }
  constexpr SeatSet operator&(SeatSet other) const {
    return SeatSet(static_cast<uint8_t>(bits_ & other.bits_));
  }
  constexpr bool operator==(const SeatSet&) const = default;

  constexpr auto begin() const { return Each<unsigned, Seat>(bits_).begin(); }
  constexpr auto end() const { return Each<unsigned, Seat>(bits_).end(); }

 private:
  constexpr explicit SeatSet(uint8_t bits) : bits_(bits) {}
  uint8_t bits_ = 0;
};

}  // namespace paydirt

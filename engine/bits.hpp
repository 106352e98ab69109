// Small sets as the bits of a whole number.
#pragma once

#include <bit>
#include <concepts>
#include <type_traits>

namespace paydirt {

constexpr bool has_bit(std::unsigned_integral auto set, int index) { return ((set >> index) & 1U) != 0; }

/// The members of a set, lowest first: for (int tile : each(tiles)).
template <class Set, class Member = int>
class Each {
 public:
  constexpr explicit Each(Set set) : set_(set) {}
  class Iterator {
   public:
    constexpr explicit Iterator(Set rest) : rest_(rest) {}
    constexpr Member operator*() const { return static_cast<Member>(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() { return rest_ &= rest_ - 1, *this; }
    constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    Set rest_;
  };
  constexpr Iterator begin() const { return Iterator(set_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  Set set_;
};

template <std::unsigned_integral Set>
constexpr auto each(Set set) {
  return Each<std::common_type_t<Set, unsigned>>(set);
}

}  // namespace paydirt

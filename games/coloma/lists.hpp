// Sets of bits as lists for people.
#pragma once

#include <bit>
#include <optional>
#include <vector>

#include "games/coloma/state.hpp"

namespace paydirt::coloma {

template <class E>
std::vector<E> listed(unsigned set) {
  std::vector<E> list;
  for (; set != 0; set &= set - 1) list.push_back(static_cast<E>(std::countr_zero(set)));
  return list;
}

inline std::vector<int> sites_of(unsigned set) {
  std::vector<int> sites;
  for (; set != 0; set &= set - 1) sites.push_back(std::countr_zero(set) + 1);
  return sites;
}

inline std::optional<int> site_number(uint8_t site) {
  return site == kNone ? std::optional<int>() : site + 1;
}

}  // namespace paydirt::coloma

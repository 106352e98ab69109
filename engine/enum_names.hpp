// The names of described enums as tables, for arguments of moves and events.
#pragma once

#include <algorithm>
#include <array>

#include "engine/describe.hpp"
#include "engine/move.hpp"

namespace paydirt {

/// In the order of the description, which must count up from 0.
template <DescribedEnum E>
inline constexpr auto kEnumNames = [] {
  using List = boost::describe::describe_enumerators<E>;
  std::array<const char*, boost::mp11::mp_size<List>::value> names{};
  boost::mp11::mp_for_each<List>([&](auto each) { names[static_cast<size_t>(each.value)] = each.name; });
  return names;
}();

template <DescribedEnum E>
constexpr Argument enum_argument(const char* name) {
  return name_argument(name, kEnumNames<E>);
}

/// One table behind the other.
template <size_t... Sizes>
constexpr auto joined_tables(const std::array<const char*, Sizes>&... tables) {
  std::array<const char*, (Sizes + ...)> names{};
  auto to = names.begin();
  ((to = std::copy(tables.begin(), tables.end(), to)), ...);
  return names;
}

}  // namespace paydirt

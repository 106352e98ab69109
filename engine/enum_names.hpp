// The names of a described enum as a table, for arguments of moves and events.
#pragma once

#include <array>
#include <span>

#include "engine/describe.hpp"

namespace paydirt {

/// In the order of the description, which must count up from 0.
template <DescribedEnum E>
inline constexpr auto kEnumNames = [] {
  using List = boost::describe::describe_enumerators<E>;
  std::array<const char*, boost::mp11::mp_size<List>::value> names{};
  boost::mp11::mp_for_each<List>([&](auto each) { names[static_cast<size_t>(each.value)] = each.name; });
  return names;
}();

}  // namespace paydirt

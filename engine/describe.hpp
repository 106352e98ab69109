// Plain structs and enums described once with Boost.Describe; JSON and TypeScript are made from the
// description.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace paydirt {

template <class T>
concept DescribedStruct = boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;

template <class T>
concept DescribedEnum = boost::describe::has_describe_enumerators<T>::value;

template <class T>
concept Text =
    std::same_as<T, std::string> || std::same_as<T, std::string_view> || std::same_as<T, const char*>;

template <class T>
concept Whole = std::integral<T> && !std::same_as<T, bool>;

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

template <class T>
inline constexpr bool is_array = false;
template <class T, size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

/// A JSON object whose keys are data: names with a value each, in order.
template <class T>
struct Keyed {
  std::vector<std::pair<std::string, T>> pairs;
  bool operator==(const Keyed&) const = default;
};

template <class T>
inline constexpr bool is_keyed = false;
template <class T>
inline constexpr bool is_keyed<Keyed<T>> = true;

template <class T>
concept Listed = is_vector<T> || is_array<T>;

/// Calls visit(name, member of object) for each described member, in the order of the description.
template <class T, class Visit>
requires DescribedStruct<std::remove_const_t<T>>
void for_each_member(T& object, Visit&& visit) {
  boost::mp11::mp_for_each<
      boost::describe::describe_members<std::remove_const_t<T>, boost::describe::mod_public>>(
      [&](auto member) { visit(member.name, object.*member.pointer); });
}

template <DescribedEnum E>
const char* enum_name(E value) {
  return boost::describe::enum_to_string(value, "?");
}

/// The bare name of a type, without its namespaces and template arguments.
template <class T>
std::string_view type_name() {
  std::string_view name = __PRETTY_FUNCTION__;
  name.remove_prefix(name.find("T = ") + 4);
  name = name.substr(0, name.find_first_of("<;]"));
  const size_t colon = name.rfind(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

}  // namespace paydirt

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

/// A member that is left out of the object where it has no value: unlike an optional one, which is null then.
template <class T>
struct Omittable : std::optional<T> {
  using std::optional<T>::optional;
  using std::optional<T>::operator=;
};

template <class T>
inline constexpr bool is_omittable = false;
template <class T>
inline constexpr bool is_omittable<Omittable<T>> = true;

/// One text and no other: which alternative of a union an object is.
template <size_t N>
struct FixedText {
  constexpr FixedText(const char (&from)[N]) {  // NOLINT(google-explicit-constructor)
    for (size_t i = 0; i < N; ++i) text[i] = from[i];
  }
  char text[N];
};
template <FixedText Word>
struct Literal {
  static constexpr std::string_view kText{Word.text, sizeof Word.text - 1};
};

template <class T>
inline constexpr bool is_literal = false;
template <FixedText Word>
inline constexpr bool is_literal<Literal<Word>> = true;

/// A value that writes its own JSON, of a type that its struct is a template of in TypeScript.
template <class T>
concept SelfWritten = requires(const T& value, std::string& out) {
  value.write(out);
  { T::kType } -> std::convertible_to<std::string_view>;       // "Record<string, Own>"
  { T::kParameter } -> std::convertible_to<std::string_view>;  // "Own"
};

/// A value that writes members of the object that it is in, each behind a comma: so it is never the first
/// there.
template <class T>
concept Spread = requires(const T& value, std::string& out) {
  value.write_members(out);
  { T::kType } -> std::convertible_to<std::string_view>;
  { T::kParameter } -> std::convertible_to<std::string_view>;  // may be empty
};

template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

template <class T>
inline constexpr bool is_array = false;
template <class T, size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

template <class T>
inline constexpr bool is_pair = false;
template <class A, class B>
inline constexpr bool is_pair<std::pair<A, B>> = true;

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

namespace detail {

/// A member's name as JSON has it: a trailing underscore only keeps a name from being a keyword.
template <class Member>
struct FieldName {
  static constexpr std::string_view kWhole = Member::name;
  static constexpr size_t kSize = kWhole.size() - (kWhole.ends_with('_') ? 1 : 0);
  static constexpr auto kText = [] {
    std::array<char, kSize + 1> text{};
    for (size_t i = 0; i < kSize; ++i) text[i] = kWhole[i];
    return text;
  }();
  /// `,"name":` as one piece: objects are mostly made of these.
  static constexpr auto kKey = [] {
    std::array<char, kSize + 4> key{',', '"'};
    for (size_t i = 0; i < kSize; ++i) key[i + 2] = kWhole[i];
    key[kSize + 2] = '"';
    key[kSize + 3] = ':';
    return key;
  }();
};

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
template <class T>
using Bases = boost::describe::describe_bases<T, boost::describe::mod_public>;

/// Calls visit(FieldName, member of object).
template <class T, class Visit>
void for_each_named(T& object, Visit&& visit) {
  using Struct = std::remove_const_t<T>;
  boost::mp11::mp_for_each<Members<Struct>>(
      [&](auto member) { visit(FieldName<decltype(member)>(), object.*member.pointer); });
  boost::mp11::mp_for_each<Bases<Struct>>([&](auto base) {
    using Base = typename decltype(base)::type;
    for_each_named(static_cast<std::conditional_t<std::is_const_v<T>, const Base, Base>&>(object), visit);
  });
}

}  // namespace detail

/// Calls visit(name, member of object) for each described member, in the order of the description; those of
/// described bases come last.
template <class T, class Visit>
requires DescribedStruct<std::remove_const_t<T>>
void for_each_member(T& object, Visit&& visit) {
  detail::for_each_named(object, [&](auto name, auto& member) { visit(name.kText.data(), member); });
}

/// Calls visit(name, std::type_identity<type>) for each described member, without those of bases.
template <DescribedStruct T, class Visit>
constexpr void for_each_field(Visit&& visit) {
  boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
    using Member = std::remove_cvref_t<decltype(std::declval<T&>().*member.pointer)>;
    visit(detail::FieldName<decltype(member)>::kText.data(), std::type_identity<Member>());
  });
}

/// Calls visit(std::type_identity<type>) for each described base.
template <DescribedStruct T, class Visit>
void for_each_base(Visit&& visit) {
  boost::mp11::mp_for_each<detail::Bases<T>>(
      [&](auto base) { visit(std::type_identity<typename decltype(base)::type>()); });
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

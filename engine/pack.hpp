// Values as bytes and back, for the same program only: no layout is promised, so what is packed must be
// marked with who packed it. A class names its members once, in `static void pack(auto& self, auto& to)`,
// for both ways.
#pragma once

#include <concepts>
#include <cstring>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/describe.hpp"

namespace paydirt {

/// Copied as it lies in memory.
template <class T>
concept Plain =
    std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T> && !std::is_pointer_v<T>;

template <class T>
inline constexpr bool is_series = false;
template <class T>
inline constexpr bool is_series<std::vector<T>> = true;
template <class T>
inline constexpr bool is_series<std::deque<T>> = true;
template <>
inline constexpr bool is_series<std::string> = true;

/// A series whose elements lie in memory as they are packed.
template <class T>
concept Run = (is_vector<T> || std::same_as<T, std::string>)&&Plain<typename T::value_type> &&
              !std::same_as<typename T::value_type, bool>;

template <class T>
inline constexpr bool is_sorted = false;
template <class T>
inline constexpr bool is_sorted<std::set<T>> = true;
template <class Key, class T>
inline constexpr bool is_sorted<std::map<Key, T>> = true;

class Packer {
 public:
  template <class... T>
  void operator()(const T&... values) {
    (put(values), ...);
  }
  const std::string& bytes() const { return bytes_; }

 private:
  template <class T>
  void put(const T& value) {
    if constexpr (requires { T::pack(value, *this); }) {
      T::pack(value, *this);
    } else if constexpr (is_optional<T> || is_omittable<T>) {
      put(value.has_value());
      if (value) put(*value);
    } else if constexpr (is_pair<T>) {
      put(value.first);
      put(value.second);
    } else if constexpr (Run<T>) {
      put(static_cast<uint64_t>(value.size()));
      bytes_.append(reinterpret_cast<const char*>(value.data()), value.size() * sizeof(*value.data()));
    } else if constexpr (is_series<T> || is_sorted<T>) {
      put(static_cast<uint64_t>(value.size()));
      for (const auto& each : value) put(each);
    } else if constexpr (DescribedStruct<T>) {
      for_each_member(value, [this](const char* /*name*/, const auto& member) { this->put(member); });
    } else {
      static_assert(Plain<T>);
      bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
  }

  std::string bytes_;
};

/// Of bytes that end early or hold more than they can, what is missing is blank and `failed` says so.
class Unpacker {
 public:
  static constexpr bool kReads = true;

  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  template <class... T>
  void operator()(T&... values) {
    (get(values), ...);
  }
  bool failed() const { return failed_; }
  /// Whether all of it was read, and no more.
  bool done() const { return !failed_ && rest_.empty(); }

 private:
  template <class T>
  void get(T& value) {
    if constexpr (requires { T::pack(value, *this); }) {
      T::pack(value, *this);
    } else if constexpr (is_optional<T> || is_omittable<T>) {
      if (one<bool>()) get(value.emplace());
    } else if constexpr (std::same_as<T, bool>) {
      value = one<uint8_t>() != 0;
    } else if constexpr (Run<T>) {
      value.resize(count(sizeof(*value.data())));
      copy(value.data(), value.size() * sizeof(*value.data()));
    } else if constexpr (is_series<T>) {
      value.resize(count());
      for (auto& each : value) get(each);
    } else if constexpr (is_sorted<T>) {
      for (size_t left = count(); left > 0; --left) value.insert(value.end(), one<Element<T>>());
    } else if constexpr (is_pair<T>) {
      get(value.first);
      get(value.second);
    } else if constexpr (DescribedStruct<T>) {
      for_each_member(value, [this](const char* /*name*/, auto& member) { this->get(member); });
    } else {
      static_assert(Plain<T>);
      copy(&value, sizeof value);
    }
  }

  void copy(void* to, size_t size) {
    if (rest_.size() < size) return fail();
    if (size > 0) std::memcpy(to, rest_.data(), size);
    rest_.remove_prefix(size);
  }

  /// What a set or map holds, as it can be read: its keys are not constant yet.
  template <class T>
  struct ElementOf {
    using Type = typename T::value_type;
  };
  template <class Key, class T>
  struct ElementOf<std::map<Key, T>> {
    using Type = std::pair<Key, T>;
  };
  template <class T>
  using Element = typename ElementOf<T>::Type;

  template <class T>
  T one() {
    T value{};
    get(value);
    return value;
  }
  /// How many follow, of so many bytes each at least.
  size_t count(size_t size = 1) {
    const auto number = one<uint64_t>();
    if (number <= rest_.size() / size) return static_cast<size_t>(number);
    fail();
    return 0;
  }
  void fail() {
    failed_ = true;
    rest_ = {};
  }

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace paydirt

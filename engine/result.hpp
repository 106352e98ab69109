// Errors are values with words: what was refused, and by which rule.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/check.hpp"

namespace paydirt {

/// Explains why something was refused, in a sentence for a person. Empty words: it was not refused.
struct Refusal {
  std::string words;
  const char* rule = "";  // rule id such as "SM-081", or "" where no rule of a game speaks

  explicit operator bool() const { return !words.empty(); }
};

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}              // NOLINT(google-explicit-constructor)
  Result(Refusal refusal) : refusal_(std::move(refusal)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }
  const Refusal& refusal() const { return refusal_; }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  T& value() {
    require(ok());
    return *value_;
  }
  const T& value() const {
    require(ok());
    return *value_;
  }
  std::optional<T> value_;
  Refusal refusal_;
};

}  // namespace paydirt

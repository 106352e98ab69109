// Checks data from outside, an edition or a position, and keeps the first thing that is wrong with it.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "engine/result.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// Every refusal begins with the field that it is about.
class FieldChecker {
 public:
  Refusal refusal;

  void refuse(std::string words, const char* rule = "") {
    if (!refusal) refusal = {std::move(words), rule};
  }

  /// The same of the whole, which is called so.
  Refusal refusal_of(const char* whole) const {
    return refusal ? Refusal{say(whole, ": ", refusal.words), refusal.rule} : refusal;
  }

  /// Refuses in these words unless the condition holds; whether nothing has been refused so far.
  template <class... Words>
  bool check(bool holds, const Words&... words) {
    if (!holds) refuse(say(words...));
    return !refusal;
  }

  /// The number; the nearest one in range where it is refused.
  template <class T = int, class... Field>
  T number(int value, int low, int high, const Field&... field) {
    check(value >= low && value <= high, field..., ": ", value, " is outside ", low, " to ", high);
    return static_cast<T>(std::clamp(value, low, high));
  }
};

}  // namespace paydirt

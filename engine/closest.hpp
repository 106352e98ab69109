// Guesses which word a mistyped one was meant to be.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text.hpp"

namespace paydirt {

/// How many letters must be put in, left out or changed to make one word of the other.
inline size_t letters_apart(std::string_view one, std::string_view other) {
  std::vector<size_t> row(other.size() + 1);
  for (size_t i = 0; i < row.size(); ++i) row[i] = i;
  for (size_t i = 0; i < one.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i + 1;
    for (size_t j = 0; j < other.size(); ++j) {
      const size_t changed = diagonal + (one[i] == other[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row[other.size()];
}

/// "; did you mean 'coloma'?" where one of the words is near enough, or begins with what was written; else
/// "".
template <class Words>
std::string did_you_mean(std::string_view written, const Words& words) {
  constexpr size_t kLongest = 40;  // a longer word is no typing mistake
  if (written.empty() || written.size() > kLongest) return {};
  std::string_view best;
  size_t apart = written.size() < 4 ? 2 : std::max<size_t>(2, written.size() / 3) + 1;
  for (const auto& each : words) {
    const std::string_view word(each);
    const size_t letters = word.starts_with(written) ? 0 : letters_apart(written, word);
    if (letters >= apart) continue;
    apart = letters;
    best = word;
  }
  return best.empty() ? std::string() : say("; did you mean '", best, "'?");
}

}  // namespace paydirt

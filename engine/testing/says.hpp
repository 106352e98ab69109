// For tests of what people read.
#pragma once

#include <string>
#include <string_view>

namespace paydirt {

inline bool says(const std::string& words, std::string_view part) {
  return words.find(part) != std::string::npos;
}

}  // namespace paydirt

// What a text board is drawn on: how much room there is, and whether it may use colour.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/text.hpp"

namespace paydirt {

enum class Ink : uint8_t { plain, bold, dim, red, green, yellow, blue, magenta, cyan };

struct Screen {
  int columns = 80;
  int rows = 24;
  bool colour = false;

  /// The text in this ink; as it is where there is no colour, so colour alone must never say anything.
  std::string paint(Ink ink, std::string_view text) const {
    static constexpr std::array<const char*, 9> kCodes = {"", "1", "2", "31", "32", "33", "34", "35", "36"};
    if (!colour || ink == Ink::plain || text.empty()) return std::string(text);
    return say("\x1b[", kCodes[static_cast<size_t>(ink)], 'm', text, "\x1b[0m");
  }
};

/// Columns that the text takes on a screen: one a character, colour codes not counted.
inline int width_of(std::string_view text) {
  int width = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = std::min(text.find('m', i), text.size() - 1);
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {  // not the rest of a character
      ++width;
    }
  }
  return width;
}

/// The text with spaces behind it up to this width.
inline std::string padded(std::string_view text, int width) {
  return say(text, std::string(static_cast<size_t>(std::max(0, width - width_of(text))), ' '));
}

}  // namespace paydirt

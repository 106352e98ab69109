// SHA-256 (FIPS 180-4). Written here because the core also runs in the page, where no library is linked.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace paydirt {

using Digest = std::array<uint8_t, 32>;

Digest sha256(std::string_view bytes);

std::string to_hex(const Digest& digest);
/// False unless `text` is exactly 64 hexadecimal digits.
bool from_hex(std::string_view text, Digest& digest);

inline std::string_view as_text(const Digest& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

}  // namespace paydirt

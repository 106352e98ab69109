#include "engine/flatten.hpp"

#include "engine/bytes.hpp"

namespace paydirt {

uint32_t text_bits(std::string_view text) {
  return static_cast<uint32_t>(hash_bytes(text.data(), text.size())) & ((1U << kTextBits) - 1);
}

}  // namespace paydirt

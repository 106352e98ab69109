#include "engine/chance.hpp"

#include <cstring>

namespace paydirt {

Seed widen(uint64_t number) {
  char bytes[8];
  std::memcpy(bytes, &number, sizeof bytes);
  return sha256({bytes, sizeof bytes});
}

Chance Chance::sealed(const Seed& seed) {
  Chance chance(Source::sealed);
  chance.seed_ = seed;
  return chance;
}

uint32_t Chance::sealed_word(uint8_t purpose, uint32_t index) {
  const uint64_t block = index / 8;
  const uint64_t name = block << 8 | purpose;
  if (name != block_name_) {
    char input[32 + 1 + 8];
    std::memcpy(input, seed_.data(), 32);
    input[32] = static_cast<char>(purpose);
    std::memcpy(input + 33, &block, 8);
    block_ = sha256({input, sizeof input});
    block_name_ = name;
  }
  uint32_t word = 0;
  std::memcpy(&word, block_.data() + 4 * (index % 8), 4);
  return word;
}

int Chance::next_scripted(uint8_t purpose, int low, int high) {
  ++drawn_;
  const std::vector<int>& results = script_->results[purpose];
  uint32_t& used = script_->used[purpose];
  if (used >= results.size()) {
    fail(purpose, "has no result left");
    return low;
  }
  const int result = results[used++];
  if (result < low || result > high) {
    fail(purpose, "prescribes a result that cannot fall");
    return low;
  }
  return result;
}

void Chance::fail(uint8_t purpose, const char* reason) {
  if (fault_ != nullptr) return;
  fault_ = reason;
  fault_purpose_ = purpose;
}

}  // namespace paydirt

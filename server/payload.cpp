#include "server/payload.hpp"

#include <utility>
#include <vector>

namespace paydirt::server {
namespace {

constexpr size_t kUsualSize = 8192;
constexpr size_t kLargestKept = 65536;
constexpr size_t kMostBuffers = 64;

/// Only the loop sends.
std::vector<std::string>& buffers() {
  static std::vector<std::string> kept;
  return kept;
}

struct Sent {
  explicit Sent(std::string&& words) : text(std::move(words)) {}
  ~Sent() { give_back(std::move(text)); }
  Sent(const Sent&) = delete;
  Sent& operator=(const Sent&) = delete;
  std::string text;
};

}  // namespace

std::string take_buffer() {
  if (buffers().empty()) {
    std::string fresh;
    fresh.reserve(kUsualSize);
    return fresh;
  }
  std::string buffer = std::move(buffers().back());
  buffers().pop_back();
  buffer.clear();
  return buffer;
}

void give_back(std::string&& buffer) {
  if (buffers().size() == kMostBuffers || buffer.capacity() < kUsualSize || buffer.capacity() > kLargestKept)
    return;
  buffers().push_back(std::move(buffer));
}

Payload make_payload(std::string&& text) {
  const auto sent = std::make_shared<Sent>(std::move(text));
  return {sent, &sent->text};
}

}  // namespace paydirt::server

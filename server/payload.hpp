// A serialized message, shared by all who get the same one. The buffers of messages that were sent are used
// again: a state is too large for what an allocator has at hand, and what was just sent is still in the
// cache.
#pragma once

#include <memory>
#include <string>

#include "engine/json_write.hpp"

namespace paydirt::server {

using Payload = std::shared_ptr<const std::string>;

/// An empty text with room for a message.
std::string take_buffer();
/// For a buffer that is not sent.
void give_back(std::string&& buffer);
/// Gives its buffer back when the last who had to send it has done so.
Payload make_payload(std::string&& text);

/// A described message as JSON, written straight into a used buffer.
template <class T>
Payload to_payload(const T& message) {
  std::string out = take_buffer();
  write_json(out, message);
  return make_payload(std::move(out));
}

}  // namespace paydirt::server

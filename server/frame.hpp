// A message, shared by all who get the same one. The buffers of those that were sent are written again: a
// state is too large for what an allocator has at hand, and what was just sent is still in the cache.
#pragma once

#include <memory>
#include <string>

namespace paydirt::server {

using Frame = std::shared_ptr<const std::string>;

/// An empty text with room for a message.
std::string take_buffer();
/// For a text that is not sent.
void give_back(std::string&& buffer);
/// A message that gives its buffer back when the last who had to send it has done so.
Frame make_frame(std::string&& text);

}  // namespace paydirt::server

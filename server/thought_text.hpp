// Thoughts as text: a question goes to another worker or another node, the answer comes back.
#pragma once

#include <string>
#include <string_view>

#include "server/think_request.hpp"

namespace paydirt::server {

/// What is to be thought about; not who wants to know.
std::string write_question(const ThinkRequest& request);
Result<ThinkRequest> read_question(std::string_view text);
std::string write_answer(const AnyGame& game, const Thought& thought);
Result<Thought> read_answer(const AnyGame& game, std::string_view text);

}  // namespace paydirt::server

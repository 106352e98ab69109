// Thoughts as text: a question goes to another worker, the answer comes back.
#pragma once

#include <string>
#include <string_view>

#include "server/think_request.hpp"
#include "server/thinker.hpp"

namespace paydirt::page {

std::string write_question(const server::ThinkRequest& request);
/// In the worker that thinks: an Answer, or why there is none.
Result<std::string> answer(server::Thinker& thinker, std::string_view question);
Result<Thought> read_answer(const AnyGame& game, std::string_view answer);

}  // namespace paydirt::page

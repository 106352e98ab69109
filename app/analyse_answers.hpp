// The answers of `paydirt analyse`: one JSON object in, one out. docs/analyse.md is the contract.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lab/opinions.hpp"

namespace paydirt {

/// A line as it was understood; `words` say what is wrong with it otherwise.
struct AnalyseRequest {
  std::string id = "null";  // as JSON, to be given back
  std::string what;         // moves, best, evaluate, review, cancel, hello
  std::string cancels;      // cancel: which id, as JSON
};
Result<AnalyseRequest> read_request(std::string_view line);

/// The answer to any line, without a line's end. Bots may be asked for at most so many iterations; 0: any
/// number.
std::string analyse_answer(std::string_view line, const Stopped& stopped, uint32_t most_iterations = 0);

/// {"id":..., "error":"..."}.
std::string analyse_error(const std::string& id, const Refusal& refusal);

}  // namespace paydirt

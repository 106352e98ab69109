// Any line to `paydirt analyse` is answered with one line of JSON.
#include <cstddef>
#include <string_view>

#include "app/analyse_answers.hpp"
#include "engine/check.hpp"
#include "engine/json_read.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  constexpr uint32_t kIterations = 8;
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const std::string answer = paydirt::analyse_answer(line, {}, kIterations);
  const auto json = paydirt::parse_json(answer);
  paydirt::require(json.ok() && json->is_object() && json->get_object().contains("id"));
  paydirt::require(answer.find('\n') == std::string::npos);
  return 0;
}

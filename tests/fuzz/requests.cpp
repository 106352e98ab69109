// Any HTTP request to the API is answered, and the hall goes on: lines of `METHOD TARGET BODY`, `@` being the
// table.
#include <cstddef>

#include "tests/fuzz/hall.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace paydirt;
  constexpr int kMostLines = 16;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  if (!fuzz::can_be_said(rest)) return 0;
  fuzz::FuzzHall hall;
  for (int i = 0; i < kMostLines && !rest.empty(); ++i) {
    std::string_view line = next_word(rest, '\n');
    const std::string method(next_word(line));
    std::string target(next_word(line));
    if (const size_t at = target.find('@'); at != std::string::npos) target.replace(at, 1, hall.table());
    const bool thinks =
        target.find("/opinion") != std::string::npos || target.find("/judge") != std::string::npos;
    hall.call(method, target, std::string(trim(line)));
    require(hall.was_answered() || thinks);
  }
  require(hall.call("GET", "/api/tables/" + hall.table(), "").starts_with("{\"id\":"));
  return 0;
}

// Any frames of a WebSocket at a table: each is answered with JSON or closes the line, and the table goes on.
// One a line.
#include <cstddef>

#include "tests/fuzz/hall.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace paydirt;
  constexpr int kMostFrames = 64;
  fuzz::FuzzHall hall;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int i = 0; i < kMostFrames && !rest.empty(); ++i) hall.hear(next_word(rest, '\n'));
  require(hall.call("GET", "/api/tables/" + hall.table(), "").starts_with("{\"id\":"));
  return 0;
}

// Any bytes as a position; and valid positions with edits. What is accepted comes back and plays on.
#include "tests/fuzz/play_on.hpp"

namespace {

using namespace paydirt;

void try_position(std::string_view text, uint64_t seed) {
  const auto game = game_of_position(text);
  if (!game) return;
  auto match = (*game)->load(text, ChanceSource::fast(seed));
  if (!match) {
    require(!match.refusal().words.empty());
    return;
  }
  fuzz::look(**match);
  fuzz::save_and_load(**match);
  fuzz::play_on(**match, seed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const std::vector<std::string> valid = [] {
    std::vector<std::string> texts;
    for (const AnyGame* game : all_games()) {
      for (const int moves : {0, 25, 60, 100}) texts.push_back(fuzz::some_match(*game, moves)->position());
    }
    return texts;
  }();
  fuzz::try_bytes(data, size, '{', valid, try_position);
  return 0;
}

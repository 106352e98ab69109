// Any bytes as an edition of each game; and the built-in ones with edits. What is accepted can be played.
#include "tests/fuzz/play_on.hpp"

namespace {

using namespace paydirt;

void try_edition(const AnyGame& game, std::string_view text, uint64_t seed) {
  const auto hash = game.check_edition(text);
  if (!hash) {
    require(!hash.refusal().words.empty());
    return;
  }
  const int span = game.info().max_seats - game.info().min_seats + 1;
  Layout layout;
  layout.seats = game.info().min_seats + static_cast<int>(seed % static_cast<uint64_t>(span));
  layout.edition_text = text;
  layout.chance = ChanceSource::seeded(widen(seed));
  auto match = game.start(layout);
  require(match.ok());
  require((*match)->header().edition == *hash);
  fuzz::look(**match);
  fuzz::play_on(**match, seed);
  fuzz::save_and_load(**match);
  require(!verify(game, (*match)->record()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  for (const AnyGame* game : all_games()) {
    fuzz::try_bytes(data, size, '{', {std::string(game->edition_text())},
                    [&](std::string_view text, uint64_t seed) { try_edition(*game, text, seed); });
  }
  return 0;
}

// Any bytes as a record; and a valid record with edits. What is accepted comes back from its text and plays
// on.
#include "tests/fuzz/play_on.hpp"

namespace {

using namespace paydirt;

void try_record(std::string_view text, uint64_t seed) {
  const auto read = read_any_record(text);
  if (!read) {
    require(!read.refusal().words.empty());
    return;
  }
  const std::string written = write_record(read->record, read->game->kinds());
  const auto again = read_any_record(written);
  require(again.ok());
  require(write_record(again->record, again->game->kinds()) == written);
  auto match = read->game->replay(read->record, read->record.moves.size());
  if (!match) return;
  require((*match)->size() == read->record.moves.size());
  fuzz::look(**match);
  fuzz::save_and_load(**match);
  fuzz::play_on(**match, seed);
  require((*match)->at((*match)->size())->hash() == (*match)->hash());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const std::vector<std::string> valid = [] {
    std::vector<std::string> texts;
    for (const AnyGame* game : all_games()) {
      texts.push_back(write_record(fuzz::some_match(*game, 25)->record(), game->kinds()));
    }
    return texts;
  }();
  fuzz::try_bytes(data, size, 'p', valid, try_record);
  return 0;
}

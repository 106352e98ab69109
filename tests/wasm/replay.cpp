// Replays a record and lets a search choose, natively and in WebAssembly: both must say the same.
#include <string>
#include <string_view>

#include "bots/make.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"

namespace {

using namespace paydirt;

std::string hex(uint64_t number) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[(number >> shift) & 15];
  return text;
}

/// The hash of the last state, and what a search chooses where the game was half over.
std::string replayed(std::string_view text) {
  const auto record = read_any_record(text);
  if (!record) return record.refusal().words;
  if (const Refusal refusal = verify(*record->game, record->record)) return refusal.words;
  const auto end = record->game->replay(record->record, record->record.moves.size());
  const auto half = record->game->replay(record->record, record->record.moves.size() / 2);
  const Seat seat = (*half)->deciders().seats.lowest();
  const auto bot = make_any_bot(*record->game, *parse_bot("search:200it"), 1849);
  const Thought thought = bot->think(**half, seat, {});
  std::string words = say("hash ", hex((*end)->hash()), " choice ", seat, ": ",
                          to_notation(record->game->kinds(), thought.move), " of");
  for (const Considered& each : thought.considered) append(words, say(' ', each.visits, '/', each.points));
  return words;
}

}  // namespace

#ifdef __wasm__

#define PAYDIRT_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {
std::string input;
std::string output;
}  // namespace

/// Room for a text of this size; the page writes it there.
PAYDIRT_EXPORT(input) char* room_for(uint32_t size) {
  input.assign(size, '\0');
  return input.data();
}
/// Works on the text that was written; the answer stays where it is until the next call.
PAYDIRT_EXPORT(replay) const char* replay() {
  output = replayed(input);
  return output.c_str();
}
PAYDIRT_EXPORT(output_size) uint32_t output_size() { return static_cast<uint32_t>(output.size()); }

#else

#include <iostream>
#include <iterator>

int main() {
  const std::string text{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  std::cout << replayed(text);
  return 0;
}

#endif

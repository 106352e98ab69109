// What must hold for anything that was accepted: it can be looked at, saved and played on.
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/random_game.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"

namespace paydirt::fuzz {

/// Looks at a match with the eyes of every seat.
inline void look(const AnyMatch& match) {
  std::string text;
  match.write_open(text);
  static_cast<void>(match.board(kNobody, {}));
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    match.write_own(text, seat);
    static_cast<void>(match.board(seat, {}));
    static_cast<void>(match.question(seat));
    for (const Move move : match.moves(seat)) require(!match.words(seat, move).empty());
  }
  for (const Event& event : match.events(0, {})) require(!match.tell(event).empty());
}

/// A position that was written is accepted and leads to the same state.
inline void save_and_load(const AnyMatch& match) {
  const std::string position = match.position();
  const auto loaded = match.game().load(position, {});
  require(loaded.ok());
  require((*loaded)->hash() == match.hash());
  require((*loaded)->position() == position);
}

/// Plays random moves; what was whole stays whole, and a sample shows a seat what it has seen.
void play_on(AnyMatch& match, uint64_t seed);

/// The same with the rules of the match.
template <class Rules>
void play_on_hosted(AnyMatch& match, uint64_t seed);

/// A piece of a text: where it begins and how long it is.
struct Token {
  size_t at;
  size_t size;
};

/// The numbers outside quotes, or the words inside them.
inline std::vector<Token> tokens(std::string_view text, bool numbers) {
  constexpr std::string_view kDigits = "-0123456789";
  std::vector<Token> found;
  bool quoted = false;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') {
      quoted = !quoted;
      const size_t end = std::min(text.find('"', at + 1), text.size());
      if (quoted && !numbers) found.push_back({at + 1, end - at - 1});
    } else if (!quoted && numbers && kDigits.find(text[at]) != std::string_view::npos) {
      const size_t end = std::min(text.find_first_not_of(kDigits, at), text.size());
      found.push_back({at, end - at});
      at = end - 1;
    }
  }
  return found;
}

/// One edit: a byte replaced, inserted or cut, or a number or a quoted word exchanged for another one.
inline void edit(std::string& text, const uint8_t (&how)[4]) {
  constexpr int kNumbers[] = {0,  1,   2,   3,   4,   5,   6,    7,     13, 24,  72,
                              73, 100, 127, 128, 255, 256, 5000, 32767, -1, -128};
  const size_t place = size_t{how[0]} << 8 | how[1];
  const size_t at = place % text.size();
  switch (how[2] % 8) {
    case 0: text[at] = static_cast<char>(how[3]); return;
    case 1: text.insert(at, 1, static_cast<char>(how[3])); return;
    case 2: text.erase(at, how[3] % 8 + 1U); return;
    default: break;
  }
  const bool number = how[2] % 8 < 6;
  const std::vector<Token> found = tokens(text, number);
  if (found.empty()) return;
  const Token& old = found[place % found.size()];
  const Token& other = found[how[3] % found.size()];
  text.replace(old.at, old.size,
               number ? say(kNumbers[how[3] % std::size(kNumbers)]) : text.substr(other.at, other.size));
}

/// A valid text with up to 16 edits that the bytes prescribe.
inline std::string edited(std::string text, const uint8_t* data, size_t size) {
  for (size_t i = 0; i + 4 <= size && i < 64 && !text.empty(); i += 4) {
    edit(text, {data[i], data[i + 1], data[i + 2], data[i + 3]});
  }
  return text;
}

/// Tries the bytes as they are where they begin with this mark, else one of the valid texts with edits.
template <class Try>
void try_bytes(const uint8_t* data, size_t size, char mark, const std::vector<std::string>& valid,
               const Try& attempt) {
  if (size == 0) return;
  if (data[0] == mark) {
    attempt(std::string_view(reinterpret_cast<const char*>(data), size), size);
  } else {
    attempt(edited(valid[data[0] % valid.size()], data + 1, size - 1), data[0]);
  }
}

/// A game by random moves, to be saved and spoiled.
inline std::unique_ptr<AnyMatch> some_match(const AnyGame& game, int moves) {
  auto match = game.start({.seats = 3, .chance = ChanceSource::seeded(widen(1))});
  require(match.ok());
  Rng rng(1);
  for (int i = 0; i < moves; ++i) {
    const Seat seat = (*match)->deciders().seats.lowest();
    if (seat == kNobody) break;
    require(!(*match)->play(seat, random_move((*match)->moves(seat), rng)));
  }
  return std::move(*match);
}

}  // namespace paydirt::fuzz

// What a seat cannot know: hands and decks of others, and dials until they are revealed (section 6).
#include <bit>

#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

/// Deals the unknown cards of a seat anew; how many lie where is open.
void deal_anew(Player& player, Rng& rng) {
  Deck& deck = player.deck;
  const int hand = std::popcount(player.hand);
  const int known = deck.top + deck.bottom;
  unsigned pool = player.hand | deck.middle;
  for (int i = 0; i < known; ++i) pool |= bit(deck.known[i]);
  for (const uint8_t laid : player.laid) {
    if (laid != 0) pool |= bit((laid - 1) / 2);
  }
  uint8_t cards[kBuildings];
  int count = 0;
  for (; pool != 0; pool &= pool - 1) cards[count++] = static_cast<uint8_t>(std::countr_zero(pool));
  rng.shuffle(cards, count);
  player.hand = 0;
  for (int i = 0; i < hand; ++i) player.hand = static_cast<uint16_t>(player.hand | bit(cards[--count]));
  for (uint8_t& laid : player.laid) {
    if (laid != 0) laid = static_cast<uint8_t>(1 + cards[--count] * 2 + static_cast<int>(rng.below(2)));
  }
  for (int i = 0; i < known; ++i) deck.known[i] = cards[--count];
  deck.middle = 0;
  while (count > 0) deck.middle = static_cast<uint16_t>(deck.middle | bit(cards[--count]));
}

}  // namespace

void Rules::resample(State& s, Seat seat, Rng& rng) const {
  const bool choosing = s.asked(Step::dials);
  for (Seat other = 0; other < box_.seats; ++other) {
    Player& player = s.players[other];
    if (other == seat) continue;
    deal_anew(player, rng);
    if (choosing && player.dial != 0) player.dial = static_cast<uint8_t>(1 + rng.below(kSites));
  }
}

Move Rules::seen(const State& /*s*/, Seat actor, Move move, Seat viewer) const {
  if (actor == viewer) return move;
  if (move.kind == k_lay) return {k_lay, 0xff, 0xff};
  if (move.kind == k_dial) return {k_dial, 0xff};
  if (move.kind == k_discard) return {k_discard, 0xff, move.b};  // COR31
  return move;
}

/// All that the seat sees, with what it cannot see blanked; also who else has answered in an open selection.
uint64_t Rules::cue(const State& s, Seat seat) const {
  State seen = s;
  const bool choosing = s.asked(Step::dials);
  for (Seat other = 0; other < box_.seats; ++other) {
    Player& player = seen.players[other];
    if (other == seat) continue;
    int held = std::popcount(player.hand);
    for (uint8_t& laid : player.laid) {
      held += laid == 0 ? 0 : 1;
      laid = 0;
    }
    player.hand = static_cast<uint16_t>(held);
    player.deck.middle = 0;
    std::fill(player.deck.known, player.deck.known + kBuildings, uint8_t{0});
    if (choosing) player.dial = 0;
  }
  return hash_of(seen);
}

int Rules::left(const State& s) const {
  if (s.ended != Ended::none) return 0;
  const int gone = s.round * kChapters + s.chapter;
  return 1024 * (kRounds * kChapters - gone) / (kRounds * kChapters);
}

}  // namespace paydirt::coloma

// Tables of Claims with prescribed chance, for tests that tell a story.
#pragma once

#include <gtest/gtest.h>

#include "engine/host.hpp"
#include "engine/testing/claims.hpp"

namespace paydirt::claims {

using ClaimsMatch = HostedMatch<Rules>;

inline const AnyGame& game() {
  static const HostedGame<Rules> hosted{std::span(&kEditionText, 1)};
  return hosted;
}

/// The deck from the top, three cards a seat first, and the dice.
inline ChanceSource script(std::vector<int> deck, std::vector<int> dice) {
  ChanceSource source;
  source.kind = ChanceSource::Kind::scripted;
  source.script.results[p_deck] = std::move(deck);
  source.script.results[p_dice] = std::move(dice);
  return source;
}

inline std::unique_ptr<ClaimsMatch> start(int seats, ChanceSource chance, std::string options = "") {
  auto match = paydirt::start<Rules>(
      game(), {.seats = seats, .options = std::move(options), .chance = std::move(chance)});
  require(match.ok());
  return std::move(*match);
}

/// Seat 0 holds 6 5 1, seat 1 holds 4 4 2, seat 2 holds 3 3 2; 6 and 1 lie on top of the deck.
inline std::unique_ptr<ClaimsMatch> three_seats(std::string options = "") {
  return start(3, script({6, 5, 1, 4, 4, 2, 3, 3, 2, 6, 1}, {4, 2, 5, 1, 1, 1, 1, 1, 1}), std::move(options));
}

/// Plays a move in notation; the words of its refusal, or nothing.
inline std::string play(AnyMatch& match, Seat seat, std::string_view text) {
  const auto move = parse_move(Rules::kinds(), text);
  if (!move) return move.refusal().words;
  return match.play(seat, *move).words;
}

/// All seats stake and name a site: seat 0 takes the river, seats 1 and 2 the hill and the canyon.
inline void play_block(AnyMatch& match) {
  for (const auto& [seat, text] : {std::pair<Seat, const char*>{0, "stake 6"},
                                   {0, "site river"},
                                   {1, "stake 4"},
                                   {1, "site hill"},
                                   {2, "stake 3"},
                                   {2, "site canyon"}}) {
    ASSERT_EQ(play(match, seat, text), "");
  }
}

inline const State& state_of(const ClaimsMatch& match) { return match.match().state(); }

}  // namespace paydirt::claims

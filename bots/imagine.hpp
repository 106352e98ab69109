// A match as one of its seats may imagine it: for programs that are handed a position and must not be handed
// the truth.
#pragma once

#include <string>
#include <utility>

#include "bots/bot.hpp"
#include "engine/host.hpp"

namespace paydirt {

/// A position that the seat cannot tell from the true one, without the chance of what is to come.
template <Game G>
std::string imagined_position(const Match<G>& match, Seat seat, uint64_t seed) {
  Rng rng(seed);
  return to_json(position_file<G>(match, match.knowledge(seat).sample(rng)));
}

/// The match that begins there, with dice of its own.
template <Game G>
std::unique_ptr<AnyMatch> imagine(const AnyGame& game, const Match<G>& match, Seat seat, uint64_t seed) {
  auto imagined = game.load(imagined_position<G>(match, seat, seed), ChanceSource::fast(mix(seed, 1)));
  require(imagined.ok());
  return std::move(*imagined);
}

template <class Rules>
std::unique_ptr<AnyMatch> imagine_hosted(const AnyMatch& match, Seat seat, uint64_t seed) {
  return imagine<Rules>(match.game(), static_cast<const HostedMatch<Rules>&>(match).match(), seat, seed);
}

}  // namespace paydirt

// What a weaker player does not see: some of the moves.
#pragma once

#include "engine/knowledge.hpp"

namespace paydirt {

/// Leaves of the seat's moves those that come to its mind. The mild answer always does, so nobody plays what
/// looks worse than doing nothing. Who has begun to put something together sees it through, and where nothing
/// has moved for a round everybody looks closely: weak players make progress too.
template <Game G>
void overlook(const Knowledge<G>& knowledge, int percent, Rng& rng, typename G::Moves& list) {
  if (percent == 0) return;
  const G& rules = knowledge.rules();
  const typename G::State world = knowledge.sample(rng);
  if (rules.waiting(world) >= rules.seats() || rules.midway(world, knowledge.seat())) return;
  const Move mild = rules.fallback(world, knowledge.seat());
  typename G::Moves seen;
  for (const Move move : list) {
    if (move == mild || rng.below(100) >= static_cast<uint32_t>(percent)) seen.push(move);
  }
  list = seen;
}

}  // namespace paydirt

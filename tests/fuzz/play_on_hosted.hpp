// Playing on with the rules of a concrete game: instantiated for each one in play_on.cpp.in.
#pragma once

#include "engine/host.hpp"
#include "tests/fuzz/play_on.hpp"

namespace paydirt::fuzz {

template <class Rules>
void play_on_hosted(AnyMatch& any, uint64_t seed) {
  auto& match = static_cast<HostedMatch<Rules>&>(any);
  Rng rng(seed);
  const Rules& rules = match.match().rules();
  bool whole = rules.broken(match.match().state()) == nullptr;
  for (int step = 0; step < 24 && !match.deciders().seats.empty(); ++step) {
    const Seat seat = match.deciders().seats.lowest();
    const auto moves = match.moves(seat);
    require(!moves.empty());
    for (Seat viewer = 0; viewer < match.seats() && step % 8 == 0; ++viewer) {
      const auto sample = match.knowledge(viewer).sample(rng);
      require(to_json(rules.own(sample, viewer)) == to_json(rules.own(match.match().state(), viewer)));
    }
    if (match.play(seat, random_move(moves, rng))) {
      require(match.header().chance.kind == ChanceSource::Kind::scripted || !match.header().chance.ready());
      return;  // the script has run out
    }
    require(!whole || rules.broken(match.match().state()) == nullptr);
  }
}

}  // namespace paydirt::fuzz

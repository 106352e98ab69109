// From a spec to a bot of a concrete game.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "bots/search_bot.hpp"

namespace paydirt {

template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec, uint64_t seed) {
  switch (spec.kind) {
    case BotSpec::Kind::random: return std::make_unique<RandomBot<G>>(seed);
    case BotSpec::Kind::greedy: return std::make_unique<GreedyBot<G>>(seed, spec.slip);
    case BotSpec::Kind::search: return std::make_unique<SearchBot<G>>(seed, spec.iterations, spec.slip);
  }
  stop();
}

}  // namespace paydirt

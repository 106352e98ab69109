// What a bot thinks of moves: those that could be made, and those that were.
#pragma once

#include <functional>
#include <vector>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

/// Whether whoever asked has lost interest; asked every few dozen iterations.
using Stopped = std::function<bool()>;

/// What the bot would do, within the time of its spec.
Thought think(const AnyMatch& match, Seat seat, const BotSpec& bot, uint64_t seed,
              const Stopped& stopped = {});

/// A move that was made, and the one that the bot would have made.
struct Opinion {
  size_t move = 0;  // so many were made before
  Seat seat = 0;
  Move played;
  Move best;
  int loss = 0;  // of the expected lead, in 1/64 point
};

/// On the moves from number `from` to before `upto`; shorter where it was stopped.
std::vector<Opinion> opinions(const AnyMatch& match, const BotSpec& bot, size_t from, size_t upto,
                              uint64_t seed, const Stopped& stopped = {});

}  // namespace paydirt

// What a strong bot would do, in words and numbers: for hints during a game and opinions after it.
#pragma once

#include "bots/bot.hpp"
#include "server/messages.hpp"

namespace paydirt::server {

/// The best few moves of a seat that is asked.
wire::Advice advice_of(const AnyMatch& match, Seat seat, const Thought& thought);

}  // namespace paydirt::server

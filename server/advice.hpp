// What a strong bot would do, in words and numbers: for hints during a game and opinions after it.
#pragma once

#include <string>

#include "bots/bot.hpp"

namespace paydirt::server {

/// `"moves":[{move, words, points, visits}],"iterations":n`: the best few moves of a seat that is asked.
void write_advice(std::string& out, const AnyMatch& match, Seat seat, const Thought& thought);

}  // namespace paydirt::server

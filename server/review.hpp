// A finished game, looked at again: the scores after every turn, and the turns that decided it.
#pragma once

#include "engine/any_game.hpp"
#include "server/messages.hpp"

namespace paydirt::server {

/// All is open: only for games that are over.
wire::Review review_of(const AnyMatch& match);

}  // namespace paydirt::server

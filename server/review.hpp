// A finished game, looked at again: its moves, and the scores after every turn. lab/review.hpp judges them.
#pragma once

#include "engine/any_game.hpp"
#include "server/messages.hpp"

namespace paydirt::server {

/// All is open: only for games that are over.
wire::Review review_of(const AnyMatch& match);

}  // namespace paydirt::server

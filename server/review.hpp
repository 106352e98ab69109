// A finished game, looked at again: the scores after every turn, and the turns that decided it.
#pragma once

#include <string>

#include "engine/any_game.hpp"

namespace paydirt::server {

/// `{turns, moves, moments}` of docs/api.md. All is open: only for games that are over.
std::string review_json(const AnyMatch& match);

}  // namespace paydirt::server

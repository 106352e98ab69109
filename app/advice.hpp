// What a bot thinks of the choices.
#pragma once

#include <string>

#include "app/menu.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

/// The best few, with number and notation.
std::string advice(const AnyMatch& match, Seat seat, const Menu& menu, const Names& names);

/// One choice beside the best.
std::string opinion(const AnyMatch& match, Seat seat, const Menu& menu, const Names& names, size_t index);

}  // namespace paydirt

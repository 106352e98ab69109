// What several choices have in common, in words.
#pragma once

#include <span>
#include <string>

#include "app/menu.hpp"

namespace paydirt {

/// What the words of several choices have in common: "Settle ... for 1 person", and from what to what they
/// cost.
std::string in_common(std::span<const Menu::Choice> choices);

}  // namespace paydirt

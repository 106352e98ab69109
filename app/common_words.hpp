// What several choices have in common, in words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/menu.hpp"

namespace paydirt {

std::vector<std::string_view> tokens_of(std::string_view text);

/// What the words of several choices have in common: "Settle ... for 1 person", and from what to what they
/// cost.
std::string in_common(std::span<const Menu::Choice> choices);

}  // namespace paydirt

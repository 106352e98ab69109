// The documents that are built into the program.
#pragma once

#include <span>
#include <string_view>

namespace paydirt {

/// The rules of a game for players, section by section; empty where there are none.
std::span<const std::string_view> players_rules(std::string_view game);
/// The specification of its rules, with an id for each.
std::span<const std::string_view> specification(std::string_view game);

}  // namespace paydirt

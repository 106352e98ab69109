// The documents that are built into the program.
#pragma once

#include <span>
#include <string_view>

namespace paydirt {

/// The rules of a game, section by section; empty where there are none.
std::span<const std::string_view> rules_document(std::string_view game);

}  // namespace paydirt

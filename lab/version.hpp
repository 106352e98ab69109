// What a figure was measured with.
#pragma once

#include <span>
#include <string>

#include "engine/any_game.hpp"

namespace paydirt {

/// Of the program alone: "0.2.0".
const char* program_version();
/// With the rules: "0.2.0 (sutters-mill rules 1)".
std::string version_text(std::span<const AnyGame* const> games);
/// "GCC 12.2.0, release".
std::string compiler_text();
/// Processor and number of threads it runs.
std::string machine_text();

}  // namespace paydirt

// Files in and out: everything that comes from outside passes here.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "games/registry.hpp"

namespace paydirt {

inline constexpr size_t kLargestFile = size_t{16} << 20;

/// The whole file; "-" is the standard input. Refuses what is missing, a directory, or larger than 16 MB.
Result<std::string> read_text(const std::string& path);

/// Replaces the file in one step, so that there is never half of it.
Refusal write_text(const std::string& path, std::string_view text);

/// A record of any game.
Result<AnyRecord> read_record_file(const std::string& path);

}  // namespace paydirt

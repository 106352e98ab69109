// Positions as files.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/any_game.hpp"

namespace CLI {
class App;
}

namespace paydirt {

using LoadedMatch = Result<std::unique_ptr<AnyMatch>>;

/// A position file, or the object that `position play --json` prints. A seed replaces the position's chance.
LoadedMatch load_position(const std::string& path, std::optional<uint64_t> seed);

/// `position think`.
void add_think(CLI::App& position, int& exit_code);

}  // namespace paydirt

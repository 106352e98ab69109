// All games of this program.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.hpp"

namespace paydirt {

std::span<const AnyGame* const> all_games();

/// The game with this id, or a refusal that names the games there are.
Result<const AnyGame*> find_game(std::string_view id);

/// Reads a record of any game.
struct AnyRecord {
  const AnyGame* game;
  Record record;
};
Result<AnyRecord> read_any_record(std::string_view text);

/// The game that a position file names, or a refusal.
Result<const AnyGame*> game_of_position(std::string_view text);

}  // namespace paydirt

// The options that lay out a table, the same in every command that begins a game.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/registry.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace paydirt {

struct TableOptions {
  std::string game;
  int players = 0;  // 0: not said
  std::vector<std::string> options;
  std::string edition;  // a file
  std::optional<uint64_t> seed;

  /// GAME, --players, --option, --edition and --seed. The option returned is GAME.
  CLI::Option* add_to(CLI::App& command);

  /// As few as the game allows, but company where it can be had.
  int seats(const AnyGame& on_game) const;
  std::string options_text() const;
  /// The text of the edition file, or none where none was named.
  Result<std::optional<std::string>> edition_text() const;
  /// The layout of a new game; the chance is sealed with --seed, or with fresh randomness.
  Result<Layout> layout(const AnyGame& on_game) const;
};

/// --seed: a whole number from 0 to 2^64-1, and nothing else that a number could be read from. `take` is
/// handed it.
CLI::Option* add_seed(CLI::App& command, std::function<void(uint64_t)> take, const std::string& what);

/// 32 bytes that nobody can foresee.
Seed fresh_seed();

}  // namespace paydirt

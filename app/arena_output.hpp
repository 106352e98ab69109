// What is printed of an arena.
#pragma once

#include <string>

#include "lab/arena.hpp"

namespace paydirt {

/// How results are wanted, the same wherever an arena's are shown.
struct ArenaOutput {
  bool json = false;
  bool csv = false;
  std::string html;  // a file
};

/// Prints the results, and writes the report where one is wanted. The exit code.
int print_arena(const ArenaOutput& output, const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run);

}  // namespace paydirt

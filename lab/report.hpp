// An arena's results as one web page: no scripts, nothing to load, light and dark.
#pragma once

#include <string>

#include "lab/arena.hpp"

namespace paydirt {

std::string html_report(const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run,
                        const ArenaSummary& summary);

}  // namespace paydirt

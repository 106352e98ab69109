// An arena's results as one web page: no scripts, nothing to load, light and dark.
#pragma once

#include <string>
#include <string_view>

#include "lab/arena.hpp"

namespace paydirt {

/// A page of this kind around any body.
std::string html_page(std::string_view title, std::string_view body);

std::string html_report(const AnyGame& game, const ArenaPlan& plan, const ArenaRun& run,
                        const ArenaSummary& summary);

}  // namespace paydirt

// Text on a screen: where its lines end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paydirt {

/// Breaks lines between words so that none is wider than `columns` (0: no limit); what is broken goes on
/// `indent` columns to the right. Words that are too long stay whole.
std::string wrapped(std::string_view text, size_t columns, size_t indent = 0);

/// The lines of a text; a newline at its end begins no further one.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace paydirt

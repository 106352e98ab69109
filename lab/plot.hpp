// Plots as inline SVG. Colours come from the page's style sheet, so they follow light and dark.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/statistics.hpp"

namespace paydirt {

std::string escape_html(std::string_view text);

/// A share with its interval.
struct IntervalRow {
  std::string label;
  double value = 0;
  double low = 0;
  double high = 0;
};

/// One row a share, on an axis from 0 to 100 %, with a line at what equal players would have.
std::string interval_plot(std::string_view title, const std::vector<IntervalRow>& rows, double equal_share);

struct HistogramPanel {
  std::string label;
  std::vector<int> values;
};

/// One panel above the other on a common axis. `axis` says what the numbers are.
std::string histogram_plot(std::string_view title, std::string_view axis,
                           const std::vector<HistogramPanel>& panels);

}  // namespace paydirt

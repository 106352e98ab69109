#include "lab/plot.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace paydirt {
namespace {

constexpr double kWidth = 720;
constexpr double kLeft = 120;   // room for labels
constexpr double kRight = 100;  // room for figures
constexpr double kPlot = kWidth - kLeft - kRight;
constexpr double kTop = 8;
constexpr double kAxis = 44;  // room below for ticks and the name of the axis
constexpr int kColours = 6;   // classes c0 to c5 of the page

std::string begin_svg(std::string_view title, double height) {
  return fmt::format(
      "<svg viewBox=\"0 0 {} {:.0f}\" role=\"img\" aria-label=\"{}\" xmlns=\"http://www.w3.org/2000/svg\">\n",
      kWidth, height, escape_html(title));
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     escape_html(text));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view style) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1,
                     x2, y2, style);
}

std::string interval_row(const IntervalRow& row, double y, size_t index) {
  const auto at = [](double share) { return kLeft + kPlot * share; };
  std::string out = text_at(kLeft - 12, y + 4, "end", row.label);
  out += line(at(row.low), y, at(row.high), y, fmt::format("whisker c{}", index % kColours));
  out += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"c{}\"/>\n", at(row.value), y,
                     index % kColours);
  return out + text_at(kWidth - kRight + 12, y + 4, "start", fmt::format("{:.1f} %", 100 * row.value));
}

std::string bars(const Bins& bins, const std::vector<double>& heights, double base, double room,
                 size_t index) {
  const double most = *std::max_element(heights.begin(), heights.end());
  const double step = kPlot / bins.count;
  std::string out;
  for (int bin = 0; bin < bins.count; ++bin) {
    const double share = heights[static_cast<size_t>(bin)];
    if (share <= 0) continue;
    const double height = std::max(1.0, room * share / most);
    const std::string range = bins.width == 1
                                  ? fmt::format("{}", bins.start(bin))
                                  : fmt::format("{} to {}", bins.start(bin), bins.start(bin + 1) - 1);
    out += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" class=\"c{}\"><title>{}: {:.1f} "
        "%</title></rect>\n",
        kLeft + step * bin + 0.5, base - height, std::max(0.5, step - 1), height, index % kColours, range,
        100 * share);
  }
  return out;
}

std::string bin_ticks(const Bins& bins, double base) {
  const double step = kPlot / bins.count;
  const int every = (bins.count + 9) / 10;
  std::string out;
  for (int bin = 0; bin < bins.count; bin += every) {
    const double x = kLeft + step * (bin + (bins.width == 1 ? 0.5 : 0.0));
    out += line(x, base, x, base + 4, "axis");
    out += text_at(x, base + 18, "middle", fmt::format("{}", bins.start(bin)));
  }
  return out;
}

double mean_of(const std::vector<int>& values) {
  double sum = 0;
  for (const int value : values) sum += value;
  return sum / static_cast<double>(std::max<size_t>(1, values.size()));
}

}  // namespace

std::string escape_html(std::string_view text) {
  std::string out;
  for (const char each : text) {
    switch (each) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += each;
    }
  }
  return out;
}

std::string interval_plot(std::string_view title, const std::vector<IntervalRow>& rows, double equal_share) {
  constexpr double kRow = 30;
  const double base = kTop + kRow * static_cast<double>(rows.size());
  std::string out = begin_svg(title, base + kAxis);
  for (int percent = 0; percent <= 100; percent += 20) {
    const double x = kLeft + kPlot * percent / 100;
    out += line(x, kTop, x, base, "grid");
    out += text_at(x, base + 18, "middle", fmt::format("{} %", percent));
  }
  const double equal = kLeft + kPlot * equal_share;
  out += line(equal, kTop, equal, base, "equal");
  for (size_t i = 0; i < rows.size(); ++i) {
    out += interval_row(rows[i], kTop + kRow * (static_cast<double>(i) + 0.5), i);
  }
  out += text_at(kLeft + kPlot / 2, base + 38, "middle",
                 "share of victories; dashed: equal players; whiskers: 95 % interval");
  return out + "</svg>\n";
}

std::string histogram_plot(std::string_view title, std::string_view axis,
                           const std::vector<HistogramPanel>& panels) {
  constexpr double kPanel = 84;
  constexpr double kRoom = 72;  // for the tallest bar
  std::vector<int> all;
  for (const HistogramPanel& panel : panels) all.insert(all.end(), panel.values.begin(), panel.values.end());
  const Bins bins = Bins::over(all);
  const double base = kTop + kPanel * static_cast<double>(panels.size());
  std::string out = begin_svg(title, base + kAxis);
  for (size_t i = 0; i < panels.size(); ++i) {
    const double floor = kTop + kPanel * static_cast<double>(i + 1);
    out += text_at(kLeft - 12, floor - 8, "end", panels[i].label);
    out += bars(bins, shares(bins, panels[i].values), floor, kRoom, i);
    out += line(kLeft, floor, kLeft + kPlot, floor, "axis");
    out += text_at(kWidth - kRight + 12, floor - 8, "start",
                   fmt::format("mean {:.1f}", mean_of(panels[i].values)));
  }
  out += bin_ticks(bins, base);
  out += text_at(kLeft + kPlot / 2, base + 38, "middle", axis);
  return out + "</svg>\n";
}

}  // namespace paydirt

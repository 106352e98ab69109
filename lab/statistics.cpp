#include "lab/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace paydirt {
namespace {

constexpr double kTwoSided95 = 1.959963984540054;
constexpr int kMostBins = 30;

/// The multiple of `width` at or below the value.
int floor_to(int value, int width) {
  const int rest = value % width;
  return value - (rest < 0 ? rest + width : rest);
}

int next_width(int width) {
  int power = 1;
  while (width >= power * 10) power *= 10;
  return width == 2 * power ? 5 * power : 2 * width;
}

}  // namespace

std::array<double, 2> wilson(double wins, double games) {
  if (games <= 0) return {0, 1};
  const double share = wins / games;
  const double z = kTwoSided95 * kTwoSided95 / games;
  const double middle = share + z / 2;
  const double half = std::sqrt(z * (share * (1 - share) + z / 4));
  return {std::max(0.0, (middle - half) / (1 + z)), std::min(1.0, (middle + half) / (1 + z))};
}

double mean(std::span<const double> values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double relative_spread(std::span<const double> values) {
  if (values.size() < 2) return 0;
  const double middle = mean(values);
  double squares = 0;
  for (const double value : values) squares += (value - middle) * (value - middle);
  return middle == 0 ? 0 : std::sqrt(squares / static_cast<double>(values.size() - 1)) / middle;
}

Bins Bins::over(std::span<const int> values) {
  if (values.empty()) return {};
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  Bins bins;
  for (;; bins.width = next_width(bins.width)) {
    bins.low = floor_to(*least, bins.width);
    bins.count = (*most - bins.low) / bins.width + 1;
    if (bins.count <= kMostBins) return bins;
  }
}

std::vector<double> shares(const Bins& bins, std::span<const int> values) {
  std::vector<double> shares(static_cast<size_t>(bins.count));
  const double each = 1 / static_cast<double>(std::max<size_t>(1, values.size()));
  for (const int value : values) shares[static_cast<size_t>(bins.bin_of(value))] += each;
  return shares;
}

}  // namespace paydirt

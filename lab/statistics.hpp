// The few statistics that a table of results needs.
#pragma once

#include <array>
#include <span>
#include <vector>

namespace paydirt {

/// 95 % interval for a share of `wins` (halves count) in `games`, after Wilson.
std::array<double, 2> wilson(double wins, double games);

double mean(std::span<const double> values);

/// Standard deviation as a share of the mean.
double relative_spread(std::span<const double> values);

/// Bins that people can read: whole numbers, widths of 1, 2 or 5 times a power of ten.
struct Bins {
  int low = 0;
  int width = 1;
  int count = 1;

  /// Covers every value with at most about 30 bins.
  static Bins over(std::span<const int> values);
  int bin_of(int value) const { return (value - low) / width; }
  int start(int bin) const { return low + bin * width; }
};

/// The share of the values in each bin; sums to 1.
std::vector<double> shares(const Bins& bins, std::span<const int> values);

}  // namespace paydirt

#include "app/progress.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>

#include "app/output.hpp"

namespace paydirt {
namespace {

std::string time_words(double seconds) {
  const auto whole = std::lround(seconds);
  if (whole >= 3600) return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
  if (whole >= 60) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} s", whole);
}

}  // namespace

Progress::Progress(size_t total)
    : total_(total), visible_(errors_are_terminal() && total > 0), coloured_(colour_is_welcome()) {}

Progress::~Progress() {
  if (visible_) fmt::print(stderr, "\r{:79}\r", "");
}

void Progress::show(size_t done, std::string_view words) const {
  if (!visible_) return;
  constexpr size_t kCells = 30;
  const size_t full = kCells * done / total_;
  const double passed = watch_.seconds();
  const double left = done == 0 ? 0 : passed * static_cast<double>(total_ - done) / static_cast<double>(done);
  std::string line = fmt::format("[{}{}] {}/{} games", std::string(full, '#'),
                                 std::string(kCells - full, '.'), done, total_);
  if (done > 0) line += fmt::format(", {} left", time_words(left));
  if (!words.empty()) line += fmt::format("; {}", words);
  line = fmt::format("{:<78.78}", line);
  if (coloured_) line = fmt::format("\x1b[33m{}\x1b[0m", line);
  fmt::print(stderr, "\r{}", line);
  std::fflush(stderr);
}

}  // namespace paydirt

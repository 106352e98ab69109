// A bar with the time that is left, on stderr, for people only.
#pragma once

#include <cstddef>
#include <string_view>

#include "lab/deadline.hpp"

namespace paydirt {

/// Draws nothing where stderr is not a terminal; wipes itself away in the end.
class Progress {
 public:
  explicit Progress(size_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  bool visible() const { return visible_; }
  void show(size_t done, std::string_view words = {}) const;

 private:
  size_t total_;
  bool visible_;
  bool coloured_;
  Stopwatch watch_;
};

}  // namespace paydirt

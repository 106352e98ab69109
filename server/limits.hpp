// How often somebody may do something.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace paydirt::server {

/// So many at once, and so many a second in the long run.
struct Rate {
  double burst;
  double per_second;
};

class Bucket {
 public:
  /// Whether one more is allowed at `now` (milliseconds); if so it is counted.
  bool take(const Rate& rate, int64_t now) {
    if (last_ == 0) {
      left_ = rate.burst;
    } else {
      left_ = std::min(rate.burst, left_ + static_cast<double>(now - last_) * rate.per_second / 1000);
    }
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  int64_t last() const { return last_; }

 private:
  double left_ = 0;
  int64_t last_ = 0;
};

/// A bucket for everybody who was seen lately.
class Limiter {
 public:
  explicit Limiter(Rate rate) : rate_(rate) {}

  bool take(const std::string& who, int64_t now) {
    if (buckets_.size() >= kMost) forget_old(now);
    return buckets_[who].take(rate_, now);
  }

 private:
  static constexpr size_t kMost = 20'000;
  void forget_old(int64_t now) {
    const auto full_after = static_cast<int64_t>(rate_.burst / rate_.per_second * 1000);
    std::erase_if(buckets_, [&](const auto& each) { return each.second.last() + full_after < now; });
  }

  Rate rate_;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace paydirt::server

// How often somebody may do something.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/think_request.hpp"

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
    const int64_t passed = last_ ? std::max<int64_t>(now - *last_, 0) : 0;
    left_ = last_ ? std::min(rate.burst, left_ + static_cast<double>(passed) * rate.per_second / 1000)
                  : rate.burst;
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  /// Whether `take` would allow one more.
  bool has_one(const Rate& rate, int64_t now) const {
    Bucket copy = *this;
    return copy.take(rate, now);
  }
  int64_t last() const { return last_.value_or(0); }

 private:
  double left_ = 0;
  std::optional<int64_t> last_;
};

/// A bucket for everybody who was seen lately.
class Limiter {
 public:
  explicit Limiter(Rate rate) : rate_(rate) {}

  bool take(const std::string& who, int64_t now) {
    if (buckets_.size() >= kMost) forget_old(now);
    return buckets_[who].take(rate_, now);
  }
  bool would_allow(const std::string& who, int64_t now) const {
    const auto found = buckets_.find(who);
    return found == buckets_.end() || found->second.has_one(rate_, now);
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

/// By visitor and by address. Many may share an address: together they may do as much as ten.
class FairLimiter {
 public:
  explicit FairLimiter(Rate rate) : visitors_(rate), addresses_({rate.burst * 10, rate.per_second * 10}) {}

  bool take(const Asker& asker, int64_t now) {
    return visitors_.take(asker.identity, now) && addresses_.take(asker.address, now);
  }

 private:
  Limiter visitors_;
  Limiter addresses_;
};

}  // namespace paydirt::server

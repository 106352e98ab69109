// When bots answer. A question that leaves no choice is thought about in no time and another is not; so that
// nobody can tell them apart, the moment of the answer is fixed when the question is asked, and covers the
// longest that bots of the same game and level have lately thought.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "engine/any_game.hpp"

namespace paydirt::server {

class BotPace {
 public:
  /// Milliseconds from the question to the answer. Where bots are not to pause they answer when they can.
  int64_t until_answer(const AnyGame& game, int level, int64_t pause) const {
    const auto found = longest_.find({&game, level});
    return pause == 0 || found == longest_.end() ? pause : pause + found->second;
  }
  /// A question with a choice took so long: one without says nothing about the next.
  void thought(const AnyGame& game, int level, int64_t milliseconds) {
    int64_t& longest = longest_[{&game, level}];
    longest = std::max(std::min(milliseconds, kLongest), longest - longest / 16);
  }

 private:
  static constexpr int64_t kLongest = 3000;  // beyond it the machine is busy, which all questions share

  std::map<std::pair<const AnyGame*, int>, int64_t> longest_;
};

}  // namespace paydirt::server

// Matches that one thread has thought about lately, so that a decision plays only the moves that are new.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "engine/any_game.hpp"

namespace paydirt::server {

class MatchCache {
 public:
  /// The table's match brought to where the record is. The caller may use it until the next call.
  Result<const AnyMatch*> follow(const std::string& table, const AnyGame& game, const Record& record);

 private:
  struct Kept {
    std::string table;
    std::unique_ptr<AnyMatch> match;
  };
  std::deque<Kept> kept_;  // the one used last comes first
};

}  // namespace paydirt::server

// One who thinks about one question after the other, within a hard time limit. Knows no thread.
#pragma once

#include <memory>
#include <string>

#include "server/match_cache.hpp"
#include "server/think_request.hpp"

namespace paydirt::server {

class Thinker {
 public:
  /// Refuses where the record does not lead to the position that it says.
  Result<Thought> think(const ThinkRequest& request);

 private:
  AnyBot& bot_for(const ThinkRequest& request, const BotSpec& spec);

  MatchCache matches_;
  std::string last_;  // whom the bot thought for
  std::unique_ptr<AnyBot> bot_;
};

}  // namespace paydirt::server

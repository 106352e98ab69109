// What happened in a match, as lines and as JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace paydirt {

struct EventLine {
  size_t number = 0;
  std::string kind;
  std::optional<int> seat;
  std::string text;
  int a = 0;  // what a, b, amount and secret mean depends on the kind
  int b = 0;
  int amount = 0;
  std::optional<int> secret;  // none where it is not known
};
BOOST_DESCRIBE_STRUCT(EventLine, (), (number, kind, seat, text, a, b, amount, secret))

/// Events from number `from` on with every secret: for whoever holds the whole record or position.
std::vector<EventLine> tell_all(const AnyMatch& match, size_t from);

/// How the game ended, who won.
std::string ending_words(const AnyMatch& match);

}  // namespace paydirt

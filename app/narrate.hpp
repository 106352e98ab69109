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

/// "Seat 0", "Seat 1": for tables where nobody has a name.
std::vector<std::string> seat_names(const AnyMatch& match);

/// The seats that win; none while the game is on, or where all are beaten.
std::vector<Seat> winners_of(const AnyMatch& match);

/// Appends "over":...,"ending":...,"winners":[...],"ranks":[...],"rival":..., the keys of every object that
/// tells of an end.
void write_ending(std::string& json, const AnyMatch& match);

/// How the game ended, who won. `names` are those of the seats.
std::string ending_words(const AnyMatch& match, const std::vector<std::string>& names);
/// The same where nobody has a name.
std::string ending_words(const AnyMatch& match);

}  // namespace paydirt

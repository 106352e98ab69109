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
  Omittable<int> seat;
  std::string text;
  EventArguments arguments;
};
BOOST_DESCRIBE_STRUCT(EventLine, (), (number, kind, seat, text, arguments))

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

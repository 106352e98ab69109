#include "app/narrate.hpp"

#include <algorithm>

#include "engine/text.hpp"

namespace paydirt {

std::vector<EventLine> tell_all(const AnyMatch& match, size_t from) {
  const std::vector<Event> events = match.events(from, SeatSet::first(match.seats()));
  std::vector<EventLine> lines;
  for (size_t i = 0; i < events.size(); ++i) {
    EventLine& line = lines.emplace_back();
    line.number = from + i;
    line.kind = match.game().tables().events[events[i].kind].name;
    if (events[i].seat != kNobody) line.seat = events[i].seat;
    line.text = match.tell(events[i]);
    line.a = events[i].a;
    line.b = events[i].b;
    line.amount = events[i].amount;
    if (events[i].secret != Event::kBlank) line.secret = events[i].secret;
  }
  return lines;
}

std::string ending_words(const AnyMatch& match) {
  const Outcome outcome = match.outcome();
  if (!outcome.over) return "The game is not over.";
  std::vector<int> winners;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (outcome.rank[seat] == 1) winners.push_back(seat);
  }
  std::string text = say("The game is over (", match.game().tables().endings[outcome.reason].name, "). ");
  if (winners.empty()) return text + "Nobody wins.";
  append(text, winners.size() == 1 ? "Seat " : "Seats ");
  for (size_t i = 0; i < winners.size(); ++i) append(text, say(i == 0 ? "" : " and ", winners[i]));
  return text + (winners.size() == 1 ? " wins." : " share the victory.");
}

}  // namespace paydirt

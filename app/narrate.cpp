#include "app/narrate.hpp"

#include <algorithm>

#include "engine/json_write.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

struct RivalLine {
  std::string name;
  int score = 0;
};
BOOST_DESCRIBE_STRUCT(RivalLine, (), (name, score))

}  // namespace

std::vector<EventLine> tell_all(const AnyMatch& match, size_t from) {
  const std::vector<Event> events = match.events(from, SeatSet::first(match.seats()));
  std::vector<EventLine> lines;
  for (size_t i = 0; i < events.size(); ++i) {
    EventLine& line = lines.emplace_back();
    line.number = from + i;
    line.arguments = {&match.game().tables().events[events[i].kind], events[i]};
    line.kind = line.arguments.kind->name;
    if (events[i].seat != kNobody) line.seat = events[i].seat;
    line.text = match.tell(events[i]);
  }
  return lines;
}

std::vector<Seat> winners_of(const AnyMatch& match) {
  const Outcome outcome = match.outcome();
  std::vector<Seat> winners;
  for (int seat = 0; outcome.over && seat < match.seats(); ++seat) {
    if (outcome.rank[seat] == 1) winners.push_back(static_cast<Seat>(seat));
  }
  return winners;
}

void write_ending(std::string& json, const AnyMatch& match) {
  const Outcome outcome = match.outcome();
  std::optional<std::string> ending;
  std::vector<int> ranks;
  if (outcome.over) {
    ending = match.game().tables().endings[outcome.reason].name;
    ranks.assign(outcome.rank.begin(), outcome.rank.begin() + match.seats());
  }
  append(json, outcome.over ? R"("over":true,"ending":)" : R"("over":false,"ending":)");
  write_json(json, ending);
  append(json, R"(,"winners":)");
  const std::vector<Seat> winners = winners_of(match);
  write_json(json, std::vector<int>(winners.begin(), winners.end()));
  append(json, R"(,"ranks":)");
  write_json(json, ranks);
  append(json, R"(,"rival":)");
  const Rival rival = match.rival();
  write_json(json, rival.name == nullptr ? std::nullopt : std::optional(RivalLine{rival.name, rival.score}));
}

std::string ending_words(const AnyMatch& match, const std::vector<std::string>& names) {
  const Outcome outcome = match.outcome();
  if (!outcome.over) return "The game is not over.";
  std::string text = say("The game is over. ", match.game().tables().endings[outcome.reason].words, ' ');
  const std::vector<Seat> winners = winners_of(match);
  const char* const rival = match.rival().name;
  if (winners.empty()) {
    const std::string beaten = say(rival == nullptr ? "Nobody" : rival, " wins.");
    return text.ends_with(beaten + " ") ? std::string(trim(text)) : text + beaten;
  }
  for (size_t i = 0; i < winners.size(); ++i) {
    const char* const between = i == 0 ? "" : i + 1 == winners.size() ? " and " : ", ";
    append(text, say(between, names[winners[i]]));
  }
  append(text, winners.size() > 1 ? " share the victory" : names[winners[0]] == "You" ? " win" : " wins");
  return rival == nullptr ? text + "." : say(text, " against ", rival, '.');
}

std::string ending_words(const AnyMatch& match) { return ending_words(match, seat_names(match)); }

std::vector<std::string> seat_names(const AnyMatch& match) {
  std::vector<std::string> names;
  for (int seat = 0; seat < match.seats(); ++seat) names.push_back(say("Seat ", seat));
  return names;
}

}  // namespace paydirt

#include "server/projection.hpp"

#include <algorithm>

#include "engine/json_write.hpp"
#include "engine/text.hpp"

namespace paydirt::server {
namespace {

bool is_over(const AnyMatch& match) { return match.deciders().seats.empty(); }

/// After the end all is open.
SeatSet eyes_of(const AnyMatch& match, SeatSet seats) {
  return is_over(match) ? SeatSet::first(match.seats()) : seats;
}

/// Whether these seats are several people at one screen, with secrets from each other.
bool shares_screen(const AnyMatch& match, const Scene& scene, SeatSet seats) {
  return seats.size() > 1 && !scene.is_review && !is_over(match);
}

/// Several people at one screen: what only some of them know is told beside the event, to each who does.
void write_own_versions(std::string& out, const AnyMatch& match, size_t i,
                        const std::vector<std::pair<Seat, std::vector<Event>>>& versions) {
  append(out, ",\"own\":");
  char before = '{';
  for (const auto& [seat, events] : versions) {
    const Event& event = events[i];
    if (event.secret == Event::kBlank) continue;
    out += before;
    append(out, say('"', int{seat}, "\":{\"secret\":", int{event.secret}, ",\"text\":"));
    write_json_text(out, match.tell(event));
    out += '}';
    before = ',';
  }
  out += '}';
}

void write_events(std::string& out, const Playing& playing, const Scene& scene, SeatSet seats, size_t first) {
  const AnyMatch& match = playing.match();
  std::vector<Event> events = events_for(match, first, seats);
  std::vector<std::pair<Seat, std::vector<Event>>> versions;
  if (shares_screen(match, scene, seats)) {
    for (const Seat seat : seats) versions.emplace_back(seat, events_for(match, first, SeatSet::of(seat)));
  }
  out += "\"events\":[";
  for (size_t i = 0; i < events.size(); ++i) {
    Event& event = events[i];
    const bool is_split = std::any_of(versions.begin(), versions.end(),
                                      [&](const auto& each) { return each.second[i] != event; });
    if (is_split) event.secret = Event::kBlank;
    if (i > 0) out += ',';
    append(out, "{\"n\":");
    append(out, playing.event_number(first + i));
    append(out, ",\"kind\":");
    write_json_text(out, match.game().tables().events[event.kind].name);
    append(out, ",\"seat\":");
    write_json(out, event.seat == kNobody ? std::nullopt : std::optional<int>(event.seat));
    append(out, ",\"a\":");
    append(out, int{event.a});
    append(out, ",\"b\":");
    append(out, int{event.b});
    append(out, ",\"amount\":");
    append(out, int{event.amount});
    append(out, ",\"secret\":");
    write_json(out, event.secret == Event::kBlank ? std::nullopt : std::optional<int>(event.secret));
    append(out, ",\"text\":");
    write_json_text(out, match.tell(event));
    append(out, ",\"move\":");
    append(out, playing.event_move(first + i));
    if (is_split) write_own_versions(out, match, i, versions);
    out += '}';
  }
  append(out, "],\"next\":");
  append(out, playing.next_event());
}

void write_asked(std::string& out, const Playing& playing, Seat seat) {
  const AnyMatch& match = playing.match();
  const Question question = match.question(seat);
  append(out, "{\"seat\":");
  append(out, int{seat});
  append(out, ",\"question\":");
  append(out, playing.question(seat));
  append(out, ",\"kind\":");
  write_json(out, question.kind);
  append(out, ",\"prompt\":");
  write_json_text(out, question.prompt);
  append(out, ",\"rule\":");
  write_json_text(out, question.rule);
  append(out, ",\"moves\":");
  char before = '[';
  for (const Move move : match.moves(seat)) {
    out += before;
    append(out, "{\"move\":");
    write_json_text(out, to_notation(match.game().kinds(), move));
    append(out, ",\"words\":");
    write_json_text(out, match.words(seat, move));
    out += '}';
    before = ',';
  }
  append(out, before == '[' ? "[]}" : "]}");
}

/// While the game goes on only what counts something, and without the reasons: most of it would be said with
/// every move.
void write_items(std::string& out, const AnyMatch& match, const ScoreSheet& sheet, int seat, bool whole) {
  const auto kinds = match.game().tables().scores;
  const bool in_full = is_over(match);
  append(out, "\"items\":[");
  int total = 0;
  bool first = true;
  for (const ScoreItem& item : sheet.items) {
    if (item.seat != seat || (item.points == 0 && !in_full)) continue;
    if (!first) out += ',';
    first = false;
    total += item.points;
    append(out, "{\"item\":");
    append(out, int{item.kind});
    append(out, ",\"name\":");
    write_json_text(out, kinds[item.kind].name);
    append(out, ",\"points\":");
    append(out, item.points);
    if (in_full) {
      append(out, ",\"reason\":");
      write_json_text(out, kinds[item.kind].reason);
      append(out, ",\"rule\":");
      write_json_text(out, kinds[item.kind].rule);
    }
    out += '}';
  }
  append(out, "],\"total\":");
  write_json(out, whole ? std::optional<int>(total) : std::nullopt);
}

size_t items_of(const ScoreSheet& sheet, int seat) {
  size_t count = 0;
  for (const ScoreItem& item : sheet.items) count += item.seat == seat ? 1 : 0;
  return count;
}

void write_undo(std::string& out, const AnyMatch& match, const Scene& scene, SeatSet seats) {
  std::optional<int> who;
  std::string reason;
  if (is_over(match)) {
    reason = "the game is over";
  } else if (scene.undo_off) {
    reason = "nothing is taken back at this table";
  } else if (seats.empty()) {
    reason = "you are watching";
  }
  for (const Seat seat : reason.empty() ? seats : SeatSet{}) {
    const Refusal refusal = match.why_no_undo(seat);
    if (!refusal) {
      who = seat;
      reason.clear();
      break;
    }
    if (reason.empty()) reason = refusal.words;
  }
  append(out, ",\"undo\":{\"allowed\":");
  append(out, who ? "true" : "false");
  append(out, ",\"seat\":");
  write_json(out, who);
  append(out, ",\"reason\":");
  write_json_text(out, reason);
  if (shares_screen(match, scene, seats) && !scene.undo_off) {
    char before = '{';
    append(out, ",\"own\":");
    for (const Seat seat : seats) {
      out += before;
      append(out, say('"', int{seat}, "\":"));
      write_json_text(out, match.why_no_undo(seat).words);
      before = ',';
    }
    out += '}';
  }
  out += '}';
}

void write_outcome(std::string& out, const AnyMatch& match) {
  const Outcome outcome = is_over(match) ? match.outcome() : Outcome{};
  append(out, outcome.over ? ",\"over\":true,\"ranks\":" : ",\"over\":false,\"ranks\":");
  std::vector<int> ranks;
  for (int seat = 0; outcome.over && seat < match.seats(); ++seat) {
    ranks.push_back(outcome.rank[static_cast<size_t>(seat)]);
  }
  write_json(out, ranks);
  append(out, ",\"ending\":");
  if (outcome.over) {
    write_json_text(out, match.game().tables().endings[outcome.reason].name);
  } else {
    out += "null";
  }
}

}  // namespace

std::vector<Event> events_for(const AnyMatch& match, size_t from, SeatSet seats) {
  return match.events(from, eyes_of(match, seats));
}

Projection::Projection(const Playing& playing, Scene scene)
    : playing_(playing), scene_(scene), match_(playing.match()), open_(take_buffer()) {
  match_.write_open(open_);
  const int seats = match_.seats();
  sheets_.reserve(static_cast<size_t>(seats) + 1);
  for (int seat = 0; seat < seats; ++seat) sheets_.push_back(match_.tally(static_cast<Seat>(seat)));
  sheets_.push_back(match_.tally(kNobody));
}

Projection::~Projection() { give_back(std::move(open_)); }

Frame Projection::state(SeatSet seats, size_t first_event, std::optional<std::string_view> id) {
  for (const Kept& each : kept_) {
    if (!id && each.seats == seats && each.first_event == first_event) return each.frame;
  }
  std::string out = take_buffer();
  write_state(out, seats, first_event);
  if (id) {
    append(out, ",\"id\":");
    write_json_text(out, *id);
  }
  Frame frame = make_frame(std::move(out += '}'));
  if (!id) kept_.push_back({seats, first_event, frame});
  return frame;
}

/// All but the last brace.
void Projection::write_state(std::string& out, SeatSet seats, size_t first_event) const {
  const SeatSet deciders = match_.deciders().seats;
  append(out, "{\"t\":\"state\",\"moves\":");
  append(out, match_.size());
  out += ',';
  write_events(out, playing_, scene_, seats, first_event);
  append(out, ",\"open\":");
  out += open_;
  append(out, ",\"own\":{");
  bool first = true;
  for (const Seat seat : eyes_of(match_, seats)) {
    append(out, first ? "\"" : ",\"");
    first = false;
    append(out, int{seat});
    append(out, "\":");
    match_.write_own(out, seat);
  }
  append(out, "},\"asked\":[");
  first = true;
  for (const Seat seat : seats) {
    if (!deciders.has(seat) || !scene_.people.has(seat)) continue;
    if (!first) out += ',';
    first = false;
    write_asked(out, playing_, seat);
  }
  append(out, "],\"waiting\":");
  write_json(out, deciders);
  write_scores(out, seats);
  write_undo(out, match_, scene_, seats);
  write_outcome(out, match_);
  append(out, ",\"deadline\":");
  write_json(out, scene_.deadline);
}

void Projection::write_scores(std::string& out, SeatSet seats) const {
  append(out, ",\"scores\":[");
  for (int seat = 0; seat < match_.seats(); ++seat) {
    if (seat > 0) out += ',';
    const ScoreSheet& whole = sheets_[static_cast<size_t>(seat)];
    const bool is_own = seats.has(static_cast<Seat>(seat));
    const bool is_open = items_of(sheets_.back(), seat) == items_of(whole, seat);
    const bool is_split = is_own && !is_open && shares_screen(match_, scene_, seats);
    append(out, say("{\"seat\":", seat, ','));
    write_items(out, match_, is_own && !is_split ? whole : sheets_.back(), seat,
                is_open || (is_own && !is_split));
    if (is_split) {
      append(out, ",\"own\":{");
      write_items(out, match_, whole, seat, true);
      out += '}';
    }
    out += '}';
  }
  out += ']';
}

}  // namespace paydirt::server

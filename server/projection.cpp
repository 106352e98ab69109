#include "server/projection.hpp"

#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

bool is_over(const AnyMatch& match) { return match.deciders().seats.empty(); }

/// After the end all is open.
SeatSet eyes_of(const AnyMatch& match, SeatSet seats) {
  return is_over(match) ? SeatSet::first(match.seats()) : seats;
}

void write_events(std::string& out, const Playing& playing, SeatSet seats, size_t first) {
  const AnyMatch& match = playing.match();
  const std::vector<Event> events = events_for(match, first, seats);
  out += "\"events\":[";
  for (size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (i > 0) out += ',';
    append(out, "{\"n\":");
    append(out, playing.event_number(first + i));
    append(out, ",\"kind\":");
    write_json_text(out, match.game().event_kinds()[event.kind]);
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

void write_items(std::string& out, const AnyMatch& match, const ScoreSheet& sheet, int seat, bool whole) {
  const auto kinds = match.game().score_kinds();
  append(out, "{\"seat\":");
  append(out, seat);
  append(out, ",\"items\":[");
  int total = 0;
  bool first = true;
  for (const ScoreItem& item : sheet.items) {
    if (item.seat != seat) continue;
    if (!first) out += ',';
    first = false;
    total += item.points;
    append(out, "{\"item\":");
    append(out, int{item.kind});
    append(out, ",\"name\":");
    write_json_text(out, kinds[item.kind].name);
    append(out, ",\"points\":");
    append(out, item.points);
    append(out, ",\"reason\":");
    write_json_text(out, kinds[item.kind].reason);
    append(out, ",\"rule\":");
    write_json_text(out, kinds[item.kind].rule);
    out += '}';
  }
  append(out, "],\"total\":");
  write_json(out, whole ? std::optional<int>(total) : std::nullopt);
  out += '}';
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
    write_json_text(out, match.game().endings()[outcome.reason]);
  } else {
    out += "null";
  }
}

}  // namespace

std::vector<Event> events_for(const AnyMatch& match, size_t from, SeatSet seats) {
  return match.events(from, eyes_of(match, seats));
}

void Projection::forget() {
  open_.clear();
  sheets_.clear();
  kept_.clear();
}

Frame Projection::state(const Playing& playing, const Scene& scene, SeatSet seats, size_t first_event) {
  for (const Kept& each : kept_) {
    if (each.seats == seats && each.first_event == first_event) return each.frame;
  }
  std::string out;
  out.reserve(8192);
  write_state(out, playing, scene, seats, first_event);
  kept_.push_back({seats, first_event, std::make_shared<const std::string>(std::move(out))});
  return kept_.back().frame;
}

const std::string& Projection::open(const AnyMatch& match) {
  if (open_.empty()) match.write_open(open_);
  return open_;
}

void Projection::write_state(std::string& out, const Playing& playing, const Scene& scene, SeatSet seats,
                             size_t first_event) {
  const AnyMatch& match = playing.match();
  const SeatSet deciders = match.deciders().seats;
  append(out, "{\"t\":\"state\",\"moves\":");
  append(out, match.size());
  out += ',';
  write_events(out, playing, seats, first_event);
  append(out, ",\"open\":");
  out += open(match);
  append(out, ",\"own\":{");
  bool first = true;
  for (const Seat seat : eyes_of(match, seats)) {
    append(out, first ? "\"" : ",\"");
    first = false;
    append(out, int{seat});
    append(out, "\":");
    match.write_own(out, seat);
  }
  append(out, "},\"asked\":[");
  first = true;
  for (const Seat seat : seats) {
    if (!deciders.has(seat) || !scene.people.has(seat)) continue;
    if (!first) out += ',';
    first = false;
    write_asked(out, playing, seat);
  }
  append(out, "],\"waiting\":");
  write_json(out, deciders);
  write_scores(out, match, seats);
  write_undo(out, match, scene, seats);
  write_outcome(out, match);
  append(out, ",\"deadline\":");
  write_json(out, scene.deadline);
  out += '}';
}

void Projection::write_scores(std::string& out, const AnyMatch& match, SeatSet seats) {
  const auto count = static_cast<size_t>(match.seats());
  if (sheets_.empty()) {  // what each seat sees, then what everybody sees
    for (size_t seat = 0; seat < count; ++seat) sheets_.push_back(match.tally(static_cast<Seat>(seat)));
    sheets_.push_back(match.tally(kNobody));
  }
  append(out, ",\"scores\":[");
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (seat > 0) out += ',';
    const ScoreSheet& whole = sheets_[static_cast<size_t>(seat)];
    const bool is_own = seats.has(static_cast<Seat>(seat));
    const ScoreSheet& sheet = is_own ? whole : sheets_[count];
    write_items(out, match, sheet, seat, is_own || items_of(sheet, seat) == items_of(whole, seat));
  }
  out += ']';
}

}  // namespace paydirt::server

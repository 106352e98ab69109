#include "server/projection.hpp"

#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

bool is_over(const AnyMatch& match) { return match.deciders().seats.empty(); }

/// After the end all is open.
SeatSet eyes_of(const AnyMatch& match, SeatSet seats) {
  return is_over(match) ? SeatSet::first(match.seats()) : seats;
}

std::vector<wire::GameEvent> events_of(const Playing& playing, SeatSet seats, size_t first) {
  const AnyMatch& match = playing.match();
  const std::vector<Event> events = events_for(match, first, seats);
  std::vector<wire::GameEvent> out(events.size());
  for (size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    wire::GameEvent& to = out[i];
    to.n = playing.event_number(first + i);
    to.kind = match.game().event_kinds()[event.kind];
    if (event.seat != kNobody) to.seat = event.seat;
    to.a = event.a;
    to.b = event.b;
    to.amount = event.amount;
    if (event.secret != Event::kBlank) to.secret = event.secret;
    to.text = match.tell(event);
    to.move = playing.event_move(first + i);
  }
  return out;
}

wire::Asked asked_of(const Playing& playing, Seat seat) {
  const AnyMatch& match = playing.match();
  Question question = match.question(seat);
  wire::Asked asked{
      seat, playing.question(seat), question.kind, std::move(question.prompt), std::move(question.rule), {}};
  const std::vector<Move> moves = match.moves(seat);
  asked.moves.reserve(moves.size());
  for (const Move move : moves) {
    asked.moves.push_back({to_notation(match.game().kinds(), move), match.words(seat, move)});
  }
  return asked;
}

/// While the game goes on only what counts something, and without the reasons: most of it would be said with
/// every move.
wire::SeatScore score_of(const AnyMatch& match, const ScoreSheet& sheet, int seat, bool is_whole) {
  const auto kinds = match.game().score_kinds();
  const bool in_full = is_over(match);
  wire::SeatScore score{seat, {}, {}};
  score.items.reserve(kinds.size());
  int total = 0;
  for (const ScoreItem& item : sheet.items) {
    if (item.seat != seat || (item.points == 0 && !in_full)) continue;
    total += item.points;
    const ScoreKind& kind = kinds[item.kind];
    wire::ScoreItem& to = score.items.emplace_back();
    to.item = item.kind;
    to.name = kind.name;
    to.points = item.points;
    if (in_full) {
      to.reason = kind.reason;
      to.rule = kind.rule;
    }
  }
  if (is_whole) score.total = total;
  return score;
}

size_t items_of(const ScoreSheet& sheet, int seat) {
  size_t count = 0;
  for (const ScoreItem& item : sheet.items) count += item.seat == seat ? 1 : 0;
  return count;
}

wire::Undo undo_of(const AnyMatch& match, const Scene& scene, SeatSet seats) {
  if (is_over(match)) return {false, {}, "the game is over"};
  if (scene.undo_off) return {false, {}, "nothing is taken back at this table"};
  if (seats.empty()) return {false, {}, "you are watching"};
  wire::Undo undo;
  for (const Seat seat : seats) {
    const Refusal refusal = match.why_no_undo(seat);
    if (!refusal) return {true, seat, ""};
    if (undo.reason.empty()) undo.reason = refusal.words;
  }
  return undo;
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

wire::State Projection::state(SeatSet seats, size_t first_event) const {
  wire::State state;
  fill(state, seats, first_event);
  return state;
}

Payload Projection::update(SeatSet seats, size_t first_event, std::optional<std::string_view> id) {
  for (const Kept& each : kept_) {
    if (!id && each.seats == seats && each.first_event == first_event) return each.payload;
  }
  wire::StateUpdate update;
  if (id) update.id = std::string(*id);
  fill(update, seats, first_event);
  Payload payload = to_payload(update);
  if (!id) kept_.push_back({seats, first_event, payload});
  return payload;
}

void Projection::fill(wire::State& state, SeatSet seats, size_t first_event) const {
  const SeatSet deciders = match_.deciders().seats;
  state.moves = match_.size();
  state.events = events_of(playing_, seats, first_event);
  state.next = playing_.next_event();
  state.open = {&open_};
  state.own = {&match_, eyes_of(match_, seats)};
  for (const Seat seat : seats) {
    if (deciders.has(seat) && scene_.people.has(seat)) state.asked.push_back(asked_of(playing_, seat));
  }
  state.waiting = deciders;
  state.scores = scores(seats);
  state.undo = undo_of(match_, scene_, seats);
  state.over = is_over(match_);
  if (state.over) {
    const Outcome outcome = match_.outcome();
    for (int seat = 0; seat < match_.seats(); ++seat) {
      state.ranks.push_back(outcome.rank[static_cast<size_t>(seat)]);
    }
    state.ending = match_.game().endings()[outcome.reason];
  }
  state.deadline = scene_.deadline;
}

std::vector<wire::SeatScore> Projection::scores(SeatSet seats) const {
  std::vector<wire::SeatScore> scores;
  scores.reserve(static_cast<size_t>(match_.seats()));
  for (int seat = 0; seat < match_.seats(); ++seat) {
    const ScoreSheet& whole = sheets_[static_cast<size_t>(seat)];
    const bool is_own = seats.has(static_cast<Seat>(seat));
    const ScoreSheet& sheet = is_own ? whole : sheets_.back();
    const bool is_whole = is_own || items_of(sheet, seat) == items_of(whole, seat);
    scores.push_back(score_of(match_, sheet, seat, is_whole));
  }
  return scores;
}

}  // namespace paydirt::server

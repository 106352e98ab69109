#include "server/projection.hpp"

#include <algorithm>

#include "engine/json_write.hpp"

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

struct Version {
  Seat seat;
  std::vector<Event> events;
};

/// Several people at one screen: what only some of them know is told beside the event, to each who does.
Keyed<wire::OwnEvent> own_versions(const AnyMatch& match, size_t i, const std::vector<Version>& versions) {
  const EventKinds kinds = match.game().tables().events;
  Keyed<wire::OwnEvent> own;
  for (const auto& [seat, events] : versions) {
    const Event& event = events[i];
    if (event.secret == Event::kBlank) continue;
    own.pairs.emplace_back(std::to_string(seat),
                           wire::OwnEvent{match.tell(event), {&kinds[event.kind], event.secret}});
  }
  return own;
}

std::vector<wire::GameEvent> events_of(const Playing& playing, const Scene& scene, SeatSet seats,
                                       size_t first, size_t most = SIZE_MAX) {
  const AnyMatch& match = playing.match();
  std::vector<Event> events = events_for(playing, first, seats);
  if (events.size() > most) events.resize(most);
  std::vector<Version> versions;
  if (shares_screen(match, scene, seats)) {
    for (const Seat seat : seats) versions.push_back({seat, events_for(playing, first, SeatSet::of(seat))});
  }
  std::vector<wire::GameEvent> out(events.size());
  for (size_t i = 0; i < events.size(); ++i) {
    Event& event = events[i];
    wire::GameEvent& to = out[i];
    const bool is_split = std::any_of(versions.begin(), versions.end(),
                                      [&](const Version& each) { return each.events[i] != event; });
    if (is_split) {
      event.secret = Event::kBlank;
      to.own = own_versions(match, i, versions);
    }
    to.n = playing.event_number(first + i);
    to.arguments = {&match.game().tables().events[event.kind], event};
    to.kind = to.arguments.kind->name;
    if (event.seat != kNobody) to.seat = event.seat;
    to.text = match.tell(event);
    to.move = playing.event_move(first + i);
  }
  return out;
}

wire::Asked asked_of(const Playing& playing, Seat seat) {
  const AnyMatch& match = playing.match();
  Question question = match.question(seat);
  WordedMoves legal = worded(match, seat, match.moves(seat));
  return {seat,
          playing.question(seat),
          question.kind,
          std::move(question.prompt),
          std::move(question.rule),
          std::move(legal.moves),
          std::move(legal.texts)};
}

/// While the game goes on only what counts something, and without the reasons: most of it would be said with
/// every move.
wire::Points points_of(const AnyMatch& match, const ScoreSheet& sheet, int seat, bool is_whole) {
  const auto kinds = match.game().tables().scores;
  const bool in_full = is_over(match);
  wire::Points points;
  points.items.reserve(kinds.size());
  int total = 0;
  for (const ScoreItem& item : sheet.items) {
    if (item.seat != seat || (item.points == 0 && !in_full)) continue;
    total += item.points;
    const ScoreKind& kind = kinds[item.kind];
    wire::ScoreItem& to = points.items.emplace_back();
    to.item = item.kind;
    to.name = kind.name;
    to.points = item.points;
    if (in_full) {
      to.reason = kind.reason;
      to.rule = kind.rule;
    }
  }
  if (is_whole) points.total = total;
  return points;
}

size_t items_of(const ScoreSheet& sheet, int seat) {
  size_t count = 0;
  for (const ScoreItem& item : sheet.items) count += item.seat == seat ? 1 : 0;
  return count;
}

wire::Undo no_undo(std::string reason) {
  wire::Undo undo;
  undo.reason = std::move(reason);
  return undo;
}

wire::Undo undo_of(const AnyMatch& match, const Scene& scene, SeatSet seats) {
  if (is_over(match)) return no_undo("the game is over");
  if (scene.undo_off) return no_undo("nothing is taken back at this table");
  if (seats.empty()) return no_undo("you are watching");
  wire::Undo undo;
  if (shares_screen(match, scene, seats)) undo.own.emplace();
  for (const Seat seat : seats) {
    const std::string reason = match.why_no_undo(seat).words;
    if (undo.own) undo.own->pairs.emplace_back(std::to_string(seat), reason);
    if (undo.allowed) continue;
    undo.allowed = reason.empty();
    if (undo.allowed) undo.seat = seat;
    if (undo.allowed || undo.reason.empty()) undo.reason = reason;
  }
  return undo;
}

}  // namespace

WordedMoves worded(const AnyMatch& match, Seat seat, std::span<const Move> moves) {
  constexpr size_t kUsual = 64;  // bytes
  const auto texts = std::make_shared<std::string>();
  texts->reserve(kUsual * moves.size());
  std::vector<size_t> ends;
  ends.reserve(2 * moves.size());
  for (const Move move : moves) {
    append(*texts, to_notation(match.game().kinds(), move));
    ends.push_back(texts->size());
    append(*texts, match.words(seat, move));
    ends.push_back(texts->size());
  }
  WordedMoves all{texts, {}};
  all.moves.reserve(moves.size());
  const std::string_view text = *texts;
  size_t at = 0;
  for (size_t i = 0; i < ends.size(); i += 2) {
    all.moves.push_back({text.substr(at, ends[i] - at), text.substr(ends[i], ends[i + 1] - ends[i])});
    at = ends[i + 1];
  }
  return all;
}

std::vector<Event> events_for(const Playing& playing, size_t from, SeatSet seats) {
  return playing.events(from, eyes_of(playing.match(), seats));
}

wire::EarlierEvents earlier_events(const Playing& playing, const Scene& scene, SeatSet seats,
                                   uint32_t before) {
  const size_t last = playing.first_event_from(before);
  const size_t first = last - std::min(last, kMostEvents);
  return {events_of(playing, scene, seats, first, last - first), first};
}

Projection::Projection(const Playing& playing, Scene scene)
    : playing_(playing), scene_(scene), match_(playing.match()), view_(match_.view()) {
  const int seats = match_.seats();
  sheets_.reserve(static_cast<size_t>(seats) + 1);
  for (int seat = 0; seat < seats; ++seat) sheets_.push_back(match_.tally(static_cast<Seat>(seat)));
  sheets_.push_back(match_.tally(kNobody));
}

wire::State Projection::state(SeatSet seats, size_t first_event) const {
  wire::State state;
  fill(state, seats);
  state.events = events_of(playing_, scene_, seats, first_event);
  return state;
}

std::shared_ptr<const Shown> Projection::shown(SeatSet seats) {
  for (const auto& each : shown_) {
    if (each->seats == seats) return each;
  }
  const auto fresh = std::make_shared<Shown>();
  fresh->seats = seats;
  fresh->view = view_;
  fill(fresh->state, seats);
  return shown_.emplace_back(fresh);
}

Payload Projection::update(SeatSet seats, size_t first_event, std::optional<std::string_view> id,
                           const std::shared_ptr<const Shown>& before, size_t left_out) {
  if (id) return write(seats, first_event, id, before.get(), left_out);
  for (const Kept& each : kept_) {
    if (each.seats == seats && each.first_event == first_event && each.before == before &&
        each.left_out == left_out)
      return each.payload;
  }
  Payload payload = write(seats, first_event, id, before.get(), left_out);
  kept_.push_back({seats, first_event, before, left_out, payload});
  return payload;
}

Payload Projection::write(SeatSet seats, size_t first_event, std::optional<std::string_view> id,
                          const Shown* before, size_t left_out) {
  if (before != nullptr && before->seats == seats) {
    wire::StateChange change;
    if (id) change.id = std::string(*id);
    change.events = events_of(playing_, scene_, seats, first_event);
    const auto now = shown(seats);
    change.change = {&before->state, &now->state};
    return to_payload(change);
  }
  wire::StateUpdate update;
  if (id) update.id = std::string(*id);
  if (left_out > 0) update.left_out.emplace(left_out);
  fill(update, seats);
  update.events = events_of(playing_, scene_, seats, first_event);
  return to_payload(update);
}

void Projection::fill(wire::State& state, SeatSet seats) const {
  const SeatSet deciders = match_.deciders().seats;
  state.moves = match_.size();
  state.next = playing_.next_event();
  state.open = {view_.get()};
  state.own = {view_.get(), eyes_of(match_, seats)};
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
    const Ending& ending = match_.game().tables().endings[outcome.reason];
    state.ending = ending.name;
    state.ending_words = ending.words;
  }
  if (const Rival rival = match_.rival(); rival.name != nullptr) state.rival = {rival.name, rival.score};
  state.deadline = scene_.deadline;
}

std::vector<wire::SeatScore> Projection::scores(SeatSet seats) const {
  std::vector<wire::SeatScore> scores(static_cast<size_t>(match_.seats()));
  for (int seat = 0; seat < match_.seats(); ++seat) {
    const ScoreSheet& whole = sheets_[static_cast<size_t>(seat)];
    const bool is_own = seats.has(static_cast<Seat>(seat));
    const bool is_open = items_of(sheets_.back(), seat) == items_of(whole, seat);
    const bool is_split = is_own && !is_open && shares_screen(match_, scene_, seats);
    const bool sees_whole = is_own && !is_split;
    wire::SeatScore& to = scores[static_cast<size_t>(seat)];
    static_cast<wire::Points&>(to) =
        points_of(match_, sees_whole ? whole : sheets_.back(), seat, is_open || sees_whole);
    to.seat = seat;
    if (is_split) to.own = points_of(match_, whole, seat, true);
  }
  return scores;
}

}  // namespace paydirt::server

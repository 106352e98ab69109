#include "server/playing.hpp"

#include <algorithm>

namespace paydirt::server {

Playing::Playing(std::unique_ptr<AnyMatch> match, std::shared_ptr<const AnyMatch> past)
    : match_(std::move(match)), past_(std::move(past)) {
  questions_.fill(1);
  while (marks_.size() < past_events()) marks_.push_back({next_event_++, 0});
  number_new_events();
}

bool Playing::pack(Packer& to) const {
  to(marks_, next_event_, questions_, past_ != nullptr);
  return match_->pack(to) && (past_ == nullptr || past_->pack(to));
}

Result<Playing> Playing::unpack(const AnyGame& game, Unpacker& from) {
  Playing playing;
  bool has_past = false;
  from(playing.marks_, playing.next_event_, playing.questions_, has_past);
  auto match = game.unpack(from);
  if (!match) return match.refusal();
  playing.match_ = std::move(*match);
  if (has_past) {
    auto past = game.unpack(from);
    if (!past) return past.refusal();
    playing.past_ = std::move(*past);
  }
  return playing;
}

Playing Playing::at(size_t moves) const {
  Playing past(match_->at(moves), past_);
  past.marks_ = marks_;
  past.marks_.resize(std::min(past_events() + past.match_->event_count(), marks_.size()));
  past.next_event_ = past.marks_.empty() ? 0 : past.marks_.back().number + 1;
  return past;
}

Refusal Playing::play(Seat seat, std::span<const Move> moves) {
  if (Refusal refusal = match_->play_batch(seat, moves)) return refusal;
  number_new_events();
  ++questions_[seat];
  return {};
}

Refusal Playing::undo(Seat seat) {
  if (Refusal refusal = match_->why_no_undo(seat)) return refusal;
  const std::vector<RecordedMove> moves = match_->record().moves;
  const Deciders before = match_->deciders();
  if (Refusal refusal = match_->undo(seat)) return refusal;
  renumber_after(moves);
  ask_again(before, seat);
  return {};
}

void Playing::truncate(size_t moves, std::optional<uint32_t> redraw) {
  match_->truncate(moves);
  if (redraw) match_->redraw(*redraw);
  while (!marks_.empty() && marks_.back().move > moves) marks_.pop_back();
  for (uint32_t& each : questions_) ++each;
}

std::vector<Event> Playing::events(size_t first, SeatSet eyes) const {
  const size_t before = past_events();
  if (first >= before) return match_->events(first - before, eyes);
  std::vector<Event> events = past_->events(first, eyes);
  const std::vector<Event> since = match_->events(0, eyes);
  events.insert(events.end(), since.begin(), since.end());
  return events;
}

size_t Playing::first_event_from(uint32_t number) const {
  const auto found = std::lower_bound(marks_.begin(), marks_.end(), number,
                                      [](const Mark& mark, uint32_t wanted) { return mark.number < wanted; });
  return static_cast<size_t>(found - marks_.begin());
}

void Playing::number_new_events() {
  size_t move = marks_.empty() ? 0 : marks_.back().move;
  while (marks_.size() < past_events() + match_->event_count()) {
    while (past_events() + match_->events_after(move) <= marks_.size()) ++move;
    marks_.push_back({next_event_++, static_cast<uint32_t>(move)});
  }
}

/// A seat that answers together with others can take its answer out from among theirs: from there on all
/// events count as new.
void Playing::renumber_after(const std::vector<RecordedMove>& before) {
  size_t same = 0;
  const auto equal = [&](const RecordedMove& left, const RecordedMove& right) {
    return left.seat == right.seat && left.move == right.move;
  };
  while (same < match_->size() && equal(before[same], match_->move_at(same))) ++same;
  while (!marks_.empty() && marks_.back().move > same) marks_.pop_back();
  number_new_events();
}

/// Inside a block only the seat that took its answer back is asked anew.
void Playing::ask_again(const Deciders& before, Seat undone_by) {
  const bool same_block = before.block != 0 && before.block == match_->deciders().block;
  for (int seat = 0; seat < match_->seats(); ++seat) {
    if (!same_block || seat == undone_by) ++questions_[static_cast<size_t>(seat)];
  }
}

}  // namespace paydirt::server

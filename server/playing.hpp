// A match with the numbers that clients rely on: of events, never used twice, and of the questions to each
// seat.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "engine/any_game.hpp"

namespace paydirt::server {

class Playing {
 public:
  explicit Playing(std::unique_ptr<AnyMatch> match);

  const AnyMatch& match() const { return *match_; }
  /// As it was after the first `moves` moves.
  Playing at(size_t moves) const;

  /// All of them or none.
  Refusal play(Seat seat, std::span<const Move> moves);
  Refusal undo(Seat seat);
  void truncate(size_t moves);

  /// The number of what the seat is asked now, or of what it will be asked next.
  uint32_t question(Seat seat) const { return questions_[seat]; }

  size_t event_count() const { return marks_.size(); }
  /// The number of the next event.
  uint32_t next_event() const { return next_event_; }
  uint32_t event_number(size_t index) const { return marks_[index].number; }
  /// Which move caused the event; the first is 1.
  uint32_t event_move(size_t index) const { return marks_[index].move; }
  /// The first event with this number or a later one.
  size_t first_event_from(uint32_t number) const;

 private:
  struct Mark {
    uint32_t number;
    uint32_t move;
  };

  void number_new_events();
  void renumber_after(const std::vector<RecordedMove>& before);
  void ask_again(const Deciders& before, Seat undone_by);

  std::unique_ptr<AnyMatch> match_;
  std::vector<Mark> marks_;  // one per event of the match
  uint32_t next_event_ = 0;
  std::array<uint32_t, kMaxSeats> questions_{};
};

}  // namespace paydirt::server

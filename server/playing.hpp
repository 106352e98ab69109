// A match with the numbers that clients rely on: of events, never used twice, and of the questions to each
// seat.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/any_game.hpp"

namespace paydirt::server {

class Playing {
 public:
  /// `past` is the game that led here, where this one begins in the middle.
  explicit Playing(std::unique_ptr<AnyMatch> match, std::shared_ptr<const AnyMatch> past = nullptr);

  /// False where its chance cannot be kept so.
  bool pack(Packer& to) const;
  static Result<Playing> unpack(const AnyGame& game, Unpacker& from);

  const AnyMatch& match() const { return *match_; }
  /// Those before the beginning too.
  size_t moves_ever() const { return match_->size() + (past_ ? past_->size() : 0); }
  /// As it was after the first `moves` moves.
  Playing at(size_t moves) const;

  /// All of them or none.
  Refusal play(Seat seat, std::span<const Move> moves);
  Refusal undo(Seat seat);
  /// Back to the first `moves` moves, and what nobody has seen is mixed anew where a number says so.
  void truncate(size_t moves, std::optional<uint32_t> redraw = {});

  /// The number of what the seat is asked now, or of what it will be asked next.
  uint32_t question(Seat seat) const { return questions_[seat]; }

  /// Events count from the very first: those of the past come before those of the match.
  size_t event_count() const { return marks_.size(); }
  std::vector<Event> events(size_t first, SeatSet eyes) const;
  /// The number of the next event.
  uint32_t next_event() const { return next_event_; }
  uint32_t event_number(size_t index) const { return marks_[index].number; }
  /// Which move caused the event; the first is 1, and 0 stands for all before the beginning.
  uint32_t event_move(size_t index) const { return marks_[index].move; }
  /// The first event with this number or a later one.
  size_t first_event_from(uint32_t number) const;

 private:
  Playing() = default;

  struct Mark {
    uint32_t number;
    uint32_t move;
  };

  size_t past_events() const { return past_ ? past_->event_count() : 0; }
  void number_new_events();
  void renumber_after(const std::vector<RecordedMove>& before);
  void ask_again(const Deciders& before, Seat undone_by);

  std::unique_ptr<AnyMatch> match_;
  std::shared_ptr<const AnyMatch> past_;
  std::vector<Mark> marks_;  // one per event of the past and of the match
  uint32_t next_event_ = 0;
  std::array<uint32_t, kMaxSeats> questions_{};
};

}  // namespace paydirt::server

// The verb: what a move does to the table. One object lives for one move.
#pragma once

#include "engine/play_base.hpp"
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/look.hpp"

namespace paydirt::carcassonne_gold_rush {

class Play : public PlayBase<Box, Look, State> {
 public:
  using PlayBase::PlayBase;

  void set_up();
  void answer(Seat seat, Move move);

 private:
  using PlayBase::tell;
  /// Something that happens to a seat at a segment.
  void tell(EventId kind, Seat seat, Spotted at, int amount = 0) {
    tell({.kind = kind,
          .seat = seat,
          .a = at.tile,
          .b = at.segment.byte,
          .amount = static_cast<int16_t>(amount)});
  }

  // A turn: play.cpp.
  inline void draw();
  inline void place(Square at, int rotation);
  inline void act(Move move);
  inline void end_turn();
  /// A token that only its new owner sees.
  void take_token(Seat seat, int mountain, EventId kind, Spotted at);

  // Completed features and the end: scoring.cpp.
  void score_completed();
  inline void score_mountain(int label, Spotted at);
  inline void share_gold(int label, SeatSet leaders, Spotted at);
  inline void lose_gold(int label, Spotted at);
  inline void score_cities();
  inline void award(SeatSet seats, ScoreRow row, int points, EventId kind, Spotted at);
  inline void send_home(Land land, int label);
  inline void strike(Seat seat);
  void finish(EndReason reason);
  inline void score_unfinished();
  /// Where a feature is, if anybody wants to be told.
  Spotted told_at(Land land, int number) const {
    return scribe_.listening() ? look().find_segment(land, number) : Spotted{};
  }
};

}  // namespace paydirt::carcassonne_gold_rush

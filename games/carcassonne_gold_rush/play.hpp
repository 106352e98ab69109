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
  void draw();
  void place(Square at, int rotation);
  void act(Move move);
  void end_turn();
  /// A token that only its new owner sees.
  void take_token(Seat seat, int mountain, EventId kind, Spotted at);

  // Completed features and the end: scoring.cpp.
  void score_completed();
  void score_mountain(int label, Spotted at);
  void share_gold(int label, SeatSet leaders, Spotted at);
  void lose_gold(int label, Spotted at);
  void score_cities();
  void award(SeatSet seats, ScoreRow row, int points, EventId kind, Spotted at);
  void send_home(Land land, int label);
  void strike(Seat seat);
  void finish(EndReason reason);
  void score_unfinished();
  /// Where a feature is, if anybody wants to be told.
  Spotted told_at(Land land, int number) const {
    return scribe_.listening() ? look_.find_segment(land, number) : Spotted{};
  }
};

}  // namespace paydirt::carcassonne_gold_rush

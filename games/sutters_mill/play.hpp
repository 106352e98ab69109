// The verb: what a move does to the table. One object lives for one move.
#pragma once

#include "engine/play_base.hpp"
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/look.hpp"

namespace paydirt::sutters_mill {

class Play : public PlayBase<Box, Look, State> {
 public:
  using PlayBase::PlayBase;

  void set_up();
  void answer(Seat seat, Move move);
  /// A position may already meet an ending.
  void end_if_met();

 private:
  // A turn.
  void begin_turn();
  void turn_to_tear_down(Seat seat);
  void end_turn();
  void end_if_gone(Seat seat);
  void end_if_nobody_left();
  void finish(EndReason reason);

  // Digging.
  void dig(Seat seat, int building);
  void finish_dig(Seat seat);
  void take_front(Seat seat, EventId event, uint8_t building);

  // The town.
  void act(Seat seat, Move move);
  void pay(Seat seat, uint8_t kind);
  void change_walker(Walker from, Walker to);
  void pull_card(Seat seat, int building, uint8_t pulled);
  void close(int building);
  void shift_card(Seat seat, Move move);
  void settle_certificate(int building);
  void settle_adventurer();
};

}  // namespace paydirt::sutters_mill

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
  inline void begin_turn();
  inline void turn_to_tear_down(Seat seat);
  inline void end_turn();
  inline void end_if_gone(Seat seat);
  inline void end_if_nobody_left();
  inline void finish(EndReason reason);

  // Digging.
  inline void dig(Seat seat, int building);
  inline void finish_dig(Seat seat);
  inline void take_front(Seat seat, EventId event, uint8_t building);

  // The town.
  inline void act(Seat seat, Move move);
  inline void pay(Seat seat, uint8_t kind);
  inline void change_walker(Walker from, Walker to);
  inline void pull_card(Seat seat, int building, uint8_t pulled);
  inline void close(int building);
  inline void shift_card(Seat seat, Move move);
  inline void settle_certificate(int building);
  inline void settle_adventurer();
};

}  // namespace paydirt::sutters_mill

// The verb: what a move does to the table. One object lives for one move.
#pragma once

#include "engine/play_base.hpp"
#include "games/fools_gold/kinds.hpp"
#include "games/fools_gold/look.hpp"

namespace paydirt::fools_gold {

/// Functions that write many bytes hold the table as `s`. They would read s_ anew after each: for all the
/// compiler knows, a byte can be one of anything.
class Play : public PlayBase<Box, Look, State> {
 public:
  using PlayBase::PlayBase;

  void set_up();
  void answer(Seat seat, Move move);

 private:
  // Years and the Prospecting Phase: play.cpp.
  inline void begin_year();
  inline void roll_dice();
  inline void place_miner(Seat seat, int mine, int space);
  inline void add_wild(Seat seat, int mine);
  inline void finish_pass(Seat seat);
  inline void next_prospector();
  void end_year();

  // The Mining Phase: mining.cpp.
  void resolve_from(int mine);
  inline void draw(int count);
  inline void sound_alarms();
  void act(Seat seat, Move move);
  inline void go_home(Seat seat);
  inline void next_miner();
  inline void begin_winter();
  inline void next_winter_miner();
  inline void clear_face_up();
  inline void finish_mine();
};

}  // namespace paydirt::fools_gold

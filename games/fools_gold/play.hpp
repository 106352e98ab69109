// The verb: what a move does to the table. One object lives for one move.
#pragma once

#include "engine/chance.hpp"
#include "engine/journal.hpp"
#include "engine/move.hpp"
#include "games/fools_gold/kinds.hpp"
#include "games/fools_gold/look.hpp"

namespace paydirt::fools_gold {

class Play {
 public:
  Play(const Box& box, State& s, Chance& chance, Scribe scribe)
      : box_(box), s_(s), look_{box, s}, chance_(chance), scribe_(scribe) {}

  void set_up();
  void answer(Seat seat, Move move);

 private:
  void tell(const Event& event) { scribe_.tell(event); }

  // Years and the Prospecting Phase: play.cpp.
  void begin_year();
  void roll_dice();
  void place_miner(Seat seat, int mine, int space);
  void add_wild(Seat seat, int mine);
  void finish_pass(Seat seat);
  void next_prospector();
  void end_year();

  // The Mining Phase: mining.cpp.
  void resolve_from(int mine);
  void draw(int count);
  void sound_alarms();
  void act(Seat seat, Move move);
  void go_home(Seat seat);
  void next_miner();
  void begin_winter();
  void next_winter_miner();
  void clear_face_up();
  void finish_mine();

  const Box& box_;
  State& s_;
  Look look_;
  Chance& chance_;
  Scribe scribe_;
};

}  // namespace paydirt::fools_gold

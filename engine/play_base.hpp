// What every game's Play is made of: the box, the table, chance, and who is told what happens.
#pragma once

#include "engine/chance.hpp"
#include "engine/journal.hpp"

namespace paydirt {

/// The verb of a game. Its Play derives from it and defines set_up() and answer(seat, move). One object lives
/// for one move.
template <class BoxType, class LookType, class StateType>
class PlayBase {
 public:
  using Box = BoxType;
  using Look = LookType;
  using State = StateType;

  PlayBase(const Box& box, State& s, Chance& chance, Scribe scribe)
      : box_(box), s_(s), look_{box, s}, chance_(chance), scribe_(scribe) {}

 protected:
  void tell(const Event& event) { scribe_.tell(event); }

  const Box& box_;
  State& s_;
  Look look_;
  Chance& chance_;
  Scribe scribe_;
};

}  // namespace paydirt

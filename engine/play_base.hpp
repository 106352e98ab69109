// What every game's Play is made of: the box, the table, chance, and who is told what happens.
#pragma once

#include "engine/chance.hpp"
#include "engine/journal.hpp"

namespace paydirt {

/// The verb of a game. Its Play derives from it and defines set_up() and answer(seat, move). One object lives
/// for one move. What only the file that defines it calls is `inline` there: no copy need be kept for others.
template <class BoxType, class LookType, class StateType>
class PlayBase {
 public:
  using Box = BoxType;
  using Look = LookType;
  using State = StateType;

  PlayBase(const Box& box, State& s, Chance& chance, Scribe scribe)
      : box_(box), s_(s), chance_(chance), scribe_(scribe) {}

 protected:
  [[gnu::always_inline]] void tell(const Event& event) {
    if (scribe_.listening()) [[unlikely]] {
      write(event.kind, event.seat, event.a, event.b, event.amount, event.secret, event.knows);
    }
  }

  /// Made where it is asked: kept, it would be written down for every move.
  Look look() const { return {box_, s_}; }

  const Box& box_;
  State& s_;
  Chance& chance_;
  Scribe scribe_;

 private:
  /// Not inlined, and handed the parts of an event: so a search, which tells nobody, neither saves registers
  /// for it nor puts an event together.
  [[gnu::noinline, gnu::cold]] void write(uint8_t kind, Seat seat, uint8_t a, uint8_t b, int16_t amount,
                                          uint8_t secret, SeatSet knows) {
    scribe_.tell({kind, seat, a, b, amount, secret, knows});
  }
};

}  // namespace paydirt

#include "app/take_back.hpp"

#include "engine/text.hpp"

namespace paydirt {

Result<size_t> moves_before_last(const AnyMatch& match, Seat seat, const Seating& seating,
                                 const Names& names) {
  for (size_t size = match.size(); size > 0; --size) {
    const Seat mover = match.move_at(size - 1).seat;
    if (mover != seat && seating[mover].is_person()) return Refusal{say(names.of(mover), " has moved since")};
    // The game as it was after this move knows whether its own player could take it back.
    const bool is_final = size == match.size() ? static_cast<bool>(match.why_no_undo(mover))
                                               : static_cast<bool>(match.at(size)->why_no_undo(mover));
    if (is_final) return Refusal{"something hidden was shown or drawn since"};
    if (mover == seat) return size - 1;
  }
  return Refusal{"there is no move to take back"};
}

}  // namespace paydirt

// Who decides, and what they may do.
#include <bit>

#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

constexpr Move make_move(uint8_t kind, int a = 0) { return {kind, static_cast<uint8_t>(a), 0, 0}; }

}  // namespace

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  const Look at = look(s);
  switch (s.stage) {
    case Stage::over: return;
    case Stage::prospecting: {
      const Places payable = at.payable(seat);
      for (uint8_t mine = 0; mine < kMines; ++mine) {
        if (s.dice[mine] != 0)
          list.push_each(k_place, mine, at.empty_of(payable, mine) >> 1U);  // the lowest place is the box
        if (s.camp > 0 && at.can_add_wild(seat, mine)) list.push(make_move(k_wild, mine));
      }
      if (at.can_retrieve(seat)) list.push(make_move(k_retrieve));
      list.push(make_move(k_pass));  // FG-R14
      return;
    }
    case Stage::reserve:
      for (int mine = s.least; mine < kMines; ++mine) list.push(make_move(k_reserve, mine));
      return;
    case Stage::mining:
    case Stage::winter:
      for (int card = 0; card < kTakeable; ++card) {
        if (at.can_take(seat, card)) list.push(make_move(k_take, card));
      }
      if (s.stage == Stage::winter) return list.push(make_move(k_nothing));
      list.push(make_move(k_coins));
      list.push(make_move(k_lie_down));
      return;
  }
}

/// What a player who is away would most likely mind least: section 5 of the rules document.
Move Rules::fallback(const State& s, Seat seat) const {
  if (s.stage == Stage::prospecting) return make_move(k_pass);
  if (s.stage == Stage::reserve) {
    int best = s.least;
    for (int mine = s.least; mine < kMines; ++mine) {
      if (std::popcount(s.standing[mine][seat]) > std::popcount(s.standing[best][seat])) best = mine;
    }
    return make_move(k_reserve, best);
  }
  const Look at = look(s);
  for (int card = c_gem - 1; card >= 0; --card) {
    if (at.can_take(seat, card)) return make_move(k_take, card);
  }
  if (at.can_take(seat, c_gem)) return make_move(k_take, c_gem);
  if (s.stage == Stage::winter) return make_move(k_nothing);
  return make_move(s.year + 1 < kYears ? k_coins : k_lie_down);
}

}  // namespace paydirt::fools_gold

// Explains why a move is illegal.
#include "engine/text.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

Refusal illegal_prospecting(const Look& at, Seat seat, Move move) {
  const State& s = at.s;
  const int mine = move.a;
  const auto too_dear = [&](int cost) -> Refusal {
    if (cost <= s.coins[seat]) return {};
    return {say("this costs ", cost, cost == 1 ? " coin" : " coins", "; you have ", s.coins[seat],
                " behind your screen"),
            "FG-R10"};
  };
  switch (move.kind) {
    case k_place:
      if (s.miners[seat] == 0) return {"you have no miner left behind your screen", "FG-A3"};
      if (s.dice[mine] == 0) return {say("there is no die at ", at.name_of(mine), " yet"), "FG-A4"};
      if ((s.taken(mine) & place_of(move.b)) != 0)
        return {say("space ", move.b, " of ", at.name_of(mine),
                    (s.dice[mine] & place_of(move.b)) != 0 ? " lies under a die" : " is taken"),
                "FG-A5"};
      return too_dear(at.box.cost[move.b + 1]);
    case k_wild:
      if (s.camp == 0) return {"there is no wild die in the Mining Camp", "FG-A6"};
      if (s.taken(mine) == kFull) return {say("the path of ", at.name_of(mine), " is full"), "FG-R7"};
      return too_dear(at.wild_cost(mine));
    case k_retrieve:
      if (s.miners[seat] == 0) return {"you have no miner left behind your screen", "FG-A8"};
      if (s.spent[seat] == 0) return {"you have not spent a coin this year", "FG-R9"};
      return {};
    default: return {};
  }
}

Refusal illegal_mining(const Look& at, Seat seat, Move move) {
  const State& s = at.s;
  const bool winter = s.stage == Stage::winter;
  switch (move.kind) {
    case k_take:
      if (s.face_up[move.a] == 0) return {"no such card is face up", "FG-M13"};
      if (at.can_take(seat, move.a)) return {};
      return {"you have a gem of this type already", "FG-M13"};
    case k_coins:
    case k_lie_down:
      if (!winter) return {};
      return {"in Winter a miner takes a card or gets nothing", "FG-W5"};
    default:
      if (winter) return {};
      return {"a miner in a mine takes a card or coins, or lies down until Winter", "FG-M7"};
  }
}

}  // namespace

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "FG-E3", "FG-A1")) return refusal;
  const Look at = look(s);
  const bool prospecting = move.kind <= k_pass;
  if (s.stage == Stage::prospecting) {
    if (!prospecting) return {"in the Prospecting Phase you place, add a die, retrieve or pass", "FG-A2"};
    return illegal_prospecting(at, seat, move);
  }
  if (s.stage == Stage::reserve) {
    if (move.kind != k_reserve)
      return {"you have passed and only put your unused miners into reserve", "FG-A11"};
    if (move.a >= s.least) return {};
    return {say("reserve miners go mine by mine: after ", at.name_of(s.least), " none goes to ",
                at.name_of(move.a)),
            "FG-A11"};
  }
  if (prospecting || move.kind == k_reserve) return {"the Prospecting Phase is over", "FG-Y3"};
  return illegal_mining(at, seat, move);
}

}  // namespace paydirt::fools_gold

// Who decides, what they may do, and why not.
#include <algorithm>
#include <bit>

#include "engine/text.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

constexpr Move make_move(uint8_t kind, int a = 0, int b = 0) {
  return {kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b), 0};
}

}  // namespace

bool Rules::can_take_any(const State& s, Seat seat) const {
  for (int card = 0; card < kTakeable; ++card) {
    if (can_take(s, seat, card)) return true;
  }
  return false;
}

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  switch (s.stage) {
    case Stage::over: return;
    case Stage::prospecting:
      for (int mine = 0; mine < kMines; ++mine) {
        for (Places rest = places_for(s, seat, mine); rest != 0; rest &= static_cast<Places>(rest - 1)) {
          list.push(make_move(k_place, mine, std::countr_zero(rest) - 1));
        }
        if (can_add_wild(s, seat, mine)) list.push(make_move(k_wild, mine));
      }
      if (can_retrieve(s, seat)) list.push(make_move(k_retrieve));
      list.push(make_move(k_pass));  // FG-R14
      return;
    case Stage::reserve:
      for (int mine = s.least; mine < kMines; ++mine) list.push(make_move(k_reserve, mine));
      return;
    case Stage::mining:
    case Stage::winter:
      for (int card = 0; card < kTakeable; ++card) {
        if (can_take(s, seat, card)) list.push(make_move(k_take, card));
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
  for (int card = c_gem - 1; card >= 0; --card) {
    if (can_take(s, seat, card)) return make_move(k_take, card);
  }
  if (can_take(s, seat, c_gem)) return make_move(k_take, c_gem);
  if (s.stage == Stage::winter) return make_move(k_nothing);
  return make_move(s.year + 1 < kYears ? k_coins : k_lie_down);
}

Seat Rules::first_of(const Places (&places)[kPlayers], const uint8_t (&reserve)[kPlayers]) {
  Seat first = kNobody;
  int most = 0;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if (places[seat] == 0) continue;  // FG-R17
    // No two stand on one space, so of equal numbers the larger set has the higher miner.
    const int priority = (std::popcount(places[seat]) + reserve[seat]) << 8 | places[seat];
    if (priority > most) {
      most = priority;
      first = seat;
    }
  }
  return first;
}

Seat Rules::last_of(const Places (&places)[kPlayers], const uint8_t (&reserve)[kPlayers]) {
  Places rest[kPlayers];
  std::copy(places, places + kPlayers, rest);
  Seat last = kNobody;
  for (Seat seat = first_of(rest, reserve); seat != kNobody; seat = first_of(rest, reserve)) {
    last = seat;
    rest[seat] = 0;
  }
  return last;
}

std::vector<NextMiner> Rules::queue_of(const Places (&places)[kPlayers], const uint8_t (&reserve)[kPlayers]) {
  Places rest[kPlayers];
  std::copy(places, places + kPlayers, rest);
  std::vector<NextMiner> queue;
  for (Seat seat = first_of(rest, reserve); seat != kNobody; seat = first_of(rest, reserve)) {
    const int space = highest_space(rest[seat]);
    queue.push_back({seat, space, std::popcount(rest[seat]) + reserve[seat]});
    rest[seat] = static_cast<Places>(rest[seat] & ~place_of(space));  // FG-M10, FG-M11
  }
  return queue;
}

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (!in_range(kinds(), move)) return {"that is no move of this game"};
  if (s.stage == Stage::over) return {"the game is over", "FG-E3"};
  if (seat != s.turn) return {"another player is asked now", "FG-A1"};
  const bool prospecting = move.kind <= k_pass;
  if (s.stage == Stage::prospecting) {
    if (!prospecting) return {"in the Prospecting Phase you place, add a die, retrieve or pass", "FG-A2"};
    return why_not_prospecting(s, seat, move);
  }
  if (s.stage == Stage::reserve) {
    if (move.kind != k_reserve)
      return {"you have passed and only put your unused miners into reserve", "FG-A11"};
    if (move.a >= s.least) return {};
    return {
        say("reserve miners go mine by mine: after ", name_of(s.least), " none goes to ", name_of(move.a)),
        "FG-A11"};
  }
  if (prospecting || move.kind == k_reserve) return {"the Prospecting Phase is over", "FG-Y3"};
  return why_not_mining(s, seat, move);
}

Refusal Rules::why_not_prospecting(const State& s, Seat seat, Move move) const {
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
      if (s.dice[mine] == 0) return {say("there is no die at ", name_of(mine), " yet"), "FG-A4"};
      if ((s.taken(mine) & place_of(move.b)) != 0)
        return {say("space ", move.b, " of ", name_of(mine), " is taken"), "FG-A5"};
      return too_dear(cost_[move.b + 1]);
    case k_wild:
      if (s.camp == 0) return {"there is no wild die in the Mining Camp", "FG-A6"};
      if (s.taken(mine) == kFull) return {say("the path of ", name_of(mine), " is full"), "FG-R7"};
      return too_dear(wild_cost(s, mine));
    case k_retrieve:
      if (s.miners[seat] == 0) return {"you have no miner left behind your screen", "FG-A8"};
      if (s.spent[seat] == 0) return {"you have not spent a coin this year", "FG-R9"};
      return {};
    default: return {};
  }
}

Refusal Rules::why_not_mining(const State& s, Seat seat, Move move) const {
  const bool winter = s.stage == Stage::winter;
  switch (move.kind) {
    case k_take:
      if (s.face_up[move.a] == 0) return {"no such card is face up", "FG-M13"};
      if (can_take(s, seat, move.a)) return {};
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

}  // namespace paydirt::fools_gold

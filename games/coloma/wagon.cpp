// The Wagon on the Frontier (3.7).
#include "games/coloma/play.hpp"

namespace paydirt::coloma {

/// Frame: a: counted spaces left, b: stands in a city entered in this movement, c: has moved.
void Play::begin_movement(Seat seat) { push(Step::wagon, seat, of(seat).horses); }  // CO402, COR17

void Play::answer_wagon(Seat seat, Move move) {
  switch (move.kind) {
    case k_go: return step(seat, move.a);
    case k_rob: return rob(seat);
    default: return end_movement(seat);
  }
}

void Play::step(Seat seat, int toward) {
  Player& player = of(seat);
  Frame& frame = s_.todo.top();
  const Place& from = box_.map[player.wagon];
  if (frame.b != 0) gain(seat, from.reward, from_map, true);  // CO406: passing a city
  int way = 0;
  while (from.exits[way].to != toward) ++way;
  const Leg leg = look().leg(seat, from.exits[way]);
  s_.turn.links |= leg.links;
  tell({.kind = e_wagon, .seat = seat, .a = player.wagon, .b = leg.landing});
  player.wagon = leg.landing;
  --frame.a;  // CO408
  frame.c = 1;
  const Place& here = box_.map[leg.landing];
  frame.b = here.kind == SpaceKind::city ? 1 : 0;
  if (here.kind == SpaceKind::town) gain(seat, here.reward, from_map, true);  // CO405
  if (here.kind == SpaceKind::horseshoe && player.character == Character::range_rider) {
    draw(seat, box_.power[static_cast<int>(Character::range_rider)].amount);  // CO914
  }
  if (frame.a == 0 || !look().can_step(seat)) end_movement(seat);
}

void Play::end_movement(Seat seat) {
  const Frame frame = s_.todo.pop();
  if (frame.b != 0) push(Step::city, seat);
}

void Play::rob(Seat seat) {  // CO911
  s_.todo.pop();
  const int gold = std::min<int>(s_.spent, box_.power[static_cast<int>(Character::robber)].amount);
  s_.spent = static_cast<uint8_t>(s_.spent - gold);
  of(seat).gold = static_cast<uint8_t>(of(seat).gold + gold);
  tell({.kind = e_rob, .seat = seat, .amount = static_cast<int16_t>(gold)});
}

}  // namespace paydirt::coloma

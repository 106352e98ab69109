// Missions and presidios: permission, approval, building.
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

/// GW-R40: permission and approval are asked for before the cost is paid. `card` counts from 1; 0: icons.
void Play::request(Seat seat, int tile, Thing thing, int card, int ability) {
  Frame building = task(Step::build, tile, index(thing), card);
  building.amount = static_cast<int16_t>(ability << 8 | seat);
  s_.todo.push(building);
}

void Play::advance_building() {
  Frame& building = s_.todo.top();
  const auto builder = static_cast<Seat>(building.amount & 0xff);
  const auto thing = static_cast<Thing>(building.b);
  const auto ask = [&](Seat seat, Step step) {
    tell({.kind = e_request, .seat = builder, .a = building.a, .b = building.b, .amount = seat});
    s_.todo.push(question_to(seat, step, building.a, building.b, builder));
  };
  if (building.step == 0) {  // GW-R44
    building.step = 1;
    const Seat owner = s_.owner(building.a);
    if (owner != kNobody && owner != builder) return ask(owner, Step::permission);
  }
  if (building.step == 1) {  // GW-A04, GW-A05, GW-R66, GW-R67
    building.step = 2;
    const Role role = thing == Thing::mission ? Role::presiding_father : Role::viceroy;
    const Seat holder = s_.role[index(role)];
    if (holder != kNobody && holder != builder) return ask(holder, Step::approval);
  }
  put_up(builder, s_.todo.pop());
}

/// GW-S08, GW-R40.
void Play::put_up(Seat seat, const Frame& building) {
  const bool mission = static_cast<Thing>(building.b) == Thing::mission;
  if (building.c != 0) {
    pay_ability(seat, building.c - 1, building.amount >> 8);
  } else {
    uint8_t& icons = s_.purse[index(mission ? Icon::cross : Icon::sword)];
    icons = static_cast<uint8_t>(
        icons - (mission ? box_.edition.costs.mission.cross : box_.edition.costs.presidio.sword));
    earn(seat, -(mission ? box_.edition.costs.mission.pesos : box_.edition.costs.presidio.pesos));
  }
  (mission ? s_.missions : s_.presidios) |= tile_bit(building.a);
  tell({.kind = mission ? e_mission : e_presidio, .seat = seat, .a = building.a});
  if (mission || s_.presidio_market != 0) return;
  s_.presidio_market = 1;  // GW-R45
  ++s_.event_discards[index(EventCard::presidio_market)];
  tell({.kind = e_new_card, .a = static_cast<uint8_t>(EventCard::presidio_market)});
}

/// GW-R44, GW-R67: not again this turn.
void Play::refuse() {
  const Frame asked = s_.todo.pop();
  s_.todo.pop();  // the building
  const int which = static_cast<Thing>(asked.b) == Thing::presidio ? 1 : 0;
  if (static_cast<Step>(asked.kind) == Step::permission) {
    s_.refused[which] |= tile_bit(asked.a);
  } else {
    s_.disapproved = static_cast<uint8_t>(s_.disapproved | 1U << which);
  }
  tell({.kind = e_refuse, .seat = asked.seat, .a = asked.a, .b = asked.b});
}

}  // namespace paydirt::golden_wilderness

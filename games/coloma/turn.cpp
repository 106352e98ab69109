// A turn: a menu in free order, and what its choices do.
#include <bit>

#include "games/coloma/play.hpp"

namespace paydirt::coloma {

void Play::begin_turn(Seat seat) {
  Turn& turn = s_.turn;
  const int site = of(seat).dial - 1;
  turn.seat = seat;
  turn.site = site == s_.barker ? kBarker : static_cast<uint8_t>(site);
  turn.boom = look().boom_at(site);
  turn.common_open = 1;
  push(Step::turn, seat);
  tell({.kind = e_turn, .seat = seat, .a = turn.site, .b = static_cast<uint8_t>(turn.boom == kNone ? 1 : 0)});
  const bool plays = of(seat).character == Character::banjo_man;
  if (plays && site == look().signpost() && look().signpost_uncovered())
    return push(Step::banjo, seat);  // CO904
  open_sections();
}

/// COR14: a Boom under the Bust is none.
void Play::borrow(Seat seat, int boom) {
  if (look().visible_boom(boom)) s_.turn.boom = static_cast<uint8_t>(boom);
  tell({.kind = e_borrow, .seat = seat, .a = static_cast<uint8_t>(boom)});
  open_sections();
}

void Play::open_sections() {
  constexpr Trigger kCommon[] = {Trigger::shovel, Trigger::hammer2, Trigger::hammer3,
                                 Trigger::wagon,  Trigger::place5,  Trigger::barker};
  Turn& turn = s_.turn;
  enable(kCommon[turn.site]);
  if (turn.site == 0) open_mill();
  turn.boom_open = turn.boom == kNone ? 0 : 1;
  turn.busted = turn.boom == kNone ? 1 : 0;  // CO307
  switch (turn.boom) {
    case 0: open_mill(); return enable(Trigger::wheelbarrow);
    case 3: return enable(Trigger::wagon);
    case 4: return enable(Trigger::boom5);
    case kBarker: return enable(Trigger::hideout);
    case kNone:  // CO313, COR7: the Site where the Pioneer stands
      if (turn.site == 0 || turn.site == kBarker) return;
      return enable(static_cast<Trigger>(static_cast<int>(Trigger::bust2) + turn.site - 1));
    default: return;
  }
}

void Play::open_mill() {  // CO317
  if (s_.turn.mills < kMostUses) ++s_.turn.mills;
}

/// CO312: once more for every ability with this trigger.
void Play::enable(Trigger trigger) {
  const Player& player = of(s_.turn.seat);
  for (unsigned rest = player.built & ~player.covered & ~s_.turn.fresh; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    for (int which = 0; which < kAbilities; ++which) {
      const Ability& ability = box_.town[card].abilities[which];
      if (ability.trigger != trigger) continue;
      uint8_t& uses = s_.turn.uses[card][which];
      uses = ability.unlimited ? kNone : static_cast<uint8_t>(std::min<int>(uses + 1, kMostUses));
    }
  }
}

void Play::answer_turn(Seat seat, Move move) {
  switch (move.kind) {
    case k_mill:
      --s_.turn.mills;
      tell({.kind = e_mill, .seat = seat});
      return gain(seat, box_.mill, from_map, true);
    case k_use:  // CO444
      --of(seat).saved[move.a];
      return use_barrel(seat, move.a);
    case k_ability: {
      uint8_t& uses = s_.turn.uses[move.a][move.b - 1];
      if (uses != kNone) --uses;  // CO314
      tell({.kind = e_ability, .seat = seat, .a = move.a, .b = static_cast<uint8_t>(move.b - 1)});
      push(Step::ability, kNobody, move.a, move.b - 1);
      return charge(seat, box_.town[move.a].abilities[move.b - 1].effect.pay);
    }
    case k_power: {
      const auto character = static_cast<uint8_t>(of(seat).character);
      tell({.kind = e_power, .seat = seat, .a = character});
      push(Step::power, kNobody, character, move.a - 1);
      return charge(seat, box_.power[character].effects[move.a - 1].pay);
    }
    case k_end:
      s_.todo.pop();
      s_.turn = Turn{};
      return tell({.kind = e_end, .seat = seat});
    default: return spend_section(seat, move);
  }
}

/// The Common or the Boom action of the turn.
void Play::spend_section(Seat seat, Move move) {
  Turn& turn = s_.turn;
  switch (move.kind) {
    case k_river:
    case k_bridge:
    case k_build:
    case k_hotel:
      (static_cast<Tool>(move.b) == Tool::hammer ? turn.common_open : turn.boom_open) = 0;
      return build(seat, move);
    case k_wagon:  // CO401
      (turn.site == 3 && turn.common_open != 0 ? turn.common_open : turn.boom_open) = 0;
      return begin_movement(seat);
    case k_row:
    case k_event:
    case k_land:  // CO421
      turn.common_open = 0;
      push(Step::place, seat, 1, kNone);
      return place(seat, move);
    case k_claim:  // CO424
      turn.boom_open = 0;
      return gain_one(seat, g_camps, 1);
    case k_buy: turn.common_open = 0; return buy(seat, move);
    default:  // k_take
      turn.boom_open = 0;
      return take_barrel(seat, move.a - 1);
  }
}

/// The price is paid first; what follows waits as a task.
void Play::build(Seat seat, Move move) {
  const auto tool = static_cast<size_t>(move.b);
  switch (move.kind) {
    case k_river:
      push(Step::river, kNobody, move.a - 1);
      return charge(seat, box_.river_cost[tool]);  // CO331
    case k_bridge: push(Step::bridge, kNobody, move.a); return charge(seat, box_.bridge_cost[tool]);
    case k_build:
      show_card(seat, move.a);
      push(Step::town, kNobody, move.a);
      return charge(seat, box_.town[move.a].cost[tool]);  // CO341
    default: push(Step::hotel, kNobody, move.a); return charge(seat, box_.hotel_cost[tool]);
  }
}

void Play::survey(Seat seat, int column) {  // CO332
  of(seat).rivers = static_cast<uint8_t>(of(seat).rivers | bit(column));
  tell({.kind = e_river, .seat = seat, .a = static_cast<uint8_t>(column)});
  score(seat, from_rivers, box_.river_vp[column]);
  apply(seat, box_.river_benefit[column], from_rivers);
}

/// The card is laid into the tableau before it is paid for, so that all see which one it is.
void Play::show_card(Seat seat, int card) {
  Player& player = of(seat);
  player.hand = static_cast<uint16_t>(player.hand & ~bit(card));
  player.built = static_cast<uint16_t>(player.built | bit(card));
  s_.turn.fresh = static_cast<uint16_t>(s_.turn.fresh | bit(card));  // CO315
  SeatSet others = SeatSet::first(box_.seats);
  others.remove(seat);
  scribe_.reveal(others);
}

void Play::raise(Seat seat, int card) {  // CO342
  tell({.kind = e_build, .seat = seat, .a = static_cast<uint8_t>(card)});
  score(seat, from_town, box_.town[card].vp);
}

void Play::cover(Seat seat, int card) {  // CO343, COR23
  Player& player = of(seat);
  player.covered = static_cast<uint16_t>(player.covered | bit(card));
  std::fill(s_.turn.uses[card], s_.turn.uses[card] + kAbilities, uint8_t{0});
  --s_.hotels;
  tell({.kind = e_hotel, .seat = seat, .a = static_cast<uint8_t>(card)});
  score(seat, from_hotels, box_.edition.hotel.vp);
}

/// Frame: a: rows left, b: Camps left, c: Camps may go anywhere. It ends when nothing more can be placed.
void Play::place(Seat seat, Move move) {
  Player& player = of(seat);
  Frame& frame = s_.todo.top();
  if (move.kind == k_row) {  // CO422
    const int row = move.a - 1;
    s_.rows[row] = seat;
    player.dudes = static_cast<uint8_t>(player.dudes - box_.row_size[row]);
    if (frame.a != kNone) --frame.a;
    tell({.kind = e_row, .seat = seat, .a = static_cast<uint8_t>(row)});
  } else {  // CO423
    --player.camps;
    if (frame.b != kNone) --frame.b;
    const bool land = move.kind == k_land;
    const int at = land ? move.a : move.a - 1;
    uint8_t& camps = land ? player.land_camps : player.event_camps;
    camps = static_cast<uint8_t>(camps | bit(at));
    tell({.kind = e_camp,
          .seat = seat,
          .a = static_cast<uint8_t>(land ? at : kNone),
          .b = static_cast<uint8_t>(land ? kNone : at)});
    if (land && player.character == Character::homesteader) {  // CO906
      gain_one(seat, g_dudes, box_.power[static_cast<int>(Character::homesteader)].amount);
    }
  }
  if (!look().can_place(player, frame)) s_.todo.pop();
}

void Play::take_barrel(Seat seat, int space) {  // CO442, COR45
  const uint8_t type = s_.hideout[space];
  s_.hideout[space] = kNone;
  const int before = s_.outlaws;
  s_.outlaws =
      static_cast<uint8_t>(std::min(box_.edition.pieces.outlaws, before + box_.outlaws[space]));  // COR32
  tell({.kind = e_take,
        .seat = seat,
        .a = static_cast<uint8_t>(space),
        .b = type,
        .amount = static_cast<int16_t>(s_.outlaws - before)});
  push(Step::barrel, seat, type);  // CO443
}

void Play::use_barrel(Seat seat, int type) {
  ++of(seat).used_barrels;
  tell({.kind = e_use, .seat = seat, .a = static_cast<uint8_t>(type)});
  apply(seat, box_.barrel[type], from_map);
}

void Play::save_barrel(Seat seat, int type) {
  ++of(seat).saved[type];
  ++s_.turn.fresh_barrels[type];  // COR12
  tell({.kind = e_save, .seat = seat, .a = static_cast<uint8_t>(type)});
}

void Play::buy(Seat seat, Move move) {  // CO441: one purchase, one payment
  push(Step::purchase, kNobody, move.a, move.b);
  charge_bucks(seat, look().purchase_price(move.a, move.b));
}

}  // namespace paydirt::coloma

// Attack and defence by turns (GW-S17 to GW-S19, GW-S27, GW-R46 to GW-R49).
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

void Play::announce(Seat seat, int tile, Thing thing) {
  s_.todo.pop();
  s_.attack_tile = static_cast<uint8_t>(tile);
  s_.attack_thing = thing;
  s_.attack = 1;
  tell({.kind = e_attack, .seat = seat, .a = static_cast<uint8_t>(tile), .b = static_cast<uint8_t>(thing)});
  if (s_.owner(tile) == kNobody) return end_attack(true);  // GW-R47
  s_.todo.push(question_to(seat, Step::reinforce));
}

/// A sword of either side, or in a fight over a result; the question stays until it is the other's turn.
void Play::play_sword(Seat seat, int card) {
  const Step step = s_.step();
  int weight = 1;
  if (card == kPurse) {
    --s_.purse[index(Icon::sword)];
  } else {
    weight = box_.cards[card].icons[index(Icon::sword)];
    discard(seat, card);
  }
  if (step == Step::fight) {
    s_.todo.pop();
    const bool against = s_.fought <= s_.upheld;  // GW-R64
    uint8_t& sum = against ? s_.fought : s_.upheld;
    sum = static_cast<uint8_t>(sum + weight);
    s_.side[seat] = against ? 2 : 1;
    s_.todo.top().b = 0;
    return tell({.kind = e_fight,
                 .seat = seat,
                 .a = static_cast<uint8_t>(card),
                 .amount = static_cast<int16_t>(against ? 0 : 1)});
  }
  uint8_t& sum = step == Step::defend ? s_.defence : s_.attack;
  sum = static_cast<uint8_t>(sum + weight);
  tell({.kind = e_sword, .seat = seat, .a = static_cast<uint8_t>(card), .amount = sum});
  if (step == Step::defend && s_.defence >= s_.attack) {
    s_.todo.pop();
    s_.todo.push({.kind = static_cast<uint8_t>(Step::reinforce), .seat = s_.turn, .step = 1});
  } else if (step == Step::reinforce && s_.todo.top().step == 1 && s_.attack > s_.defence) {
    s_.todo.pop();
    s_.todo.push(question_to(s_.owner(s_.attack_tile), Step::defend));
  }
}

/// The attacker adds nothing more, the defender gives up, or somebody stays out of a fight.
void Play::give_up(Seat seat) {
  const Frame asked = s_.todo.pop();
  tell({.kind = e_give_up, .seat = seat});
  switch (static_cast<Step>(asked.kind)) {
    case Step::defend: return end_attack(true);
    case Step::reinforce:
      if (asked.step == 1) return end_attack(false);
      return s_.todo.push(question_to(s_.owner(s_.attack_tile), Step::defend));
    default: return;
  }
}

/// GW-R49.
void Play::end_attack(bool success) {
  const uint8_t tile = s_.attack_tile;
  const Seat owner = s_.owner(tile);
  tell({.kind = success ? e_removed : e_repelled,
        .seat = owner,
        .a = tile,
        .b = static_cast<uint8_t>(s_.attack_thing)});
  if (success) {
    switch (s_.attack_thing) {
      case Thing::settlement:
        s_.settled[owner] &= ~tile_bit(tile);
        return_industry(owner, box_.terrain[tile]);
        break;
      case Thing::mission: s_.missions &= ~tile_bit(tile); break;
      case Thing::presidio: s_.presidios &= ~tile_bit(tile); break;
    }
  }
  s_.attack_tile = kNone;
  s_.attack_thing = Thing::settlement;
  s_.attack = s_.defence = 0;
}

}  // namespace paydirt::golden_wilderness

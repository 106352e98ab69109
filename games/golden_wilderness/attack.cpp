// Attack and defence by turns (GW-S17 to GW-S19, GW-S27, GW-R46 to GW-R49).
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {

void Play::announce(Seat seat, int tile, Thing thing) {
  s.todo.pop();
  s.attack_tile = static_cast<uint8_t>(tile);
  s.attack_thing = thing;
  s.attack = 1;
  tell({.kind = e_attack, .seat = seat, .a = static_cast<uint8_t>(tile), .b = static_cast<uint8_t>(thing)});
  if (s.owner(tile) == kNobody) return end_attack(true);  // GW-R47
  s.todo.push(question_to(seat, Step::reinforce));
}

/// A sword of either side, or in a fight over a result; the question stays until it is the other's turn.
void Play::play_sword(Seat seat, int card) {
  const Step step = s.step();
  int weight = 1;
  if (card == kPurse) {
    --s.purse[index(Icon::sword)];
  } else {
    weight = box_.cards[card].icons[index(Icon::sword)];
    discard(seat, card);
  }
  if (step == Step::fight) {
    s.todo.pop();
    const bool against = s.fought <= s.upheld;  // GW-R64
    uint8_t& sum = against ? s.fought : s.upheld;
    sum = static_cast<uint8_t>(sum + weight);
    s.side[seat] = against ? 2 : 1;
    s.todo.top().b = 0;
    return tell({.kind = e_fight, .seat = seat, .a = static_cast<uint8_t>(card), .amount = s.side[seat]});
  }
  uint8_t& sum = step == Step::defend ? s.defence : s.attack;
  sum = static_cast<uint8_t>(sum + weight);
  tell({.kind = e_sword, .seat = seat, .a = static_cast<uint8_t>(card), .amount = sum});
  if (step == Step::defend && s.defence >= s.attack) {
    s.todo.pop();
    s.todo.push({.kind = static_cast<uint8_t>(Step::reinforce), .seat = s.turn, .step = 1});
  } else if (step == Step::reinforce && s.todo.top().step == 1 && s.attack > s.defence) {
    s.todo.pop();
    s.todo.push(question_to(s.owner(s.attack_tile), Step::defend));
  }
}

/// The attacker adds nothing more, the defender gives up, or somebody stays out of a fight.
void Play::give_up(Seat seat) {
  const Frame asked = s.todo.pop();
  tell({.kind = e_give_up, .seat = seat});
  switch (static_cast<Step>(asked.kind)) {
    case Step::defend: return end_attack(true);
    case Step::reinforce:
      if (asked.step == 1) return end_attack(false);
      return s.todo.push(question_to(s.owner(s.attack_tile), Step::defend));
    default: return;
  }
}

/// GW-R49.
void Play::end_attack(bool success) {
  const uint8_t tile = s.attack_tile;
  const Seat owner = s.owner(tile);
  tell({.kind = success ? e_removed : e_repelled,
        .seat = owner,
        .a = tile,
        .b = static_cast<uint8_t>(s.attack_thing)});
  if (success) {
    switch (s.attack_thing) {
      case Thing::settlement:
        s.settled[owner] &= ~tile_bit(tile);
        return_industry(owner, box_.terrain[tile]);
        break;
      case Thing::mission: s.missions &= ~tile_bit(tile); break;
      case Thing::presidio: s.presidios &= ~tile_bit(tile); break;
    }
  }
  s.attack_tile = kNone;
  s.attack_thing = Thing::settlement;
  s.attack = s.defence = 0;
}

}  // namespace paydirt::golden_wilderness

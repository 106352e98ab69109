// What the bots of Sutter's Mill think things are worth.
#pragma once

#include "engine/describe.hpp"

namespace paydirt::sutters_mill {

/// Weights of the judgement. Points are in 1/64, turns and actions in 1/16; fitted by self-play
/// (docs/bots.md).
struct Weights {
  int dig_base = 17;        // counters that a dig brings besides business
  int dig_share = 6;        // share of a player's turns that are digs
  int idle_camp = 14;       // of 16: pace of a player without a digger in the camp being worked
  int actions_a_turn = 33;  // that a turn in town is good for
  int switch_delay = 8;     // turns that go by before cards can come off
  int walk = 8;             // actions to bring a prospector to a building where none stands
  int strange_card = 32;    // actions to take off a card of another player
  int sure = 36;            // actions of slack at which a card's return is nearly sure
  int hand = 14;            // of 64: what a card in hand counts
  int room = 85;            // a building where one more card could be played at once
  int supply = 18;          // a prospector not yet on the board
  int digger = 80;          // a prospector in the camp being worked
  int next_digger = 60;     // in the camp that comes next
  int dead_digger = -15;    // in a camp that is used up
  int puller = 29;          // a prospector beside an own card in Tear Down
  int special_build = 66;   // a special of Build Up, for each turn left in it
  int special_tear = 80;    // a special of Tear Down, for each turn left
  int special_shift = 26;   // St. John's, for each turn left
  int town = 85;            // a turn in town with nothing bought yet
  int fresh = 67;           // a turn not yet begun
  int trust = 60;           // of 64: what is promised counts less than what is in the purse
  int penalty_far = 17;     // of 16: how little a prospector's penalty counts while the end is far
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (dig_base, dig_share, idle_camp, actions_a_turn, switch_delay, walk, strange_card, sure,
                       hand, room, supply, digger, next_digger, dead_digger, puller, special_build,
                       special_tear, special_shift, town, fresh, trust, penalty_far))

}  // namespace paydirt::sutters_mill

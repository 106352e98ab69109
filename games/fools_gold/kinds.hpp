// What the numbers in moves, events and streams of chance of Fool's Gold mean. Mines, spaces and seats are
// counted from 0.
#pragma once

#include <cstdint>

#include "games/fools_gold/state.hpp"

namespace paydirt::fools_gold {

enum MoveId : uint8_t {
  k_place,  // a: mine, b: space
  k_wild,   // a: mine
  k_retrieve,
  k_pass,
  k_reserve,  // a: mine
  k_take,     // a: card
  k_coins,
  k_lie_down,
  k_nothing,
};

/// Streams of chance; the decks are those of the mines in their order. A roll of a deck or of an alarm counts
/// the cards in question in the order of Card, from 0.
enum Purpose : uint8_t {
  p_start,
  p_dice,
  p_winter,
  p_alarm,
  p_deck,
  p_count = p_deck + kMines,
};

enum EventId : uint8_t {
  e_year,      // seat: who starts, amount: year
  e_income,    // amount: coins; everybody also gets a miner
  e_dice,      // a: mine, amount: dice that the roll brought
  e_camp,      // a: surplus dice among them, amount: wild dice in the camp
  e_place,     // seat, a: mine, b: space, amount: coins
  e_wild,      // seat, a: mine, b: position, amount: coins
  e_retrieve,  // seat, amount: coins
  e_pass,      // seat
  e_reserve,   // seat, a: mine
  e_skip,      // a: mine without miners
  e_draw,      // a: mine, b: dice, amount: cards
  e_card,      // a: mine, b: card that is turned up
  e_weather,   // a: mine; one card fewer is drawn
  e_alarm,     // a: mine, b: card that goes to the bottom of the deck
  e_take,      // seat, a: mine, b: card
  e_coins,     // seat, a: mine, amount: coins
  e_lie_down,  // seat, a: mine, b: space
  e_home,      // seat, a: mine, amount: reserve miners that go home
  e_leave,     // a: mine, amount: cards that go to the bottom of the deck
  e_winter,    // seat: who rolls, a: mine, amount: cards
  e_nothing,   // seat, a: mine, b: whether there was a choice
  e_over,      // a: EndReason
};

enum ScoreRow : uint8_t {
  s_nuggets,
  s_fools_gold = s_nuggets + kMines,
  s_missing = s_fools_gold + kMines,
  s_gems
};

}  // namespace paydirt::fools_gold

// What the numbers in moves, events and streams of chance of Coloma mean. Sites, rows, columns and spaces of
// the Hideout are counted from 1 in moves, from 0 in events; in both 5 counted from 0 is the Barker.
#pragma once

#include <cstdint>

#include "games/coloma/state.hpp"

namespace paydirt::coloma {

enum MoveId : uint8_t {
  k_lay,     // a: card, b: End
  k_dial,    // a: site
  k_trade,   // a: Gold
  k_borrow,  // a: site whose Boom is used
  k_mill,
  k_river,   // a: column, b: Tool
  k_bridge,  // a: type, b: Tool
  k_build,   // a: card, b: Tool
  k_hotel,   // a: building covered, b: Tool
  k_wagon,
  k_row,    // a: row
  k_event,  // a: site
  k_land,   // a: Land
  k_claim,
  k_buy,   // a: Camps, b: Horses
  k_take,  // a: space of the Hideout
  k_use,   // a: Barrel
  k_save,
  k_ability,  // a: building, b: which
  k_power,    // a: which
  k_pay,      // a: Gold
  k_discard,  // a: card, b: End
  k_cask,     // a: Barrel, or one more: a used one
  k_go,       // a: neighbouring space
  k_rob,
  k_stop,
  k_reward,  // a: 0 the Dudes, 1 the alternate
  k_done,
  k_end,
};

/// Streams of chance. A roll of a deck counts the cards that may come in their order, from 0; one of the
/// Barrels counts pieces in the order of their types.
enum Purpose : uint8_t {
  p_badge,
  p_barrels,
  p_buster,
  p_coin,
  p_shade_wagon,
  p_characters,
  p_deck,
  p_count = p_deck + kPlayers,
};

enum EventId : uint8_t {
  e_chapter,   // a: round, b: chapter, amount: site of the Barker
  e_event,     // a: site
  e_gain,      // seat, a: Good, amount
  e_pay,       // seat, a: Good, amount
  e_score,     // seat, a: Source, amount
  e_draw,      // seat, secret: card
  e_lay,       // seat, secret: card
  e_opened,    // seat, a: cards on top of the deck, b: cards at its bottom
  e_trade,     // seat, amount: Gold
  e_buster,    // a, b: sites where Buster will not go
  e_dial,      // seat, secret: site
  e_pioneer,   // seat, a: site
  e_stranger,  // a: 0 Buster, 1 Shade, b: site
  e_bust,      // a: site, b: whether the tile left the arm
  e_turn,      // seat, a: site, b: whether busted
  e_borrow,    // seat, a: site
  e_mill,      // seat
  e_river,     // seat, a: column
  e_bridge,    // seat, a: type
  e_build,     // seat, a: card
  e_hotel,     // seat, a: building covered
  e_discard,   // seat, a: End, secret: card
  e_cask,      // seat, a: Barrel, or one more: a used one
  e_ability,   // seat, a: building, b: which
  e_power,     // seat, a: Character
  e_wagon,     // seat, a: from, b: to
  e_rob,       // seat, amount: Gold
  e_row,       // seat, a: row
  e_camp,      // seat, a: Land, or b: site of the Event
  e_take,      // seat, a: space, b: Barrel, amount: Outlaws
  e_use,       // seat, a: Barrel
  e_save,      // seat, a: Barrel
  e_end,       // seat
  e_shootout,  // a: whether won, b: Gunmen, amount: Outlaws
  e_tier,      // seat, or a: 0 the dummy, 1 Shade; b: tier, one more for none
  e_dead,      // seat, amount
  e_clean_up,  // a: round that begins, amount: Outlaws
  e_shade,     // a: ShadeDeed, b: Bridge, space or land (kShadeThings), amount, secret: row
  e_over,      // a: Ended
};

/// What Shade does, for the log.
BOOST_DEFINE_FIXED_ENUM_CLASS(ShadeDeed, uint8_t, points, gold, barrel, horse, hotel, river, bridge, wagon,
                              camp, row, trade)

/// Rows of the score after those of Source.
enum ScoreRow : uint8_t { s_lands = kSources, s_bridges, s_hotels, s_graves };

}  // namespace paydirt::coloma

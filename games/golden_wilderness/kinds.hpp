// What the numbers in moves, events and streams of chance of The Golden Wilderness mean.
#pragma once

#include <cstdint>

namespace paydirt::golden_wilderness {

enum MoveId : uint8_t {
  // A turn's actions.
  k_settle,    // a: tile, b: industry that it will have
  k_change,    // a: industry
  k_city,      // a: tile
  k_road,      // a: tile, b: side
  k_points,    // amount
  k_icons,     // a: card
  k_use,       // a: card, b: ability
  k_mission,   // a: tile
  k_presidio,  // a: tile
  k_election,
  k_revolution,
  k_show,   // a: seats that are shown the pool
  k_offer,  // a: partner
  k_end,
  // Trade.
  k_no_offer,
  k_give_pesos,   // amount
  k_give_card,    // a: card
  k_give_people,  // a: deck
  k_give_tile,    // a: tile
  k_give_role,    // a: role
  k_ask_pesos,    // amount
  k_ask_card,     // a: card
  k_ask_people,   // a: deck
  k_ask_tile,     // a: tile
  k_ask_role,     // a: role
  k_propose,
  k_drop,  // an offer, or a tile that cannot join the coastline
  k_accept,
  k_decline,
  k_hand_over,  // a: card
  // Events.
  k_play,       // a: event card
  k_market,     // a: tile, b: product
  k_take,       // a: deck
  k_take_card,  // a: card
  // Building, exploring, attacking.
  k_allow,
  k_refuse,
  k_tile,    // a: tile
  k_lay,     // a: tile on the board, b: its side, c: rotation
  k_target,  // a: tile, b: thing
  k_site,    // a: tile
  k_sword,   // a: card, or kPurse
  k_give_up,
  // Politics.
  k_vote,     // a: seat
  k_support,  // a: country
  k_abstain,
  k_vote_card,  // a: card, b: ability
  k_buy_vote,
  k_done,
  k_auction,  // a: role
  k_bid,      // amount: above the standing bid
  k_pass,
};

/// Streams of chance. A roll of a deck or stack counts its cards or tiles from 0, in their order.
enum Purpose : uint8_t {
  p_first,    // ties for the first turn
  p_board,    // random region, shuffled map
  p_coastal,  // tiles
  p_inland,
  p_pioneer,  // people, by deck
  p_priest,
  p_soldier,
  p_indian,
  p_event,
  p_pool,  // which card of a deck is taken
  p_roles,
  p_election,  // ties of the first one
  p_count
};

enum EventId : uint8_t {
  e_turn,          // seat, amount: round
  e_settle,        // seat, a: tile, b: industry, amount: population paid
  e_change,        // seat, a: industry, amount: population paid
  e_gold_rush,     // seat
  e_city,          // seat, a: tile, amount: pesos
  e_road,          // seat, a: tile, b: side, amount: pesos
  e_points,        // seat, amount
  e_icons,         // seat, a: card
  e_use,           // seat, a: card, b: ability
  e_pesos,         // seat, amount: received
  e_draw,          // seat, a: deck, secret: card
  e_take_discard,  // seat, a: card
  e_request,       // seat, a: tile, b: thing, amount: who is asked
  e_allow,         // seat, a: tile, b: thing
  e_refuse,        // seat, a: tile, b: thing
  e_mission,       // seat, a: tile
  e_presidio,      // seat, a: tile
  e_explore,       // seat, a: tile that is drawn
  e_lay,           // seat, a: tile
  e_lost_tile,     // seat, a: tile that fits nowhere, or is discarded
  e_attack,        // seat, a: tile, b: thing
  e_sword,         // seat, a: card or kPurse, amount: strength of that side now
  e_give_up,       // seat
  e_removed,       // seat: whose it was, a: tile, b: thing
  e_repelled,      // seat: who defended, a: tile, b: thing
  e_offer,         // seat, a: partner
  e_gives,         // seat, a, b: decks of two cards (or kNone), amount: pesos
  e_gives_more,    // seat, a: tile, b: role
  e_accept,        // seat, a: who offered
  e_decline,       // seat, a: who offered
  e_card,          // seat: new owner, a: deck, b: former owner, secret: card
  e_event,         // seat, a: event card
  e_removed_card,  // a: event card
  e_new_card,      // a: event card that comes into the deck
  e_pool,          // a: deck, amount: cards that are added
  e_take,          // seat, a: deck, secret: card
  e_market,        // seat, a: tile, b: product
  e_paid,          // seat, amount
  e_nothing,       // a: event card without effect
  e_taxes,         // amount: pesos for everybody
  e_show,          // seat: who is shown the pool
  e_poll,          // seat: who calls it, a: Poll
  e_vote,          // seat, a: for whom, b: Poll, amount: for which country (both kNone: abstains)
  e_votes,         // seat, a: card or kNone (bought), b: Poll, amount: votes
  e_result,        // seat: winner (nobody: none), a: country or kNone, b: Poll
  e_fight,         // seat, a: card, amount: 1 upholds, 0 fights
  e_upheld,        // amount: 1 stands, 0 defeated
  e_role,          // seat: who holds it now, a: role
  e_auction,       // seat, a: role
  e_bid,           // seat, amount
  e_pass,          // seat
  e_over,          // a: EndReason
};

enum ScoreRow : uint8_t { s_points, s_settlements, s_pioneers, s_people };

}  // namespace paydirt::golden_wilderness

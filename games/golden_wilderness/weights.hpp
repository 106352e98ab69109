// What the bots of The Golden Wilderness think things are worth.
#pragma once

#include "engine/describe.hpp"
#include "engine/search_settings.hpp"

namespace paydirt::golden_wilderness {

/// Weights of the judgement, in 1/64 point unless said otherwise.
struct Weights {
  int tile_turns = 21;     // table turns that a tile still to be settled takes (Beginner), in 1/16
  int city_turns = 160;    // that a city still to be founded takes, in 1/16
  int mission_turns = 70;  // that a mission takes
  int peso = 63;           // kept while the end is far
  int last_peso = 40;      // kept while Taxes would end the game
  int capital = 70;        // the first pesos, for roads, missions and explorers
  int capital_size = 10;   // how many of them
  int market = 14;         // of 64: chance that a market card in the pair is played
  int pioneer = 128;       // in hand, while there is time to use it
  int icon_pop = 205;      // in the purse, while there is something to pay with it
  int icon_cross = 150;
  int person = 40;     // a card in hand, besides its population
  int sword = 40;      // more, for each sword on it
  int land = 70;       // for the active player: a free tile, up to four
  int road_head = 6;   // a settlement on a road
  int mission = 10;    // own, for each table turn left, in 1/16
  int shelter = 45;    // own things that a presidio protects
  int governor = 100;  // roles
  int role = 70;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (tile_turns, city_turns, mission_turns, peso, last_peso, capital, capital_size, market,
                       pioneer, icon_pop, icon_cross, person, sword, land, road_head, mission, shelter,
                       governor, role))

}  // namespace paydirt::golden_wilderness

// What the seats of Carcassonne: Gold Rush may see. A segment is named as in the edition: m0, r0, c0, p0 ...
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/carcassonne_gold_rush/state.hpp"

namespace paydirt::carcassonne_gold_rush {

struct Spot {
  int x = 0;  // to the east
  int y = 0;  // to the south
  std::string segment;
};
BOOST_DESCRIBE_STRUCT(Spot, (), (x, y, segment))

/// A placed tile. `features` names the feature of each of its segments, in the order of the edition
/// (mountains, railroads, city, prairies): places in the lists of mountains, railroads, cities, prairies.
struct OpenTile {
  int x = 0, y = 0;
  std::string tile;
  int rotation = 0;
  std::optional<int> seat;  // who placed it; nobody placed the start tile
  std::vector<int> features;
};
BOOST_DESCRIBE_STRUCT(OpenTile, (), (x, y, tile, rotation, seat, features))

/// Who has how many cowboys on a feature, by seat, and who would score it.
struct Hold {
  std::vector<int> cowboys, leaders;
};
BOOST_DESCRIBE_STRUCT(Hold, (), (cowboys, leaders))

/// `open` counts the edges that still lead to a free square; 0: complete. `worth` is what each leader gets:
/// if complete by its completion, else if the game ended now. `completed` is what it would be worth if it
/// were completed without another tile or symbol.
struct OpenMountain {
  std::optional<Hold> hold;  // none: no cowboy is on it
  int open = 0, nuggets = 0;
  int tokens = 0;  // face down
  int worth = 0, completed = 0;
};
BOOST_DESCRIBE_STRUCT(OpenMountain, (), (hold, open, nuggets, tokens, worth, completed))

struct OpenRailroad {
  std::optional<Hold> hold;  // none: no cowboy is on it
  int open = 0, tiles = 0, locomotives = 0, worth = 0, completed = 0;
};
BOOST_DESCRIBE_STRUCT(OpenRailroad, (), (hold, open, tiles, locomotives, worth, completed))

struct OpenCity {
  std::optional<Hold> hold;    // none: no cowboy is on it
  int open = 0;                // different railroads that are not complete
  std::vector<int> railroads;  // that leave it, each once
  int worth = 0, completed = 0;
};
BOOST_DESCRIBE_STRUCT(OpenCity, (), (hold, open, railroads, worth, completed))

struct OpenPrairie {
  std::optional<Hold> hold;  // none: no cowboy is on it
  int tipis = 0, horses = 0, worth = 0;
};
BOOST_DESCRIBE_STRUCT(OpenPrairie, (), (hold, tipis, horses, worth))

struct OpenCowboy {
  int seat = 0;
  Spot at;
};
BOOST_DESCRIBE_STRUCT(OpenCowboy, (), (seat, at))

/// Points by what they came from.
struct OpenScore {
  int railroads = 0, mountains = 0, cities = 0;
  int unfinished = 0;  // of all three, at the end
  int prairies = 0;
  std::optional<int> gold;  // when the game is over
  int total = 0;            // of what is open
};
BOOST_DESCRIBE_STRUCT(OpenScore, (), (railroads, mountains, cities, unfinished, prairies, gold, total))

struct OpenPlayer {
  int cowboys = 0;           // in the supply
  std::optional<Spot> tent;  // none: in the supply
  int tokens = 0;            // held, face down
  OpenScore score;
};
BOOST_DESCRIBE_STRUCT(OpenPlayer, (), (cowboys, tent, tokens, score))

struct Open {
  bool farmers = true;  // whether this table plays with them
  std::optional<int> turn;
  Stage stage{};
  std::optional<std::string> hand;  // the tile to be placed
  std::vector<OpenTile> tiles;      // in the order of placement
  std::vector<OpenMountain> mountains;
  std::vector<OpenRailroad> railroads;
  std::vector<OpenCity> cities;
  std::vector<OpenPrairie> prairies;
  std::vector<OpenCowboy> cowboys;     // on the table
  std::vector<OpenPlayer> players;     // by seat
  int stack = 0;                       // tiles face down
  std::vector<int> left;               // the same by face, in the order of the edition
  std::vector<std::string> discarded;  // tiles that fitted nowhere
  int supply = 0;                      // mining tokens not yet on the table
  int removed = 0;                     // mining tokens that left the game unseen
  EndReason ended{};
};
BOOST_DESCRIBE_STRUCT(Open, (),
                      (farmers, turn, stage, hand, tiles, mountains, railroads, cities, prairies, cowboys,
                       players, stack, left, discarded, supply, removed, ended))

struct Own {
  int seat = 0;
  std::vector<int> tokens;  // values of those held, in ascending order
  int gold = 0;             // their sum
  std::vector<int> unseen;  // tokens that this seat has not seen, by face in the order of the edition
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat, tokens, gold, unseen))

}  // namespace paydirt::carcassonne_gold_rush

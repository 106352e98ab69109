// The whole truth of a table of The Golden Wilderness, readable.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/golden_wilderness/state.hpp"
#include "games/golden_wilderness/things.hpp"

namespace paydirt::golden_wilderness {

struct PositionTile {
  std::string id;
  int q = 0, r = 0, rotation = 0;
  std::optional<int> owner;  // of the settlement
  bool city = false, mission = false, presidio = false;
  std::vector<std::string> roads;  // to these tiles, each road once
};
BOOST_DESCRIBE_STRUCT(PositionTile, (), (id, q, r, rotation, owner, city, mission, presidio, roads))

struct PositionPlayer {
  int pesos = 0, points = 0;
  std::vector<Industry> industries;
  std::vector<std::string> hand;
  std::vector<std::string> known;  // cards of other hands and of the pool that this player knows
  std::vector<Role> roles;
  std::optional<int> ballot;  // a seat, or a country's number
  int side = 0;               // in a fight: 1 upholds, 2 fights
  bool passed = false;        // in an auction
};
BOOST_DESCRIBE_STRUCT(PositionPlayer, (),
                      (pesos, points, industries, hand, known, roles, ballot, side, passed))

struct PositionEvents {
  std::vector<EventCard> draw;  // below the top card
  std::vector<EventCard> discards;
  std::optional<EventCard> top;  // put back by somebody
  std::vector<EventCard> taken;  // that the active player looks at, the former top card first
  std::vector<int> known_to;     // who knows the top card, or the first one taken
};
BOOST_DESCRIBE_STRUCT(PositionEvents, (), (draw, discards, top, taken, known_to))

struct PositionBargain {
  int pesos = 0;
  std::vector<std::string> cards;  // or decks, where the giver chooses
  std::optional<std::string> tile;
  std::optional<Role> role;
};
BOOST_DESCRIBE_STRUCT(PositionBargain, (), (pesos, cards, tile, role))

struct PositionTurn {
  int seat = 0, first = 0;
  std::string first_card;
  int round = 0;
  std::array<int, kIcons> purse{};
  int offers = 0;
  bool politics = false;
  std::vector<std::string> spent;                   // cards
  std::vector<std::string> counted;                 // cards shown in this poll
  std::array<std::vector<std::string>, 2> refused;  // tiles: for missions, for presidios
  std::array<bool, 2> disapproved{};                // missions, presidios
};
BOOST_DESCRIBE_STRUCT(PositionTurn, (),
                      (seat, first, first_card, round, purse, offers, politics, spent, counted, refused,
                       disapproved))

struct PositionConflict {
  std::optional<std::string> tile;  // attacked
  Thing thing{};
  int attack = 0, defence = 0;
  std::array<int, kCountries> votes{};
  std::optional<int> old_governor;
  int upheld = 0, fought = 0;
  std::optional<Role> auctioned;
  std::optional<int> bidder;
  int bid = 0;
};
BOOST_DESCRIBE_STRUCT(PositionConflict, (),
                      (tile, thing, attack, defence, votes, old_governor, upheld, fought, auctioned, bidder,
                       bid))

/// A frame of the choice stack; the numbers mean what state.hpp says.
struct PositionFrame {
  Step step{};
  std::optional<int> seat;
  int a = 0, b = 0, c = 0, at = 0, amount = 0;
};
BOOST_DESCRIBE_STRUCT(PositionFrame, (), (step, seat, a, b, c, at, amount))

struct Position {
  Country country{};
  bool gold_rush = false, presidio_market = false;
  std::vector<PositionTile> tiles;
  std::vector<std::string> drawn;  // tiles to be placed
  std::vector<std::string> tile_discards;
  std::vector<PositionPlayer> players;
  std::vector<std::string> pool;
  std::array<std::vector<std::string>, kDecks> discards;  // the top one last
  std::vector<std::string> trashed;
  PositionEvents events;
  PositionTurn turn;
  PositionBargain given, asked;
  PositionConflict conflict;
  std::vector<PositionFrame> stack;  // bottom first
  EndReason ended{};
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (country, gold_rush, presidio_market, tiles, drawn, tile_discards, players, pool,
                       discards, trashed, events, turn, given, asked, conflict, stack, ended))

}  // namespace paydirt::golden_wilderness

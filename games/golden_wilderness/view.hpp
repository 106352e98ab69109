// What the seats of The Golden Wilderness may see. Tiles and people are named by the ids of the edition,
// which also has their names, pictures' years, icons and abilities. Lists by seat, deck, terrain, product,
// side (E, SE, SW, W, NW, NE) and role are in their order.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/golden_wilderness/edition.hpp"
#include "games/golden_wilderness/state.hpp"

namespace paydirt::golden_wilderness {

/// A tile on the board.
struct OpenTile {
  std::string id, name;
  Terrain terrain{};
  int q = 0, r = 0, rotation = 0;
  std::array<std::optional<Border>, kSides> borders;  // to the neighbour there; none: no neighbour
  std::array<bool, kSides> roads{};
  std::optional<int> owner;  // of the settlement
  std::optional<Product> product;
  int population = 0;
  bool city = false, mission = false, presidio = false;
  bool safe = false;  // in reach of a presidio, itself apart (GW-S18)
};
BOOST_DESCRIBE_STRUCT(OpenTile, (),
                      (id, name, terrain, q, r, rotation, borders, roads, owner, product, population, city,
                       mission, presidio, safe))

struct OpenDeck {
  Deck deck{};
  int draw = 0;                       // cards in the draw stack
  int discarded = 0;                  // and in the discard stack
  std::vector<std::string> discards;  // the top one last; none where all pioneers are equal (GW-R09)
  std::vector<std::string> trashed;
  int pool = 0;  // cards in the immigrant pool
};
BOOST_DESCRIBE_STRUCT(OpenDeck, (), (deck, draw, discarded, discards, trashed, pool))

struct OpenEvents {
  int draw = 0;                     // cards in the draw stack
  std::vector<EventCard> discards;  // by kind
  std::vector<EventCard> in_play;   // all that the deck holds, wherever they are
};
BOOST_DESCRIBE_STRUCT(OpenEvents, (), (draw, discards, in_play))

struct OpenPlayer {
  int pesos = 0;
  int points = 0;  // bought
  int settlements = 0;
  std::array<std::optional<Industry>, kTerrains> industries;
  std::array<int, kDecks> hand{};  // cards by deck
  std::vector<Role> roles;
  int score = 0;  // if the game ended now
};
BOOST_DESCRIBE_STRUCT(OpenPlayer, (), (pesos, points, settlements, industries, hand, roles, score))

struct Supply {
  int left = 0;
  int all = 0;  // in this game
};
BOOST_DESCRIBE_STRUCT(Supply, (), (left, all))

/// One side of a bargain as third seats see it.
struct OpenBargain {
  int pesos = 0;
  std::array<int, kDecks> cards{};
  std::optional<std::string> tile;
  std::optional<Role> role;
};
BOOST_DESCRIBE_STRUCT(OpenBargain, (), (pesos, cards, tile, role))

struct OpenOffer {
  int from = 0, to = 0;
  std::optional<OpenBargain> give;  // none: it is still being composed
  std::optional<OpenBargain> ask;
  std::string words;  // what everybody hears of it
};
BOOST_DESCRIBE_STRUCT(OpenOffer, (), (from, to, give, ask, words))

/// A market that could be held, and what each seat would be paid.
struct OpenMarket {
  std::string tile;
  Product product{};
  std::vector<int> pays;
};
BOOST_DESCRIBE_STRUCT(OpenMarket, (), (tile, product, pays))

struct OpenAttack {
  int attacker = 0;
  std::string tile;
  Thing thing{};
  int attack = 0;   // swords
  int defence = 0;  // swords
};
BOOST_DESCRIBE_STRUCT(OpenAttack, (), (attacker, tile, thing, attack, defence))

struct OpenPoll {
  Poll poll{};
  std::vector<std::optional<int>> players;      // whom each seat votes for
  std::vector<std::optional<Country>> nations;  // or what it supports
  std::array<int, kPlayers> votes{};            // for each player
  std::array<int, kCountries> support{};        // of each country
  int needed = 0;
};
BOOST_DESCRIBE_STRUCT(OpenPoll, (), (poll, players, nations, votes, support, needed))

struct OpenFight {
  int upheld = 0;  // swords
  int fought = 0;
  std::vector<std::optional<bool>> upholds;  // by seat: which side it has taken
};
BOOST_DESCRIBE_STRUCT(OpenFight, (), (upheld, fought, upholds))

struct OpenAuction {
  std::vector<Role> left;  // to be auctioned, this one included
  std::optional<Role> role;
  std::optional<int> bid, bidder;
  std::vector<bool> out;  // by seat
};
BOOST_DESCRIBE_STRUCT(OpenAuction, (), (left, role, bid, bidder, out))

/// A mission or presidio that waits for a permission or an approval.
struct OpenRequest {
  int builder = 0;
  std::string tile;
  Thing thing{};
};
BOOST_DESCRIBE_STRUCT(OpenRequest, (), (builder, tile, thing))

struct Open {
  Level level{};
  int round = 0;
  int rounds = 0;  // GW-R73
  int turn = 0;    // whose it is
  int first = 0;   // who began
  std::string first_card;
  Step step{};
  std::optional<int> asked;  // who is asked
  PrintedCountry country;
  bool gold_rush = false;
  bool taxes_end = false;  // Taxes would end the game now
  std::vector<OpenTile> tiles;
  std::array<int, 2> stacks{};                       // coastal and inland tiles to be drawn
  std::array<std::vector<std::string>, 2> discards;  // of these
  std::vector<std::string> drawn;                    // tiles turned up to be placed
  std::optional<std::string> placing;                // the one being placed
  bool cut_off = false;                              // it cannot join the coastline (GW-S16)
  Supply cities, presidios, missions, roads;
  std::vector<OpenDeck> decks;
  OpenEvents events;
  std::vector<OpenPlayer> players;
  std::array<std::optional<int>, kRoles> roles;  // who holds them
  std::array<int, kIcons> purse{};               // population, crosses, swords of the active player
  int offers_left = 0;                           // of the active player, this turn
  bool politics_left = false;                    // whether he may still call a vote this turn
  std::optional<OpenOffer> offer;
  std::optional<EventCard> market;  // being held
  std::vector<OpenMarket> markets;  // to choose from
  std::optional<OpenRequest> request;
  std::optional<OpenAttack> attack;
  std::optional<OpenPoll> poll;
  std::optional<OpenFight> fight;
  std::optional<OpenAuction> auction;
  EndReason ended{};
};
BOOST_DESCRIBE_STRUCT(Open, (),
                      (level, round, rounds, turn, first, first_card, step, asked, country, gold_rush,
                       taxes_end, tiles, stacks, discards, drawn, placing, cut_off, cities, presidios,
                       missions, roads, decks, events, players, roles, purse, offers_left, politics_left,
                       offer, market, markets, request, attack, poll, fight, auction, ended))

/// One side of a bargain as the two partners see it.
struct OwnBargain {
  int pesos = 0;
  std::vector<std::string> cards;     // by name
  std::array<int, kDecks> unnamed{};  // more cards, which the giver chooses
  std::optional<std::string> tile;
  std::optional<Role> role;
};
BOOST_DESCRIBE_STRUCT(OwnBargain, (), (pesos, cards, unnamed, tile, role))

struct OwnOffer {
  OwnBargain give;  // what the one who offers gives
  OwnBargain ask;
  int worth = 0;      // of the bargain to this seat, in points
  std::string words;  // with the cards' names
};
BOOST_DESCRIBE_STRUCT(OwnOffer, (), (give, ask, worth, words))

struct Own {
  int seat = 0;
  std::vector<std::string> hand;
  std::vector<std::string> names;               // of these, as people read them
  std::vector<std::string> resting;             // of these, played and come back this turn (GW-R75)
  std::vector<std::vector<std::string>> known;  // cards that this seat knows of each hand but its own
  std::vector<std::string> pool;                // and of the immigrant pool
  std::optional<EventCard> next_event;          // if it knows the top card of the stack
  std::vector<EventCard> events;                // that it looks at
  std::optional<OwnOffer> offer;                // made by it or to it
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat, hand, names, resting, known, pool, next_event, events, offer))

}  // namespace paydirt::golden_wilderness

// What the seats of Coloma may see. Sites, rounds and chapters are counted from 1 here; site 6 is the Barker.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/coloma/state.hpp"

namespace paydirt::coloma {

/// One Site of the wheel, with what it offers in this chapter.
struct OpenSite {
  int site = 0;
  std::string name;  // of the Barker where it covers the Site
  bool barker = false, signpost = false;
  bool bust = false;          // the Bust tile lies on its Boom section
  std::optional<int> boom;    // the Site whose Boom can be used here; none: busted
  std::vector<int> pioneers;  // seats
  bool buster = false;        // stands here
  bool shade = false;         // stands here
  std::vector<int> camps;     // seats with a Camp on the Event
  bool shade_camp = false;
};
BOOST_DESCRIBE_STRUCT(OpenSite, (),
                      (site, name, barker, signpost, bust, boom, pioneers, buster, shade, camps, shade_camp))

struct OpenWheel {
  std::array<OpenSite, kSites> sites;
  int barker = 0, bust = 0;
  int signpost = 0;               // the Site under the arm
  int points_to = 0;              // the Site whose Boom it lends
  bool revealed = false;          // the Pioneers stand on the wheel
  std::vector<int> buster_cards;  // revealed before the selection: left, right
};
BOOST_DESCRIBE_STRUCT(OpenWheel, (), (sites, barker, bust, signpost, points_to, revealed, buster_cards))

/// Pools of value 3, 2, 1.
struct OpenGold {
  std::array<int, kPools> nuggets{}, spaces{};
  int value = 0;  // of every Nugget, in Bucks
  int spent = 0;  // Nuggets in the general supply
};
BOOST_DESCRIBE_STRUCT(OpenGold, (), (nuggets, spaces, value, spent))

BOOST_DEFINE_FIXED_ENUM_CLASS(Holder, uint8_t, nobody, player, dummy, shade)

struct OpenRow {
  int spaces = 0;
  Holder holder{};
  std::optional<int> seat;
};
BOOST_DESCRIBE_STRUCT(OpenRow, (), (spaces, holder, seat))

struct OpenShootout {
  int outlaws = 0;
  int gunmen = 0;                   // of all
  std::array<OpenRow, kRows> rows;  // from the Outlaws outwards
};
BOOST_DESCRIBE_STRUCT(OpenShootout, (), (outlaws, gunmen, rows))

struct OpenHideout {
  std::optional<Barrel> barrel;
  int outlaws = 0;  // that come when it is taken
};
BOOST_DESCRIBE_STRUCT(OpenHideout, (), (barrel, outlaws))

struct Lodge {
  int dudes = 0, bucks = 0, gold = 0, horses = 0, camps = 0;
};
BOOST_DESCRIBE_STRUCT(Lodge, (), (dudes, bucks, gold, horses, camps))

struct OpenBuilding {
  Building id{};
  bool hotel = false;  // covers it
  bool fresh = false;  // built in this turn
};
BOOST_DESCRIBE_STRUCT(OpenBuilding, (), (id, hotel, fresh))

/// The owner knows `top` cards on top and `bottom` cards at the bottom.
struct OpenDeck {
  int cards = 0, top = 0, bottom = 0;
};
BOOST_DESCRIBE_STRUCT(OpenDeck, (), (cards, top, bottom))

struct BridgeCount {
  Bridge id{};
  int vp = 0;  // if the game ended now
};
BOOST_DESCRIBE_STRUCT(BridgeCount, (), (id, vp))

/// What the score would be now.
struct Standing {
  int scored = 0;  // on the track
  int lands = 0, bridges = 0, hotels = 0;
  int graves = 0;  // not above 0
  int total = 0;
};
BOOST_DESCRIBE_STRUCT(Standing, (), (scored, lands, bridges, hotels, graves, total))

struct OpenPlayer {
  Lodge lodge;
  int dudes_reserve = 0, camps_reserve = 0, gunmen = 0, dead = 0;
  int hand = 0;  // cards
  OpenDeck deck;
  std::vector<OpenBuilding> tableau;
  std::array<bool, kColumns> rivers{};
  std::vector<BridgeCount> bridges;
  std::vector<Barrel> saved;  // Barrels not yet used
  int used_barrels = 0;
  std::vector<int> event_camps;  // Sites
  std::vector<Land> land_camps;
  Space wagon{};
  std::optional<Character> character;
  int answers = 0;          // given in the open selection: opening cards laid, or the dial
  std::optional<int> dial;  // when it is revealed
  Standing standing;
};
BOOST_DESCRIBE_STRUCT(OpenPlayer, (),
                      (lodge, dudes_reserve, camps_reserve, gunmen, dead, hand, deck, tableau, rivers,
                       bridges, saved, used_barrels, event_camps, land_camps, wagon, character, answers, dial,
                       standing))

BOOST_DEFINE_FIXED_ENUM_CLASS(ChoreKind, uint8_t, common, boom, mill, ability, barrel, power)

/// One thing that the seat whose turn it is may still do, in any order.
struct Chore {
  ChoreKind kind{};
  std::string words;                 // what it gives, for which price
  bool payable = false;              // as far as everybody can see
  bool free = false;                 // costs nothing
  std::optional<int> times;          // how often; none: any number of times
  std::optional<Building> building;  // of an ability
  std::optional<int> ability;        // 1 or 2
  std::optional<Barrel> barrel;      // saved
};
BOOST_DESCRIBE_STRUCT(Chore, (), (kind, words, payable, free, times, building, ability, barrel))

struct OpenTurn {
  int seat = 0;
  int site = 0;             // 6: on the Barker
  std::optional<int> boom;  // the Site whose Boom is available
  bool busted = false, common_open = false, boom_open = false;
  std::vector<Chore> checklist;
};
BOOST_DESCRIBE_STRUCT(OpenTurn, (), (seat, site, boom, busted, common_open, boom_open, checklist))

/// A step that the Wagon may take: it goes towards a neighbour and lands there, or behind it if it is
/// occupied.
struct WagonStep {
  Space toward{}, landing{};
};
BOOST_DESCRIBE_STRUCT(WagonStep, (), (toward, landing))

struct OpenMovement {
  int seat = 0, spaces_left = 0;
  bool moved = false;
  std::vector<WagonStep> steps;
  std::vector<std::string> routes;  // of the whole map in words, with what its spaces give
};
BOOST_DESCRIBE_STRUCT(OpenMovement, (), (seat, spaces_left, moved, steps, routes))

/// What is going on, the last one first in line; `a`, `b`, `c` as the steps in state.hpp say.
struct OpenFrame {
  Step step{};
  std::optional<int> seat;  // none: the rules do it themselves
  int a = 0, b = 0, c = 0;
  int place = 0;  // in the program of a task
  int amount = 0;
};
BOOST_DESCRIBE_STRUCT(OpenFrame, (), (step, seat, a, b, c, place, amount))

struct OpenShade {
  int score = 0;
  int final_score = 0;  // if the game ended now
  int gold = 0, barrels = 0, horses = 0, hotels = 0;
  bool river = false;
  int dudes = 0, camps = 0, gunmen = 0;
  std::vector<Land> land_camps;
  Space wagon{};
};
BOOST_DESCRIBE_STRUCT(OpenShade, (),
                      (score, final_score, gold, barrels, horses, hotels, river, dudes, camps, gunmen,
                       land_camps, wagon))

struct Open {
  int round = 0, chapter = 0;
  int badge = 0;  // the seat that is first in order; without meaning in solo, where Shade is
  Step asked{};   // what the present question is about
  OpenWheel wheel;
  OpenGold gold;
  OpenShootout shootout;
  std::vector<OpenHideout> hideout;
  std::array<int, kBarrels> barrel_supply{};  // face down, by type
  std::array<int, kBridges> bridges{};        // left, by type
  int hotels = 0;                             // left
  int horses = 0;                             // in the general supply
  std::vector<OpenPlayer> players;
  std::optional<OpenTurn> turn;
  std::optional<OpenMovement> movement;
  std::optional<int> due;  // Bucks being paid
  std::vector<OpenFrame> stack;
  std::optional<OpenShade> shade;
  Ended ended{};
};
BOOST_DESCRIBE_STRUCT(Open, (),
                      (round, chapter, badge, asked, wheel, gold, shootout, hideout, barrel_supply, bridges,
                       hotels, horses, players, turn, movement, due, stack, shade, ended))

struct LaidCard {
  Building card{};
  End end{};
};
BOOST_DESCRIBE_STRUCT(LaidCard, (), (card, end))

/// What is printed on a card. Costs are short: "2D 3B" is 2 Dudes and 3 Bucks.
struct HandCard {
  std::string name;
  int vp = 0;
  std::string hammer, saw;
  std::array<std::string, kAbilities> abilities;
};
BOOST_DESCRIBE_STRUCT(HandCard, (), (name, vp, hammer, saw, abilities))

struct Own {
  int seat = 0;
  std::vector<Building> hand;
  std::vector<HandCard> cards;        // those of the hand
  std::vector<Building> deck_top;     // known cards, from above
  std::vector<Building> deck_middle;  // in an order that nobody knows
  std::vector<Building> deck_bottom;  // known cards, from above
  std::vector<LaidCard> laid;         // opening answers
  std::optional<int> dial;
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat, hand, cards, deck_top, deck_middle, deck_bottom, laid, dial))

}  // namespace paydirt::coloma

// A position of Coloma in full: what a saved game or a test has to hold. Sites, rounds and chapters are
// counted from 1, as in views.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/describe.hpp"
#include "games/coloma/state.hpp"
#include "games/coloma/view.hpp"

namespace paydirt::coloma {

struct PositionPlayer {
  std::array<int, kSources> scored{};  // town, hotels, rivers, trades, shootouts, map, empty deck
  Lodge lodge;
  int dudes_reserve = 0, camps_reserve = 0, dead = 0;
  std::vector<Building> hand;
  std::vector<Building> deck_top;     // known to the owner, from above
  std::vector<Building> deck_middle;  // in no order
  std::vector<Building> deck_bottom;  // known to the owner, from above
  std::vector<LaidCard> laid;         // opening answers
  std::optional<int> dial;
  std::vector<Building> built;
  std::vector<Building> covered;  // by Hotels
  std::array<bool, kColumns> rivers{};
  std::vector<Bridge> bridges;
  std::vector<Barrel> saved;
  int used_barrels = 0;
  std::vector<int> event_camps;
  std::vector<Land> land_camps;
  Space wagon{};
  Character character = Character::none;
};
BOOST_DESCRIBE_STRUCT(PositionPlayer, (),
                      (scored, lodge, dudes_reserve, camps_reserve, dead, hand, deck_top, deck_middle,
                       deck_bottom, laid, dial, built, covered, rivers, bridges, saved, used_barrels,
                       event_camps, land_camps, wagon, character))

/// An activation that is left.
struct PositionUse {
  Building building{};
  int ability = 0;           // 1 or 2
  std::optional<int> times;  // none: any number
};
BOOST_DESCRIBE_STRUCT(PositionUse, (), (building, ability, times))

struct PositionTurn {
  int seat = 0;
  int site = 0;  // 6: on the Barker
  std::optional<int> boom;
  bool common_open = false, boom_open = false, busted = false;
  int mills = 0;
  uint32_t links = 0;  // bit l: link l of the map
  std::vector<Building> fresh;
  std::vector<Barrel> fresh_barrels;
  std::vector<PositionUse> uses;
};
BOOST_DESCRIBE_STRUCT(PositionTurn, (),
                      (seat, site, boom, common_open, boom_open, busted, mills, links, fresh, fresh_barrels,
                       uses))

struct PositionShade {
  int vp = 0, gold = 0, barrels = 0, horses = 0, hotels = 0;
  bool river = false;
  int dudes = 0, camps = 0;
  std::vector<int> event_camps;
  std::vector<Land> land_camps;
  Space wagon{};
  std::optional<int> site;
};
BOOST_DESCRIBE_STRUCT(PositionShade, (),
                      (vp, gold, barrels, horses, hotels, river, dudes, camps, event_camps, land_camps, wagon,
                       site))

struct Position {
  int round = 0, chapter = 0, badge = 0, barker = 0, bust = 0;
  std::vector<int> buster_cards;
  std::optional<int> buster_site;
  int pool = 0;   // Nuggets in the pools
  int spent = 0;  // Nuggets
  int horses = 0, hotels = 0;
  std::array<int, kBridges> bridges{};
  std::array<int, kBarrels> barrel_supply{};
  std::array<std::optional<Barrel>, kHideout> hideout;
  int outlaws = 0;
  std::array<OpenRow, kRows> rows;
  std::vector<PositionPlayer> players;
  std::optional<PositionTurn> turn;
  std::optional<PositionShade> shade;
  std::vector<OpenFrame> stack;
  Ended ended{};
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (round, chapter, badge, barker, bust, buster_cards, buster_site, pool, spent, horses,
                       hotels, bridges, barrel_supply, hideout, outlaws, rows, players, turn, shade, stack,
                       ended))

}  // namespace paydirt::coloma

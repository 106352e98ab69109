// What is printed on the components of Coloma: read from edition.json, replaceable at run time.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"
#include "games/coloma/state.hpp"

namespace paydirt::coloma {

/// Things to be paid or gained; what is not named is zero.
struct Bundle {
  std::optional<int> dudes, bucks, gold, horses, camps, cards, vp, used_barrels;
  std::optional<int> barrels;  // used or not
};
BOOST_DESCRIBE_STRUCT(Bundle, (), (dudes, bucks, gold, horses, camps, cards, vp, used_barrels, barrels))

/// Pay, then gain (as often as `per` counts), then act.
struct Deed {
  std::optional<Bundle> pay, gain;
  std::optional<Counter> per;
  std::optional<Action> action;
};
BOOST_DESCRIBE_STRUCT(Deed, (), (pay, gain, per, action))

struct Pieces {
  int dudes = 0;  // of each player
  int camps = 0;  // of each player
  int horses = 0, outlaws = 0, nuggets = 0;
};
BOOST_DESCRIBE_STRUCT(Pieces, (), (dudes, camps, horses, outlaws, nuggets))

struct Start {
  int camps = 0, dudes = 0, bucks = 0, horses = 0, gold = 0, draw = 0, keep = 0;
};
BOOST_DESCRIBE_STRUCT(Start, (), (camps, dudes, bucks, horses, gold, draw, keep))

struct TableSetup {
  int players = 0, hideout = 0, bridge_copies = 0, hotels = 0;
  std::array<int, kPools> gold_pools{};  // spaces of the pools of value 3, 2, 1
};
BOOST_DESCRIBE_STRUCT(TableSetup, (), (players, hideout, bridge_copies, hotels, gold_pools))

using BarkerPath = std::array<std::array<int, kChapters>, kRounds>;

struct Wheel {
  int signpost_offset = 0;  // clockwise from the Barker
  BarkerPath barker_path{}, barker_path_literal{};
};
BOOST_DESCRIBE_STRUCT(Wheel, (), (signpost_offset, barker_path, barker_path_literal))

struct SiteFace {
  std::string id, name, common, boom;
};
BOOST_DESCRIBE_STRUCT(SiteFace, (), (id, name, common, boom))

struct Events {
  std::array<Bundle, kSites - 1> gains;  // of Events 1 to 4; Event 5 trades Gold
  int trade_vp = 0, camp_factor = 0;
};
BOOST_DESCRIBE_STRUCT(Events, (), (gains, trade_vp, camp_factor))

struct BarkerPrices {
  int camp_bucks = 0, horse_bucks = 0;
};
BOOST_DESCRIBE_STRUCT(BarkerPrices, (), (camp_bucks, horse_bucks))

struct Mill {
  Bundle gain;
};
BOOST_DESCRIBE_STRUCT(Mill, (), (gain))

struct RiverColumn {
  int vp = 0;
  Deed benefit;
};
BOOST_DESCRIBE_STRUCT(RiverColumn, (), (vp, benefit))

struct Rivers {
  Bundle hammer, saw;
  std::array<RiverColumn, kColumns> columns;
};
BOOST_DESCRIBE_STRUCT(Rivers, (), (hammer, saw, columns))

struct BridgeType {
  std::string id, name;
  Counter counts{};
  int per = 0;  // how many counted things score vp
  int vp = 0, max_vp = 0;
};
BOOST_DESCRIBE_STRUCT(BridgeType, (), (id, name, counts, per, vp, max_vp))

struct Bridges {
  Bundle hammer, saw;
  std::array<BridgeType, kBridges> types;  // in the order of the board
};
BOOST_DESCRIBE_STRUCT(Bridges, (), (hammer, saw, types))

struct Hotel {
  Bundle hammer, saw;
  int vp = 0, vp_per_dude = 0, max_dudes = 0;
};
BOOST_DESCRIBE_STRUCT(Hotel, (), (hammer, saw, vp, vp_per_dude, max_dudes))

struct AbilityFace {
  Trigger trigger{};
  std::optional<bool> unlimited;
  Deed effect;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(AbilityFace, (), (trigger, unlimited, effect, text))

struct TownCard {
  std::string id, name;
  Bundle hammer, saw;
  int vp = 0;
  std::array<AbilityFace, kAbilities> abilities;
};
BOOST_DESCRIBE_STRUCT(TownCard, (), (id, name, hammer, saw, vp, abilities))

struct Town {
  std::array<TownCard, kBuildings> cards;
};
BOOST_DESCRIBE_STRUCT(Town, (), (cards))

struct BarrelType {
  std::string id, name;
  int copies = 0;
  Deed effect;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(BarrelType, (), (id, name, copies, effect, text))

struct Hideout {
  std::array<int, kHideout> outlaws{};  // by space
};
BOOST_DESCRIBE_STRUCT(Hideout, (), (outlaws))

struct Tier {
  std::optional<int> vp, dead;
};
BOOST_DESCRIBE_STRUCT(Tier, (), (vp, dead))

struct ShootoutChart {
  std::array<Tier, kTiers> tiers;  // most Gunmen, second, everybody else
  Tier none;                       // without Gunmen
};
BOOST_DESCRIBE_STRUCT(ShootoutChart, (), (tiers, none))

struct Shootout {
  std::array<int, kRounds> round_outlaws{};
  std::array<int, kRows> rows{};  // spaces, from the Outlaws outwards
  int dummy_row = 0;              // counted from 1
  ShootoutChart win, lose;
};
BOOST_DESCRIBE_STRUCT(Shootout, (), (round_outlaws, rows, dummy_row, win, lose))

struct Graveyard {
  std::vector<int> graves;
};
BOOST_DESCRIBE_STRUCT(Graveyard, (), (graves))

struct MapSpace {
  std::string id, name;
  SpaceKind kind{};
  std::optional<Bundle> reward, alternate;
};
BOOST_DESCRIBE_STRUCT(MapSpace, (), (id, name, kind, reward, alternate))

struct LandFace {
  std::string id, name;
  std::vector<std::string> cities;
};
BOOST_DESCRIBE_STRUCT(LandFace, (), (id, name, cities))

struct Frontier {
  std::array<MapSpace, kSpaces> spaces;
  std::vector<std::vector<std::string>> routes;
  std::array<LandFace, kLands> lands;
  std::array<int, kLands + 1> chart{};  // by Camps on lands
};
BOOST_DESCRIBE_STRUCT(Frontier, (), (spaces, routes, lands, chart))

struct CharacterCard {
  std::string id, name, text;
  std::optional<Deed> power;  // any time in the own turn
  std::optional<Deed> other_power;
  std::optional<int> amount;
};
BOOST_DESCRIBE_STRUCT(CharacterCard, (), (id, name, text, power, other_power, amount))

struct Characters {
  std::array<CharacterCard, kRulebookCharacters> rulebook;
  std::array<CharacterCard, kCharacters - kRulebookCharacters> deluxe;
};
BOOST_DESCRIBE_STRUCT(Characters, (), (rulebook, deluxe))

struct ShadeSheet {
  int dudes = 0, camps = 0, horses = 0, max_horses = 0, gold_per_workday = 0, vp_per_empty_gold_space = 0;
  int vp_per_barrel = 0, river_vp = 0, bridge_vp = 0, town_vp = 0, vp_per_horse = 0, most_traded = 0;
  int gold_rush_gold = 0;
  std::vector<int> camp_events, camp_events_gold_rush;
  std::vector<std::string> wagon_cards;
};
BOOST_DESCRIBE_STRUCT(ShadeSheet, (),
                      (dudes, camps, horses, max_horses, gold_per_workday, vp_per_empty_gold_space,
                       vp_per_barrel, river_vp, bridge_vp, town_vp, vp_per_horse, most_traded, gold_rush_gold,
                       camp_events, camp_events_gold_rush, wagon_cards))

struct Edition {
  Pieces pieces;
  Start start;
  std::array<TableSetup, kPlayers> tables;  // for 1 to 5 players
  Wheel wheel;
  std::array<SiteFace, kSites + 1> sites;  // the last is the Barker
  Events events;
  BarkerPrices barker;
  Mill mill;
  Rivers river;
  Bridges bridge;
  Hotel hotel;
  Town town;
  std::array<BarrelType, kBarrels> barrels;
  Hideout hideout;
  Shootout shootout;
  Graveyard graveyard;
  Frontier frontier;
  Characters characters;
  ShadeSheet shade;
};
BOOST_DESCRIBE_STRUCT(Edition, (),
                      (pieces, start, tables, wheel, sites, events, barker, mill, river, bridge, hotel, town,
                       barrels, hideout, shootout, graveyard, frontier, characters, shade))

}  // namespace paydirt::coloma

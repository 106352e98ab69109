// What is printed on the components of Fool's Gold: read from edition.json, replaceable at run time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"

namespace paydirt::fools_gold {

struct Years {
  std::vector<int> list;
  int new_miners = 0;  // of each player, in every year but the first
  int new_coins = 0;
};
BOOST_DESCRIBE_STRUCT(Years, (), (list, new_miners, new_coins))

struct StartMiners {
  int players = 0, miners = 0;
};
BOOST_DESCRIBE_STRUCT(StartMiners, (), (players, miners))

struct Start {
  int coins = 0;
  std::vector<StartMiners> miners;
};
BOOST_DESCRIBE_STRUCT(Start, (), (coins, miners))

struct Miners {
  int per_colour = 0;
};
BOOST_DESCRIBE_STRUCT(Miners, (), (per_colour))

struct Dice {
  int prospecting = 0, wild_face = 0, winter_faces = 0;
};
BOOST_DESCRIBE_STRUCT(Dice, (), (prospecting, wild_face, winter_faces))

struct PathPosition {
  std::string id;
  std::optional<int> cost;  // none: no miner stands here
  bool red = false;
  bool rolled = false;  // takes dice of the year's roll
};
BOOST_DESCRIBE_STRUCT(PathPosition, (), (id, cost, red, rolled))

struct Path {
  std::vector<PathPosition> positions;
};
BOOST_DESCRIBE_STRUCT(Path, (), (positions))

struct MineProfile {
  std::string id, name;
  int die_face = 0;
  std::vector<int> gold;  // copies of the cards of 1, 2, ... nuggets
  int silt = 0;
  std::string gem;
  int gems = 0, foul_weather = 0, false_alarm = 0;
};
BOOST_DESCRIBE_STRUCT(MineProfile, (), (id, name, die_face, gold, silt, gem, gems, foul_weather, false_alarm))

struct GemType {
  std::string id, name;
};
BOOST_DESCRIBE_STRUCT(GemType, (), (id, name))

struct Actions {
  int retrieved_coins = 0, bank_coins = 0;
  int wild_die_cost = 0;  // for each die that is already at the mine
};
BOOST_DESCRIBE_STRUCT(Actions, (), (retrieved_coins, bank_coins, wild_die_cost))

struct Scoring {
  std::vector<int> gem_points;  // by the number of different gems
  int missing_mine = 0;
};
BOOST_DESCRIBE_STRUCT(Scoring, (), (gem_points, missing_mine))

struct Edition {
  Years years;
  Start start;
  Miners miners;
  Dice dice;
  Path path;
  std::vector<MineProfile> mines;
  std::vector<GemType> gems;
  Actions actions;
  Scoring scoring;
};
BOOST_DESCRIBE_STRUCT(Edition, (), (years, start, miners, dice, path, mines, gems, actions, scoring))

}  // namespace paydirt::fools_gold

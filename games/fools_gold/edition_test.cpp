// Editions are data: a good one plays by its own numbers, a broken one is refused with field and reason.
#include <limits>

#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

constexpr int kHuge = std::numeric_limits<int>::max();

constexpr RefusedAfter<Rules> refused_after{4};

TEST(Edition, ThePrintedOneIsGood) { expect_printed_edition_is_good<Rules>("years"); }

TEST(Edition, Years) {
  EXPECT_EQ(refused_after([](Edition& e) { e.years.list.pop_back(); }),
            "edition: years.list: must list 5 years");
  EXPECT_EQ(refused_after([](Edition& e) { e.years.list[2] = 1949; }),
            "edition: years.list: must be consecutive years");
  EXPECT_EQ(refused_after([](Edition& e) {
              e.years.list = {kHuge, 0, 0, 0, 0};
            }),
            "edition: years.list: must be consecutive years");
  EXPECT_EQ(refused_after([](Edition& e) { e.years.new_miners = -1; }),
            "edition: years.new_miners: -1 is outside 0 to 8");
  EXPECT_EQ(refused_after([](Edition& e) { e.years.new_coins = 6; }),
            "edition: years.new_coins: 6 is outside 0 to 5");
}

TEST(Edition, Start) {
  EXPECT_EQ(refused_after([](Edition& e) { e.start.coins = 21; }),
            "edition: start.coins: 21 is outside 0 to 20");
  EXPECT_EQ(refused_after([](Edition& e) { e.start.miners.clear(); }),
            "edition: start.miners: nothing is said for 4 players");
  EXPECT_EQ(refused_after([](Edition& e) { e.start.miners[1].miners = 5; }),
            "edition: start.miners: 5 for 4 players; a colour has 8 for all years");
  EXPECT_EQ(refused_after([](Edition& e) { e.start.miners[1].miners = kHuge; }),
            say("edition: start.miners: ", kHuge, " for 4 players; a colour has 8 for all years"));
  EXPECT_EQ(refused_after([](Edition& e) { e.miners.per_colour = 9; }),
            "edition: miners.per_colour: 9 is outside 1 to 8");
}

TEST(Edition, Dice) {
  EXPECT_EQ(refused_after([](Edition& e) { e.dice.prospecting = 11; }),
            "edition: dice.prospecting: 11 is outside 1 to 10");
  EXPECT_EQ(refused_after([](Edition& e) { e.dice.wild_face = 5; }), "edition: dice.wild_face: must be 6");
  EXPECT_EQ(refused_after([](Edition& e) { e.dice.winter_faces = 0; }),
            "edition: dice.winter_faces: 0 is outside 1 to 9");
}

TEST(Edition, Path) {
  const auto path = [](auto&& change) {
    return refused_after([&](Edition& e) { change(e.path.positions); });
  };
  EXPECT_EQ(path([](auto& p) { p.pop_back(); }), "edition: path.positions: must list 8");
  EXPECT_EQ(path([](auto& p) { p[0].id = "0"; }), "edition: path.positions[0].id: must be box");
  EXPECT_EQ(path([](auto& p) { p[0].cost = 1; }),
            "edition: path.positions[0].cost: no miner stands on the box");
  EXPECT_EQ(path([](auto& p) { p[3].cost.reset(); }), "edition: path.positions[3].cost: missing");
  EXPECT_EQ(path([](auto& p) { p[3].cost = 0; }), "edition: path.positions[3].cost: 0 is outside 1 to 30");
  EXPECT_EQ(path([](auto& p) { p[7].cost = 31; }), "edition: path.positions[7].cost: 31 is outside 5 to 30");
  EXPECT_EQ(path([](auto& p) { p[1].rolled = false; }),
            "edition: path.positions[2].rolled: dice are rolled onto the lowest positions");
  EXPECT_EQ(path([](auto& p) {
              for (auto& each : p) each.rolled = false;
            }),
            "edition: path.positions[0].rolled: the box takes the first die");
}

TEST(Edition, Mines) {
  const auto mine = [](auto&& change) { return refused_after([&](Edition& e) { change(e.mines[3]); }); };
  EXPECT_EQ(refused_after([](Edition& e) { e.mines.pop_back(); }), "edition: mines: must list 5");
  EXPECT_EQ(mine([](auto& m) { m.id = "lake"; }), "edition: mines[3].id: must be river");
  EXPECT_EQ(mine([](auto& m) { m.name.clear(); }), "edition: mines[3].name: must not be empty");
  EXPECT_EQ(mine([](auto& m) { m.die_face = 5; }), "edition: mines[3].die_face: must be 4");
  EXPECT_EQ(mine([](auto& m) { m.gold.pop_back(); }), "edition: mines[3].gold: must list 5 counts");
  EXPECT_EQ(mine([](auto& m) { m.gold[2] = -1; }), "edition: mines[3].gold[2]: -1 is outside 0 to 60");
  EXPECT_EQ(mine([](auto& m) { m.gold[2] = kHuge; }),
            say("edition: mines[3].gold[2]: ", kHuge, " is outside 0 to 60"));
  EXPECT_EQ(mine([](auto& m) {
              m.gold = {0, 0, 0, 0, 51};
            }),
            "edition: mines[3].gold: 255 nuggets are outside 1 to 250");
  EXPECT_EQ(mine([](auto& m) {
              m.gold = {0, 0, 0, 0, 0};
            }),
            "edition: mines[3].gold: 0 nuggets are outside 1 to 250");
  EXPECT_EQ(mine([](auto& m) { m.silt = 61; }), "edition: mines[3].silt: 61 is outside 0 to 60");
  EXPECT_EQ(mine([](auto& m) { m.gems = -1; }), "edition: mines[3].gems: -1 is outside 0 to 60");
  EXPECT_EQ(mine([](auto& m) { m.foul_weather = 61; }),
            "edition: mines[3].foul_weather: 61 is outside 0 to 60");
  EXPECT_EQ(mine([](auto& m) { m.false_alarm = 61; }),
            "edition: mines[3].false_alarm: 61 is outside 0 to 60");
  EXPECT_EQ(mine([](auto& m) { m.gem = "ruby"; }), "edition: mines[3].gem: there is no gem 'ruby'");
}

TEST(Edition, GemsAndPoints) {
  EXPECT_EQ(refused_after([](Edition& e) { e.gems.clear(); }), "edition: gems: must list 1 to 5 types");
  EXPECT_EQ(refused_after([](Edition& e) { e.gems[1].name.clear(); }),
            "edition: gems[1]: id and name must not be empty");
  EXPECT_EQ(refused_after([](Edition& e) { e.gems[1].id = "quartz"; }),
            "edition: gems[1].id: stands there twice");
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.gem_points.pop_back(); }),
            "edition: scoring.gem_points: must list 6 values");
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.gem_points[1] = -1; }),
            "edition: scoring.gem_points: -1 is outside 0 to 99");
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.missing_mine = 5; }),
            "edition: scoring.missing_mine: 5 is outside -99 to 0");
}

TEST(Edition, Actions) {
  EXPECT_EQ(refused_after([](Edition& e) { e.actions.retrieved_coins = 0; }),
            "edition: actions.retrieved_coins: 0 is outside 1 to 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.actions.bank_coins = 6; }),
            "edition: actions.bank_coins: 6 is outside 1 to 5");
  EXPECT_EQ(refused_after([](Edition& e) { e.actions.wild_die_cost = -1; }),
            "edition: actions.wild_die_cost: -1 is outside 0 to 9");
}

// FG-A3, FG-A7, FG-A8, FG-M14, FG-F2, FG-F5: another edition plays by its own numbers
TEST(Edition, NumbersAreData) {
  Edition edition = printed_edition();
  edition.path.positions[1].cost = 1;
  edition.actions = {2, 3, 2};
  edition.scoring.missing_mine = -7;
  edition.scoring.gem_points = {2, 3, 4, 5, 6, 7};
  Table table(*Rules::make(edition, {}, 3, 1));
  table.dice(hills, 1).passed(kRed).passed(kGreen);
  EXPECT_EQ(table.points(kBlue), -35 + 2);
  table.play("place hills 0; wild hills; retrieve");
  EXPECT_EQ(table.coins(kBlue), 6 - 1 - 2 + 2);
  table.play("pass; reserve lake; reserve lake; coins");
  EXPECT_EQ(table.coins(kBlue), 6 + 3 + 1);
}

}  // namespace
}  // namespace paydirt::fools_gold

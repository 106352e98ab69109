// Years, coins and the roll: sections 3.1 to 3.3 and 3.9 of the rules document.
#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

// FG-Y1, FG-E3, FG-E4: five years, then the game is over, everybody is home and the token stays
TEST(Year, FiveOfThem) {
  Table table(3);
  table.start(kGreen).turn(kGreen);
  for (int year = 1849; year < 1853; ++year) {
    EXPECT_EQ(table.rules.open(table.state()).year, year);
    table.all_pass();
  }
  EXPECT_EQ(table.told(e_over), 0);
  EXPECT_EQ(table.state().start, kBlue);  // from Green on, four times
  table.play("place hills 1; place hills 2; place hills 3");
  table.all_pass();
  EXPECT_EQ(table.stage(), Stage::mining);
  table.play("coins; coins; coins");
  EXPECT_EQ(table.stage(), Stage::over);
  EXPECT_EQ(table.told(e_over), 1);
  EXPECT_EQ(table.told(e_year), 4);  // after the first one
  EXPECT_EQ(table.state().start, kBlue);
  EXPECT_TRUE(table.rules.deciders(table.state()).seats.empty());
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(table.miners(seat), 8);
    EXPECT_EQ(table.coins(seat), 12);  // no income after the last year, but the coins of the last action
  }
  EXPECT_EQ(table.state().camp, 10);
  EXPECT_EQ(table.refused("pass"), "FG-E3");
}

// FG-Y2, FG-B3: every new year brings a miner and a coin, and nobody is asked
TEST(Year, BringsAMinerAndACoin) {
  Table table(4);
  table.dice(hills, 1).play("place hills 0").all_pass().play("take gold_1");
  EXPECT_EQ(table.state().year, 1);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(table.miners(seat), 4);
    EXPECT_EQ(table.coins(seat), 7);
  }
  EXPECT_EQ(table.told(e_income), 1);
}

// FG-Y3: nobody mines before all have passed, and nobody prospects afterwards
TEST(Year, PhasesComeOneAfterTheOther) {
  Table table(3);
  table.dice(hills, 1).play("place hills 0; place hills 1; pass");
  for (int i = 0; i < 4; ++i) table.play("reserve lake");
  EXPECT_EQ(table.stage(), Stage::prospecting);
  EXPECT_EQ(table.refused("coins"), "FG-A2");
  table.all_pass();
  EXPECT_EQ(table.stage(), Stage::mining);
  for (const char* move : {"place hills 2", "wild hills", "retrieve", "pass", "reserve hills"})
    EXPECT_EQ(table.refused(move), "FG-Y3");
}

// FG-E1, FG-E2: reserve and dice go back, the token goes on clockwise
TEST(Year, EndsWithEverybodyAtHome) {
  Table table(3);
  table.start(kGreen).turn(kGreen).dice(hills, 3).play("place hills 3").all_pass();
  EXPECT_EQ(table.reserve(kBlue, lake), 4);
  EXPECT_EQ(table.reserve(kGreen, lake), 3);
  table.play("coins");
  EXPECT_EQ(table.state().start, kBlue);
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.state().passed, 0);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(table.miners(seat), 5);
  EXPECT_EQ(table.reserve(kBlue, lake), 0);
  EXPECT_EQ(table.dice(hills), 2);  // of the new roll
  EXPECT_EQ(table.state().camp, 0);
}

// FG-B1, FG-B2: coins spent lie before the screen and come back by passing
TEST(Coins, SpentOnesComeBackByPassing) {
  Table table(3);
  table.dice(hills, 1).play("place hills 4");
  EXPECT_EQ(table.coins(kBlue), 2);
  EXPECT_EQ(table.spent(kBlue), 4);
  EXPECT_EQ(table.rules.open(table.state()).players[kBlue].spent, 4);
  table.play("pass; reserve lake; reserve lake; reserve lake; reserve lake");
  table.play("pass; reserve lake; reserve lake; reserve lake; reserve lake; pass");
  EXPECT_EQ(table.coins(kBlue), 2);  // three reserve miners are still to be placed
  table.play("reserve lake; reserve lake; reserve lake");
  EXPECT_EQ(table.coins(kBlue), 6);
  EXPECT_EQ(table.spent(kBlue), 0);
}

// FG-B3, FG-M14: the budget grows by coin actions for good
TEST(Coins, BudgetGrowsByCoinActions) {
  Table table(3);
  table.dice(hills, 1).play("place hills 0").all_pass().play("coins");
  EXPECT_EQ(table.coins(kBlue), 6 + 2 + 1);
  EXPECT_EQ(table.coins(kRed), 6 + 1);
  table.all_pass();
  EXPECT_EQ(table.coins(kBlue), 6 + 2 + 2);
}

// FG-B4: coins are worth no points
TEST(Coins, AreWorthNoPoints) {
  Table poor;
  Table rich;
  rich.rich(kBlue, 20);
  EXPECT_EQ(rich.coins(kBlue), 46);
  EXPECT_EQ(poor.points(kBlue), rich.points(kBlue));
}

State rolled(const std::vector<int>& dice) {
  Script script;
  script.results[p_start] = {0};
  script.results[p_dice] = dice;
  Chance chance = Chance::scripted(script);
  return printed_rules(3).setup(chance);
}

// FG-D1: ten dice, again every year
TEST(Roll, TenDiceEveryYear) {
  Table table(3);
  table.next(p_dice, {1, 1, 1, 2, 2, 6, 6, 6, 6, 6}).all_pass();
  EXPECT_EQ(table.state().year, 1);
  EXPECT_EQ(table.dice(hills), 3);
  EXPECT_EQ(table.dice(forest), 2);
  EXPECT_EQ(table.state().camp, 5);
  EXPECT_EQ(table.script.used[p_dice], 10U);
}

// FG-D2: 1 to 5 are the mines, 6 is wild
TEST(Roll, FacesNameMines) {
  const State s = rolled({1, 2, 2, 3, 3, 3, 4, 5, 6, 6});
  EXPECT_EQ(s.dice_at(0), 1);
  EXPECT_EQ(s.dice_at(1), 2);
  EXPECT_EQ(s.dice_at(2), 3);
  EXPECT_EQ(s.dice_at(3), 1);
  EXPECT_EQ(s.dice_at(4), 1);
  EXPECT_EQ(s.camp, 2);
}

// FG-D3: the box first, then the spaces 0, 1, 2
TEST(Roll, FillsThePathFromTheBox) {
  const State s = rolled({1, 2, 2, 3, 3, 3, 4, 4, 4, 4});
  EXPECT_EQ(s.dice[0], 0b1);
  EXPECT_EQ(s.dice[1], 0b11);
  EXPECT_EQ(s.dice[2], 0b111);
  EXPECT_EQ(s.dice[3], 0b1111);
  EXPECT_EQ(s.dice[4], 0);
}

// FG-D4, EX1: a fifth die of a number is turned to 6 and joins the camp
TEST(Roll, SurplusDiceBecomeWild) {
  const State s = rolled({3, 3, 3, 3, 3, 1, 2, 4, 5, 6});
  EXPECT_EQ(s.dice[2], 0b1111);
  EXPECT_EQ(s.camp, 2);
  Table table(3);
  table.next(p_dice, {3, 3, 3, 3, 3, 3, 1, 2, 4, 6}).all_pass();
  EXPECT_EQ(table.last(e_camp).a, 2);
  EXPECT_EQ(table.last(e_camp).amount, 3);
}

// FG-D5: the limit is for the roll only
TEST(Roll, WildDiceMayStandOnRedSpaces) {
  Table table(3);
  table.dice(mountains, 4);
  EXPECT_TRUE(printed_edition().path.positions[4].red);
  table.play("wild mountains");
  EXPECT_EQ(table.dice(mountains), 5);
  EXPECT_EQ(table.piece(mountains, 4), Piece::wild_die);
}

}  // namespace
}  // namespace paydirt::fools_gold

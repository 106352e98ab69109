// Prospecting actions: section 3.4 of the rules document.
#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

// FG-A1, FG-R15: one action a turn, clockwise from the start player; who has passed is skipped, and the last
// one goes on alone
TEST(Prospecting, TurnsGoClockwise) {
  Table table(3);
  table.turn(kGreen).start(kGreen).dice(hills, 1).dice(forest, 1);
  table.play("place hills 0");
  EXPECT_EQ(table.asked(), kBlue);
  table.play("pass; reserve lake; reserve lake; reserve lake; reserve lake");
  EXPECT_EQ(table.asked(), kRed);
  table.play("place hills 1");
  EXPECT_EQ(table.asked(), kGreen);
  table.play("place hills 2");
  EXPECT_EQ(table.asked(), kRed);  // Blue has passed
  table.play("pass; reserve lake; reserve lake; reserve lake");
  EXPECT_EQ(table.asked(), kGreen);
  table.play("place forest 0");
  EXPECT_EQ(table.asked(), kGreen);
  EXPECT_STREQ(table.rules.why_not(table.state(), kRed, {k_pass, 0, 0, 0}).rule, "FG-A1");
}

// FG-A2: exactly one of the four
TEST(Prospecting, FourActions) {
  Table table(3);
  table.dice(hills, 1).spent(kBlue, 1);
  EXPECT_TRUE(table.offers("place hills 0"));
  EXPECT_TRUE(table.offers("wild forest"));
  EXPECT_TRUE(table.offers("retrieve"));
  EXPECT_TRUE(table.offers("pass"));
  for (const char* move : {"reserve hills", "take gold_1", "coins", "lie_down", "nothing"})
    EXPECT_EQ(table.refused(move), "FG-A2");
}

// FG-A3, EX2: any empty space for its number in coins, red or not, in any order
TEST(Place, CostsTheNumberOfTheSpace) {
  for (int space = 0; space < kSpaces; ++space) {
    Table table(3);
    table.dice(mountains, 1).play(say("place mountains ", space));
    EXPECT_EQ(table.coins(kBlue), 6 - space);
    EXPECT_EQ(table.spent(kBlue), space);
    EXPECT_EQ(table.miners(kBlue), 3);
    EXPECT_EQ(table.piece(mountains, space + 1), Piece::miner);
  }
}

// FG-A3: a miner is needed behind the screen
TEST(Place, NeedsAMiner) {
  Table table(5);
  table.dice(hills, 1).put(kBlue, hills, {0, 1});
  EXPECT_EQ(table.refused("place hills 2"), "FG-A3");
  EXPECT_EQ(table.refused("retrieve"), "FG-A8");
}

// FG-A4: a mine without dice takes no miner, until a wild die opens it
TEST(Place, NeedsADie) {
  Table table(3);
  table.dice(hills, 1);
  EXPECT_EQ(table.refused("place lake 0"), "FG-A4");
  table.play("wild lake");
  EXPECT_TRUE(table.offers("place lake 0"));
}

// FG-A5: one thing a space
TEST(Place, OneThingASpace) {
  Table table(3);
  table.dice(hills, 2).put(kRed, hills, 3);
  EXPECT_EQ(table.refused("place hills 0"), "FG-A5");  // a die
  EXPECT_EQ(table.refused("place hills 3"), "FG-A5");  // a miner
  EXPECT_TRUE(table.offers("place hills 1"));
  table.play("wild hills");
  EXPECT_EQ(table.piece(hills, 4), Piece::miner);  // nothing was moved
}

// FG-R10: only coins behind the screen pay, and there are no debts
TEST(Place, OnlyCoinsBehindTheScreenPay) {
  Table table(3);
  table.dice(hills, 2).spent(kBlue, 4);
  EXPECT_EQ(table.refused("place hills 3"), "FG-R10");
  EXPECT_TRUE(table.offers("place hills 2"));
  EXPECT_EQ(table.refused("place hills 6"), "FG-R10");
}

// FG-A6, FG-A7, EX3: a wild die goes to the lowest empty position, between miners, for one coin a die there
TEST(Wild, GoesToTheLowestEmptyPosition) {
  Table table(3);
  table.dice(river, 1).put(kBlue, river, 0).put(kRed, river, {1, 3}).turn(kGreen);
  const Open open = table.rules.open(table.state());
  EXPECT_EQ(open.mines[3].wild_cost, 1);
  EXPECT_EQ(open.mines[3].wild_at, 3);
  table.play("wild river");
  EXPECT_EQ(table.piece(river, 3), Piece::wild_die);  // space 2
  EXPECT_EQ(table.coins(kGreen), 5);
  EXPECT_EQ(table.state().camp, 8);
}

// FG-A7, EX4: a fifth die costs 4, wherever it lands
TEST(Wild, CostsACoinForEachDie) {
  Table table(3);
  table.dice(river, 4).play("wild river");
  EXPECT_EQ(table.coins(kBlue), 2);
  Table crowded(3);
  crowded.dice(river, 4).put(kRed, river, {3, 4, 5}).play("wild river");
  EXPECT_EQ(crowded.piece(river, 7), Piece::wild_die);  // space 6
  EXPECT_EQ(crowded.coins(kBlue), 2);
  Table poor(3);
  poor.dice(river, 4).spent(kBlue, 3);
  EXPECT_EQ(poor.refused("wild river"), "FG-R10");
}

// FG-R6, FG-A7: the first die at a mine goes on its box, free, and leaves space 0
TEST(Wild, TheFirstDieIsFreeAndTakesTheBox) {
  Table table(3);
  table.play("wild forest");
  EXPECT_EQ(table.coins(kBlue), 6);
  EXPECT_EQ(table.piece(forest, 0), Piece::wild_die);
  EXPECT_TRUE(table.offers("place forest 0"));
}

// FG-R7: there is no room on a full path
TEST(Wild, NotOnAFullPath) {
  Table table(3);
  table.dice(hills, 4).put(kRed, hills, {3, 4}).put(kGreen, hills, {5, 6});
  EXPECT_EQ(table.refused("wild hills"), "FG-R7");
  EXPECT_FALSE(table.rules.open(table.state()).mines[0].wild_cost.has_value());
  table.all_pass();
  EXPECT_EQ(table.state().camp, 6);  // left over
}

// FG-A6: no die, no action
TEST(Wild, NeedsADieInTheCamp) {
  Table table(3);
  table.dice(hills, 4).dice(forest, 4).dice(lake, 2);
  EXPECT_EQ(table.refused("wild river"), "FG-A6");
}

// FG-A8, EX5: a miner in front of the screen brings three of the own coins back, again with another miner
TEST(Retrieve, BringsThreeCoinsBack) {
  Table table(3);
  table.dice(hills, 1).spent(kBlue, 6).passed(kRed).passed(kGreen).play("retrieve");
  EXPECT_EQ(table.coins(kBlue), 3);
  EXPECT_EQ(table.spent(kBlue), 3);
  EXPECT_EQ(table.miners(kBlue), 3);
  EXPECT_EQ(table.state().aside[kBlue], 1);
  table.play("retrieve");
  EXPECT_EQ(table.coins(kBlue), 6);
  EXPECT_EQ(table.state().aside[kBlue], 2);
}

// FG-R9: with one or two coins spent it is allowed and brings these; with none it is not
TEST(Retrieve, NeedsASpentCoin) {
  Table table(3);
  table.dice(hills, 1);
  EXPECT_EQ(table.refused("retrieve"), "FG-R9");
  Table two(3);
  two.spent(kBlue, 2).play("retrieve");
  EXPECT_EQ(two.coins(kBlue), 6);
  EXPECT_EQ(two.spent(kBlue), 0);
}

// FG-A9, FG-R12: a miner set aside does nothing else, is in no reserve, and comes home after the reserve
TEST(Retrieve, TheMinerIsDoneForTheYear) {
  Table table(3);
  table.dice(hills, 1).spent(kBlue, 6).passed(kRed).passed(kGreen);
  table.play("retrieve; retrieve; place hills 0; pass");
  EXPECT_EQ(table.stage(), Stage::reserve);
  EXPECT_EQ(table.miners(kBlue), 1);  // of four, one on the path and two set aside
  table.play("reserve forest");
  EXPECT_EQ(table.stage(), Stage::mining);
  EXPECT_EQ(table.miners(kBlue), 2);
  EXPECT_EQ(table.reserve(kBlue, forest), 1);
}

// FG-A10: passing is the last action
TEST(Pass, IsTheLastAction) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, {0, 1, 2, 3});
  table.play("pass");
  EXPECT_TRUE(table.state().has_passed(kBlue));
  table.play("place hills 4; place hills 5");
  EXPECT_EQ(table.asked(), kRed);
}

// FG-A11, FG-R11: all unused miners go into reserve, at any mine, split at will; none is kept back
TEST(Pass, UnusedMinersGoIntoReserve) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 0).play("pass");
  EXPECT_EQ(table.stage(), Stage::reserve);
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.options(), (std::vector<std::string>{"reserve hills", "reserve forest", "reserve mountains",
                                                       "reserve river", "reserve lake"}));
  EXPECT_EQ(table.refused("pass"), "FG-A11");
  table.play("reserve hills; reserve river");               // a mine without dice or own miners will do
  EXPECT_EQ(table.refused("reserve mountains"), "FG-A11");  // every split is reached in one way
  EXPECT_EQ(table.rules.open(table.state()).reserve_from, river);
  table.play("reserve river");
  EXPECT_EQ(table.reserve(kBlue, hills), 1);
  EXPECT_EQ(table.reserve(kBlue, river), 2);
  EXPECT_EQ(table.miners(kBlue), 0);
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.stage(), Stage::prospecting);
}

// FG-A11: there is no limit per mine
TEST(Pass, AnyNumberAtOneMine) {
  Table table(3);
  table.year(1853).play("pass");
  for (int i = 0; i < 8; ++i) table.play("reserve hills");
  EXPECT_EQ(table.reserve(kBlue, hills), 8);
}

// FG-A12, FG-R12, FG-R13: then coins and miners before the screen come back, without any further use
TEST(Pass, ThingsBeforeTheScreenComeBack) {
  Table table(3);
  table.dice(hills, 1).spent(kBlue, 6);
  table.play("retrieve; place hills 0; place hills 1; pass");
  EXPECT_EQ(table.miners(kBlue), 3);  // the one set aside is not among them
  table.play("reserve hills; reserve hills");
  EXPECT_EQ(table.coins(kBlue), 3);
  table.play("reserve hills");
  EXPECT_EQ(table.coins(kBlue), 6);
  EXPECT_EQ(table.miners(kBlue), 1);
  EXPECT_EQ(table.state().aside[kBlue] + table.spent(kBlue), 0);
  EXPECT_EQ(table.asked(), kRed);
  table.play("place hills 2; place hills 3");
  EXPECT_EQ(table.asked(), kRed);  // Blue has coins and a miner, and is not asked
}

// FG-A13: when all have passed mining begins; dice left in the camp do nothing
TEST(Pass, ThePhaseEndsWhenAllHavePassed) {
  Table table(3);
  table.dice(hills, 1).play("place hills 0").all_pass();
  EXPECT_EQ(table.stage(), Stage::mining);
  EXPECT_EQ(table.state().camp, 9);
  EXPECT_EQ(table.last(e_draw).amount, 1);
}

// FG-R14: passing is always possible, also early; without miners one may still add dice
TEST(Pass, IsAlwaysPossible) {
  Table table(5);
  EXPECT_TRUE(table.offers("pass"));
  Table without(5);
  without.dice(hills, 4).put(kBlue, hills, {3, 4});
  EXPECT_TRUE(without.offers("wild hills"));
  Table stuck(5);
  stuck.dice(hills, 4).dice(forest, 4).dice(lake, 2).put(kBlue, hills, {3, 4});
  EXPECT_EQ(stuck.options(), (std::vector<std::string>{"pass"}));
  stuck.play("pass");  // nothing for the reserve, so nothing is asked
  EXPECT_EQ(stuck.asked(), kRed);
}

// EX16, FG-A3 to FG-A12: a whole Prospecting Phase of one player
TEST(Prospecting, AWholePhase) {
  Table table(3);
  table.dice(hills, 2).dice(forest, 1).passed(kRed).passed(kGreen);
  // Coins and miners of the others are as they were: they have passed with everything in reserve.
  table.in_reserve(kRed, lake, 4).in_reserve(kGreen, lake, 4);
  const auto coins = [&] { return std::pair(table.coins(kBlue), table.spent(kBlue)); };
  table.play("wild river");
  EXPECT_EQ(coins(), std::pair(6, 0));
  table.play("place river 4");
  EXPECT_EQ(coins(), std::pair(2, 4));
  table.play("place hills 2");
  EXPECT_EQ(coins(), std::pair(0, 6));
  table.play("retrieve");
  EXPECT_EQ(coins(), std::pair(3, 3));
  table.play("place forest 3");
  EXPECT_EQ(coins(), std::pair(0, 6));
  table.play("pass");
  EXPECT_EQ(coins(), std::pair(6, 0));
  EXPECT_EQ(table.miners(kBlue), 1);
  EXPECT_EQ(table.stage(), Stage::mining);
}

// What each action costs the own seat is in its view; a seat that has passed has none.
TEST(Prospecting, OwnCostsAreShown) {
  Table table(3);
  table.dice(hills, 2).put(kRed, hills, 2).spent(kBlue, 2);
  const Own own = table.rules.own(table.state(), kBlue);
  ASSERT_TRUE(own.costs.has_value());
  const Costs& costs = (*own.costs)[0];
  EXPECT_FALSE(costs.place[0].has_value());  // a die
  EXPECT_EQ(costs.place[1], 1);
  EXPECT_FALSE(costs.place[2].has_value());  // a miner
  EXPECT_EQ(costs.place[4], 4);
  EXPECT_FALSE(costs.place[5].has_value());  // too dear
  EXPECT_EQ(costs.wild, 2);
  EXPECT_EQ((*own.costs)[1].wild, 0);
  EXPECT_FALSE((*own.costs)[1].place[0].has_value());
  EXPECT_EQ(own.retrieve, 2);
  table.play("pass");
  EXPECT_FALSE(table.rules.own(table.state(), kBlue).costs.has_value());
}

}  // namespace
}  // namespace paydirt::fools_gold

// Bots as company: what they leave alone. bots/company_test.cpp plays whole games.
#include <gtest/gtest.h>

#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

bool pointless(Table& table, std::string_view text, const std::vector<Made>& past = {}) {
  return table.rules.pointless(table.state(), table.asked(), *parse_move(Rules::kinds(), text), past);
}

Table advanced_table() {
  Table table(Level::advanced, 3);
  return table.land().role(kGreen, Role::governor);
}

// An election needs as many votes as there are players, of cards that are only shown, and another governor
TEST(Company, CallsNoElectionThatItCannotWin) {
  Table nobody = advanced_table();
  EXPECT_TRUE(pointless(nobody, "election"));
  Table two = advanced_table();
  two.hand(kBlue, "P13");
  EXPECT_TRUE(pointless(two, "election"));
  Table four = advanced_table();
  four.hand(kBlue, "P13 P23");
  EXPECT_FALSE(pointless(four, "election"));
  four.play("election");
  EXPECT_TRUE(pointless(four, "abstain"));
  EXPECT_TRUE(pointless(four, "vote 1"));
  EXPECT_FALSE(pointless(four, "vote 0"));
  Table governor(Level::advanced, 3);
  governor.land().role(kBlue, Role::governor).hand(kBlue, "P13 P23");
  EXPECT_TRUE(pointless(governor, "election"));
}

// Who has seen that a rival has more votes does not call one
TEST(Company, CountsTheVotesThatItHasSeen) {
  Table table = advanced_table();
  table.hand(kBlue, "P13 P17").hand(kRed, "P23 S05").knows(kBlue, "P23 S05");
  EXPECT_TRUE(pointless(table, "election"));
}

// A revolution must win, and bring more than it costs
TEST(Company, CallsNoRevolutionForNothing) {
  Table weak = advanced_table();
  weak.hand(kBlue, "P08");
  EXPECT_TRUE(pointless(weak, "revolution"));
  Table strong = advanced_table();
  strong.hand(kBlue, "S02");  // two for Britain
  EXPECT_FALSE(pointless(strong, "revolution"));
  strong.play("revolution");
  EXPECT_FALSE(pointless(strong, "support britain"));
  EXPECT_TRUE(pointless(strong, "support usa"));
  EXPECT_TRUE(pointless(strong, "abstain"));
  Table governor(Level::advanced, 3);
  governor.land().role(kBlue, Role::governor).hand(kBlue, "S02");
  EXPECT_TRUE(pointless(governor, "revolution"));  // would lose that
}

// Whoever has called a poll waits for some turns before the next
TEST(Company, CallsNoVoteAgainAtOnce) {
  Table table = advanced_table();
  table.hand(kBlue, "P13 P23");
  const Made call{kBlue, {k_election}};
  const Made end{kBlue, {k_end}};
  EXPECT_TRUE(pointless(table, "election", {call, end}));
  EXPECT_TRUE(pointless(table, "election", {call, end, end}));
  EXPECT_FALSE(pointless(table, "election", {call, end, end, end}));
  EXPECT_FALSE(pointless(table, "election", {{kRed, {k_election}}, end}));
}

// GW-R30: who has declined is left in peace for some turns; others are not
TEST(Company, MakesNoOfferThatWasDeclinedATurnAgo) {
  Table table(Level::easy, 3);
  table.settle(kBlue, "I08", Industry::sierra_gold).hand(kRed, "P01 P02 P03").pesos(kBlue, 20);
  table.position.players[kGreen].points = 60;
  const Made end{kBlue, {k_end}};
  std::vector<Made> past = {{kBlue, {k_propose}}, {kRed, {k_decline}}};
  EXPECT_FALSE(pointless(table, "offer 1"));
  EXPECT_TRUE(pointless(table, "offer 2"));  // has nobody to sell
  for (int turns = 0; turns < 3; ++turns) {
    EXPECT_TRUE(pointless(table, "offer 1", past)) << turns;
    past.push_back(end);
  }
  EXPECT_FALSE(pointless(table, "offer 1", past));
  EXPECT_FALSE(pointless(table, "offer 1", {{kGreen, {k_propose}}, {kRed, {k_decline}}, end}));
}

// GW-R44: leave is asked of those who do not lose by it and have not just refused
TEST(Company, AsksForNoLeaveThatIsRefused) {
  const auto laid_out = [] {
    Table table = standard_table(3);
    table.settle(kRed, "C07 I12", Industry::plains_hides).settle(kBlue, "I08", Industry::sierra_gold);
    return std::move(table.purse(0, 1, 0));
  };
  Table table = laid_out();
  EXPECT_FALSE(pointless(table, "mission I08"));
  EXPECT_FALSE(pointless(table, "mission C07"));  // Red's from then on
  const std::vector<Made> refused = {{kBlue, {k_mission}}, {kRed, {k_refuse}}};
  EXPECT_TRUE(pointless(table, "mission C07", refused));
  EXPECT_TRUE(pointless(table, "mission I12", refused));
  EXPECT_FALSE(pointless(table, "mission I08", refused));
  EXPECT_FALSE(pointless(table, "mission C07", {{kGreen, {k_mission}}, {kRed, {k_refuse}}}));
  Table father(Level::advanced, 3);
  father.land().role(kGreen, Role::governor).role(kRed, Role::presiding_father);
  father.settle(kBlue, "I08", Industry::sierra_gold).purse(0, 1, 0);
  EXPECT_TRUE(pointless(father, "mission I08"));  // Blue's gain is Red's loss
}

}  // namespace
}  // namespace paydirt::golden_wilderness

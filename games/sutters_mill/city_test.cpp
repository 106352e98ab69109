// Operating in the City: prices, and the actions C, D, E and F of section 3.4.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr const char* kFiveActions[] = {"place adams_express", "place adams_express", "card 2 adams_express",
                                        "move adams_express st_johns", "place mine_camp"};

// SM-060
TEST(City, UpToFiveActionsInAnyMix) {
  Table table;
  table.purse(kBlue, 100).play("city");
  for (const char* action : kFiveActions) table.play(action);
  EXPECT_EQ(table.options(), (std::vector<std::string>{"end"}));
  EXPECT_EQ(table.refused("place eldorado"), "SM-060");
  EXPECT_EQ(table.refused("card 3 st_johns"), "SM-060");
  EXPECT_EQ(table.refused("move adams_express st_johns"), "SM-060");
}

// SM-060: the same one repeatedly
TEST(City, TheSameActionFiveTimes) {
  Table table;
  table.purse(kBlue, 15).play("city");
  for (int i = 0; i < 5; ++i) table.play("place eldorado");
  EXPECT_EQ(table.at(kBlue, eldorado), 5);
  EXPECT_EQ(table.purse(kBlue), 0);
}

// SM-061, SM-R03, E6: the totals for one to five actions
TEST(City, E6Prices) {
  const int totals[] = {0, 1, 3, 8, 15};
  Table table;
  table.purse(kBlue, 20).play("city");
  for (int i = 0; i < kActions; ++i) {
    table.play(kFiveActions[i]);
    EXPECT_EQ(20 - table.purse(kBlue), totals[i]);  // charged action by action
    EXPECT_EQ(table.state().paid[kBlue], totals[i]);
  }
  table.play("end; city; end; city; move mine_camp eldorado");
  EXPECT_EQ(table.purse(kBlue), 5);  // the first action of the next turn is free again
}

// SM-R03: a game that ends in mid-turn has been paid for exactly as far as it went
TEST(City, PaidIsWhatWasCarriedOut) {
  Table table;
  table.vein("mine 1").put(kBlue, eldorado, 2).cards(eldorado, "0:2").tear_down(kBlue);
  table.play("move eldorado st_johns; pull eldorado");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.purse(kBlue), 6 - 1);
}

// SM-062, SM-R04: the bank takes every payment and always has change
TEST(City, PaymentGoesToTheBank) {
  Table table(4);
  EXPECT_EQ(table.state().bank, 0);
  table.play("city; place eldorado; place eldorado; place eldorado");
  EXPECT_EQ(table.state().bank, 3);
  EXPECT_EQ(table.purse(kBlue), 3);
}

// SM-063
TEST(City, WhatCannotBePaidCannotBeBought) {
  Table table;
  table.purse(kBlue, 2).put(kBlue, eldorado, 2).play("city; place eldorado; place eldorado");
  EXPECT_EQ(table.purse(kBlue), 1);
  EXPECT_EQ(table.refused("place eldorado"), "SM-063");
  EXPECT_EQ(table.refused("card 2 eldorado"), "SM-063");
  EXPECT_EQ(table.refused("move eldorado st_johns"), "SM-063");
  Table leaving;
  leaving.purse(kBlue, 0).put(kBlue, eldorado, 3).cards(eldorado, "1:4").tear_down(kBlue);
  leaving.play("leave eldorado");
  EXPECT_EQ(leaving.refused("leave eldorado"), "SM-063");
  EXPECT_EQ(leaving.refused("pull eldorado"), "SM-063");
}

// SM-070
TEST(Place, AnyBuildingOrCamp) {
  Table table;
  table.play("city");
  EXPECT_EQ(table.options_of("place"), kSpaces);
  table.play("place mine_camp; place mine_camp; place eldorado");
  EXPECT_EQ(table.at(kBlue, mine_camp), 2);
  EXPECT_EQ(table.at(kBlue, eldorado), 1);
  EXPECT_EQ(table.state().supply[kBlue], 2);
}

// SM-071
TEST(Place, NeedsOneInTheSupply) {
  Table table;
  table.put(kBlue, mine_camp, 5).play("city");
  EXPECT_EQ(table.refused("place eldorado"), "SM-071");
  EXPECT_EQ(table.options_of("place"), 0);
}

// SM-080
TEST(Card, GoesFromTheHandOnTopOfTheStack) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "1:4 1:9").home(kBlue, "5").play("city");
  EXPECT_EQ(table.refused("card 5 eldorado"), "SM-080");  // it has been played before
  table.play("card 6 eldorado");
  EXPECT_EQ(table.stack(eldorado), "1:4 1:9 0:6");
  EXPECT_EQ(table.hand_size(kBlue), 11);
}

// SM-081
TEST(Card, NeedsOneProspectorMoreThanOwnCards) {
  Table table;
  table.purse(kBlue, 100).put(kBlue, eldorado).put(kRed, eldorado, 5).play("city");
  EXPECT_EQ(table.refused("card 2 st_johns"), "SM-081");
  table.play("card 2 eldorado");
  EXPECT_EQ(table.refused("card 3 eldorado"), "SM-081");  // the others' prospectors do not help
  table.play("place eldorado; card 3 eldorado");
  EXPECT_EQ(table.refused("card 4 eldorado"), "SM-081");
}

// SM-081
TEST(Card, FiveAtABuildingIsTheMost) {
  Table table;
  table.purse(kBlue, 100)
      .put(kBlue, eldorado, 5)
      .cards(eldorado, "0:2 0:3 0:4 0:5")
      .play("city; card 6 eldorado");
  EXPECT_EQ(table.refused("card 7 eldorado"), "SM-081");
}

// SM-082, SM-125: cards and certificate stay when the prospectors walk away
TEST(Card, StaysWhenTheProspectorLeaves) {
  Table table;
  table.put(kBlue, eldorado).play("city; card 2 eldorado; move eldorado st_johns");
  EXPECT_EQ(table.at(kBlue, eldorado), 0);
  EXPECT_EQ(table.stack(eldorado), "0:2");
  EXPECT_EQ(table.holder(eldorado), kBlue);
  table.play("end; city; end");
  EXPECT_EQ(table.holder(eldorado), kBlue);
}

// SM-083
TEST(Card, OneProspectorAtSeveralBuildingsInATurn) {
  Table table;
  table.purse(kBlue, 8).put(kBlue, hook_and_ladder);
  table.play("city; card 2 hook_and_ladder; move hook_and_ladder st_johns; card 3 st_johns");
  table.play("move st_johns adams_express");
  EXPECT_EQ(table.purse(kBlue), 0);
  EXPECT_EQ(table.stack(hook_and_ladder), "0:2");
  EXPECT_EQ(table.stack(st_johns), "0:3");
}

// SM-084: colour, value and order of every card are open, and play leaves the order alone
TEST(Card, StacksAreOpenAndKeepTheirOrder) {
  Table table;
  table.put(kBlue, eldorado, 2).cards(eldorado, "1:9 0:4 1:2").play("city; card 10 eldorado");
  const Open open = table.rules.open(table.state());
  const auto& cards = open.buildings[index(eldorado)].cards;
  ASSERT_EQ(cards.size(), 4U);
  EXPECT_EQ(table.stack(eldorado), "1:9 0:4 1:2 0:10");
  EXPECT_EQ(cards[0].value, 9);
  EXPECT_EQ(cards[3].value, 10);
  EXPECT_EQ(cards[3].seat, kBlue);
}

// SM-085, SM-123
TEST(Card, SettlesTheCertificateAtOnce) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "1:6").play("city");
  EXPECT_EQ(table.holder(eldorado), kRed);
  table.play("card 7 eldorado");
  EXPECT_EQ(table.holder(eldorado), kBlue);
  EXPECT_EQ(table.told(e_certificate), 1);
}

// SM-R13: cards that somebody took off do not count any more
TEST(Card, OnlyCardsInTheStackNowAreCounted) {
  Table table;
  table.turn(kRed).put(kBlue, eldorado).cards(eldorado, "1:4 0:9").put(kRed, eldorado).tear_down(kRed);
  Table untouched = table;
  untouched.play("end; city");
  EXPECT_EQ(untouched.refused("card 2 eldorado"), "SM-081");
  table.play("pull eldorado; end; city; card 2 eldorado");
  EXPECT_EQ(table.stack(eldorado), "1:4 0:2");
}

// SM-R26: 10, J, Q and K are played in this order; any of them means the lowest in the hand
TEST(Card, EqualValuesAreOne) {
  Table table;
  table.put(kBlue, eldorado).play("city");
  EXPECT_EQ(table.options_of("card"), 10);  // 2 to 9, one of value 10, the ace
  EXPECT_EQ(table.refused("card K eldorado"), "SM-R26");
  const Move king = *parse_move(Rules::kinds(), "card K eldorado");
  const auto canonical = [&](const State& s) {
    return to_notation(Rules::kinds(), table.rules.canonical(s, kBlue, king));
  };
  EXPECT_EQ(canonical(table.state()), "card 10 eldorado");
  Table later;
  later.put(kBlue, eldorado).home(kBlue, "10 J").play("city");
  EXPECT_EQ(canonical(later.state()), "card Q eldorado");
}

// SM-090
TEST(MoveProspector, AnyOtherSpaceWithoutLimit) {
  Table table;
  table.put(kBlue, eldorado, 4).put(kBlue, mine_camp).put(kRed, mine_camp, 5).play("city");
  EXPECT_EQ(table.options_of("move"), 2 * (kSpaces - 1));
  EXPECT_EQ(table.refused("move st_johns eldorado"), "SM-090");
  EXPECT_EQ(table.refused("move eldorado st_johns eldorado"), "SM-090");  // nobody took a card off there
  table.play("move eldorado mine_camp; move eldorado mine_camp");
  EXPECT_EQ(table.at(kBlue, mine_camp), 3);
  table.play("move mine_camp river_camp");
  EXPECT_EQ(table.at(kBlue, river_camp), 1);
}

// SM-R12
TEST(MoveProspector, MustReachAnotherSpace) {
  Table table;
  table.put(kBlue, eldorado).play("city");
  EXPECT_EQ(table.refused("move eldorado eldorado"), "SM-R12");
}

// SM-100
TEST(Leave, FromAnySpaceAndForGood) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, river_camp).put(kBlue, st_johns).tear_down(kBlue).play("city");
  EXPECT_EQ(table.refused("leave mine_camp"), "SM-100");
  table.play("leave eldorado; leave river_camp");
  EXPECT_EQ(table.state().on_board[kBlue], 1);
  EXPECT_EQ(table.state().supply[kBlue], 0);  // to the box, not to the supply
  EXPECT_EQ(table.score(kBlue, s_prospectors), -1);
}

}  // namespace
}  // namespace paydirt::sutters_mill

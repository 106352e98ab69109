// The special actions of the buildings: section 3.7. The digging bonuses are in dig_test.cpp.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

// SM-141, SM-064
TEST(OddFellows, OneFreePlacementOrMoveInBuildUp) {
  Table table;
  table.put(kBlue, eldorado).cards(odd_fellows_hall, "0:2").purse(kBlue, 0).play("city");
  Table moving = table;
  table.play("place mine_camp; place mine_camp");  // the first is the Hall's, the second the first bought one
  EXPECT_EQ(table.state().bought, 1);
  EXPECT_EQ(table.refused("place mine_camp"), "SM-063");
  moving.play("move eldorado mine_camp");
  EXPECT_EQ(moving.state().bought, 0);
  EXPECT_EQ(moving.told(e_special), 1);
}

// SM-141: no card, and not in Tear Down
TEST(OddFellows, NothingElse) {
  Table table;
  table.put(kBlue, eldorado).cards(odd_fellows_hall, "0:2").purse(kBlue, 0).play("city; card 3 eldorado");
  EXPECT_EQ(table.state().bought, 1);
  Table late;
  late.put(kBlue, eldorado, 2).cards(odd_fellows_hall, "0:2").tear_down(kBlue);
  late.play("move eldorado mine_camp");
  EXPECT_EQ(late.state().bought, 1);
  late.play("leave mine_camp");
  EXPECT_EQ(late.state().bought, 2);
}

// SM-142: one free card, under the condition of SM-081
TEST(Eldorado, OneFreeCardInBuildUp) {
  Table table;
  table.put(kBlue, st_johns, 3).cards(eldorado, "0:2").purse(kBlue, 0).play("city");
  EXPECT_EQ(table.refused("card 3 sutters_mill"), "SM-081");
  table.play("card 3 st_johns");
  EXPECT_EQ(table.state().bought, 0);
  table.play("card 4 st_johns");
  EXPECT_EQ(table.state().bought, 1);
  EXPECT_EQ(table.refused("card 5 st_johns"), "SM-063");
}

// SM-143
TEST(StJohns, ShiftsOneOwnCardByOnePlace) {
  Table table;
  table.put(kBlue, eldorado)
      .cards(st_johns, "0:2")
      .cards(eldorado, "1:9 0:4 1:3")
      .purse(kBlue, 0)
      .play("city");
  EXPECT_EQ(table.options_of("shift"), 2);
  Table up = table;
  up.play("shift eldorado 2 up");
  EXPECT_EQ(up.stack(eldorado), "1:9 1:3 0:4");
  table.play("shift eldorado 2 down");
  EXPECT_EQ(table.stack(eldorado), "0:4 1:9 1:3");
  EXPECT_EQ(table.state().bought, 0);
  EXPECT_EQ(table.refused("shift eldorado 1 up"), "SM-R14");
}

// SM-143: every condition
TEST(StJohns, Conditions) {
  Table table;
  table.put(kBlue, eldorado).put(kRed, adams_express).cards(st_johns, "0:2");
  table.cards(eldorado, "1:9 0:4 1:3").cards(adams_express, "0:5 1:5").play("city");
  EXPECT_EQ(table.refused("shift adams_express 1 up"), "SM-143");  // nobody of his stands there
  EXPECT_EQ(table.refused("shift eldorado 1 up"), "SM-143");       // not his card
  EXPECT_EQ(table.refused("shift eldorado 3 down"), "SM-143");
  EXPECT_EQ(table.refused("shift eldorado 4 down"), "SM-143");  // no such card
  Table without;
  without.put(kBlue, eldorado).cards(eldorado, "1:9 0:4 1:3").play("city");
  EXPECT_EQ(without.refused("shift eldorado 2 up"), "SM-143");  // not his church
}

// SM-143: in Tear Down as well
TEST(StJohns, InBothPhases) {
  Table table;
  table.put(kBlue, eldorado).cards(st_johns, "0:2").cards(eldorado, "0:4 1:3").tear_down(kBlue);
  table.play("shift eldorado 1 up; pull eldorado");
  EXPECT_EQ(table.home(kBlue), "4");
}

// SM-R12: a shift swaps two cards
TEST(StJohns, MustSwapTwoCards) {
  Table table;
  table.put(kBlue, eldorado).cards(st_johns, "0:2").cards(eldorado, "0:4 1:3 0:5").play("city");
  EXPECT_EQ(table.refused("shift eldorado 1 down"), "SM-R12");
  EXPECT_EQ(table.refused("shift eldorado 3 up"), "SM-R12");
}

// SM-R12: two own neighbours swap in one way only, and the other spelling means the same
TEST(StJohns, OwnNeighboursAreOneOption) {
  Table table;
  table.put(kBlue, eldorado).cards(st_johns, "0:2").cards(eldorado, "0:4 0:5 1:3").play("city");
  EXPECT_EQ(table.refused("shift eldorado 2 down"), "SM-R12");
  EXPECT_EQ(table.options_of("shift"), 2);
  const auto canonical = [&](const char* text) {
    const Move move = table.rules.canonical(table.state(), kBlue, *parse_move(Rules::kinds(), text));
    return to_notation(Rules::kinds(), move);
  };
  EXPECT_EQ(canonical("shift eldorado 2 down"), "shift eldorado 1 up");
  EXPECT_EQ(canonical("shift eldorado 3 down"),
            "shift eldorado 3 down");  // Red's card is never his to shift
}

// E5, SM-084, SM-122, SM-123
TEST(StJohns, E5TwoWays) {
  Table table;
  table.turn(kRed).put(kRed, odd_fellows_hall).cards(st_johns, "1:9");
  table.cards(odd_fellows_hall, "0:6 1:4 1:6 0:4").play("city");
  EXPECT_EQ(table.holder(odd_fellows_hall), kBlue);
  Table down = table;
  down.play("shift odd_fellows_hall 2 down");
  EXPECT_EQ(down.stack(odd_fellows_hall), "1:4 0:6 1:6 0:4");
  EXPECT_EQ(down.holder(odd_fellows_hall), kRed);
  table.play("shift odd_fellows_hall 3 up");
  EXPECT_EQ(table.stack(odd_fellows_hall), "0:6 1:4 0:4 1:6");
  EXPECT_EQ(table.holder(odd_fellows_hall), kBlue);
}

// SM-145
TEST(Adams, OneFreeRemovalInTearDown) {
  Table table;
  table.put(kBlue, eldorado, 3)
      .cards(adams_express, "0:2")
      .cards(eldorado, "0:3 0:4 0:5 0:6")
      .purse(kBlue, 0);
  table.tear_down(kBlue).play("pull eldorado");
  EXPECT_EQ(table.state().bought, 0);
  table.play("pull eldorado");
  EXPECT_EQ(table.state().bought, 1);
  EXPECT_EQ(table.refused("pull eldorado"), "SM-063");
  Table away;
  away.put(kBlue, mine_camp).cards(adams_express, "0:2").tear_down(kBlue);
  EXPECT_EQ(away.refused("pull adams_express"), "SM-110");  // an own prospector must be there
}

// SM-146
TEST(Chalmers, OneFreeMoveOrLeaveInTearDown) {
  Table table;
  table.put(kBlue, eldorado, 4).cards(chalmers_hotel, "0:2").purse(kBlue, 0).tear_down(kBlue);
  Table leaving = table;
  table.play("move eldorado mine_camp");
  EXPECT_EQ(table.state().bought, 0);
  leaving.play("leave eldorado; leave eldorado");
  EXPECT_EQ(leaving.state().bought, 1);
  EXPECT_EQ(leaving.refused("leave eldorado"), "SM-063");
  Table early;
  early.put(kBlue, eldorado).cards(chalmers_hotel, "0:2").play("city; move eldorado mine_camp");
  EXPECT_EQ(early.state().bought, 1);  // not in Build Up
}

// SM-148: no special of the town in a dig turn; any certificate counts in business
TEST(Specials, TownSpecialsDoNotServeADigTurn) {
  Table table;
  table.put(kBlue, river_camp, 2).put(kBlue, eldorado).cards(eldorado, "1:2 0:9").cards(st_johns, "0:2");
  table.cards(odd_fellows_hall, "0:3").cards(adams_express, "0:4").cards(chalmers_hotel, "0:5").play("dig");
  for (const char* move : {"place eldorado", "card 6 eldorado", "shift eldorado 2 down", "pull eldorado",
                           "leave eldorado", "move eldorado st_johns"}) {
    EXPECT_EQ(table.refused(move), "SM-025") << move;
  }
  table.play("to st_johns; stop");
  EXPECT_EQ(table.taken(kBlue), 1 + 5);  // Adams and Chalmer's, too, though he is in Build Up
  EXPECT_EQ(table.told(e_bonus), 0);
}

// SM-R14: each once a turn, also when nothing is bought; the next turn renews it
TEST(Specials, OnceATurnEach) {
  Table table;
  table.put(kBlue, st_johns, 2).cards(odd_fellows_hall, "0:2").cards(eldorado, "0:3").purse(kBlue, 0);
  table.play(
      "city; place mine_camp; card 4 st_johns; end; city; end; city; place mine_camp; card 5 st_johns");
  EXPECT_EQ(table.state().bought, 0);
  EXPECT_EQ(table.told(e_special), 4);
}

// SM-R14: losing and regaining the certificate does not renew it
TEST(Specials, RegainedIsNotRenewed) {
  Table table;
  table.put(kBlue, adams_express, 3).purse(kBlue, 100);
  table.cards(adams_express, "0:3 1:2 0:5 0:9").tear_down(kBlue);
  table.play("pull adams_express");
  EXPECT_EQ(table.state().used, bit(adams_express));
  table.play("pull adams_express");
  EXPECT_EQ(table.holder(adams_express), kBlue);
  EXPECT_EQ(table.state().bought, 1);
  Table swing;
  swing.put(kBlue, adams_express, 3).purse(kBlue, 100).tear_down(kBlue);
  swing.cards(adams_express, "0:3 1:9 0:7").play("pull adams_express");
  EXPECT_EQ(swing.holder(adams_express), kRed);  // lost
  swing.play("pull adams_express");
  EXPECT_EQ(swing.holder(adams_express), kBlue);  // and won back
  swing.play("pull adams_express");
  EXPECT_EQ(swing.state().bought, 2);
}

// SM-R14: the certificate must be held at the moment of use
TEST(Specials, MustBeHeldAtTheMoment) {
  Table table;
  table.put(kBlue, chalmers_hotel, 2).cards(chalmers_hotel, "1:4 0:9").tear_down(kBlue).purse(kBlue, 0);
  table.play("pull chalmers_hotel");
  EXPECT_EQ(table.refused("leave chalmers_hotel"), "SM-063");
}

// SM-R15, SM-064: free before paid, and a free action counts neither as bought nor in the price
TEST(Specials, FreeBeforePaid) {
  Table table;
  table.cards(odd_fellows_hall, "0:2").purse(kBlue, 15).play("city; place mine_camp");
  EXPECT_EQ(table.state().bought, 0);
  for (int i = 0; i < 4; ++i) table.play("place mine_camp");
  table.play("move mine_camp eldorado");
  EXPECT_EQ(table.purse(kBlue), 0);  // six actions, five of them bought
  EXPECT_EQ(table.state().bought, 5);
}

// SM-064: with five actions bought, a special that comes only now still serves
TEST(Specials, StillServeAfterFiveBought) {
  Table table;
  table.put(kBlue, eldorado, 2).purse(kBlue, 15);
  table.play(
      "city; place mine_camp; place mine_camp; move mine_camp st_johns; place mine_camp; card 2 eldorado");
  EXPECT_EQ(table.state().bought, 5);
  EXPECT_EQ(table.refused("move mine_camp eldorado"), "SM-060");
  table.play("card 3 eldorado");
  EXPECT_EQ(table.stack(eldorado), "0:2 0:3");
}

}  // namespace
}  // namespace paydirt::sutters_mill

// Taking cards off: action G, and who may take how many.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

// SM-110
TEST(Pull, NeedsAProspectorAndACard) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, sutters_mill).put(kRed, st_johns);
  table.cards(eldorado, "1:6").cards(st_johns, "0:4").tear_down(kBlue);
  EXPECT_EQ(table.refused("pull st_johns"), "SM-110");      // only Red stands there
  EXPECT_EQ(table.refused("pull sutters_mill"), "SM-110");  // no card lies there
  table.play("pull eldorado");                              // whoever owns it
  EXPECT_EQ(table.home(kRed), "6");
}

// SM-111
TEST(Pull, FromTheTopDown) {
  Table table;
  table.put(kBlue, eldorado, 3).cards(eldorado, "0:9 1:6 1:2").tear_down(kBlue).play("pull eldorado");
  EXPECT_EQ(table.stack(eldorado), "0:9 1:6");
  table.play("pull eldorado; pull eldorado");  // Red's two first, then his own
  EXPECT_EQ(table.home(kRed), "2 6");
  EXPECT_EQ(table.home(kBlue), "9");
}

// SM-112
TEST(Pull, OnceAProspectorAndBuilding) {
  Table table;
  table.put(kBlue, eldorado, 2).cards(eldorado, "0:2 0:3 0:4").tear_down(kBlue).purse(kBlue, 100);
  table.play("pull eldorado; pull eldorado");
  EXPECT_EQ(table.state().bought, 2);  // each removal is an action of its own
  EXPECT_EQ(table.refused("pull eldorado"), "SM-110");
  EXPECT_EQ(table.refused("pull eldorado eldorado"), "SM-112");
}

// SM-112: at another building the same prospector may
TEST(Pull, AgainAtAnotherBuilding) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "0:2 0:3").cards(st_johns, "0:4 0:5").tear_down(kBlue);
  table.play("pull eldorado; move eldorado st_johns eldorado; pull st_johns eldorado");
  EXPECT_EQ(table.home(kBlue), "3 5");
  EXPECT_EQ(table.refused("pull st_johns eldorado+st_johns"), "SM-112");
}

// SM-R17: not even after leaving and coming back; but another one may
TEST(Pull, ComingBackDoesNotHelp) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, mine_camp).cards(eldorado, "0:2 0:3 0:4").tear_down(kBlue);
  table.purse(kBlue, 100)
      .play("pull eldorado; move eldorado st_johns eldorado; move st_johns eldorado eldorado");
  EXPECT_EQ(table.refused("pull eldorado eldorado"), "SM-112");
  EXPECT_EQ(table.refused("pull eldorado"), "SM-110");
  table.play("move mine_camp eldorado; pull eldorado");
  EXPECT_EQ(table.home(kBlue), "3 4");
}

// SM-R17: one walks away, a fresh one walks in; each has taken one card
TEST(Pull, AFreshProspectorMay) {
  Table table;
  table.put(kBlue, eldorado)
      .put(kBlue, mine_camp)
      .cards(eldorado, "0:2 0:3")
      .tear_down(kBlue)
      .purse(kBlue, 100);
  table.play("pull eldorado; leave eldorado eldorado; move mine_camp eldorado; pull eldorado");
  EXPECT_EQ(table.home(kBlue), "2 3");
}

// SM-R17: equal prospectors are one option, different ones are told apart
TEST(Pull, ClassesAreOfferedOnce) {
  Table table;
  table.put(kBlue, eldorado, 3).cards(eldorado, "0:2 0:3 0:4").tear_down(kBlue).purse(kBlue, 100);
  EXPECT_EQ(table.options_of("leave"), 1);
  EXPECT_EQ(table.options_of("move"), kSpaces - 1);
  table.play("pull eldorado");
  EXPECT_EQ(table.options_of("leave"), 2);
  EXPECT_EQ(table.options_of("move"), 2 * (kSpaces - 1));
  EXPECT_EQ(table.options_of("pull"), 1);
  EXPECT_EQ(table.refused("leave st_johns eldorado"), "SM-100");
  EXPECT_EQ(table.refused("move st_johns mine_camp eldorado"), "SM-090");
  table.play("leave eldorado");  // a fresh one; the other still may not
  EXPECT_EQ(table.options_of("leave"), 2);
  table.play("leave eldorado");
  EXPECT_EQ(table.options(),
            (std::vector<std::string>{
                "end", "move eldorado sutters_mill eldorado", "move eldorado odd_fellows_hall eldorado",
                "move eldorado st_johns eldorado", "move eldorado hook_and_ladder eldorado",
                "move eldorado adams_express eldorado", "move eldorado chalmers_hotel eldorado",
                "move eldorado miners_drug_store eldorado", "move eldorado river_camp eldorado",
                "move eldorado hillside_camp eldorado", "move eldorado mine_camp eldorado",
                "leave eldorado eldorado"}));
}

// SM-R17: the sets are open to all, and cleared at the end of the turn
TEST(Pull, SetsAreOpenAndEndWithTheTurn) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "0:2 0:3").tear_down(kBlue).play("pull eldorado");
  const Open open = table.rules.open(table.state());
  ASSERT_EQ(open.walkers.size(), 1U);
  EXPECT_EQ(open.walkers[0].space, eldorado);
  EXPECT_EQ(open.walkers[0].pulled, (std::vector<Space>{eldorado}));
  table.play("end; city; end; pull eldorado");
  EXPECT_EQ(table.home(kBlue), "2 3");
}

// SM-113, SM-R23: to the owner's pile, not to his hand, also while he is in Build Up
TEST(Pull, GoesToItsOwnerForGood) {
  Table table;
  table.put(kBlue, eldorado).put(kRed, eldorado, 2).cards(eldorado, "0:2 1:9").tear_down(kBlue);
  const int before = table.points(kRed);
  table.play("pull eldorado");
  EXPECT_EQ(table.home(kRed), "9");
  EXPECT_EQ(table.hand_size(kRed), 12);
  EXPECT_EQ(table.points(kRed), before + 9 + 9);
  table.play("end; city");
  EXPECT_EQ(table.refused("card 9 eldorado"), "SM-080");
  table.play("end; end; switch");
  EXPECT_EQ(table.home(kRed), "9");  // the switch clears hand and supply only
}

// SM-033, SM-114, SM-R24: the last card closes the building; the back counter leaves unseen
TEST(Pull, TheLastCardClosesTheBuilding) {
  Table table;
  table.vein("river 1 1 hillside 2 mine 3 1 2").put(kBlue, eldorado).cards(eldorado, "0:9").tear_down(kBlue);
  EXPECT_EQ(table.holder(eldorado), kBlue);
  table.play("pull eldorado");
  EXPECT_EQ(table.holder(eldorado), kNobody);
  EXPECT_TRUE(table.rules.open(table.state()).buildings[index(eldorado)].closed);
  const Position position = table.rules.position(table.state());
  ASSERT_EQ(position.vein.size(), 5U);
  EXPECT_EQ(position.vein.front().nuggets, 1);
  EXPECT_EQ(position.vein.back().nuggets, 1);  // the 2 at the back is gone
  ASSERT_EQ(position.box.size(), 1U);
  EXPECT_EQ(position.box[0].nuggets, 2);
  EXPECT_EQ(table.purse(kBlue), 6);  // nobody gets it
  for (const Event& event : table.events) {
    EXPECT_NE(event.secret, 2);  // nor sees it
  }
  EXPECT_EQ(table.rules.open(table.state()).boxed, (std::array<int, 3>{0, 0, 1}));
}

// SM-033: where the mine is used up, the back is on the hillside
TEST(Pull, TheBackMayBeInAnEarlierPart) {
  Table table;
  table.vein("river 1 3 hillside 2 4").put(kBlue, eldorado).cards(eldorado, "0:9").tear_down(kBlue);
  table.play("pull eldorado");
  EXPECT_EQ(table.state().boxed[1][3], 1);
  EXPECT_EQ(table.state().left[1], 1);
}

// SM-115
TEST(Pull, OtherwiseTheCertificateIsSettled) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "1:4 0:9").tear_down(kBlue).play("pull eldorado");
  EXPECT_EQ(table.holder(eldorado), kRed);
  EXPECT_EQ(table.state().vein_size(), 72);
  EXPECT_EQ(table.told(e_close), 0);
}

// SM-116
TEST(Pull, ABuildingWithoutCardsCostsNothing) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, mine_camp).tear_down(kBlue).play("leave eldorado; end");
  EXPECT_EQ(table.state().vein_size(), 72);
  EXPECT_EQ(table.state().closed, 0);
}

// SM-R16: Adams takes the top card, too
TEST(Pull, AdamsTakesTheTopCard) {
  Table table;
  table.put(kBlue, eldorado).cards(adams_express, "0:2").cards(eldorado, "0:9 1:6").tear_down(kBlue);
  EXPECT_EQ(table.options_of("pull"), 1);
  table.play("pull eldorado");
  EXPECT_EQ(table.told(e_special), 1);
  EXPECT_EQ(table.home(kRed), "6");
  EXPECT_EQ(table.home(kBlue), "");
}

// SM-R27: card to its owner, certificate out, back counter out, then the adventurer
TEST(Pull, HappensInOrder) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "0:9").tear_down(kBlue).play("pull eldorado");
  std::vector<int> kinds;
  for (const Event& event : table.events) kinds.push_back(event.kind);
  EXPECT_EQ(kinds, (std::vector<int>{e_pull, e_close, e_box, e_adventurer}));
  Table last;
  last.vein("mine 1").put(kBlue, eldorado).cards(eldorado, "0:9").tear_down(kBlue).play("pull eldorado");
  ASSERT_FALSE(last.events.empty());
  EXPECT_EQ(last.events.back().kind, e_over);
  EXPECT_EQ(last.state().adventurer, kNobody);  // settled before the points are counted
}

// E4: removing cards
TEST(Pull, E4RemovingCards) {
  Table table;
  table.put(kBlue, eldorado, 2).cards(eldorado, "0:6 1:8 0:10").tear_down(kBlue);
  EXPECT_EQ(table.holder(eldorado), kBlue);
  table.play("pull eldorado");
  EXPECT_EQ(table.holder(eldorado), kRed);
  table.play("pull eldorado");
  EXPECT_EQ(table.holder(eldorado), kBlue);
  EXPECT_EQ(table.score(kRed, s_home), 8);
}

// E7, SM-145: a paid removal and Adams by one prospector, at two buildings but not at one
TEST(Pull, E7Adams) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, st_johns).purse(kBlue, 100).tear_down(kBlue);
  table.cards(adams_express, "0:2").cards(eldorado, "1:3 1:4 0:8").cards(st_johns, "1:5 0:6 1:6");
  table.play("pull eldorado; pull st_johns");  // the first one was Adams', the second is bought
  EXPECT_EQ(table.state().bought, 1);
  EXPECT_EQ(table.refused("pull st_johns st_johns"), "SM-112");
  EXPECT_EQ(table.refused("pull eldorado eldorado"), "SM-112");
  table.play("move eldorado st_johns eldorado; pull st_johns eldorado");
  EXPECT_EQ(table.home(kBlue), "6 8");
}

}  // namespace
}  // namespace paydirt::sutters_mill

// Beginner: settling, events, markets, taxes, the end (section 3.1).
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

// GW-B12, GW-B13, GW-B15: a pioneer for a settlement, on the coast or beside somebody's settlement
TEST(Beginner, APioneerBuildsASettlement) {
  Table table(Level::beginner);
  table.hand(kBlue, "P01 P02").settle(kRed, "C07", plains_hides);
  EXPECT_EQ(table.refused("settle I07 farmland_hides"), "GW-B13");
  EXPECT_TRUE(table.offers("settle I11 farmland_hides"));  // beside Red's Monterey
  table.play("settle C06 farmland_hides");
  EXPECT_EQ(table.owner("C06"), kBlue);
  EXPECT_EQ(table.hand_size(kBlue), 1);
  EXPECT_EQ(table.state().industry[kBlue][index(Terrain::farmland)], index(farmland_hides));
  EXPECT_EQ(table.state().discards[0], 1);
  table.play("settle I11 farmland_hides");  // repeated, with the card it has
  EXPECT_EQ(table.refused("settle I09 plains_hides"), "GW-B12");
}

// GW-B14: one settlement on a tile. GW-B16: no industry, no settlement
TEST(Beginner, WhereNobodyCanSettle) {
  Table table(Level::beginner);
  table.hand(kBlue, "P01").settle(kRed, "C07", plains_hides);
  EXPECT_EQ(table.refused("settle C07 plains_hides"), "GW-B14");
  EXPECT_EQ(table.refused("settle C05 farmland_hides"), "GW-B15");
  EXPECT_EQ(table.refused("settle C01 forest_wood"), "GW-B12");
  Table whole(Level::easy);
  whole.hand(kBlue, "P01").settle(kRed, "I19", sierra_wood);
  EXPECT_EQ(whole.refused("settle I20 sierra_wood"), "GW-B16");
}

// GW-B06, GW-B18: at Beginner only the cheapest industries; people have neither icons nor abilities
TEST(Beginner, OnlyTheCheapestIndustries) {
  Table table(Level::beginner);
  table.hand(kBlue, "P02 P03");
  EXPECT_EQ(table.count("settle"), 6);  // six coastal tiles, one industry each
  EXPECT_EQ(table.refused("settle C05 plains_corn"), "GW-B06");
  EXPECT_EQ(table.refused("icons P02"), "GW-B18");
  EXPECT_EQ(table.refused("use P02 0"), "GW-B18");
  EXPECT_EQ(table.refused("road C05 SE"), "GW-E12");
  EXPECT_EQ(table.refused("offer 1"), "GW-R29");
}

// GW-B11, GW-R11: any number of actions, then exactly one event ends the turn; one may also do nothing
TEST(Beginner, ATurnIsActionsAndOneEvent) {
  Table table(Level::beginner);
  table.hand(kBlue, "P01 P02").play("settle C05 plains_hides; points 3; settle C06 farmland_hides; points 2");
  EXPECT_EQ(table.points(kBlue), 5);
  table.play("end");
  EXPECT_EQ(table.step(), Step::event);
  EXPECT_EQ(table.refused("points 1"), "GW-B11");
  table.play("play taxes");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.step(), Step::act);
  table.play("end; play immigrants");
  EXPECT_EQ(table.asked(), kBlue);
}

// GW-B17: points for pesos, one for one
TEST(Beginner, PointsAreBought) {
  Table table(Level::beginner);
  EXPECT_EQ(table.count("points"), 10);
  table.play("points 7");
  EXPECT_EQ(table.pesos(kBlue), 3);
  EXPECT_EQ(table.points(kBlue), 7);
  EXPECT_EQ(table.refused("points 4"), "GW-B17");
  table.play("points 3");
  EXPECT_EQ(table.count("points"), 0);
}

// GW-B19: two cards are seen, one is played, the other lies on top again
TEST(Beginner, OneOfTwoEventCards) {
  Table table(Level::beginner, 3);
  table.next(p_event, {1, 1}).play("end");  // Taxes, then the first coast market
  EXPECT_EQ(table.options("play"), (std::vector<std::string>{"play taxes", "play coast_market"}));
  EXPECT_EQ(table.rules.own(table.state(), kBlue).events.size(), 2U);
  EXPECT_TRUE(table.rules.own(table.state(), kRed).events.empty());
  table.play("play taxes");
  EXPECT_EQ(table.event_discards(kTaxes), 1);
  EXPECT_EQ(table.rules.own(table.state(), kBlue).next_event, kCoast);
  EXPECT_FALSE(table.rules.own(table.state(), kRed).next_event.has_value());
  table.play("end");
  EXPECT_TRUE(table.offers("play coast_market"));  // Red takes it up
}

// GW-R05: the last card is taken, the discards are shuffled, the second comes from them
TEST(Beginner, TheEventDeckIsEndless) {
  Table table(Level::beginner);
  table.position.events.draw = {kTaxes};
  table.position.events.discards = {kImmigrants, kCoast, kCoast};
  table.play("end");
  EXPECT_EQ(table.options("play"), (std::vector<std::string>{"play immigrants", "play taxes"}));
  table.play("play immigrants");
  EXPECT_EQ(table.state().event_stack, 3);
  EXPECT_EQ(table.state().event_top, index(kTaxes));
  Table empty(Level::beginner);
  empty.position.events.draw.clear();
  empty.position.events.discards = {kImmigrants, kTaxes, kCoast, kCoast};
  empty.play("end");
  EXPECT_EQ(empty.state().event_stack, 2);
}

// GW-R06: two alike leave one answer, but the question is put
TEST(Beginner, TwoCardsOfAKindAreAsked) {
  Table table(Level::beginner);
  table.event_pair(kCoast, kCoast);
  EXPECT_EQ(table.count("play"), 1);
  table.play("play coast_market");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).next_event, kCoast);
}

// GW-B20, GW-B21: the pool is taken as soon as it holds a card for everybody; example 2 of section 7
TEST(Beginner, ImmigrantsFillThePool) {
  Table table(Level::beginner, 4);
  table.pool("P01 P02 P03").event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(table.hand_size(kBlue), 2);
  for (const Seat seat : {kRed, kGreen, kYellow}) EXPECT_EQ(table.hand_size(seat), 1);
  EXPECT_EQ(table.state().pool_total(), 0);
  Table waiting(Level::beginner, 4);
  waiting.pool("P01").event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(waiting.state().pool_total(), 3);  // three for four players: it waits
  EXPECT_EQ(waiting.hand_size(kBlue), 0);
}

// GW-B10, GW-R03, GW-R04: an empty stack is refilled from the discards; with both empty nothing is drawn
TEST(Beginner, ThePioneerDeckIsEndless) {
  Table table(Level::beginner);
  for (int card = 2; card < 25; ++card) table.hand(kRed, kCardNames[card]);
  table.discards(Deck::pioneer, "P01 P02").event_pair(kImmigrants, kTaxes);
  EXPECT_EQ(table.state().discards[0], 2);  // not before a card is needed
  table.play("play immigrants");
  EXPECT_EQ(table.state().discards[0], 0);
  EXPECT_EQ(table.hand_size(kBlue), 1);
  EXPECT_EQ(table.hand_size(kRed), 24);
  Table dry(Level::beginner);
  for (int card = 0; card < 25; ++card) dry.hand(kRed, kCardNames[card]);
  dry.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(dry.hand_size(kRed), 25);
  EXPECT_EQ(dry.state().pool_total(), 0);
  EXPECT_EQ(dry.asked(), kRed);
}

// GW-B22, GW-B23, GW-B08, GW-R13, GW-R15: example 1 of section 7
TEST(Beginner, ACoastMarketPaysTheProducer) {
  Table table(Level::beginner);
  table.settle(kRed, "C07 C05", plains_hides).settle(kBlue, "C06", farmland_hides);
  table.settle(kBlue, "C08", forest_wood).event_pair(kCoast, kTaxes).play("play coast_market");
  EXPECT_EQ(table.options("market"), (std::vector<std::string>{"market C05 hides", "market C06 hides",
                                                               "market C07 hides", "market C08 wood"}));
  EXPECT_EQ(table.rules.question(table.state(), kBlue).rule, "GW-B22");  // roads come later
  const Open open = table.rules.open(table.state());
  ASSERT_EQ(open.markets.size(), 4U);
  EXPECT_EQ(open.markets[2].pays, (std::vector<int>{0, 3}));
  table.play("market C07 hides");
  EXPECT_EQ(table.pesos(kRed), 13);
  EXPECT_EQ(table.pesos(kBlue), 10);
}

// GW-B24, GW-R12: somebody must be paid if anybody can; else the card has no effect
TEST(Beginner, AMarketMustPaySomebody) {
  Table table(Level::beginner);
  table.settle(kRed, "C07", plains_hides).event_pair(kCoast, kTaxes).play("play coast_market");
  EXPECT_EQ(table.options("market"), (std::vector<std::string>{"market C07 hides"}));
  EXPECT_EQ(table.refused("market C05 hides"), "GW-E18");
  Table nobody(Level::beginner);
  nobody.event_pair(kCoast, kTaxes).play("play coast_market");
  EXPECT_EQ(nobody.asked(), kRed);
  EXPECT_EQ(nobody.told(e_nothing), 1);
  EXPECT_EQ(nobody.event_discards(kCoast), 1);
}

// GW-B25: taxes for everybody, then the end is checked. GW-B26, GW-R71: at once, in mid-round
TEST(Beginner, TaxesEndTheGameWhenAllIsSettled) {
  Table table(Level::beginner, 3);
  table.settle(kBlue, "C03 C05 C07 I09", plains_hides).settle(kRed, "C04 C06 I07 I11", farmland_hides);
  table.settle(kRed, "C08", forest_wood).hand(kRed, "P01").event_pair(kTaxes, kCoast);
  Table early = table;
  EXPECT_EQ(early.words("play taxes"), "Play Taxes");
  early.play("play taxes");
  EXPECT_EQ(early.pesos(kGreen), 13);
  EXPECT_FALSE(early.over());  // American River is empty
  table.settle(kGreen, "I08", sierra_wood);
  EXPECT_EQ(table.words("play taxes"), "Play Taxes, which ends the game");
  table.play("play taxes");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state().ended, EndReason::all_settled);
  EXPECT_EQ(table.pesos(kBlue), 13);
  EXPECT_EQ(table.asked(), kNobody);
}

// GW-R10: tiles that no chain of habitable ones joins to the coast are not counted
TEST(Beginner, UnreachableTilesAreNotCounted) {
  Table table(Level::beginner);
  table.position.tiles.clear();
  table.land("C13 I20 I19").settle(kBlue, "C13", plains_hides).hand(kBlue, "P01");
  Table ending = table;
  EXPECT_EQ(table.refused("settle I19 sierra_wood"), "GW-B13");  // behind the desert
  ending.event_pair(kTaxes, kCoast).play("play taxes");
  EXPECT_TRUE(ending.over());
}

// GW-B27, GW-R71: example 17 of section 7; pesos in hand are worth nothing
TEST(Beginner, TheScore) {
  Table table(Level::beginner);
  table.settle(kBlue, "C03 C05 C07 I09", plains_hides).hand(kBlue, "P01 P02 P03").pesos(kBlue, 9);
  table.position.players[kBlue].points = 23;
  EXPECT_EQ(table.score(kBlue), 23 + 20 - 6);
  ScoreSheet sheet;
  table.rules.tally(table.state(), sheet);
  EXPECT_EQ(sheet.items.size(), 6U);
  for (const ScoreItem& item : sheet.items) EXPECT_FALSE(item.secret);
}

// GW-R72: a tie goes to the richer; equal in both, the victory is shared
TEST(Beginner, TiesGoToTheRicher) {
  Table table(Level::beginner, 3);
  table.pesos(kRed, 11);
  const Outcome outcome = table.rules.outcome(table.state());
  EXPECT_EQ(outcome.rank[kRed], 1);
  EXPECT_EQ(outcome.rank[kBlue], 2);
  EXPECT_EQ(outcome.rank[kGreen], 2);
}

// GW-R73: the bound on rounds, after the last turn of the round
TEST(Beginner, TheBoundOnRounds) {
  Table table(Level::beginner);
  table.position.turn.round = 60;
  table.turn(kBlue).play("end; play immigrants");
  EXPECT_FALSE(table.over());
  table.play("end; play taxes");
  EXPECT_EQ(table.state().ended, EndReason::round_limit);
  Options brief;
  brief.rounds = 2;
  EXPECT_EQ(Table(2, brief).rules.box().max_rounds, 2);
  brief.rounds = 201;
  EXPECT_STREQ(Rules::make(printed_edition(), brief, 2, 1).refusal().rule, "GW-R73");
}

}  // namespace
}  // namespace paydirt::golden_wilderness

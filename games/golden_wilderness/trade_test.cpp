// Trade: offers composed step by step, to one partner (GW-R29 to GW-R35).
#include <iostream>
#include <set>

#include "bots/greedy.hpp"
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

// GW-E13, GW-R29, GW-R30: pesos for people, accepted and carried out at once
TEST(Trade, ABargain) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03")
      .play("offer 1; give_people pioneer; give_people pioneer; ask_pesos 4; propose");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.options("accept").size(), 1U);
  const Open open = table.rules.open(table.state());
  ASSERT_TRUE(open.offer && open.offer->give);
  EXPECT_EQ(open.offer->give->cards[0], 2);
  EXPECT_EQ(open.offer->ask->pesos, 4);
  table.play("accept");
  EXPECT_EQ(table.pesos(kBlue), 14);
  EXPECT_EQ(table.pesos(kRed), 6);
  EXPECT_EQ(table.hand_size(kRed), 2);
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.step(), Step::act);
}

// GW-R30: declining changes nothing, and there is no counter-offer
TEST(Trade, Declined) {
  Table table(Level::easy);
  table.play("offer 1; give_pesos 5; propose");
  EXPECT_EQ(table.count("accept") + table.count("decline"), 2);
  table.play("decline");
  EXPECT_EQ(table.pesos(kBlue), 10);
  EXPECT_EQ(table.asked(), kBlue);
}

// GW-R31: three offers a turn; those that are dropped before they are made do not count
TEST(Trade, ThreeOffersATurn) {
  Table table(Level::easy);
  table.play("offer 1; drop; offer 1; drop; offer 1; drop");
  EXPECT_EQ(table.rules.open(table.state()).offers_left, 3);
  for (int i = 0; i < 3; ++i) table.play("offer 1; give_pesos 1; propose; decline");
  EXPECT_EQ(table.refused("offer 1"), "GW-R31");
  EXPECT_EQ(table.rules.open(table.state()).offers_left, 0);
  table.play("end; play taxes");
  EXPECT_EQ(table.rules.open(table.state()).offers_left, 3);
}

// GW-R31: composing ends some time, whatever is dropped
TEST(Trade, DraftsAreBounded) {
  Table table(Level::easy);
  for (int i = 0; i < 6; ++i) table.play("offer 1; drop");
  EXPECT_EQ(table.refused("offer 1"), "GW-R31");
}

// Under the first version of the rules a dropped offer was one of three, and an offer had one sum
TEST(Trade, TheFirstVersionGoesOn) {
  Table table(printed_rules(2, level_options(Level::easy), 1));
  table.pesos(kBlue, 600);
  table.play("offer 1; give_pesos 250");
  EXPECT_EQ(table.count("give_pesos"), 0);
  table.play("drop; offer 1; drop; offer 1; drop");
  EXPECT_EQ(table.refused("offer 1"), "GW-R31");
}

// GW-R29: any sum can be offered and asked for; after the largest that a move names another may follow
TEST(Trade, LargeSums) {
  Table table(Level::easy);
  table.pesos(kBlue, 600).pesos(kRed, 300);
  table.play("offer 1; give_pesos 250; give_pesos 250; give_pesos 99");
  EXPECT_EQ(table.count("give_pesos"), 0);
  table.play("ask_pesos 250; ask_pesos 50; propose");
  EXPECT_EQ(table.rules.question(table.state(), kRed).prompt, "Blue offers you $599 and asks for $300.");
  table.play("accept");
  EXPECT_EQ(table.pesos(kBlue), 301);
  EXPECT_EQ(table.pesos(kRed), 599);
  Table whole(Level::easy);
  whole.pesos(kBlue, 250).play("offer 1; give_pesos 250");
  EXPECT_EQ(whole.count("give_pesos"), 0);
  whole.play("ask_pesos 3; propose; decline");
}

// A bargain can be read by the one who is asked, cards by their names; others hear of decks alone
TEST(Trade, AnOfferInWords) {
  Table table(Level::standard, 3);
  table.hand(kBlue, "P12").hand(kRed, "S01").play("offer 1; give_card P12; ask_people soldier; propose");
  EXPECT_EQ(table.rules.question(table.state(), kRed).prompt,
            "Blue offers you Jedediah Smith and asks for a soldier.");
  const Open open = table.rules.open(table.state());
  const Own red = table.rules.own(table.state(), kRed);
  const Own green = table.rules.own(table.state(), kGreen);
  EXPECT_NE(Rules::board(open, &red, {}).find("Blue offers Red Jedediah Smith and asks for a soldier."),
            std::string::npos);
  EXPECT_NE(Rules::board(open, &green, {}).find("Blue offers Red a pioneer and asks for a soldier."),
            std::string::npos);
}

// GW-R31: with `open` the others may make an offer at the start of each turn; with `off` nobody trades
TEST(Trade, TheTradeOption) {
  Options options = level_options(Level::easy);
  options.trade = TradeChoice::open;
  Table open(3, options);
  open.play("end; play taxes");
  EXPECT_EQ(open.step(), Step::opening);
  EXPECT_EQ(open.asked(), kGreen);  // Red's turn begins: from his left
  open.play("offer 0; give_pesos 1; propose; decline");
  EXPECT_EQ(open.asked(), kBlue);
  open.play("no_offer");
  EXPECT_EQ(open.step(), Step::act);
  EXPECT_EQ(open.asked(), kRed);
  options.trade = TradeChoice::off;
  Table off(2, options);
  EXPECT_EQ(off.refused("offer 1"), "GW-R29");
  EXPECT_EQ(TradeChoice::own_turn, Options{}.trade);
}

// GW-R31: nobody is asked for an offer while there is nothing to trade
TEST(Trade, NothingToTrade) {
  Options options = level_options(Level::easy);
  options.trade = TradeChoice::open;
  Table table(2, options);
  table.pesos(kBlue, 0).pesos(kRed, 0).position.country = Country::easy;
  EXPECT_EQ(table.refused("offer 1"), "GW-R31");
}

// GW-R29: either side may be empty, not both; what all can see to be impossible is no offer
TEST(Trade, WhatAnOfferMayName) {
  Table table(Level::easy);
  table.pesos(kRed, 3).hand(kRed, "P01").play("offer 1");
  EXPECT_EQ(table.refused("propose"), "GW-R29");
  EXPECT_EQ(table.refused("ask_pesos 4"), "GW-R29");
  EXPECT_EQ(table.refused("give_pesos 11"), "GW-R29");
  EXPECT_EQ(table.refused("give_people pioneer"), "GW-R29");
  table.play("ask_people pioneer");
  EXPECT_EQ(table.refused("ask_people pioneer"), "GW-R29");  // he has one
  EXPECT_EQ(table.refused("give_pesos 1"), "GW-R29");        // items come in their order
  EXPECT_TRUE(table.offers("propose"));
}

// GW-E14, GW-R34, GW-R21: settlements only between equal industries; the last one takes its card along
TEST(Trade, Settlements) {
  Table table(Level::easy, 3);
  table.settle(kBlue, "C05 C07", plains_hides).settle(kRed, "C03", plains_hides);
  table.settle(kGreen, "C09", plains_corn).settle(kRed, "C06", farmland_hides);
  Table other = table;
  other.play("offer 2");
  EXPECT_EQ(other.refused("give_tile C05"), "GW-E14");
  table.play("offer 1");
  EXPECT_EQ(table.refused("ask_tile C06"), "GW-E14");
  table.play("ask_pesos 2; ask_tile C03; propose; accept");
  EXPECT_EQ(table.owner("C03"), kBlue);
  EXPECT_EQ(table.pesos(kBlue), 12);
  EXPECT_EQ(table.state().industry[kRed][index(Terrain::plains)], kNone);
  EXPECT_NE(table.state().industry[kRed][index(Terrain::farmland)], kNone);
}

// GW-R34, GW-R42: a mission or presidio goes with the settlement
TEST(Trade, AMissionGoesWithItsTile) {
  Table table = standard_table(3);
  table.settle(kBlue, "C05 C07", plains_hides).settle(kRed, "C03", plains_hides).mission("C05");
  table.play("offer 1; give_tile C05; propose; accept");
  EXPECT_EQ(table.owner("C05"), kRed);
  EXPECT_TRUE(table.open_tile("C05").mission);
}

// GW-R33: cards are named to the partner only; the others see decks and numbers
TEST(Trade, NamesAreForThePartner) {
  Table table = standard_table(3);
  table.hand(kBlue, "P01 S01").hand(kRed, "R01").play("offer 1; give_card S01; ask_people priest; propose");
  EXPECT_EQ(table.rules.own(table.state(), kRed).offer->give.cards, (std::vector<std::string>{"S01"}));
  EXPECT_FALSE(table.rules.own(table.state(), kGreen).offer.has_value());
  EXPECT_EQ(table.rules.open(table.state()).offer->give->cards, (std::array<int, kDecks>{0, 0, 1, 0}));
  EXPECT_EQ(table.rules.own(table.state(), kRed).known[kBlue], (std::vector<std::string>{"S01"}));
  table.play("accept");  // his only priest: no question which
  EXPECT_TRUE(table.holds(kRed, "S01"));
  EXPECT_TRUE(table.holds(kBlue, "R01"));
  EXPECT_EQ(table.last(e_card).seen_by(SeatSet::of(kGreen)).secret, Event::kBlank);
}

// GW-R33: what is asked for by deck the giver chooses himself
TEST(Trade, TheGiverChooses) {
  Table table = standard_table(3);
  table.hand(kRed, "S01 S02 S03")
      .play("offer 1; give_pesos 3; ask_people soldier; ask_people soldier; propose");
  table.play("accept");
  EXPECT_EQ(table.step(), Step::hand_over);
  table.play("hand_over S02; hand_over S03");
  EXPECT_TRUE(table.holds(kRed, "S01"));
  EXPECT_TRUE(table.holds(kBlue, "S02"));
  EXPECT_TRUE(table.holds(kBlue, "S03"));
  EXPECT_EQ(table.rules.own(table.state(), kRed).known[kBlue].size(), 2U);
  EXPECT_TRUE(table.rules.own(table.state(), kGreen).known[kBlue].empty());
}

// GW-R33, GW-R77: who lacks the card that is named is asked all the same, and can only decline
TEST(Trade, AskedForACardHeLacks) {
  Table table = standard_table(3);
  table.hand(kRed, "S02").play("offer 1; give_pesos 3; ask_card S01; propose");
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.refused("accept"), "GW-R33");
  table.play("decline");
  EXPECT_TRUE(table.rules.own(table.state(), kBlue).known[kRed].empty());
}

// GW-R35: nobody gives what he does not have
TEST(Trade, NoDebts) {
  Table table = standard_table(3);
  table.hand(kBlue, "P01").play("offer 1");
  EXPECT_EQ(table.refused("give_card P02"), "GW-R29");
  EXPECT_EQ(table.count("give_pesos"), 10);
  EXPECT_EQ(table.refused("give_role governor"), "GW-R29");
}

// GW-R32: no trade in an event, an attack or a vote
TEST(Trade, NotInBetween) {
  Table table = standard_table(3);
  table.event_pair(EventCard::taxes, EventCard::coast_market);
  EXPECT_EQ(table.refused("offer 1"), "GW-B11");
}

// Until an offer is proposed nobody else hears of it
TEST(Trade, ComposingIsSecret) {
  Table table = standard_table(3);
  table.hand(kBlue, "P01").play("offer 1; give_pesos 3; give_card P01");
  EXPECT_EQ(table.told(e_offer), 0);
  EXPECT_FALSE(table.rules.open(table.state()).offer->give.has_value());
  EXPECT_EQ(table.rules.own(table.state(), kBlue).offer->give.pesos, 3);
  const Move given{k_give_card, 0};
  EXPECT_EQ(table.rules.seen(table.state(), kBlue, given, kRed), (Move{0xff, 0xff, 0xff, 0xff}));
  State world = table.state();
  Rng rng(4);
  table.rules.resample(world, kRed, rng);
  EXPECT_TRUE(world.given.empty());
}

// What a bot that looks one step ahead does for a seat.
Move greedy_move(const Rules& rules, const State& s, Seat seat) {
  return GreedyBot<Rules>(1, 0).choose(Knowledge<Rules>(rules, s, seat), {});
}

std::string greedy(Table& table) {
  const Move move = greedy_move(table.rules, table.state(), table.asked());
  return to_notation(Rules::kinds(), move);
}

// Blue has nobody and could do much with one pioneer, Red has some, Green leads.
Table in_need(int seats) {
  Table table(Level::easy, seats);
  table.settle(kBlue, "I08", sierra_gold).hand(kRed, "P01 P02 P03").pesos(kBlue, 20);
  if (seats > 2) table.position.players[kGreen].points = 60;
  return table;
}

// Bots: an offer that is good for both is opened, put together, accepted and made use of
TEST(Trade, BotsMakeAnOffer) {
  Table table = in_need(3);
  const int blue = table.rules.sense(table.state(), kBlue);
  const int red = table.rules.sense(table.state(), kRed);
  std::vector<std::string> moves;
  while (table.told(e_city) + table.told(e_settle) == 0 && moves.size() < 8) {
    moves.push_back(greedy(table));
    table.play(moves.back());
  }
  ASSERT_GE(moves.size(), 6U) << ::testing::PrintToString(moves);
  EXPECT_EQ(moves[0], "offer 1");
  EXPECT_TRUE(moves[1].starts_with("give_pesos ")) << moves[1];
  EXPECT_EQ(moves[2], "ask_people pioneer");
  EXPECT_EQ(moves[3], "propose");
  EXPECT_EQ(moves[4], "accept");
  EXPECT_EQ(table.told(e_city) + table.told(e_settle), 1) << moves.back();
  EXPECT_GE(table.rules.sense(table.state(), kBlue), blue + kPoint / 2);
  EXPECT_GE(table.rules.sense(table.state(), kRed), red + kPoint / 2);
}

// Bots: with two players what helps the one hurts the other; with nothing to build nobody buys people
TEST(Trade, BotsMakeNoOfferForNothing) {
  Table two = in_need(2);
  EXPECT_FALSE(greedy(two).starts_with("offer"));
  Table rich = in_need(3);
  rich.hand(kBlue, "P04");
  EXPECT_FALSE(greedy(rich).starts_with("offer"));
  Table poor = in_need(3);
  poor.pesos(kBlue, 0);
  EXPECT_FALSE(greedy(poor).starts_with("offer"));
  poor.play("offer 1");
  EXPECT_EQ(greedy(poor), "drop");
}

// Bots: no city for a song; the same price is good where the pioneer builds none
TEST(Trade, BotsRefuseABadOffer) {
  Table table = in_need(2);
  EXPECT_EQ(greedy(table.play("offer 1; give_pesos 5; ask_people pioneer; propose")), "decline");
  Table harmless(Level::easy);
  harmless.hand(kBlue, "P04").hand(kRed, "P01 P02 P03").pesos(kBlue, 20);
  EXPECT_EQ(greedy(harmless.play("offer 1; give_pesos 5; ask_people pioneer; propose")), "accept");
  Table gift = standard_table(3);
  gift.hand(kRed, "S01");
  EXPECT_EQ(greedy(gift.play("offer 1; ask_people soldier; propose")), "decline");
}

// Bots: whole games of them, in which no turn sees the same offer twice and most offers are accepted
TEST(Trade, BotsDoNotRepeatThemselves) {
  for (const Level level : {Level::easy, Level::standard, Level::advanced}) {
    const Rules rules = printed_rules(3, level_options(level));
    Chance chance = Chance::fast(3);
    State s = rules.setup(chance);
    std::set<std::string> proposed;
    int offers = 0;
    int accepted = 0;
    int turn = -1;
    while (s.ended == EndReason::none) {
      const Seat seat = rules.deciders(s).seats.lowest();
      const Move move = greedy_move(rules, s, seat);
      if (s.round * kPlayers + s.turn != turn) proposed.clear();
      turn = s.round * kPlayers + s.turn;
      if (move.kind == k_propose) {
        ++offers;
        std::string text = say(int{s.todo.top().a});
        for (const Bargain& side : {s.given, s.asked}) {
          text += say(' ', side.pesos, ' ', int{side.cards[0]}, ' ', int{side.cards[1]}, ' ', int{side.tile});
        }
        EXPECT_TRUE(proposed.insert(text).second) << text;
      }
      accepted += move.kind == k_accept ? 1 : 0;
      NoJournal nothing;
      rules.play(s, seat, move, chance, nothing);
    }
    EXPECT_NE(s.ended, EndReason::round_limit);
    EXPECT_GT(offers, 0);
    EXPECT_GE(accepted * 10, offers * 8);
    std::cout << enum_name(level) << ": " << offers << " offers, " << accepted << " accepted\n";
  }
}

}  // namespace
}  // namespace paydirt::golden_wilderness

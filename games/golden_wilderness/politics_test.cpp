// Advanced: roles, elections, revolutions, fights, auctions (section 3.4).
#include <map>
#include <set>

#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

/// Red governs; the other roles are vacant.
Table advanced(int seats = 3) {
  Table table(Level::advanced, seats);
  table.land().role(kRed, Role::governor);
  return table;
}

// GW-A03, GW-R19: the governor knows the pool and takes a card of his choice; he may show it
TEST(Politics, TheGovernorSeesThePool) {
  Table table = advanced();
  table.pool("P01 S01").turn(kRed);
  EXPECT_EQ(table.rules.own(table.state(), kRed).pool, (std::vector<std::string>{"P01", "S01"}));
  EXPECT_TRUE(table.rules.own(table.state(), kBlue).pool.empty());
  EXPECT_EQ(table.options("show"), (std::vector<std::string>{"show 0", "show 2"}));
  table.play("show 0");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).pool.size(), 2U);
  EXPECT_EQ(table.refused("show 0"), "GW-R19");  // until the pool changes
}

// GW-R19: before each distribution he is asked; who has seen the fronts chooses a card
TEST(Politics, TheGovernorShowsThePool) {
  Table table = advanced();
  table.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(table.step(), Step::show_pool);
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.count("show"), 4);  // nobody, Blue, Green, both
  table.play("show 0");
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_GT(table.count("take_card"), 0);
  EXPECT_EQ(table.count("take"), 0);
  table.play("take_card S02");
  EXPECT_TRUE(table.holds(kBlue, "S02"));
  EXPECT_EQ(table.rules.own(table.state(), kRed).known[kBlue], (std::vector<std::string>{"S02"}));
  EXPECT_EQ(table.rules.seen(table.state(), kRed, {k_take_card, 38}, kGreen),
            (Move{k_take, static_cast<uint8_t>(Deck::soldier)}));
}

// GW-A04, GW-R67: no presidio without the Viceroy; he approves his own
TEST(Politics, TheViceroyApproves) {
  Table table = advanced();
  table.role(kGreen, Role::viceroy).purse(0, 0, 4).pesos(kBlue, 20).play("presidio C07");
  EXPECT_EQ(table.step(), Step::approval);
  EXPECT_EQ(table.asked(), kGreen);
  Table refused = table;
  refused.play("refuse");
  EXPECT_EQ(refused.refused("presidio C09"), "GW-R67");
  table.play("allow; presidio C09; allow");
  EXPECT_TRUE(table.open_tile("C09").presidio);
  Table own = advanced();
  own.role(kBlue, Role::viceroy).purse(0, 0, 2).play("presidio C07");
  EXPECT_TRUE(own.open_tile("C07").presidio);
}

// GW-A05, GW-R67: the Presiding Father approves missions, after the owner's permission
TEST(Politics, ThePresidingFatherApproves) {
  Table table = advanced();
  table.role(kGreen, Role::presiding_father).settle(kRed, "C07", plains_hides).purse(0, 1, 0);
  table.play("mission C07");
  EXPECT_EQ(table.step(), Step::permission);
  table.play("allow");
  EXPECT_EQ(table.step(), Step::approval);
  EXPECT_EQ(table.asked(), kGreen);
  table.play("allow");
  EXPECT_TRUE(table.open_tile("C07").mission);
}

// GW-R66: a vacant role asks for no approval and draws nothing
TEST(Politics, VacantRoles) {
  Table table = advanced();
  table.purse(0, 1, 0).play("mission C07");
  EXPECT_TRUE(table.open_tile("C07").mission);
  Table immigrants = advanced();
  immigrants.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_EQ(immigrants.told(e_draw), 0);
}

// GW-A05, GW-A07, GW-A15: a priest and a soldier first, then the pool is filled
TEST(Politics, DrawsAtImmigrants) {
  Table table = advanced();
  table.role(kBlue, Role::presiding_father).role(kGreen, Role::military_commandant);
  table.event_pair(kImmigrants, kTaxes).play("play immigrants");
  EXPECT_TRUE(table.holds(kBlue, "R01"));
  EXPECT_TRUE(table.holds(kGreen, "S01"));
  EXPECT_EQ(table.events[1].kind, e_draw);
  EXPECT_EQ(table.events[2].kind, e_draw);
  EXPECT_EQ(table.events[3].kind, e_pool);
  EXPECT_EQ(table.state().pool_total(), 5);
}

// GW-A08, GW-R61: one election or revolution a turn, whatever comes of it
TEST(Politics, OneVoteATurn) {
  Table table = advanced(2);
  table.play("election; abstain; abstain");
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.refused("revolution"), "GW-A08");
  EXPECT_EQ(table.refused("election"), "GW-A08");
}

// GW-A09, GW-A10, GW-R59: example 15 of section 7
TEST(Politics, AnElection) {
  Table table = advanced(4);
  table.hand(kYellow, "P13").play("election; vote 0; vote 0; vote 1; vote 0");
  EXPECT_EQ(table.asked(), kYellow);
  EXPECT_EQ(table.step(), Step::more_votes);
  Table short_of = table;
  short_of.play("done");
  EXPECT_EQ(short_of.holder(Role::governor), kRed);  // three of four
  EXPECT_EQ(short_of.step(), Step::act);
  table.play("vote_card P13 0");  // shown, and counted once
  EXPECT_EQ(table.refused("vote_card P13 0"), "GW-R60");
  table.play("done");
  EXPECT_EQ(table.step(), Step::fight);  // GW-A14: from the active player's left, hands permitting
  EXPECT_EQ(table.asked(), kYellow);
  table.play("give_up");
  EXPECT_EQ(table.holder(Role::governor), kBlue);
  EXPECT_TRUE(table.holds(kYellow, "P13"));
  EXPECT_EQ(table.rules.own(table.state(), kBlue).known[kYellow], (std::vector<std::string>{"P13"}));
}

// GW-R60: discard abilities discard the card; votes count in elections only, support in revolutions only
TEST(Politics, VotesOfCards) {
  Table table = advanced(2);
  table.hand(kBlue, "P18 P09").play("election; vote 0");
  EXPECT_EQ(table.options("vote_card"), (std::vector<std::string>{"vote_card P18 0"}));
  table.play("vote_card P18 0");
  EXPECT_FALSE(table.holds(kBlue, "P18"));
  EXPECT_EQ(table.state().votes[kBlue], 4);
  Table revolution = advanced(2);
  revolution.hand(kBlue, "P18 P09").play("revolution; support california");
  EXPECT_EQ(revolution.options("vote_card"),
            (std::vector<std::string>{"vote_card P09 0", "vote_card P18 1"}));
  Table other = advanced(2);
  other.hand(kBlue, "P18 P09").play("revolution; support usa");
  EXPECT_EQ(other.count("vote_card"), 0);
  EXPECT_EQ(other.refused("vote_card P09 0"), "GW-R60");
}

// GW-A06: the Newspaper Magnate buys votes
TEST(Politics, TheMagnateBuysVotes) {
  Table table = advanced(2);
  table.role(kBlue, Role::newspaper_magnate).play("election; vote 0; buy_vote; buy_vote");
  EXPECT_EQ(table.pesos(kBlue), 0);
  EXPECT_EQ(table.state().votes[kBlue], 3);
  EXPECT_EQ(table.asked(), kRed);
  table.play("vote 1");
  EXPECT_EQ(table.asked(), kBlue);  // Red holds nothing, so is not asked for more
}

// GW-A14, GW-R64: swords to defeat a result and to uphold it
TEST(Politics, AFight) {
  Table table = advanced(3);
  table.hand(kRed, "S11 S12").hand(kGreen, "S07").play("election; vote 0; vote 0; done; vote 0; done");
  EXPECT_EQ(table.step(), Step::fight);
  EXPECT_EQ(table.asked(), kRed);
  Table defeated = table;
  defeated.play("sword S11; give_up");  // Green may uphold; Red has taken his side, Blue holds nothing
  EXPECT_EQ(defeated.holder(Role::governor), kRed);
  table.play("sword S11; sword S07");  // Green upholds with two
  EXPECT_EQ(table.rules.open(table.state()).fight->upheld, 2);
  EXPECT_EQ(table.asked(), kRed);
  table.play("sword S12");  // two against two: a tie upholds
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.holder(Role::governor), kBlue);
}

// GW-A14: nobody spends a sword: the result stands
TEST(Politics, NobodyFights) {
  Table table = advanced(2);
  table.hand(kRed, "S11").play("election; vote 0; vote 0; done; give_up");
  EXPECT_EQ(table.holder(Role::governor), kBlue);
  EXPECT_TRUE(table.holds(kRed, "S11"));
}

// GW-R64: a result that changes nothing is not fought over
TEST(Politics, NothingToFightOver) {
  Table table = advanced(2);
  table.hand(kBlue, "S11").hand(kRed, "S12").play("election; vote 1; done; vote 1; done");
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.holder(Role::governor), kRed);
}

// GW-A11, GW-A12, GW-R57, GW-R62, GW-R69: a revolution, a new election, an auction
TEST(Politics, ARevolution) {
  Table table = advanced(2);
  table.role(kBlue, Role::newspaper_magnate).pool("P01").play("revolution");
  EXPECT_EQ(table.count("support"), 6);
  EXPECT_EQ(table.refused("support easy"), "GW-R57");
  table.play("support mexico; done; support mexico");
  EXPECT_EQ(table.state().country, Country::mexico);
  EXPECT_EQ(table.holder(Role::newspaper_magnate), kNobody);
  EXPECT_EQ(table.step(), Step::vote);  // nobody holds a role, so no votes can be bought
  table.play("vote 0");
  EXPECT_EQ(table.asked(), kRed);
  table.play("abstain");
  EXPECT_EQ(table.holder(Role::governor), kRed);  // nobody is elected: the former one again
  EXPECT_EQ(table.step(), Step::auction_role);
  EXPECT_EQ(table.asked(), kRed);
  EXPECT_EQ(table.state().pool_total(), 1);
}

// GW-A11: the present country, or too little support, changes nothing
TEST(Politics, AFailedRevolution) {
  Table table = advanced(2);
  table.play("revolution; support spain; support spain");
  EXPECT_EQ(table.state().country, Country::spain);
  EXPECT_EQ(table.step(), Step::act);
  Table split = advanced(2);
  split.play("revolution; support mexico; support usa");
  EXPECT_EQ(split.state().country, Country::spain);
}

/// After a revolution that made Red governor again.
Table auction(int seats = 2) {
  Table table = advanced(seats);
  table.play(seats == 2
                 ? "revolution; support mexico; support mexico; abstain; abstain"
                 : "revolution; support mexico; support mexico; support mexico; abstain; abstain; abstain");
  return table;
}

// GW-R65: from the governor's left, the governor last; the last bidder pays the bank
TEST(Politics, AnAuction) {
  Table table = auction(3);
  EXPECT_EQ(table.count("auction"), 4);
  EXPECT_EQ(table.words("auction viceroy"), "Auction the role of Viceroy");
  table.play("auction viceroy");
  EXPECT_EQ(table.asked(), kGreen);
  EXPECT_EQ(table.count("bid"), 21);  // -10 to 10
  table.play("bid 12");               // $1
  EXPECT_EQ(table.asked(), kBlue);
  table.play("pass; bid 2; bid 1; pass");
  EXPECT_EQ(table.holder(Role::viceroy), kGreen);
  EXPECT_EQ(table.pesos(kGreen), 10 - 4);
  EXPECT_EQ(table.step(), Step::auction_role);
  EXPECT_EQ(table.refused("auction viceroy"), "GW-A12");
}

// GW-A12, GW-R65: bids below zero are paid by the bank
TEST(Politics, BidsBelowZero) {
  Table table = auction();
  table.play("auction viceroy; bid 1; pass");
  EXPECT_EQ(table.holder(Role::viceroy), kBlue);
  EXPECT_EQ(table.pesos(kBlue), 20);
}

// GW-R66, GW-R65: all pass, and the role stays vacant; the last role is not asked for
TEST(Politics, NobodyWantsARole) {
  Table table = auction();
  table.play("auction viceroy; pass; pass; auction presiding_father; pass; pass; auction newspaper_magnate");
  table.play("pass; pass");
  EXPECT_EQ(table.step(), Step::bid);  // the Commandant, the only one left
  EXPECT_EQ(table.refused("bid 22"), "GW-R65");
  table.play("pass; pass");
  EXPECT_EQ(table.step(), Step::act);
  EXPECT_EQ(table.holder(Role::viceroy), kNobody);
}

// GW-A13, GW-R68: Neophytes leaves the deck when it is drawn under another country
TEST(Politics, NeophytesIsRemoved) {
  Table table = advanced(2);
  table.position.country = Country::mexico;
  table.next(p_event, {2, 0, 0}).play("end");
  EXPECT_EQ(table.told(e_removed_card), 1);
  EXPECT_FALSE(table.offers("play neophytes"));
  EXPECT_EQ(table.count("play"), 2);
  Table spain = advanced(2);
  spain.next(p_event, {2, 0}).play("end");
  EXPECT_TRUE(spain.offers("play neophytes"));
}

// GW-A13, GW-R68: it comes back with Spain or Russia if a mission stands
TEST(Politics, NeophytesComesBack) {
  for (const bool mission : {true, false}) {
    Table table = advanced(2);
    table.position.country = Country::mexico;
    auto& draw = table.position.events.draw;
    draw.erase(std::find(draw.begin(), draw.end(), kNeophytes));
    if (mission) table.mission("C07");
    table.play("revolution; support russia; support russia");
    EXPECT_EQ(table.event_discards(kNeophytes), mission ? 1 : 0);
  }
  Table still_there = advanced(2);
  still_there.position.country = Country::mexico;
  still_there.mission("C07").play("revolution; support russia; support russia");
  EXPECT_EQ(still_there.event_discards(kNeophytes), 0);
}

// GW-A16: roles may be traded; a new governor sees the pool
TEST(Politics, RolesAreTraded) {
  Table table = advanced(2);
  table.pool("P01 S01").turn(kRed).play("offer 0; give_role governor; ask_pesos 5; propose; accept");
  EXPECT_EQ(table.holder(Role::governor), kBlue);
  EXPECT_EQ(table.pesos(kRed), 15);
  EXPECT_EQ(table.rules.own(table.state(), kBlue).pool.size(), 2U);
  EXPECT_TRUE(table.learned.has(kBlue));
}

// GW-R70: one player may hold any number of roles
TEST(Politics, ManyRoles) {
  Table table = advanced(2);
  table.role(kRed, Role::viceroy).role(kRed, Role::newspaper_magnate);
  EXPECT_EQ(table.rules.open(table.state()).players[kRed].roles.size(), 3U);
}

// A seat that does not answer in time declines: what a clock plays for it gives nothing away and starts
// nothing.
TEST(Fallback, IsTheMildAnswer) {
  const std::map<Step, MoveId> mild = {
      {Step::act, k_end},           {Step::opening, k_no_offer},  {Step::compose, k_drop},
      {Step::answer, k_decline},    {Step::permission, k_refuse}, {Step::approval, k_refuse},
      {Step::reinforce, k_give_up}, {Step::defend, k_give_up},    {Step::fight, k_give_up},
      {Step::vote, k_abstain},      {Step::more_votes, k_done},   {Step::bid, k_pass},
  };
  std::set<Step> seen;
  Options options = level_options(Level::advanced);
  options.trade = TradeChoice::open;
  const Rules rules = printed_rules(4, options);
  for (uint64_t game = 0; game < 4; ++game) {
    for_each_decision(rules, game + 1, [&](const State& s, Seat seat, const auto&) {
      const auto found = mild.find(s.step());
      if (found == mild.end()) return;
      seen.insert(found->first);
      ASSERT_EQ(rules.fallback(s, seat).kind, found->second) << enum_name(found->first);
    });
  }
  EXPECT_EQ(seen.size(), mild.size());
}

}  // namespace
}  // namespace paydirt::golden_wilderness

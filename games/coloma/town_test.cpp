// Town Buildings, Hotels, cards: sections 1.2, 3.3, 3.4 and 3.6 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

/// Blue alone on Site 1, with its Boom, and these buildings.
Table workday(const std::vector<Building>& built) {
  Table table;
  table.built(kBlue, built).chapter(1, 2);
  return table;
}

TEST(Buildings, PokerHall) {
  Table table = workday({poker_hall});
  table.sites({1, 3, 4}).play("ability poker_hall 1");
  EXPECT_EQ(table.of(kBlue).bucks, 4);
  table.play("ability poker_hall 2");
  EXPECT_EQ(table.of(kBlue).bucks, 5);
  EXPECT_EQ(table.refused("ability poker_hall 1"), "CO312");  // CO314: once
}

TEST(Buildings, ExpressOffice) {
  Table table = workday({express_office});
  table.sites({1, 3, 4}).play("ability express_office 1");
  EXPECT_EQ(table.of(kBlue).gold, 2);
  table.play("ability express_office 2");
  EXPECT_EQ(table.of(kBlue).gold, 3);
  EXPECT_EQ(table.of(kBlue).dudes, 3);  // CO316: to the reserve
  EXPECT_EQ(table.of(kBlue).dudes_reserve, 9);
}

TEST(Buildings, LumberYard) {
  Table table = workday({lumber_yard});
  table.sites({1, 3, 4}).play("ability lumber_yard 1");
  EXPECT_EQ(table.hand_size(kBlue), 2);
  table.play("ability lumber_yard 2");
  EXPECT_EQ(table.hand_size(kBlue), 3);
}

TEST(Buildings, Saloon) {
  Table table = workday({saloon});
  table.sites({1, 3, 4}).play("ability saloon 1; ability saloon 2");
  EXPECT_EQ(table.of(kBlue).dudes, 7);
}

TEST(Buildings, TradingPost) {
  Table table = workday({trading_post});
  table.sites({1, 3, 4}).play("ability trading_post 1");
  EXPECT_EQ(table.of(kBlue).camps, 2);
  EXPECT_EQ(table.refused("ability trading_post 2"), "COR41");  // no card to discard
  EXPECT_EQ(table.why_not("ability trading_post 2"), "this costs 1 card; you have 0 cards");
  Table rich = workday({trading_post});
  rich.hand(kBlue, {saloon}).sites({1, 3, 4}).play("ability trading_post 2; discard saloon bottom");
  EXPECT_EQ(rich.of(kBlue).camps, 2);
  EXPECT_EQ(rich.hand_size(kBlue), 0);
}

TEST(Buildings, Stables) {
  Table table = workday({stables});
  table.sites({1, 3, 4}).play("ability stables 1");
  EXPECT_EQ(table.of(kBlue).horses, 2);
  table.play("ability stables 2; pay 0");
  EXPECT_EQ(table.of(kBlue).horses, 3);
  EXPECT_EQ(table.of(kBlue).bucks, 1);
}

// COR16, CO313: the Bust ability gives a full movement
TEST(Buildings, HorseRanch) {
  Table table;
  table.built(kBlue, {horse_ranch}).lodge(kBlue, 4, 4, 0).chapter(1, 2).sites({4, 5, 5});
  EXPECT_EQ(table.uses(horse_ranch, 1), 2);  // CO312: both sections of Site 4
  table.play("ability horse_ranch 1; ability horse_ranch 1");
  EXPECT_EQ(table.of(kBlue).horses, 3);
  EXPECT_EQ(table.of(kBlue).bucks, 2);
  Table bust;
  bust.built(kBlue, {horse_ranch}).lodge(kBlue, 4, 4, 0).chapter(1, 2).sites({4, 4, 1}).play("end");
  EXPECT_EQ(bust.uses(horse_ranch, 1), 1);
  bust.play("ability horse_ranch 2; go lotus; wagon; go shoe3");
  EXPECT_EQ(static_cast<Space>(bust.of(kBlue).wagon), Space::shoe3);
}

// COR19: anywhere
TEST(Buildings, TollHouse) {
  Table table;
  table.built(kBlue, {toll_house}).lodge(kBlue, 4, 4, 0).chapter(1, 2).sites({4, 5, 5});
  table.play("ability toll_house 1");
  EXPECT_TRUE(table.offers("event 5"));
  table.play("land natoma");
  EXPECT_TRUE(has(table.of(kBlue).land_camps, static_cast<int>(Land::natoma)));
  EXPECT_EQ(table.refused("ability toll_house 1"), "COR41");  // no Camp left to place
  Table bust;
  bust.built(kBlue, {toll_house}).lodge(kBlue, 4, 4, 0).chapter(1, 2).sites({4, 4, 1}).play("end");
  bust.play("ability toll_house 2");
  EXPECT_EQ(bust.of(kBlue).camps, 2);
  EXPECT_EQ(bust.of(kBlue).bucks, 3);
}

// CO314: any number of times
TEST(Buildings, BoardingHouse) {
  Table table;
  table.built(kBlue, {boarding_house}).hand(kBlue, {saloon, stables}).chapter(1, 2).sites({3, 4, 5});
  table.play("ability boarding_house 1; discard saloon top; ability boarding_house 1; discard stables top");
  EXPECT_EQ(table.of(kBlue).dudes, 8);
  Table bust;
  bust.built(kBlue, {boarding_house}).chapter(1, 2).sites({3, 3, 4}).play("ability boarding_house 2");
  EXPECT_EQ(bust.hand_size(kBlue), 1);
}

TEST(Buildings, OddFellowsHall) {
  Table table;
  table.built(kBlue, {odd_fellows_hall}).hand(kBlue, {saloon, stables}).chapter(1, 2).sites({3, 4, 5});
  table.play(
      "ability odd_fellows_hall 1; discard saloon top; ability odd_fellows_hall 1; discard stables top");
  EXPECT_EQ(table.of(kBlue).bucks, 6);
  Table bust;
  bust.built(kBlue, {odd_fellows_hall}).chapter(1, 2).sites({3, 3, 4}).play("ability odd_fellows_hall 2");
  EXPECT_EQ(bust.hand_size(kBlue), 1);
}

// COR11: Hideout abilities need the Boom, not that a Barrel was taken
TEST(Buildings, Brewery) {
  Table table;
  table.built(kBlue, {brewery}).used_barrels(kBlue, 2).saved(kBlue, Barrel::horse).sites({1, 2, 3});
  table.play("ability brewery 2");
  EXPECT_EQ(table.of(kBlue).dudes, 7);
  table.play("ability brewery 1");
  EXPECT_EQ(table.of(kBlue).gold, 3);
  EXPECT_EQ(table.of(kBlue).used_barrels, 1);
  Table bust;
  bust.built(kBlue, {brewery}).used_barrels(kBlue, 2).sites({1, 1, 3});
  EXPECT_EQ(bust.uses(brewery, 1), 1);
  EXPECT_EQ(bust.refused("ability brewery 2"), "CO312");
  Table first;  // the Barrel just taken counts
  first.built(kBlue, {brewery}).sites({1, 2, 3}).play("take 1; save; ability brewery 2");
  EXPECT_EQ(first.of(kBlue).dudes, 5);
}

// CO318, COR10: every Wheelbarrow ability once more, not Sutter's Mill
TEST(Buildings, Foundry) {
  Table table;
  table.built(kBlue, {foundry, poker_hall, saloon})
      .used_barrels(kBlue, 2)
      .hotel(kBlue, stables)
      .sites({1, 2, 3});
  table.play("ability foundry 2");
  EXPECT_EQ(table.of(kBlue).bucks, 4);
  table.play("ability foundry 1; ability poker_hall 2; ability saloon 2");
  EXPECT_EQ(table.of(kBlue).bucks, 5);
  EXPECT_EQ(table.of(kBlue).dudes, 5);
  EXPECT_EQ(table.refused("mill"), "CO317");
  EXPECT_EQ(table.refused("ability poker_hall 1"), "CO312");
  EXPECT_EQ(table.refused("ability stables 2"), "CO315");
}

TEST(Buildings, TelegraphOffice) {
  Table table;
  table.built(kBlue, {telegraph_office}).hand(kBlue, {saloon}).sites({2, 3, 5});
  table.play("ability telegraph_office 1; discard saloon top");
  EXPECT_EQ(table.of(kBlue).dudes, 7);
  Table bust;
  bust.built(kBlue, {telegraph_office}).hand(kBlue, {saloon}).sites({2, 2, 5});
  bust.play("ability telegraph_office 2; discard saloon top");
  EXPECT_EQ(bust.of(kBlue).camps, 2);
}

TEST(Buildings, PostOffice) {
  Table table;
  table.built(kBlue, {post_office}).hand(kBlue, {saloon}).sites({2, 3, 5});
  table.play("ability post_office 1; discard saloon top");
  EXPECT_EQ(table.of(kBlue).bucks, 5);
  Table bust;
  bust.built(kBlue, {post_office}).hand(kBlue, {saloon}).sites({2, 2, 5});
  bust.play("ability post_office 2; discard saloon top");
  EXPECT_EQ(bust.of(kBlue).horses, 2);
}

// CO446, COR32: a Barrel with all that belongs to it; not offered when there is none
TEST(Buildings, Undertaker) {
  Table table;
  table.built(kBlue, {undertaker})
      .hideout({Barrel::gold, {}, {}, Barrel::horse})
      .sites({5, 2, 3})
      .play("end; end");
  table.play("ability undertaker 1");
  EXPECT_EQ(table.options(), "take 1; take 4; done");
  table.play("take 4; use horse");
  EXPECT_EQ(table.state().outlaws, 4);
  EXPECT_EQ(table.of(kBlue).horses, 2);
  EXPECT_EQ(table.of(kBlue).camps, 0);
  EXPECT_EQ(table.of(kBlue).camps_reserve, 8);
  Table none;
  none.built(kBlue, {undertaker}).hideout({{}, {}, {}, {}}).sites({5, 2, 3}).play("end; end");
  EXPECT_EQ(none.refused("ability undertaker 1"), "COR41");
  Table bust;
  bust.built(kBlue, {undertaker}).dead(kBlue, 2).sites({5, 5, 2}).play("end; ability undertaker 2");
  EXPECT_EQ(bust.of(kBlue).gold, 3);
}

// COR42: Gunmen count while they are at the Shootout
TEST(Buildings, Outpost) {
  Table table;
  table.built(kBlue, {outpost}).row(kBlue, 6).row(kBlue, 1).sites({5, 2, 3}).play("end; end");
  table.play("ability outpost 1");
  EXPECT_EQ(table.of(kBlue).dudes, 7);  // of four, three were in the reserve
  EXPECT_EQ(table.of(kBlue).horses, 0);
  table.play("ability outpost 2");
  EXPECT_EQ(table.of(kBlue).bucks, 4);  // five Gunmen: two Bucks
}

// CO311, CO312: every trigger opens with its section, and with no other
TEST(Abilities, Triggers) {
  Table table;
  table.built(kBlue,
              {poker_hall, horse_ranch, boarding_house, brewery, telegraph_office, undertaker, outpost});
  const auto open = [&](const std::vector<int>& sites) {
    Table copy = table;
    copy.chapter(1, 2).used_barrels(kBlue, 1).sites(sites);
    while (copy.asked() != kBlue) copy.play("end");
    std::string text;
    for (int card = 0; card < kBuildings; ++card) {
      for (int which = 1; which <= 2; ++which) {
        if (copy.uses(static_cast<Building>(card), which) > 0) {
          append(text, say(text.empty() ? "" : " ", enum_name(static_cast<Building>(card)), which));
        }
      }
    }
    return text;
  };
  EXPECT_EQ(open({1, 3, 4}), "poker_hall1 poker_hall2");
  EXPECT_EQ(open({1, 1, 4}), "poker_hall1");
  EXPECT_EQ(open({2, 3, 4}), "brewery1 brewery2");
  EXPECT_EQ(open({2, 2, 4}), "brewery1");
  EXPECT_EQ(open({3, 1, 4}), "boarding_house1");
  EXPECT_EQ(open({3, 3, 4}), "boarding_house1 boarding_house2");
  EXPECT_EQ(open({4, 4, 1}), "horse_ranch1 horse_ranch2");
  EXPECT_EQ(open({5, 1, 1}), "horse_ranch1 undertaker1 outpost1");
  EXPECT_EQ(open({5, 1, 3}), "undertaker1 undertaker2 outpost1");
}

// CO313: not on the Barker that covers the Site
TEST(Abilities, NoBustOnTheBarker) {
  Table table;
  table.built(kBlue, {telegraph_office}).hand(kBlue, {saloon}).chapter(1, 2).sites({2, 2, 4});
  EXPECT_EQ(table.refused("ability telegraph_office 2"), "CO312");
}

// CO315, COR23: not in the turn of building, and never under a Hotel
TEST(Abilities, FreshAndCovered) {
  Table table;
  table.hand(kBlue, {boarding_house, odd_fellows_hall})
      .lodge(kBlue, 8, 9, 3, 2)
      .chapter(1, 2)
      .sites({3, 4, 5});
  table.play("build boarding_house hammer; pay 0");
  EXPECT_EQ(table.refused("ability boarding_house 1"), "CO315");
  table.play("hotel boarding_house saw");  // a building of this turn may be covered
  EXPECT_EQ(table.of(kBlue).covered, table.of(kBlue).built);
  Table used;
  used.built(kBlue, {boarding_house}).hand(kBlue, {saloon, stables}).lodge(kBlue, 4, 4, 0).chapter(1, 2);
  used.sites({3, 4, 5}).play("ability boarding_house 1; discard saloon top; hotel boarding_house hammer");
  EXPECT_EQ(used.refused("ability boarding_house 1"), "CO315");
}

// COR8: only sections of the wheel enable abilities
TEST(Abilities, OnlyTheWheelEnables) {
  Table table;
  table.built(kBlue, {horse_ranch, brewery}).saved(kBlue, Barrel::wagon).lodge(kBlue, 4, 4, 0).chapter(1, 2);
  table.sites({1, 3, 4}).play("use wagon; go lotus");
  EXPECT_EQ(table.refused("ability horse_ranch 1"), "CO312");
  EXPECT_EQ(table.refused("ability brewery 2"), "CO312");
}

// COR41: offered only if it can be paid; a gain cut to nothing is no hindrance
TEST(Abilities, Prices) {
  Table table;
  table.built(kBlue, {stables, saloon}).lodge(kBlue, 12, 0, 0).chapter(1, 2).sites({1, 3, 4});
  EXPECT_EQ(table.refused("ability stables 2"), "CO513");
  EXPECT_EQ(table.why_not("ability stables 2"), "this costs 1 Buck; you have 0 Bucks");
  table.play("ability saloon 1");
  EXPECT_EQ(table.of(kBlue).dudes, 12);
  Table none;
  none.built(kBlue, {brewery}).sites({1, 2, 3}).play("ability brewery 2");  // a count of 0
  EXPECT_EQ(none.of(kBlue).dudes, 4);
}

// CO317, CO321, CO322: Sutter's Mill once with each action of Site 1
TEST(Workday, SuttersMill) {
  Table table = workday({saloon});
  table.sites({1, 3, 4}).play("mill; ability saloon 2; mill");  // in any order
  EXPECT_EQ(table.of(kBlue).gold, 3);
  EXPECT_EQ(table.of(kBlue).dudes, 7);
  EXPECT_EQ(table.refused("mill"), "CO317");
  EXPECT_TRUE(table.offers("ability saloon 1"));
  Table bust = workday({});
  bust.sites({1, 1, 4}).play("mill");
  EXPECT_EQ(bust.refused("mill"), "CO317");
}

// CO341, CO342: Hammer and Saw; the building goes into the tableau and scores
TEST(Town, Build) {
  Table table;
  table.hand(kBlue, {saloon, brewery}).lodge(kBlue, 4, 2, 2, 1).chapter(1, 2).sites({3, 4, 5});
  table.play("build saloon hammer; pay 0");
  EXPECT_EQ(table.of(kBlue).vp[from_town], 5);
  EXPECT_EQ(table.of(kBlue).dudes, 2);
  EXPECT_EQ(table.of(kBlue).bucks, 0);
  EXPECT_FALSE(table.holds(kBlue, saloon));
  table.play("build brewery saw");
  EXPECT_EQ(table.of(kBlue).vp[from_town], 13);
  EXPECT_EQ(table.of(kBlue).gold, 0);
  EXPECT_EQ(table.state().spent, 2);
  EXPECT_EQ(table.of(kBlue).dudes_reserve, 12);
  EXPECT_EQ(table.refused("build stables hammer"), "CO208");
  Table without;
  without.hand(kBlue, {saloon}).chapter(1, 2).sites({3, 4, 5});
  EXPECT_EQ(without.refused("build stables hammer"), "CO341");
}

// CO343, CO344, CO335: Hotels
TEST(Town, Hotels) {
  Table table;
  table.built(kBlue, {saloon}).hotel(kBlue, stables).lodge(kBlue, 4, 4, 2, 2).chapter(1, 2).sites({3, 4, 5});
  EXPECT_EQ(table.refused("hotel stables hammer"), "CO343");
  EXPECT_EQ(table.refused("hotel outpost hammer"), "CO343");
  const int horses = table.state().horses;
  table.play("hotel saloon hammer; pay 0");
  EXPECT_EQ(table.of(kBlue).vp[from_hotels], 6);
  EXPECT_EQ(table.state().horses, horses + 1);
  EXPECT_EQ(table.state().hotels, 4);
  Table none;
  none.built(kBlue, {saloon, outpost}).lodge(kBlue, 4, 4, 2, 2).chapter(1, 2);
  for (const Building card : {stables, brewery, foundry, undertaker, poker_hall, trading_post})
    none.hotel(kRed, card);
  none.sites({3, 4, 5});
  EXPECT_EQ(none.refused("hotel saloon hammer"), "CO344");
}

// CO351, COR37: on top or at the bottom of the own deck; the owner remembers
TEST(Cards, Discards) {
  Table table;
  table.built(kBlue, {boarding_house}).hand(kBlue, {saloon, stables, outpost}).chapter(1, 2).sites({3, 4, 5});
  table.play(
      "ability boarding_house 1; discard saloon top; ability boarding_house 1; discard stables bottom");
  table.play("ability boarding_house 1; discard outpost top");
  const Own own = table.rules.own(table.state(), kBlue);
  EXPECT_EQ(own.deck_top, (std::vector{outpost, saloon}));
  EXPECT_EQ(own.deck_bottom, std::vector{stables});
  EXPECT_EQ(own.deck_middle.size(), 12U);
  EXPECT_EQ(table.refused("ability boarding_house 1"), "COR41");
}

// CO352: 1 VP for each card that is not there; no hand limit
TEST(Cards, EmptyDeck) {
  Table table;
  table.deck(kBlue, {outpost}).built(kBlue, {lumber_yard}).chapter(1, 2).sites({1, 3, 4});
  table.play("ability lumber_yard 1");
  EXPECT_TRUE(table.holds(kBlue, outpost));
  EXPECT_EQ(table.of(kBlue).vp[from_empty_deck], 1);
  EXPECT_EQ(table.hand_size(kBlue), 15);
}

}  // namespace
}  // namespace paydirt::coloma

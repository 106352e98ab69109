// Rivers, Bridges, the end of the game: sections 1.5, 3.5 and 3.12 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

// CO331, CO332, CO335: the four columns with their benefits
TEST(Rivers, Columns) {
  Table first;
  first.lodge(kBlue, 4, 3, 0).sites({2, 3, 5}).play("river 1 hammer");
  EXPECT_EQ(first.of(kBlue).vp[from_rivers], 6);
  EXPECT_EQ(first.of(kBlue).dudes, 2);
  EXPECT_EQ(first.of(kBlue).dudes_reserve, 10);
  first.play("go lotus");
  EXPECT_EQ(static_cast<Space>(first.of(kBlue).wagon), Space::lotus);
  Table second;
  second.lodge(kBlue, 4, 3, 0).sites({2, 3, 5}).play("river 2 hammer");
  EXPECT_EQ(second.of(kBlue).camps, 2);
  EXPECT_FALSE(second.offers("row 1"));
  second.play("event 2; event 3");
  EXPECT_EQ(second.of(kBlue).vp[from_rivers], 6);
  Table third;
  third.lodge(kBlue, 4, 3, 0).sites({2, 3, 5}).play("river 3 hammer");
  EXPECT_EQ(third.of(kBlue).vp[from_rivers], 7);
  EXPECT_EQ(third.of(kBlue).dudes, 4);
  Table fourth;
  fourth.lodge(kBlue, 4, 3, 0).sites({2, 3, 5}).play("river 4 hammer; take 1; use gold");
  EXPECT_EQ(fourth.of(kBlue).gold, 2);
  EXPECT_EQ(fourth.state().outlaws, 3);  // CO446
  Table optional;
  optional.lodge(kBlue, 4, 3, 0).sites({2, 3, 5}).play("river 4 hammer; done");
  EXPECT_EQ(optional.of(kBlue).barrels(), 0);
}

TEST(Rivers, SayWhatTheyBring) {
  Table table;
  table.lodge(kBlue, 4, 3, 1).sites({2, 3, 5});
  EXPECT_EQ(table.words("river 1 hammer"),
            "Survey a River in column 1: 6 VP, move the Wagon (2 Dudes and 3 Bucks)");
  EXPECT_EQ(table.words("river 2 hammer"),
            "Survey a River in column 2: 6 VP, 1 Camp, place Camps (2 Dudes and 3 Bucks)");
  EXPECT_EQ(table.words("river 3 saw"),
            "Survey a River in column 3: 7 VP, 2 Dudes (2 Dudes, 1 Buck and 1 Gold)");
}

// CO331: the Saw is the Boom
TEST(Rivers, Saw) {
  Table table;
  table.lodge(kBlue, 4, 1, 1).sites({2, 3, 5});
  EXPECT_EQ(table.refused("river 3 hammer"), "");  // 1 Buck and a Gold of 3
  table.play("river 3 saw");
  EXPECT_EQ(table.of(kBlue).gold, 0);
  EXPECT_EQ(table.of(kBlue).bucks, 0);
  Table bust;
  bust.lodge(kBlue, 4, 1, 1).sites({2, 2, 5});
  EXPECT_EQ(bust.refused("river 3 saw"), "CO208");
}

// CO332, CO334: one River a column, at most four
TEST(Rivers, VacantColumns) {
  Table table;
  table.rivers(kBlue, 3).lodge(kBlue, 4, 3, 0).sites({2, 3, 5});
  EXPECT_EQ(table.refused("river 2 hammer"), "CO332");
  EXPECT_TRUE(table.offers("river 4 hammer"));
}

// CO333, CO334, COR24: a River without a Bridge, no two alike, while they last
TEST(Bridges, Conditions) {
  Table table;
  table.lodge(kBlue, 9, 4, 0).sites({2, 3, 5});
  EXPECT_EQ(table.refused("bridge town hammer"), "CO333");
  Table one;
  one.rivers(kBlue, 2).bridge(kBlue, Bridge::town).lodge(kBlue, 9, 4, 0).sites({2, 3, 5});
  EXPECT_EQ(one.refused("bridge town hammer"), "CO334");
  EXPECT_EQ(one.words("bridge rivers hammer"),
            "Build the River Bridge: now 6 VP, 3 each, 12 at most (3 Dudes and 4 Bucks)");
  one.play("bridge rivers hammer");
  EXPECT_EQ(one.state().bridges[2], 1);
  EXPECT_EQ(one.of(kBlue).dudes, 6);
  EXPECT_EQ(one.of(kBlue).points(), 0);  // no immediate effect
  Table gone;
  gone.rivers(kBlue, 1).lodge(kBlue, 9, 4, 0);
  for (const Seat seat : {kRed, kGreen}) gone.rivers(seat, 1).bridge(seat, Bridge::horses);
  gone.sites({2, 3, 5});
  EXPECT_EQ(gone.refused("bridge horses hammer"), "CO334");
}

// CO702, COR24: the six kinds, each with its maximum
int bridge_points(Table table, Bridge type) {
  table.rivers(kBlue, 4).bridge(kBlue, type);
  return table.scored(kBlue, s_bridges);
}

TEST(Bridges, Barrels) {
  Table table;
  table.used_barrels(kBlue, 2).saved(kBlue, Barrel::camp);
  EXPECT_EQ(bridge_points(table, Bridge::barrels), 9);  // CO445
  EXPECT_EQ(bridge_points(table.used_barrels(kBlue, 6), Bridge::barrels), 15);
}

TEST(Bridges, Town) {
  Table table;
  table.built(kBlue, {saloon, stables}).hotel(kBlue, outpost);
  EXPECT_EQ(bridge_points(table, Bridge::town), 6);
  table.built(kBlue, {brewery, foundry, undertaker, poker_hall});
  EXPECT_EQ(bridge_points(table, Bridge::town), 15);
}

TEST(Bridges, Rivers) {
  EXPECT_EQ(bridge_points(Table(), Bridge::rivers), 12);
  Table two;
  two.rivers(kBlue, 2).bridge(kBlue, Bridge::rivers);
  EXPECT_EQ(two.scored(kBlue, s_bridges), 6);
}

TEST(Bridges, Events) {
  Table table;
  table.event_camp(kBlue, 1).event_camp(kBlue, 4).land_camp(kBlue, Land::natoma);
  EXPECT_EQ(bridge_points(table, Bridge::events), 6);
}

TEST(Bridges, Bucks) {
  Table table;
  EXPECT_EQ(bridge_points(table.lodge(kBlue, 4, 5, 3), Bridge::bucks), 6);  // full pairs, no Gold
  EXPECT_EQ(bridge_points(table.lodge(kBlue, 4, 40), Bridge::bucks), 15);
}

TEST(Bridges, Horses) {
  Table table;
  EXPECT_EQ(bridge_points(table.lodge(kBlue, 4, 2, 1, 3), Bridge::horses), 9);
  EXPECT_EQ(bridge_points(table.lodge(kBlue, 4, 2, 1, 6), Bridge::horses), 12);
}

// CO701, E7: the chart of Frontier Lands
TEST(Ending, Lands) {
  constexpr int kChart[] = {0, 3, 6, 10, 15, 21};
  Table table;
  for (int camps = 0; camps <= 5; ++camps) {
    EXPECT_EQ(Table(table).scored(kBlue, s_lands), kChart[camps]);
    if (camps < 5) table.land_camp(kBlue, static_cast<Land>(camps));
  }
}

// CO703, E3: Dudes of the Lodge, at most six for each Hotel
TEST(Ending, Hotels) {
  const auto guests = [](int hotels, int dudes) {
    Table table;
    for (int i = 0; i < hotels; ++i) table.hotel(kBlue, static_cast<Building>(i));
    return table.lodge(kBlue, dudes, 2).scored(kBlue, s_hotels);
  };
  EXPECT_EQ(guests(2, 4), 8);
  EXPECT_EQ(guests(3, 5), 15);
  EXPECT_EQ(guests(2, 9), 12);
}

// CO704, COR25, COR35: graves; a score may be negative
TEST(Ending, Graves) {
  constexpr int kValues[] = {0, -1, -2, -3, -5, -7, -10, -13};
  for (int count = 0; count <= 7; ++count) {
    Table table;
    table.dead(kBlue, count);
    EXPECT_EQ(table.scored(kBlue, s_graves), kValues[count]);
    EXPECT_EQ(table.points(kBlue), kValues[count]);
  }
  Table high;
  EXPECT_EQ(high.with_points(kBlue, 250).points(kBlue), 250);
}

// CO705, COR27: most points, then Gold, then Town Buildings and Hotels, then shared
TEST(Ending, Ranks) {
  const auto ranks = [](Table table) {
    const Outcome outcome = table.rules.outcome(table.state());
    return say(int{outcome.rank[0]}, int{outcome.rank[1]}, int{outcome.rank[2]});
  };
  Table table;
  table.with_points(kRed, 10).with_points(kGreen, 10).with_points(kBlue, 9);
  EXPECT_EQ(ranks(table), "311");
  EXPECT_EQ(ranks(Table(table).lodge(kGreen, 4, 2, 2)), "321");
  EXPECT_EQ(ranks(Table(table).built(kRed, {saloon})), "312");
  Table covered(table);  // a covered building and its Hotel both count
  covered.hotel(kGreen, saloon).built(kRed, {saloon}).lodge(kGreen, 0, 2, 1);
  EXPECT_EQ(ranks(covered), "321");
}

}  // namespace
}  // namespace paydirt::coloma

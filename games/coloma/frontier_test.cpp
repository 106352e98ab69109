// Wagon, Camps, Shootout: sections 3.7, 3.8 and 3.11 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

/// Blue alone on Site 4 with both movements, so many Horses and the Wagon somewhere.
Table on_site_4(int horses, Space at = Space::coloma) {
  Table table;
  table.lodge(kBlue, 4, 2, 1, horses).wagon(kBlue, at).chapter(1, 2);
  return table;
}

Space wagon_of(Table& table) { return static_cast<Space>(table.of(kBlue).wagon); }

// CO401, CO402, COR17: as many spaces as Horses at the start; fewer, or none
TEST(Wagon, Range) {
  Table table = on_site_4(2);
  table.sites({4, 5, 5}).play("wagon");
  EXPECT_EQ(table.open().movement->spaces_left, 2);
  table.play("go lotus; go shoe3");
  EXPECT_TRUE(table.offers("wagon"));  // the Boom is a movement of its own
  table.play("wagon; stop");
  EXPECT_EQ(table.refused("wagon"), "CO401");
  EXPECT_EQ(table.of(kBlue).horses, 2);
  EXPECT_EQ(wagon_of(table), Space::shoe3);
  Table none = on_site_4(0);
  none.sites({4, 5, 5});
  EXPECT_EQ(none.refused("wagon"), "CO401");
  Table far = on_site_4(1);
  far.sites({4, 5, 5}).play("wagon");
  EXPECT_EQ(far.refused("go folsom"), "CO402");
}

// CO403, CO408: occupied Towns and Horseshoes are jumped, do not count and give nothing
TEST(Wagon, Jumps) {
  Table table = on_site_4(1);
  table.wagon(kRed, Space::lotus).wagon(kGreen, Space::shoe3).sites({4, 5, 5}).play("wagon");
  EXPECT_EQ(table.open().movement->steps[2].landing, Space::green_valley);
  table.play("go lotus");
  EXPECT_EQ(wagon_of(table), Space::green_valley);
  EXPECT_EQ(table.of(kBlue).dudes, 4);         // Lotus gave nothing
  EXPECT_EQ(table.of(kBlue).vp[from_map], 2);  // CO405: Green Valley did
}

// CO404: cities hold any number of Wagons and always count
TEST(Wagon, Cities) {
  Table table = on_site_4(1, Space::shoe1);
  table.wagon(kRed, Space::georgetown).sites({4, 5, 5}).play("wagon; go georgetown");
  EXPECT_EQ(wagon_of(table), Space::georgetown);
  EXPECT_EQ(table.options(), "reward dudes; reward other");
}

// CO405: a vacant Town gives its reward, passing or stopping; Horseshoes give nothing
TEST(Wagon, Towns) {
  Table table = on_site_4(3, Space::shoe6);
  table.sites({4, 5, 5}).play("wagon; go diamond_springs");
  EXPECT_EQ(table.of(kBlue).bucks, 4);
  Table through = on_site_4(2, Space::georgetown);
  through.sites({4, 5, 5}).play("wagon; go shoe5; go kelsey");
  EXPECT_EQ(through.of(kBlue).gold, 2);
}

// CO406, COR18: passing a city gives its Dudes; ending there Dudes or the alternate, even if that is nothing
TEST(Wagon, CityRewards) {
  Table pass = on_site_4(2, Space::shoe2);
  pass.sites({4, 5, 5}).play("wagon; go hangtown");
  EXPECT_EQ(pass.of(kBlue).dudes, 4);
  pass.play("go diamond_springs");
  EXPECT_EQ(pass.of(kBlue).dudes, 6);
  for (const auto& [from, city] : {std::pair{Space::shoe1, "georgetown"}, {Space::shoe2, "hangtown"}}) {
    Table end = on_site_4(1, from);
    end.sites({4, 5, 5}).play(say("wagon; go ", city, "; reward other"));
    EXPECT_EQ(end.of(kBlue).horses, from == Space::shoe1 ? 2 : 1);
    EXPECT_EQ(end.of(kBlue).camps, from == Space::shoe2 ? 2 : 1);
  }
  Table nothing = on_site_4(1, Space::shoe2);
  nothing.lodge(kBlue, 4, 2, 1, 1, 8).sites({4, 5, 5}).play("wagon; go hangtown; reward other");
  EXPECT_EQ(nothing.of(kBlue).camps, 8);
}

// COR17: a movement of no spaces gives no city reward
TEST(Wagon, StayingGivesNothing) {
  Table table = on_site_4(2, Space::folsom);
  table.sites({4, 5, 5}).play("wagon; stop");
  EXPECT_EQ(table.of(kBlue).dudes, 4);
  EXPECT_TRUE(table.state().asked(Step::turn));
}

// CO407, COR15, COR43: no link twice in a turn, over all movements; a jump uses what it crosses
TEST(Wagon, NoBacktracking) {
  Table table = on_site_4(1);
  table.sites({4, 5, 5}).play("wagon; go lotus; wagon");
  EXPECT_EQ(table.refused("go coloma"), "CO407");
  table.play("go shoe3; end");
  EXPECT_EQ(table.state().turn.links, 0U);  // only for the turn
  Table jump = on_site_4(1);
  jump.wagon(kRed, Space::lotus).sites({4, 5, 5}).play("wagon; go lotus; wagon");
  EXPECT_EQ(wagon_of(jump), Space::shoe3);
  EXPECT_EQ(jump.refused("go lotus"), "CO407");
  Table end = on_site_4(3, Space::lotus);  // nowhere to go: the movement ends
  end.wagon(kRed, Space::shoe3).saved(kBlue, Barrel::wagon).sites({4, 5, 5});
  end.play("wagon; go coloma; stop; reward other");
  EXPECT_EQ(end.of(kBlue).gold, 2);
}

// COR15: closed loops are allowed and pay again
TEST(Wagon, Loops) {
  Table table = on_site_4(4, Space::hangtown);
  table.lodge(kBlue, 1, 2, 1, 8)
      .sites({4, 5, 5})
      .play("wagon; go shoe2; go gold_hill; go coloma; go garden_valley");
  table.play("go shoe1; go georgetown; go shoe5; go kelsey; wagon; go hangtown; stop; reward dudes");
  EXPECT_EQ(wagon_of(table), Space::hangtown);
  EXPECT_EQ(table.of(kBlue).dudes, 7);  // Coloma, Georgetown and Hangtown
}

// E4: the alternate reward at the end of the first movement, the second leaves as usual
TEST(Wagon, TwoMovements) {
  Table table = on_site_4(1, Space::shoe4);
  table.sites({4, 5, 5}).play("wagon; go cool; wagon; go auburn; reward other");
  EXPECT_EQ(table.hand_size(kBlue), 3);
  EXPECT_EQ(table.of(kBlue).dudes, 4);
}

/// Blue on Site 5 in chapter 1, after the others; with the Boom unless busted.
Table on_site_5(int dudes, int camps) {
  Table table;
  table.lodge(kBlue, dudes, 2, 1, 1, camps);
  return table;
}

// CO421, CO422: one row with exactly its Dudes, and Camps; begun is finished
TEST(Settle, RowsAndCamps) {
  Table table = on_site_5(4, 2);
  table.row(kRed, 1).sites({5, 2, 3}).play("end; end");
  EXPECT_EQ(table.refused("row 1"), "CO422");
  EXPECT_EQ(table.refused("row 7"), "CO422");
  table.play("row 2");
  EXPECT_EQ(table.of(kBlue).dudes, 2);
  EXPECT_EQ(table.refused("row 3"), "CO422");
  EXPECT_EQ(table.refused("claim"), "CO208");  // not in the midst of the action
  table.play("event 1; done; claim");
  EXPECT_EQ(table.refused("event 2"), "CO421");
  EXPECT_EQ(table.of(kBlue).camps, 2);  // CO424
}

// CO423, CO425: Events anywhere, Lands beside the Wagon's city; players share; Coloma touches none
TEST(Settle, Camps) {
  Table table = on_site_5(4, 3);
  table.event_camp(kBlue, 2).event_camp(kRed, 1).land_camp(kRed, Land::natoma).wagon(kBlue, Space::folsom);
  table.sites({5, 2, 3}).play("end; end");
  EXPECT_EQ(table.refused("event 2"), "CO423");
  EXPECT_EQ(table.refused("land north_fork"), "CO423");
  EXPECT_TRUE(table.offers("event 1"));
  EXPECT_TRUE(table.offers("land cosumnes"));
  table.play("land natoma");
  EXPECT_EQ(table.refused("land natoma"), "CO423");
  Table home = on_site_5(4, 3);
  home.sites({5, 2, 3}).play("end; end");
  for (const char* land : {"middle_fork", "highlands", "cosumnes", "natoma", "north_fork"}) {
    EXPECT_EQ(home.refused(say("land ", land)), "CO423");
  }
}

// CO425, CO605: Gunmen stay until the end of the round, the dummy row for good
TEST(Shootout, GunmenComeHome) {
  Table table(2);
  table.row(kBlue, 1).row(kRed, 5).chapter(1, 4).idle({1, 2});
  EXPECT_EQ(table.state().rows[0], kBlue);
  table.idle({1, 2});
  EXPECT_EQ(table.state().rows[0], kNobody);
  EXPECT_EQ(table.state().rows[3], kDummy);
  EXPECT_EQ(table.of(kRed).dudes + table.of(kRed).dudes_reserve, 12);
}

/// The end of round 1, with nothing done in its last chapter.
Table shot_out(Table table) {
  table.chapter(1, 5).idle({2, 3, 4});
  return table;
}

// CO601, COR26: more Gunmen than Outlaws win
TEST(Shootout, WonOrLost) {
  Table won = shot_out(Table().row(kBlue, 4).outlaws(2));
  EXPECT_EQ(won.of(kBlue).vp[from_shootouts], 10);
  Table equal = shot_out(Table().row(kBlue, 4).outlaws(3));
  EXPECT_EQ(equal.of(kBlue).vp[from_shootouts], 4);
  Table nobody = shot_out(Table().outlaws(0));
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(nobody.of(seat).dead, 2);  // lost
}

// CO602: tiers by number, ties by the nearest row
TEST(Shootout, Tiers) {
  Table table(4);
  table.row(0, 3).row(1, 2).row(2, 5).row(3, 1).outlaws(2).chapter(1, 5).idle({2, 3, 4, 4});
  EXPECT_EQ(table.of(2).vp[from_shootouts], 10);
  EXPECT_EQ(table.of(1).vp[from_shootouts], 6);  // row 2 is nearer than row 3
  EXPECT_EQ(table.of(0).vp[from_shootouts], 3);
  EXPECT_EQ(table.of(3).vp[from_shootouts], 3);
  Table lost(4);
  lost.row(0, 3).row(1, 2).row(2, 5).row(3, 1).outlaws(16).chapter(1, 5).idle({2, 3, 4, 4});
  EXPECT_EQ(lost.of(2).vp[from_shootouts], 4);
  EXPECT_EQ(lost.of(1).vp[from_shootouts], 2);
  EXPECT_EQ(lost.of(0).dead, 1);
  EXPECT_EQ(lost.of(3).dead, 1);
}

// CO603, CO604: without Gunmen a penalty; the dead come from the reserve, then from the Lodge
TEST(Shootout, Penalties) {
  Table won = shot_out(Table().row(kBlue, 4).outlaws(2));
  EXPECT_EQ(won.of(kRed).dead, 1);
  EXPECT_EQ(won.of(kRed).dudes, 6);  // Event 1 of round 2 came since
  Table lost = shot_out(Table().row(kBlue, 4).outlaws(9).lodge(kRed, 12, 0));
  EXPECT_EQ(lost.of(kRed).dead, 2);
  EXPECT_EQ(lost.of(kRed).dudes, 10);
  EXPECT_EQ(lost.of(kRed).dudes_reserve, 0);
}

// COR25: at last from the own Gunmen
TEST(Shootout, DeadGunmen) {
  Table table(4);
  table.row(0, 3).row(1, 2).row(2, 5).row(3, 1).lodge(0, 10, 0).lodge(3, 11, 0).outlaws(16).chapter(1, 5);
  table.position.players[3].lodge.dudes = 0;  // all of them away but one Gunman
  table.position.players[3].dead = 11;
  table.idle({2, 3, 4, 4});
  EXPECT_EQ(table.of(3).dead, 12);
  EXPECT_EQ(table.of(3).dudes + table.of(3).dudes_reserve, 0);
  for (int chapter = 0; chapter < kChapters; ++chapter) table.idle({2, 3, 4, 4});
  EXPECT_EQ(table.of(3).dead, 12);  // there is nobody left to die
}

// CO611, CO612, CO613: Barrels, Gold, Outlaws and tiles of the next round
TEST(CleanUp, NextRound) {
  Table table;
  table.hideout({Barrel::saw2, {}, Barrel::saw3, Barrel::wagon}).pool(2).chapter(1, 5).idle({2, 3, 4});
  EXPECT_EQ(table.state().round, 1);
  EXPECT_EQ(table.state().outlaws, 3);
  EXPECT_EQ(table.state().barker, 0);
  EXPECT_EQ(table.state().bust, 3);
  EXPECT_EQ(table.state().hideout[1], static_cast<int>(Barrel::bucks));  // from the supply, the lowest left
  EXPECT_EQ(table.state().spent, 0);
  EXPECT_EQ(table.state().pool, 15);
  EXPECT_EQ(table.open().gold.nuggets, (std::array{3, 6, 6}));  // the lower pools first
  Table last;
  last.chapter(2, 5).idle({2, 3, 4});
  EXPECT_EQ(last.state().outlaws, 4);

  Table over;
  over.outlaws(4).pool(2).chapter(3, 5).idle({2, 3, 4});
  EXPECT_EQ(over.state().ended, Ended::played_out);
  EXPECT_EQ(over.state().pool, 2);  // no Clean Up after the last round
}

}  // namespace
}  // namespace paydirt::coloma

// Barker and Barrels: sections 1.4 and 3.9 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

// CO441, COR40: one purchase of any number, limited by what is there; one payment
TEST(Barker, Purchase) {
  Table table;
  table.lodge(kBlue, 4, 5, 1, 1).sites({1, 2, 3});
  EXPECT_TRUE(table.offers("buy 2 2"));  // 5 Bucks and a Gold of 3
  EXPECT_EQ(table.refused("buy 3 2"), "CO441");
  EXPECT_EQ(table.refused("buy 0 0"), "CO441");
  table.play("buy 1 1");
  EXPECT_EQ(table.options(), "pay 0; pay 1");
  table.play("pay 1");
  EXPECT_EQ(table.of(kBlue).camps, 2);
  EXPECT_EQ(table.of(kBlue).horses, 2);
  EXPECT_EQ(table.of(kBlue).bucks, 4);
  EXPECT_EQ(table.refused("buy 1 0"), "CO441");
  Table limits;
  limits.lodge(kBlue, 4, 40, 0, 1, 7).lodge(kRed, 4, 2, 1, 16).sites({1, 2, 3});
  EXPECT_TRUE(limits.offers("buy 1 2"));
  EXPECT_EQ(limits.refused("buy 2 0"), "COR40");
  EXPECT_EQ(limits.refused("buy 0 3"), "COR40");
}

// CO441: as many Horses as one can afford; version 1 sold 12
TEST(Barker, AllHorsesOfTheSupply) {
  const auto rich = [](int version) {
    Table table(printed_rules(3, {}, version));
    table.lodge(kBlue, 4, 40, 0, 0, 1).sites({1, 2, 3});
    return table;
  };
  Table table = rich(2);
  EXPECT_EQ(table.state().horses, 18);
  EXPECT_EQ(table.refused("buy 0 19"), "COR40");
  table.play("buy 2 18");
  EXPECT_EQ(table.of(kBlue).horses, 18);
  EXPECT_EQ(table.of(kBlue).bucks, 0);
  Table old = rich(1);
  EXPECT_TRUE(old.offers("buy 2 12"));
  EXPECT_EQ(old.refused("buy 0 13"), "COR40");
}

// CO442, COR45: any face-up Barrel; its Outlaws come, saved or not; the space stays empty
TEST(Barrels, Take) {
  Table table;
  table.hideout({Barrel::gold, Barrel::bucks, Barrel::cards, Barrel::horse}).sites({1, 2, 3});
  EXPECT_EQ(table.words("take 4"), "Take the Horse Barrel: gain 1 Horse (2 Outlaws)");
  table.play("take 4");
  EXPECT_EQ(table.state().outlaws, 4);
  EXPECT_EQ(table.options(), "use horse; save");
  EXPECT_EQ(table.refused("use gold"), "CO443");
  table.play("save");
  EXPECT_EQ(table.state().outlaws, 4);
  EXPECT_EQ(table.state().hideout[3], kNone);
  EXPECT_EQ(table.refused("take 4"), "CO442");
  Table many;
  many.hideout({{}, {}, {}, Barrel::horse}).outlaws(15).sites({1, 2, 3}).play("take 4");
  EXPECT_EQ(many.state().outlaws, 16);  // COR32: there are no more
}

// CO443, COR12: at once, or from the next turn on
TEST(Barrels, UseOrSave) {
  Table table;
  table.hideout({Barrel::bucks, {}, {}, {}}).sites({1, 2, 3}).play("take 1; save");
  EXPECT_EQ(table.refused("use bucks"), "COR12");
  table.play("end").finish_chapter().sites({1, 3, 4}).play("use bucks");
  EXPECT_EQ(table.of(kBlue).bucks, 5);
  EXPECT_EQ(table.of(kBlue).used_barrels, 1);
  Table two;  // an older one of the same kind may be used
  two.hideout({Barrel::bucks, {}, {}, {}})
      .saved(kBlue, Barrel::bucks)
      .sites({1, 2, 3})
      .play("take 1; save; use bucks");
  EXPECT_EQ(two.of(kBlue).saved[static_cast<int>(Barrel::bucks)], 1);
  EXPECT_EQ(two.refused("use bucks"), "COR12");
}

// CO444: any number between other steps
TEST(Barrels, SeveralInATurn) {
  Table table;
  table.saved(kBlue, Barrel::bucks).saved(kBlue, Barrel::horse).chapter(1, 2).sites({1, 3, 4});
  table.play("use bucks; mill; use horse; mill");
  EXPECT_EQ(table.of(kBlue).bucks, 5);
  EXPECT_EQ(table.of(kBlue).horses, 2);
}

// CO445: used and unused count; discarding boxes them
TEST(Barrels, Count) {
  Table table;
  table.saved(kBlue, Barrel::bucks).used_barrels(kBlue, 2);
  EXPECT_EQ(table.of(kBlue).barrels(), 3);
}

/// Blue on Site 1 with a saved Barrel, which is used.
Table used(Barrel type, Table table = Table()) {
  table.saved(kBlue, type).chapter(1, 2).sites({1, 3, 4}).play(say("use ", enum_name(type)));
  EXPECT_EQ(table.of(kBlue).used_barrels, 1);
  return table;
}

TEST(Barrels, Gold) { EXPECT_EQ(used(Barrel::gold).of(kBlue).gold, 3); }
TEST(Barrels, Bucks) { EXPECT_EQ(used(Barrel::bucks).of(kBlue).bucks, 5); }
TEST(Barrels, Cards) { EXPECT_EQ(used(Barrel::cards).hand_size(kBlue), 3); }
TEST(Barrels, Horse) { EXPECT_EQ(used(Barrel::horse).of(kBlue).horses, 2); }

TEST(Barrels, Camp) {
  Table table = used(Barrel::camp);
  table.play("event 3; event 4");
  EXPECT_EQ(std::popcount(table.of(kBlue).event_camps), 2);
}

// COR20: several rows, each in full
TEST(Barrels, Posse) {
  Table table = used(Barrel::posse);
  EXPECT_FALSE(table.offers("event 1"));
  EXPECT_EQ(table.refused("row 7"), "");  // five spaces, six Dudes
  table.play("row 1; row 2; row 4");
  EXPECT_EQ(table.of(kBlue).dudes, 0);
  EXPECT_TRUE(table.state().asked(Step::turn));
  Table settle;  // the row of Site 5 is still there
  settle.saved(kBlue, Barrel::posse).sites({5, 2, 3}).play("end; end; use posse; row 1; done; row 2; done");
  EXPECT_EQ(std::count(settle.state().rows, settle.state().rows + kRows, kBlue), 2);
}

TEST(Barrels, Wagon) {
  Table table = used(Barrel::wagon);
  table.play("go gold_hill");
  EXPECT_EQ(table.of(kBlue).bucks, 3);
}

// COR13: the Boom of the Site that the Signpost points to, wherever one stands
TEST(Barrels, Signpost) {
  Table wagon = used(Barrel::signpost);  // chapter 2: the arm on 5 points to 4
  wagon.play("go gold_hill");
  Table mill;  // chapter 4: the arm on 2 points to 1
  mill.saved(kBlue, Barrel::signpost)
      .built(kBlue, {saloon})
      .chapter(1, 4)
      .sites({3, 2, 5})
      .play("end; use signpost");
  mill.play("mill; ability saloon 2");
  EXPECT_EQ(mill.of(kBlue).dudes, 6);
  EXPECT_EQ(mill.refused("ability saloon 1"), "CO312");
  Table camp;  // chapter 3: the arm on 1 points to 5
  camp.saved(kBlue, Barrel::signpost).chapter(1, 3).sites({2, 4, 5}).play("use signpost");
  EXPECT_EQ(camp.of(kBlue).camps, 2);
  Table town;  // chapter 1: points to 3
  town.saved(kBlue, Barrel::signpost)
      .hand(kBlue, {saloon})
      .sites({2, 3, 5})
      .play("use signpost; build saloon saw");
  EXPECT_EQ(town.of(kBlue).vp[from_town], 5);
  Table bust;
  bust.saved(kBlue, Barrel::signpost).hand(kBlue, {saloon}).sites({2, 3, 3}).play("use signpost");
  EXPECT_TRUE(bust.state().asked(Step::turn));  // no action
  EXPECT_EQ(bust.of(kBlue).used_barrels, 1);
  Table river;  // chapter 5: points to 2
  river.saved(kBlue, Barrel::signpost)
      .lodge(kBlue, 4, 2, 1)
      .chapter(1, 5)
      .sites({1, 3, 4})
      .play("use signpost");
  EXPECT_TRUE(river.offers("river 3 saw"));
}

// COR9: a part that cannot be done is left out, and a Barrel may be used for nothing
TEST(Barrels, TownSaw) {
  Table table;
  table.hand(kBlue, {saloon});
  Table built = used(Barrel::saw3, table);
  EXPECT_EQ(built.options(), "build saloon saw; done");
  built.play("build saloon saw");
  EXPECT_EQ(built.of(kBlue).vp[from_town], 5);
  EXPECT_EQ(built.of(kBlue).gold, 0);
  Table nothing = used(Barrel::saw3);
  nothing.play("done");
  EXPECT_TRUE(nothing.state().asked(Step::turn));
}

// COR12: a chain of effects, each finished before the one below goes on
TEST(Barrels, RiverSaw) {
  Table table;
  table.lodge(kBlue, 6, 4, 3, 1).hideout({Barrel::saw2, {}, {}, {}});
  Table chain = used(Barrel::saw2, table);
  chain.play("river 4 saw; pay 0; take 1; use saw2; river 3 saw; pay 1");
  EXPECT_EQ(chain.of(kBlue).vp[from_rivers], 13);
  EXPECT_EQ(chain.of(kBlue).used_barrels, 2);
  EXPECT_TRUE(chain.state().asked(Step::turn));
}

}  // namespace
}  // namespace paydirt::coloma

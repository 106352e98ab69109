// Two players, characters and the solo game: sections 3.13 to 3.15 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

// CO801, CO802: two cards before the selection, a third after it; Buster counts as a Pioneer
TEST(TwoPlayers, Buster) {
  Table table(2);
  EXPECT_EQ(table.open().wheel.buster_cards, (std::vector{1, 2}));
  table.next(p_buster, {1}).sites({4, 5});  // of 3, 4 and 5
  EXPECT_EQ(table.state().buster_site, 3);
  EXPECT_EQ(table.state().bust, 3);  // two on Site 4
  EXPECT_TRUE(table.open().wheel.sites[3].buster);
  EXPECT_TRUE(table.turn().busted);
  table.next(p_buster, {4, 3, 0}).play("end; end");  // shuffled anew: 5, then the fourth of 1 to 4
  EXPECT_EQ(table.state().buster_site, kNone);
  EXPECT_EQ(table.open().wheel.buster_cards, (std::vector{5, 4}));
  EXPECT_TRUE(Table(3).open().wheel.buster_cards.empty());
}

// CO801: onto the Barker where it covers the Site
TEST(TwoPlayers, BusterOnTheBarker) {
  Table table(2);
  table.next(p_buster, {1, 1, 0}).sites({3, 3});
  table.finish_chapter().next(p_buster, {0}).sites({2, 3});
  EXPECT_EQ(table.state().buster_site, 2);
  Table barker(2);
  barker.position.buster_cards = {4, 5};
  barker.next(p_buster, {0}).sites({1, 2});
  EXPECT_EQ(barker.state().bust, 0);
  EXPECT_EQ(barker.refused("take 1"), "CO442");
}

// CO803: the dummy row counts and takes a tier
TEST(TwoPlayers, DummyRow) {
  Table table(2);
  table.row(kBlue, 2).row(kRed, 6).outlaws(2).chapter(1, 5).idle({1, 2});
  EXPECT_EQ(table.of(kRed).vp[from_shootouts], 10);
  EXPECT_EQ(table.of(kBlue).vp[from_shootouts], 3);  // the second tier is gone
}

/// Blue with a character, alone on Site 1.
Table with(Character character, Table table) {
  constexpr Character kOthers[] = {Character::woodsman, Character::dancer, Character::homesteader};
  for (Seat seat = 1; seat < 3; ++seat) table.character(seat, kOthers[seat]);
  table.character(kBlue, character);
  return table;
}

// CO901, CO902
TEST(Characters, Prospector) {
  Table table = with(Character::prospector, Table(3, with_characters()));
  table.lodge(kBlue, 4, 0, 2).chapter(1, 2).sites({1, 3, 4}).play("power 1; power 1");
  EXPECT_EQ(table.of(kBlue).bucks, 4);
  EXPECT_EQ(table.of(kBlue).gold, 0);
  EXPECT_EQ(table.state().spent, 2);
  EXPECT_EQ(table.refused("power 1"), "CO513");
  EXPECT_EQ(table.refused("power 2"), "CO901");
  Table none;
  none.chapter(1, 2).sites({1, 3, 4});
  EXPECT_EQ(none.refused("power 1"), "CO901");
}

// CO903, COR29: one more with every draw by an action; not at setup or Events; an empty deck pays for it too
TEST(Characters, Woodsman) {
  Table table = with(Character::woodsman, Table(3, with_characters()));
  table.built(kBlue, {lumber_yard}).chapter(1, 2).sites({1, 3, 4}).play("ability lumber_yard 1");
  EXPECT_EQ(table.hand_size(kBlue), 3);
  table.play("ability lumber_yard 2");
  EXPECT_EQ(table.hand_size(kBlue), 5);
  table.finish_chapter();  // Event 3
  EXPECT_EQ(table.hand_size(kBlue), 7);
  Table empty = with(Character::woodsman, Table(3, with_characters()));
  empty.deck(kBlue, {outpost})
      .built(kBlue, {lumber_yard})
      .chapter(1, 2)
      .sites({1, 3, 4})
      .play("ability lumber_yard 2");
  EXPECT_EQ(empty.of(kBlue).vp[from_empty_deck], 1);
}

// CO904, COR14: any visible Boom on the uncovered Signpost
TEST(Characters, BanjoMan) {
  Table table = with(Character::banjo_man, Table(3, with_characters()));
  table.chapter(1, 2).sites({5, 1, 1}).play("end; end");  // Barker 2, arm on 5, Bust on 1
  EXPECT_EQ(table.options(), "borrow 3; borrow 4; borrow 6");
  EXPECT_EQ(table.refused("borrow 1"), "COR14");
  EXPECT_EQ(table.refused("borrow 5"), "COR14");
  table.play("borrow 6");
  EXPECT_TRUE(table.offers("take 1"));
  EXPECT_FALSE(table.turn().busted);
  Table beside = with(Character::banjo_man, Table(3, with_characters()));
  beside.chapter(1, 2).sites({5, 4, 4}).play("end; end");  // the Bust on 4, to which the arm points
  EXPECT_EQ(beside.options(), "borrow 1; borrow 3; borrow 4; borrow 6");
  Table kept = beside;
  EXPECT_TRUE(kept.play("borrow 4").turn().busted);
  EXPECT_FALSE(beside.play("borrow 1").turn().busted);
  EXPECT_EQ(beside.turn().mills, 1);
  Table off = with(Character::banjo_man, Table(3, with_characters()));
  off.chapter(1, 2).sites({5, 1, 3}).play("end; end");  // the Bust on the arm
  EXPECT_TRUE(off.state().asked(Step::turn));
}

// CO905
TEST(Characters, Dancer) {
  Table table = with(Character::dancer, Table(3, with_characters()));
  table.saved(kBlue, Barrel::camp).used_barrels(kBlue, 1).chapter(1, 2).sites({1, 3, 4}).play("power 1");
  EXPECT_EQ(table.options(), "cask camp; cask used");
  EXPECT_EQ(table.refused("cask gold"), "CO905");
  table.play("cask used; power 1; cask camp");
  EXPECT_EQ(table.of(kBlue).bucks, 8);
  EXPECT_EQ(table.of(kBlue).barrels(), 0);
}

// CO906: for Lands, not for Events
TEST(Characters, Homesteader) {
  Table table = with(Character::homesteader, Table(3, with_characters()));
  table.lodge(kBlue, 4, 2, 1, 1, 3).wagon(kBlue, Space::folsom).sites({5, 2, 3}).play("end; end");
  table.play("event 1; land natoma; land cosumnes");
  EXPECT_EQ(table.of(kBlue).dudes, 8);
}

// CO911: instead of a movement, as much as is there
TEST(Characters, Robber) {
  Table table = with(Character::robber, Table(3, with_deluxe()));
  table.pool(10).chapter(1, 2).sites({4, 5, 5}).play("wagon; rob");  // five were spent
  EXPECT_EQ(table.of(kBlue).gold, 4);
  EXPECT_EQ(table.state().spent, 2);
  table.play("wagon; go lotus");
  EXPECT_FALSE(table.offers("rob"));
  Table poor = with(Character::robber, Table(3, with_deluxe()));
  poor.chapter(1, 2).sites({4, 5, 5}).play("wagon");
  EXPECT_EQ(poor.refused("rob"), "CO911");
}

// CO912: a Camp and the Saw cost for a Town Building
TEST(Characters, HomesteaderDeluxe) {
  Table table = with(Character::homesteader_deluxe, Table(3, with_deluxe()));
  table.hand(kBlue, {saloon}).built(kBlue, {stables}).lodge(kBlue, 4, 9, 3, 3).chapter(1, 2).sites({1, 3, 4});
  table.play("power 1");
  EXPECT_EQ(table.refused("hotel stables saw"), "CO912");
  table.play("build saloon saw");
  EXPECT_EQ(table.of(kBlue).camps, 0);
  EXPECT_EQ(table.of(kBlue).gold, 2);
  EXPECT_EQ(table.of(kBlue).vp[from_town], 5);
  EXPECT_EQ(table.refused("power 1"), "COR41");
}

// CO913, COR29
TEST(Characters, Renegade) {
  Table table = with(Character::renegade, Table(3, with_deluxe()));
  table.row(kRed, 1).outlaws(9).chapter(1, 5).idle({2, 3, 4});
  EXPECT_EQ(table.of(kBlue).dead, 2);
  EXPECT_EQ(table.hand_size(kBlue), 6);
}

// CO914: vacant Horseshoes, not those jumped over
TEST(Characters, RangeRider) {
  Table table = with(Character::range_rider, Table(3, with_deluxe()));
  table.lodge(kBlue, 4, 2, 1, 2).chapter(1, 2).sites({4, 5, 5}).play("wagon; go lotus; go shoe3");
  EXPECT_EQ(table.hand_size(kBlue), 1);
  Table jump = with(Character::range_rider, Table(3, with_deluxe()));
  jump.wagon(kRed, Space::shoe3).lodge(kBlue, 4, 2, 1, 2).chapter(1, 2).sites({4, 5, 5});
  jump.play("wagon; go lotus; go shoe3");
  EXPECT_EQ(jump.hand_size(kBlue), 0);
}

// CO915
TEST(Characters, Maverick) {
  Table table = with(Character::maverick, Table(3, with_deluxe()));
  table.hand(kBlue, {saloon, stables}).chapter(1, 2).sites({1, 3, 4});
  table.play("power 1; discard saloon top; power 2; discard stables top");
  EXPECT_EQ(table.of(kBlue).bucks, 3);
  EXPECT_EQ(table.of(kBlue).dudes, 5);
}

// CO916
TEST(Characters, Vigilante) {
  Table table = with(Character::vigilante, Table(3, with_deluxe()));
  table.used_barrels(kBlue, 2).chapter(1, 2).sites({1, 3, 4}).play("power 1; row 3");
  EXPECT_EQ(table.state().rows[2], kBlue);
  EXPECT_EQ(table.of(kBlue).used_barrels, 1);
  EXPECT_TRUE(table.state().asked(Step::turn));  // one row only
}

// COR39: every power uses something up
TEST(Characters, NoLoops) {
  const Rules rules = printed_rules(1);
  for (const Power& power : rules.box().power) {
    for (int which = 0; which < power.count; ++which) EXPECT_FALSE(power.effects[which].pay.empty());
  }
}

/// Solo: you go to one Site, Shade by the coin to the left card, Buster to the lowest card left.
Table solo(std::vector<int> cards, Options options = {}) {
  Table table(1, options);
  table.position.buster_cards = std::move(cards);
  return table;
}

// CO1001: what Shade begins with
TEST(Solo, Setup) {
  Table table(1);
  EXPECT_EQ(table.shade().dudes, 12);
  EXPECT_EQ(table.shade().camps, 5);
  EXPECT_EQ(table.shade().horses, 1);
  EXPECT_EQ(table.shade().gold, 0);
  EXPECT_EQ(table.shade().event_camps, bit(4));
  EXPECT_EQ(table.state().pool, 11);
  EXPECT_TRUE(table.open().wheel.sites[4].shade_camp);
}

// CO1002, CO1014: the coin sends Shade to one of the two cards, Buster goes elsewhere; Shade acts first
TEST(Solo, Selection) {
  Table table = solo({3, 4});
  table.next(p_coin, {1}).sites({4});
  EXPECT_EQ(table.shade().site, 3);
  EXPECT_NE(table.state().buster_site, table.shade().site);
  EXPECT_EQ(table.state().bust, 3);
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.told(e_shade), 1);  // it has acted before you on the shared Site
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Chance chance = Chance::fast(seed);
    NoJournal nothing;
    State s = table.rules.setup(chance);
    while (s.asked(Step::keep)) table.rules.play(s, 0, table.rules.fallback(s, 0), chance, nothing);
    table.rules.play(s, 0, {k_dial, 5}, chance, nothing);
    EXPECT_NE(s.buster_site, s.shade.site);
  }
}

// CO1003: through the Signpost it uses the Boom of the Site that it points to
TEST(Solo, Signpost) {
  Table table = solo({4, 1});  // Shade on the arm at 4, which points to 3; you and Buster bust Site 2
  table.sites({2});
  EXPECT_EQ(table.state().bust, 1);
  table.play("end");
  EXPECT_EQ(table.shade().vp, 6);  // the Boom of Site 3
  Table bust = solo({4, 1});
  bust.next(p_buster, {1}).sites({3}).play("end");  // both on 3, to which the arm points
  EXPECT_EQ(bust.shade().vp, 0);
}

// CO1004
TEST(Solo, Site1) {
  Table table = solo({1, 4});
  table.chapter(1, 2);
  table.position.shade->barrels = 3;
  table.position.barrel_supply[2] -= 3;
  table.sites({3});
  EXPECT_EQ(table.shade().gold, 1);
  EXPECT_EQ(table.shade().vp, 2 + 6);  // two vacant spaces, three Barrels
  EXPECT_EQ(table.state().pool, 10);
}

// CO1005, COR33
TEST(Solo, Site2) {
  Table table = solo({2, 1});
  table.sites({5});  // alone: Common and Boom
  EXPECT_EQ(table.shade().vp, 8 + 12);
  EXPECT_EQ(table.shade().river, 0);
  EXPECT_EQ(table.state().bridges[0], 0);
  EXPECT_EQ(table.state().bridges[1], 1);
  Table none = solo({2, 1});
  none.position.bridges = {};
  none.sites({5});
  EXPECT_EQ(none.shade().vp, 16);
  EXPECT_EQ(none.shade().river, 1);
}

// CO1006
TEST(Solo, Site3) {
  Table table = solo({3, 1});
  table.sites({5});
  EXPECT_EQ(table.shade().vp, 12);
  EXPECT_EQ(table.shade().hotels, 1);
  EXPECT_EQ(table.state().hotels, 3);
  Table none = solo({3, 1});
  none.position.hotels = 0;
  none.position.shade->hotels = 4;
  none.sites({5});
  EXPECT_EQ(none.shade().vp, 12);
  EXPECT_EQ(none.shade().hotels, 4);
}

// CO1007
TEST(Solo, Site4) {
  Table table = solo({4, 1});
  table.chapter(1, 2).next(p_shade_wagon, {2}).sites({3}).play("end");
  EXPECT_EQ(static_cast<Space>(table.shade().wagon), Space::folsom);
  EXPECT_EQ(table.shade().vp, 3);
}

// CO1008, E8
TEST(Solo, Site5) {
  Table table = solo({5, 1});
  table.position.shade->wagon = Space::folsom;
  table.sites({3}).play("end");
  EXPECT_EQ(table.shade().land_camps, bit(2) | bit(3));
  EXPECT_EQ(table.shade().camps, 3);
  EXPECT_EQ(table.state().rows[0], kShade);  // the row of one
  EXPECT_EQ(table.shade().dudes, 11);
  Table two = solo({5, 1});
  two.row(kBlue, 1).sites({3}).play("end");
  EXPECT_EQ(two.shade().land_camps, 0);    // nothing in Coloma
  EXPECT_EQ(two.state().rows[1], kShade);  // of two rows of two the nearer
  Table few = solo({5, 1});
  few.row(kBlue, 1);
  few.position.shade->dudes = 1;
  few.sites({3}).play("end");
  EXPECT_EQ(few.state().rows[1], kNobody);
}

// CO1009
TEST(Solo, Barker) {
  Table table = solo({1, 5});
  table.hideout({{}, Barrel::horse, {}, Barrel::gold}).sites({3});
  EXPECT_EQ(table.shade().horses, 2);
  EXPECT_EQ(table.shade().barrels, 1);
  EXPECT_EQ(table.state().hideout[1], kNone);
  EXPECT_EQ(table.state().outlaws, 3);
  Table most = solo({1, 5});
  most.position.shade->horses = 4;
  most.position.horses -= 3;
  most.sites({3});
  EXPECT_EQ(most.shade().horses, 4);
}

// CO1010: only Event 5, where it must trade
TEST(Solo, Events) {
  Table table = solo({1, 2});
  table.position.shade->gold = 3;
  table.position.pool -= 3;
  table.chapter(1, 4).sites({3}).finish_chapter();
  EXPECT_EQ(table.shade().gold, 1 + 1);  // one more from Site 1
  EXPECT_EQ(table.events.empty(), false);
  Table other = solo({3, 2});
  other.sites({5}).finish_chapter();  // Event 2 gives it nothing
  EXPECT_EQ(other.shade().gold, 0);
}

// CO1011: it is ranked apart from the dummy row, ignores penalties, and its Gunmen leave the game
TEST(Solo, Shootout) {
  Table table = solo({2, 3});
  table.position.rows[5].holder = Holder::shade;
  table.position.shade->dudes = 8;
  table.position.shade->river = true;
  table.row(kBlue, 1).outlaws(2).chapter(1, 5).sites({1}).finish_chapter();
  EXPECT_EQ(table.shade().dudes, 8);
  EXPECT_EQ(table.of(kBlue).vp[from_shootouts], 3);
  EXPECT_EQ(table.state().rows[5], kNobody);
  EXPECT_EQ(table.shade().vp, 12 + 8 + 10);  // Bridge, River, first tier
  Table none = solo({3, 2});
  none.outlaws(9).chapter(1, 5).sites({1}).finish_chapter();
  EXPECT_EQ(none.shade().dudes, 12);
}

// CO1012, COR34: its final score; on a tie Gold, then buildings, then Shade
TEST(Solo, Final) {
  const auto end = [](int points, int gold, bool built) {
    Table table = solo({4, 3});
    table.position.shade->hotels = 1;
    table.position.hotels = 3;
    table.position.shade->land_camps = {Land::natoma};
    table.position.shade->camps = 4;
    table.position.shade->wagon = Space::folsom;
    if (built) table.built(kBlue, {saloon, stables});
    table.row(kBlue, 1).lodge(kBlue, 4, 2, gold).outlaws(16).with_points(kBlue, points);
    table.chapter(3, 5).sites({1}).play("end");
    return table;
  };
  Table lost = end(10, 0, false);
  EXPECT_EQ(lost.state().ended, Ended::lost_to_shade);
  EXPECT_EQ(lost.open().shade->final_score, lost.shade().vp + 6 + 3);
  const int tie = lost.open().shade->final_score - 2;  // the second tier of a lost Shootout
  EXPECT_EQ(end(tie, 0, false).state().ended, Ended::lost_to_shade);
  EXPECT_EQ(end(tie, 1, false).state().ended, Ended::beat_shade);
  EXPECT_EQ(end(tie, 0, true).state().ended, Ended::beat_shade);
  EXPECT_EQ(end(tie + 1, 0, false).state().ended, Ended::beat_shade);
  const auto rank = [](Table table) { return int{table.rules.outcome(table.state()).rank[0]}; };
  EXPECT_EQ(rank(lost), 2);
  EXPECT_EQ(rank(end(tie, 0, false)), 2);
  EXPECT_EQ(rank(end(tie, 1, false)), 1);
  EXPECT_STREQ(lost.rules.rival(lost.state()).name, "Shade");
  EXPECT_EQ(lost.rules.rival(lost.state()).score, lost.open().shade->final_score);
  Table two(2);
  EXPECT_EQ(two.rules.rival(two.state()).name, nullptr);
}

// CO1013: a Camp on Event 2 and two Gold there
TEST(Solo, GoldRush) {
  Options options;
  options.solo_level = SoloLevel::gold_rush;
  Table table = solo({3, 4}, options);
  EXPECT_EQ(table.shade().event_camps, bit(4) | bit(1));
  table.sites({5}).finish_chapter();
  EXPECT_EQ(table.shade().gold, 2);
}

// CO1014: Shade pays nothing and keeps its Gold
TEST(Solo, NoCosts) {
  Table table = solo({2, 1});
  table.position.shade->gold = 2;
  table.position.pool -= 2;
  table.sites({5});
  EXPECT_EQ(table.shade().gold, 2);
  EXPECT_EQ(table.shade().dudes, 12);
}

}  // namespace
}  // namespace paydirt::coloma

// Certificates and the adventurer: sections 3.5 and 3.6.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

Seat holder_of_stack(const char* stack) {
  Table table(4);
  return table.cards(chalmers_hotel, stack).holder(chalmers_hotel);
}

// SM-120
TEST(Certificate, BelongsToTheGreatestTotal) {
  EXPECT_EQ(holder_of_stack("0:6"), kBlue);
  EXPECT_EQ(holder_of_stack("0:6 1:7"), kRed);
  EXPECT_EQ(holder_of_stack("1:7 0:6 0:2"), kBlue);
  EXPECT_EQ(holder_of_stack("0:10 1:A"), kRed);  // an ace is 11
  EXPECT_EQ(holder_of_stack("0:2 1:3 2:4 3:5"), kYellow);
  EXPECT_EQ(holder_of_stack(""), kNobody);
}

// SM-121
TEST(Certificate, TieGoesToTheHighestCard) {
  EXPECT_EQ(holder_of_stack("0:5 0:7 1:4 1:8"), kRed);
  EXPECT_EQ(holder_of_stack("0:2 0:8 1:3 1:7"), kBlue);
  EXPECT_EQ(holder_of_stack("0:2 0:3 1:5"), kRed);
}

// SM-122
TEST(Certificate, AlikeCardsGoToTheLowestInTheStack) {
  EXPECT_EQ(holder_of_stack("0:6 1:6"), kBlue);
  EXPECT_EQ(holder_of_stack("1:6 0:6"), kRed);
  EXPECT_EQ(holder_of_stack("1:2 0:6 0:2 1:6"), kRed);  // whatever the value of the lowest one
}

// SM-R21: place by place from high to low
TEST(Certificate, WholeListsAreCompared) {
  EXPECT_EQ(holder_of_stack("0:8 0:4 0:3 1:8 1:5 1:2"), kRed);    // 8 and 8, then 5 against 4
  EXPECT_EQ(holder_of_stack("1:8 1:4 1:3 0:8 0:7"), kBlue);       // 8 and 8, then 7 against 4
  EXPECT_EQ(holder_of_stack("0:10 1:K"), kBlue);                  // 10, J, Q and K are all 10
  EXPECT_EQ(holder_of_stack("1:J 0:Q 0:5 1:5"), kRed);            // alike: the lowest of all is Red's
  EXPECT_EQ(holder_of_stack("2:4 1:6 0:6 2:2"), kRed);            // Green dropped out before
  EXPECT_EQ(holder_of_stack("3:2 2:5 3:3 1:3 0:5 1:2"), kGreen);  // of Green and Blue, Green lies lower
}

// SM-123, E3: taking a certificate
TEST(Certificate, E3PassesToAndFro) {
  Table table;
  table.put(kBlue, eldorado, 2).put(kRed, eldorado);
  table.play("city; card 8 eldorado");
  EXPECT_EQ(table.holder(eldorado), kBlue);
  table.play("end; city; card 10 eldorado");
  EXPECT_EQ(table.holder(eldorado), kRed);  // 10 to 8
  table.play("end; city; card 4 eldorado");
  EXPECT_EQ(table.holder(eldorado), kBlue);  // 12 to 10
}

// SM-123: whatever the phases of those involved
TEST(Certificate, PassesInBothPhases) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "1:4 0:9").tear_down(kBlue).play("pull eldorado");
  EXPECT_EQ(table.holder(eldorado), kRed);  // Red is in Build Up, Blue in Tear Down
}

// SM-124: a certificate that comes in the middle of a turn serves in that turn
TEST(Certificate, ServesAtOnce) {
  Table table;
  table.purse(kBlue, 0).put(kBlue, eldorado).put(kBlue, adams_express).play("city; card 2 eldorado");
  EXPECT_EQ(table.refused("place mine_camp"), "SM-063");
  table.play("card 3 adams_express");
  EXPECT_EQ(table.stack(adams_express), "0:3");
  EXPECT_EQ(table.purse(kBlue), 0);
}

// SM-125
TEST(Certificate, NeedsNoProspectorToBeKept) {
  Table table;
  table.cards(eldorado, "0:9 1:4").put(kRed, eldorado, 5);
  EXPECT_EQ(table.holder(eldorado), kBlue);
}

// SM-130, SM-R01: strictly the fewest, or nobody
TEST(Adventurer, OnePlayerWithTheFewest) {
  Table none;
  EXPECT_EQ(none.state().adventurer, kNobody);
  Table two;
  EXPECT_EQ(two.cards(eldorado, "0:2").state().adventurer, kRed);
  Table level;
  EXPECT_EQ(level.cards(eldorado, "0:2").cards(st_johns, "1:2").state().adventurer, kNobody);
  Table shared(3);
  EXPECT_EQ(shared.cards(eldorado, "0:2").state().adventurer, kNobody);  // two have none
  Table single(3);
  EXPECT_EQ(single.cards(eldorado, "0:2").cards(st_johns, "1:2").state().adventurer, kGreen);
  Table higher(3);
  higher.cards(eldorado, "0:2").cards(st_johns, "1:2").cards(adams_express, "1:3").cards(sutters_mill, "2:2");
  EXPECT_EQ(higher.cards(chalmers_hotel, "2:3").state().adventurer, kBlue);
}

// SM-R01: settled anew after every change, and history does not matter
TEST(Adventurer, FollowsTheCertificates) {
  Table table;
  table.put(kBlue, eldorado).put(kRed, st_johns).put(kRed, eldorado);
  table.play("city; card 2 eldorado");
  EXPECT_EQ(table.state().adventurer, kRed);
  table.play("end; city; card 2 st_johns");
  EXPECT_EQ(table.state().adventurer, kNobody);  // the former holder does not keep it in a tie
  table.play("card 3 eldorado");
  EXPECT_EQ(table.state().adventurer, kBlue);
  EXPECT_EQ(table.told(e_adventurer), 3);
}

// SM-R01: a certificate that leaves the game is a change, too
TEST(Adventurer, FollowsAClosing) {
  Table table;
  table.put(kBlue, eldorado).cards(eldorado, "0:2").tear_down(kBlue);
  EXPECT_EQ(table.state().adventurer, kRed);
  table.play("pull eldorado");
  EXPECT_EQ(table.state().adventurer, kNobody);
}

// SM-R02: everybody counts, with nothing on the board and in any phase; the adventurer is no certificate
TEST(Adventurer, EverybodyCounts) {
  Table table(3);
  table.put(kBlue, river_camp).put(kRed, river_camp);
  table.cards(eldorado, "0:2").cards(st_johns, "1:2").tear_down(kGreen);
  EXPECT_EQ(table.state().adventurer, kGreen);
  EXPECT_EQ(table.state().certificates[kGreen], 0);
}

// SM-131: one counter in business and nothing else
TEST(Adventurer, GivesOneCounterInBusiness) {
  Table table;
  table.put(kBlue, river_camp).put(kBlue, st_johns).cards(eldorado, "1:2").purse(kBlue, 0);
  Table town = table;
  table.play("dig; to eldorado");
  EXPECT_EQ(table.taken(kBlue), 2);
  EXPECT_EQ(table.told(e_bonus), 0);
  town.play("city; place eldorado");
  EXPECT_EQ(town.options(), (std::vector<std::string>{"end"}));  // no free action
}

// SM-R18: a building whose certificate left the game belongs to nobody for good
TEST(Closed, NobodyOwnsItAgain) {
  Table table;
  table.turn(kRed).put(kRed, eldorado).cards(eldorado, "0:9").put(kBlue, eldorado, 2).put(kBlue, river_camp);
  table.cards(st_johns, "0:3").tear_down(kRed).purse(kBlue, 0);
  table.play("pull eldorado; end; city; card 6 eldorado");
  EXPECT_EQ(table.stack(eldorado), "0:6");
  EXPECT_EQ(table.holder(eldorado), kNobody);
  EXPECT_EQ(table.refused("card 7 eldorado"), "SM-063");  // it has no special
  table.play("end; end");
  EXPECT_EQ(table.score(kBlue, s_left), -6 - 3);  // a card there still scores
  table.play("city; card 7 eldorado");
  EXPECT_TRUE(table.offers("shift eldorado 1 up"));  // St. John's still shifts there
  EXPECT_EQ(table.holder(eldorado), kNobody);
}

// SM-R18: emptied again, it costs another counter; the certificate does not leave twice
TEST(Closed, EmptiedAgainCostsAnotherCounter) {
  Table table;
  table.turn(kRed).put(kRed, eldorado).cards(eldorado, "0:9").put(kBlue, eldorado).tear_down(kRed);
  table.play("pull eldorado; end");
  EXPECT_EQ(table.state().vein_size(), 71);
  table.play("city; card 6 eldorado; end; pull eldorado");
  EXPECT_EQ(table.state().vein_size(), 70);
  EXPECT_EQ(table.home(kBlue), "6 9");
  EXPECT_EQ(table.told(e_close), 1);
  EXPECT_EQ(table.told(e_box), 2);
}

// SM-R18: it stays a space for prospectors
TEST(Closed, StaysASpace) {
  Table table;
  table.put(kBlue, river_camp, 2).position.closed = {eldorado};
  Table digging = table;
  digging.play("dig; to eldorado");
  EXPECT_EQ(digging.at(kBlue, eldorado), 1);
  table.play("city; place eldorado; move river_camp eldorado");
  EXPECT_EQ(table.at(kBlue, eldorado), 2);
}

}  // namespace
}  // namespace paydirt::sutters_mill

// A position in full: section 9 of the rules document.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

/// The words of the refusal, "" if the position is good.
std::string refused(const Position& position) { return printed_rules(2).load(position).refusal().words; }

Position good() {
  Table table;
  return table.put(kBlue, river_camp, 2).put(kBlue, eldorado).cards(eldorado, "0:6 1:8").position;
}

TEST(Position, GoesThereAndBack) {
  for (uint64_t seed = 0; seed < 30; ++seed) {
    const Rules rules = printed_rules(2 + static_cast<int>(seed % 3));
    const auto check = [&](const State& s) {
      const Result<State> again = rules.load(rules.position(s));
      ASSERT_TRUE(again.ok()) << again.refusal().words;
      ASSERT_TRUE(*again == s);
    };
    play_random_game(rules, seed, [&](const State& s, Seat, Move, int) { check(s); });
  }
}

TEST(Position, NumberOfPlayers) {
  Position position = good();
  position.players.pop_back();
  EXPECT_EQ(refused(position), "state.players: there must be 2, one a seat");
}

TEST(Position, OrderOfTheParts) {
  Position position = good();
  position.vein = {{Part::hillside, 2}, {Part::river, 1}};
  EXPECT_TRUE(says(refused(position), "state.vein: the parts must come in the order river, hillside, mine"));
  position.vein = {{Part::river, 1}, {Part::mine, 1}};
  EXPECT_EQ(refused(position), "");
}

TEST(Position, CountersMustExist) {
  Position position = good();
  position.vein = {{Part::river, 4}};
  EXPECT_TRUE(says(refused(position), "state.vein: the edition has 0 river counters of 4"));
  position.vein = {{Part::river, 0}};
  EXPECT_EQ(refused(position), "state.vein: 0 is outside 1 to 6");
  position.vein = {{Part::river, std::numeric_limits<int>::min()}};
  EXPECT_TRUE(says(refused(position), "state.vein: -2147483648 is outside 1 to 6"));
  position.vein = {{Part::river, 1}};
  position.box = {{Part::mine, 7}};
  EXPECT_EQ(refused(position), "state.box: 7 is outside 1 to 6");
  position.vein.assign(73, {Part::river, 1});
  EXPECT_EQ(refused(position), "state.vein: more than 72 counters");
}

TEST(Position, CopiesOfVeinAndBoxTogether) {
  Position position = good();
  position.vein.assign(8, {Part::river, 1});
  EXPECT_EQ(refused(position), "");
  position.box = {{Part::river, 1}};
  EXPECT_EQ(refused(position), "state.box: the edition has 8 river counters of 1, vein and box hold more");
  position.box.clear();
  position.vein.assign(9, {Part::river, 1});
  EXPECT_TRUE(says(refused(position), "state.vein: the edition has 8 river counters of 1"));
}

TEST(Position, CountersTaken) {
  Position position = good();
  position.players[kRed].taken = {{Part::hillside, 1}};
  EXPECT_EQ(refused(position), "state.players[1].taken: no hillside counter has 1 nugget");
  position.players[kRed].taken = {{Part::hillside, std::numeric_limits<int>::min()}};
  EXPECT_TRUE(says(refused(position), "state.players[1].taken: -2147483648 is outside 1 to 6"));
  position.players[kRed].taken.assign(17, {Part::hillside, 2});
  EXPECT_EQ(refused(position), "state.players[1].taken: more than twice as many as the edition has");
  position.players[kRed].taken.assign(16, {Part::hillside, 2});
  EXPECT_EQ(refused(position), "");  // counters taken are not held against the vein
}

TEST(Position, FiveProspectors) {
  Position position = good();
  position.players[kBlue].supply = 3;
  EXPECT_EQ(refused(position), "state.players[0]: 6 prospectors; a player has 5");
  position.players[kBlue].supply = 6;
  EXPECT_EQ(refused(position), "state.players[0].supply: 6 is outside 0 to 5");
  position.players[kBlue].supply = 0;
  EXPECT_EQ(refused(position), "");  // the others are in the box
  position.players[kBlue].prospectors.pairs = {{"saloon", 1}};
  EXPECT_EQ(refused(position), "state.players[0].prospectors: there is no space 'saloon'");
  position.players[kBlue].prospectors.pairs = {{"eldorado", 6}};
  EXPECT_EQ(refused(position), "state.players[0].prospectors.eldorado: 6 is outside 0 to 5");
}

TEST(Position, NoCardTwice) {
  Position position = good();
  position.players[kBlue].hand = {"5", "5"};
  EXPECT_EQ(refused(position), "state.players[0].hand: seat 0 has the 5 twice");
  position.players[kBlue].hand = {"5"};
  position.players[kBlue].home = {"5"};
  EXPECT_EQ(refused(position), "state.players[0].home: seat 0 has the 5 twice");
  position.players[kBlue].home = {"6"};
  EXPECT_EQ(refused(position), "state.stacks.eldorado: seat 0 has the 6 twice");
  position.players[kBlue].home = {"1"};
  EXPECT_EQ(refused(position), "state.players[0].home: there is no card '1'");
  position.players[kBlue].home.clear();
  EXPECT_EQ(refused(position), "");  // cards not listed are in the box
}

TEST(Position, Stacks) {
  Position position = good();
  position.stacks.pairs = {{"river_camp", {{0, "6"}}}};
  EXPECT_EQ(refused(position), "state.stacks.river_camp: there is no such building");
  position.stacks.pairs = {{"eldorado", {{2, "6"}}}};
  EXPECT_EQ(refused(position), "state.stacks.eldorado: there is no seat 2");
  position.stacks.pairs = {{"eldorado", {{-1, "6"}}}};
  EXPECT_EQ(refused(position), "state.stacks.eldorado: there is no seat -1");
  position.stacks.pairs = {{"eldorado", {{0, "B"}}}};
  EXPECT_EQ(refused(position), "state.stacks.eldorado: there is no card 'B'");
  position.players[kBlue].hand.clear();
  position.stacks.pairs = {{"eldorado", {{0, "2"}, {0, "3"}, {0, "4"}, {0, "5"}, {0, "6"}}}};
  EXPECT_EQ(refused(position), "");  // SM-082: the prospectors may have left
  position.stacks.pairs[0].second.push_back({0, "7"});
  EXPECT_EQ(refused(position), "state.stacks.eldorado: a player has at most 5 cards at a building");
  position.stacks.pairs = {{"eldorado", {{0, "2"}}}, {"eldorado", {{0, "3"}}}};
  EXPECT_EQ(refused(position), "state.stacks.eldorado: stands there twice");
}

TEST(Position, TearDownHasNoHandAndNoSupply) {
  Position position = good();
  position.players[kBlue].phase = Phase::tear_down;
  EXPECT_EQ(refused(position), "state.players[0].hand: must be empty in Tear Down");
  position.players[kBlue].hand.clear();
  EXPECT_EQ(refused(position), "state.players[0].supply: must be 0 in Tear Down");
  position.players[kBlue].supply = 0;
  EXPECT_EQ(refused(position), "");
}

TEST(Position, NothingIsNegativeOrWithoutBounds) {
  const auto with = [](auto&& change) {
    Position position = good();
    change(position);
    return refused(position);
  };
  EXPECT_EQ(with([](Position& p) { p.players[1].purse = -1; }),
            "state.players[1].purse: -1 is outside 0 to 5000");
  EXPECT_EQ(with([](Position& p) { p.players[1].paid = -1; }),
            "state.players[1].paid: -1 is outside 0 to 5000");
  EXPECT_EQ(with([](Position& p) { p.players[1].supply = -1; }),
            "state.players[1].supply: -1 is outside 0 to 5");
  EXPECT_EQ(with([](Position& p) { p.bank = -1; }), "state.bank: -1 is outside 0 to 5000");
  EXPECT_EQ(with([](Position& p) { p.bank = 5001; }), "state.bank: 5001 is outside 0 to 5000");
  EXPECT_EQ(with([](Position& p) { p.bank = 5000; }),
            "state.bank: with purses and vein more than 5000 nuggets");
  EXPECT_EQ(with([](Position& p) { p.players[1].paid = 5000; }),
            "state.players[1].paid: with purse and vein more than 5000 nuggets");
  EXPECT_EQ(with([](Position& p) { p.idle = -1; }), "state.idle: -1 is outside 0 to 200");
  EXPECT_EQ(with([](Position& p) { p.turn.dug = -1; }), "state.turn.dug: -1 is outside 0 to 5");
  EXPECT_EQ(with([](Position& p) { p.turn.bought = 6; }), "state.turn.bought: 6 is outside 0 to 5");
  EXPECT_EQ(with([](Position& p) { p.turn.seat = 2; }), "state.turn.seat: 2 is outside 0 to 1");
  EXPECT_EQ(with([](Position& p) { p.turn.seat = -1; }), "state.turn.seat: -1 is outside 0 to 1");
}

TEST(Position, SetsOfBuildings) {
  Position position = good();
  position.closed = {river_camp};
  EXPECT_EQ(refused(position), "state.closed: river_camp is not a building");
  position.closed.clear();
  position.turn.used = {mine_camp};
  EXPECT_EQ(refused(position), "state.turn.used: mine_camp is not a building");
}

// SM-R17
TEST(Position, Walkers) {
  Table table;
  table.put(kBlue, eldorado, 2).put(kBlue, mine_camp).tear_down(kBlue).turn(kBlue, city);
  Position position = table.position;
  position.turn.walkers = {{mine_camp, {eldorado}}, {eldorado, {eldorado, st_johns}}};
  EXPECT_EQ(refused(position), "");
  position.turn.walkers = {{mine_camp, {eldorado}}, {mine_camp, {eldorado}}};
  EXPECT_EQ(refused(position), "state.turn.walkers: seat 0 has fewer prospectors at mine_camp");
  position.turn.walkers = {{eldorado, {}}};
  EXPECT_EQ(refused(position), "state.turn.walkers: one who has taken nothing off is not listed");
  position.turn.walkers = {{eldorado, {river_camp}}};
  EXPECT_EQ(refused(position), "state.turn.walkers.pulled: river_camp is not a building");
  position.turn.walkers.assign(6, {eldorado, {eldorado}});
  EXPECT_EQ(refused(position), "state.turn.walkers: more than a player has prospectors");
}

// SM-025, SM-022: what is counted within a turn belongs to its kind of turn
TEST(Position, TheTurnFitsItsStage) {
  Position position = good();
  position.turn.dug = 1;
  EXPECT_EQ(refused(position), "state.turn.dug: must be 0 outside a digging turn");
  position.turn.stage = dig;
  EXPECT_EQ(refused(position), "");
  position.turn.dug = 2;
  EXPECT_EQ(refused(position), "state.turn.dug: fewer prospectors of that seat stand at buildings");
  position.turn.dug = 1;
  position.turn.bought = 1;
  EXPECT_EQ(refused(position), "state.turn.bought: must be 0 outside a town turn");
  position = good();
  position.turn.used = {eldorado};
  EXPECT_EQ(refused(position), "state.turn.used: must be empty outside a town turn");
  position = good();
  position.turn.stage = city;
  position.turn.walkers = {{eldorado, {eldorado}}};  // he is in Build Up
  EXPECT_EQ(refused(position), "state.turn.walkers: must be empty outside a town turn in Tear Down");
  position = good();
  position.turn.stage = after_switch;
  EXPECT_EQ(refused(position), "state.turn.stage: after_switch needs a player in Tear Down");
  position = good();
  position.turn.seat = kRed;
  position.turn.stage = dig;
  EXPECT_TRUE(says(refused(position), "state.turn.stage: nobody of that seat is left to dig"));
}

// SM-150, SM-R20: a position that meets an ending is a finished game
TEST(Position, MayBeFinishedAlready) {
  Position empty = good();
  empty.vein.clear();
  EXPECT_EQ((*printed_rules(2).load(empty)).ended, EndReason::vein_empty);
  Table gone;
  gone.tear_down(kBlue).tear_down(kRed);
  EXPECT_EQ(gone.state().ended, EndReason::nobody_left);
  Position idle = good();
  idle.idle = 16;
  EXPECT_EQ((*printed_rules(2).load(idle)).ended, EndReason::standstill);
  Position over = good();
  over.turn.stage = Stage::over;
  EXPECT_EQ(refused(over), "state.finished: must say how the game ended");
  over.finished = EndReason::standstill;
  EXPECT_EQ((*printed_rules(2).load(over)).stage, Stage::over);
}

// SM-R31: a Tear Down player without a digger is in town, however the position puts it
TEST(Position, AForcedTownTurnIsEntered) {
  Table table;
  table.put(kBlue, eldorado).tear_down(kBlue);
  EXPECT_EQ(table.state().stage, city);
}

// SM-120, SM-R01: holders are derived, never stored
TEST(Position, HoldersFollowFromTheCards) {
  Table table;
  table.cards(eldorado, "0:6 1:8");
  EXPECT_EQ(table.holder(eldorado), kRed);
  EXPECT_EQ(table.state().adventurer, kBlue);
  table.position.closed = {eldorado};
  const State s = *table.rules.load(table.position);
  EXPECT_FALSE(s.holds(kRed, eldorado));
  EXPECT_EQ(s.adventurer, kNobody);
}

// What must always hold in a game that began at its beginning.
TEST(Position, BrokenLawsAreNamed) {
  const Rules rules = printed_rules(2);
  Chance chance = Chance::fast(1);
  const State s = rules.setup(chance);
  const auto broken = [&](auto&& change) {
    State bad = s;
    change(bad);
    const char* const law = rules.broken(bad);
    return std::string(law == nullptr ? "" : law);
  };
  EXPECT_EQ(broken([](State&) {}), "");
  EXPECT_TRUE(says(broken([](State& b) { ++b.bank; }), "SM-R30"));
  EXPECT_EQ(broken([](State& b) { b.purse[0] = -1; }), "a purse is never negative");
  EXPECT_EQ(broken([](State& b) { b.home[0] = 1; }), "no card is in two places");
  EXPECT_EQ(broken([](State& b) { b.hand[0] = 1; }), "a Build Up player's 13 cards are all in the game");
  EXPECT_EQ(broken([](State& b) { ++b.supply[0]; }), "a player has five prospectors");
  EXPECT_EQ(broken([](State& b) { ++b.taken[0][0][0]; }),
            "counters of vein, box and players are always the same");
  EXPECT_EQ(broken([](State& b) { b.adventurer = 0; }), "what is derived follows from the table");
}

}  // namespace
}  // namespace paydirt::sutters_mill

// A position in full: section 5 of the rules document; and the invariants of section 8.
#include <limits>

#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

/// Explains why a position is refused after this change, "" if it is not.
template <class Change>
std::string refused(Table& table, Change&& change) {
  Position position = table.rules.position(table.state());
  change(position);
  return table.rules.load(position).refusal().words;
}

Table prospecting_table() {
  Table table(3);
  return table.dice(hills, 2)
      .put(kBlue, hills, 3)
      .in_reserve(kRed, lake, 4)
      .gem(kBlue, lake)
      .gold(kBlue, river, "gold_5");
}

Table mining_table() {
  Table table(3);
  return table.dice(hills, 2)
      .put(kBlue, hills, 3)
      .put(kRed, hills, 2)
      .lay(kRed, hills, 1)
      .face_up(hills, "gold_1 silt");
}

TEST(Position, GoesThereAndBack) {
  for (Table table : {prospecting_table(), mining_table()}) {
    EXPECT_EQ(refused(table, [](Position&) {}), "");
    EXPECT_TRUE(*table.rules.load(table.rules.position(table.state())) == table.state());
  }
}

TEST(Position, Numbers) {
  Table table = prospecting_table();
  EXPECT_EQ(refused(table, [](Position& p) { p.players.pop_back(); }),
            "state.players: there must be 3, one a seat");
  EXPECT_EQ(refused(table, [](Position& p) { p.year = 1854; }), "state.year: 1854 is outside 1849 to 1853");
  EXPECT_EQ(refused(table, [](Position& p) { p.turn = 3; }), "state.turn: 3 is outside 0 to 2");
  EXPECT_EQ(refused(table, [](Position& p) { p.start_player = -1; }),
            "state.start_player: -1 is outside 0 to 2");
  EXPECT_EQ(refused(table, [](Position& p) { p.camp = 11; }), "state.camp: 11 is outside 0 to 10");
  EXPECT_EQ(refused(table, [](Position& p) { p.players[1].coins = 251; }),
            "state.players[1].coins: 251 is outside 0 to 250");
  EXPECT_EQ(refused(table, [](Position& p) { p.players[1].spent = std::numeric_limits<int>::max(); }),
            "state.players[1].spent: 2147483647 is outside 0 to 244");
  EXPECT_EQ(refused(table, [](Position& p) { p.players[0].miners = 9; }),
            "state.players[0].miners: 9 is outside 0 to 8");
  EXPECT_EQ(refused(table, [](Position& p) { p.players[0].gold[0][4] = 1; }),
            "state.players[0].gold[0][4]: 1 is outside 0 to 0");
  EXPECT_EQ(refused(table, [](Position& p) { p.mines[2].deck.silt = 16; }),
            "state.mines[2].deck.silt: 16 is outside 0 to 15");
  EXPECT_EQ(refused(table, [](Position& p) { p.mines[2].reserve.pop_back(); }),
            "state.mines[2].reserve: there must be 3 numbers, one a seat");
}

TEST(Position, Gems) {
  Table table = prospecting_table();
  EXPECT_EQ(refused(table, [](Position& p) { p.players[0].gems = {"ruby"}; }),
            "state.players[0].gems: there is no gem 'ruby'");
  EXPECT_EQ(refused(table,
                    [](Position& p) {
                      p.players[0].gems = {"jade", "jade"};
                    }),
            "state.players[0].gems: jade stands there twice; a player has one of a type");
  EXPECT_EQ(refused(table, [](Position& p) { p.players[0].gems = {"jade"}; }),
            "state.players.gems: the gems of each type are always the same");
}

TEST(Position, Path) {
  Table table = prospecting_table();
  EXPECT_EQ(refused(table, [](Position& p) { p.mines[0].path[4].seat.reset(); }),
            "state.mines[0].path[4].seat: miners have one, and nothing else");
  EXPECT_EQ(refused(table, [](Position& p) { p.mines[0].path[0].seat = 0; }),
            "state.mines[0].path[0].seat: miners have one, and nothing else");
  EXPECT_EQ(refused(table, [](Position& p) { p.mines[0].path[4].seat = 7; }),
            "state.mines[0].path[4].seat: 7 is outside 0 to 2");
  EXPECT_EQ(refused(table,
                    [](Position& p) {
                      p.mines[0].path[0] = {Piece::miner, 0};
                    }),
            "state.mines.path: the box of a mine in use holds a die");
  EXPECT_EQ(refused(table, [](Position& p) { p.mines[0].path[4].piece = Piece::lying_miner; }),
            "state.mines.path: miners lie only where a mine is resolved, before Winter");
}

TEST(Position, Draw) {
  Table table = mining_table();
  EXPECT_EQ(refused(table, [](Position& p) { p.draw.reset(); }),
            "state.draw: missing; a mine is being resolved");
  EXPECT_EQ(refused(table, [](Position& p) { p.draw->winter = 3; }),
            "state.draw.winter: what the die shows, in Winter and only then");
  EXPECT_EQ(refused(table, [](Position& p) { p.draw->face_up.gem = 7; }),
            "state.draw.face_up.gem: 7 is outside 0 to 6");
  EXPECT_EQ(refused(table, [](Position& p) { p.draw->mine = forest; }),
            "state.mines.deck: the cards of each mine are always the same");
  EXPECT_EQ(refused(table, [](Position& p) { p.stage = Stage::prospecting; }),
            "state.draw: no mine is being resolved");
  EXPECT_EQ(refused(table, [](Position& p) { p.reserve_from = lake; }),
            "state.reserve_from: only for somebody who places the reserve");
  EXPECT_EQ(refused(table,
                    [](Position& p) {
                      p.stage = Stage::winter;
                      p.draw->winter = 7;
                    }),
            "state.draw.winter: 7 is outside 1 to 6");
}

// Section 8: dice, miners, coins and cards are neither made nor lost
TEST(Law, NothingIsMadeOrLost) {
  Table table = prospecting_table();
  EXPECT_EQ(refused(table, [](Position& p) { ++p.camp; }),
            "state.camp: the dice on paths and in the camp are always the same");
  EXPECT_EQ(refused(table, [](Position& p) { ++p.players[2].miners; }),
            "state.players.miners: a player's miners are those of the start and one for each new year");
  EXPECT_EQ(refused(table, [](Position& p) { ++p.players[2].coins; }),
            "state.players.coins: a player's coins are those of the start, of new years and of coin actions");
  EXPECT_EQ(refused(table, [](Position& p) { --p.mines[1].deck.silt; }),
            "state.mines.deck: the cards of each mine are always the same");
  EXPECT_EQ(refused(table, [](Position& p) { ++p.players[2].gold[0][0]; }),
            "state.mines.deck: the cards of each mine are always the same");
}

// Section 8: what belongs to one stage is nowhere else, and the right seat is asked
TEST(Law, StagesAreWhole) {
  Table table = prospecting_table();
  EXPECT_EQ(refused(table, [](Position& p) { p.turn = kRed; }),
            "state.turn: who has passed is not asked again");
  EXPECT_EQ(refused(table, [](Position& p) { p.players[1].passed = false; }),
            "state.mines.reserve: reserve is placed by passing");
  EXPECT_EQ(refused(table,
                    [](Position& p) {
                      p.players[1].coins -= 2;
                      p.players[1].spent += 2;
                    }),
            "state.players.spent: nothing lies before the screen of who has passed");
  EXPECT_EQ(refused(table, [](Position& p) { p.stage = Stage::reserve; }),
            "state.players.miners: who passes has miners for the reserve");
  EXPECT_EQ(refused(table, [](Position& p) { p.stage = Stage::over; }),
            "state.stage: at the end everything has gone home");
  Table fresh(3);
  EXPECT_EQ(refused(fresh, [](Position& p) { p.stage = Stage::over; }),
            "state.year: the game lasts five years");
  Table mining = mining_table();
  EXPECT_EQ(refused(mining, [](Position& p) { p.turn = kRed; }),
            "state.turn: the player with priority is asked");
  EXPECT_EQ(refused(mining, [](Position& p) { p.players[2].passed = false; }),
            "state.stage: mining begins when all have passed");
  Table winter(3);
  winter.dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "gold_1").winter(1);
  EXPECT_EQ(refused(winter, [](Position&) {}), "");
  EXPECT_EQ(refused(winter, [](Position& p) { std::swap(p.draw->face_up, p.draw->bottom); }),
            "state.stage: in Winter nobody is asked for nothing");
}

// A mine that is resolved holds no miner any more.
TEST(Law, ResolvedMinesAreEmpty) {
  Table table(3);
  table.dice(hills, 1).dice(forest, 1).put(kBlue, forest, 0).face_up(forest, "silt");
  EXPECT_EQ(refused(table,
                    [](Position& p) {
                      p.mines[0].path[1] = {Piece::miner, 0};
                      --p.players[0].miners;
                    }),
            "state.mines.path: no miner is left where a mine is resolved");
}

}  // namespace
}  // namespace paydirt::fools_gold

// Components and setup: sections 1 and 2 of the rules document.
#include <map>

#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// A game whose first tiles and tokens are prescribed by their numbers in the edition.
State prescribed(const Rules& rules, std::vector<int> tiles, std::vector<int> tokens, int start) {
  Script script;
  script.results[p_tiles] = std::move(tiles);
  script.results[p_tokens] = std::move(tokens);
  script.results[p_start] = {start};
  Chance chance = Chance::scripted(script);
  return rules.setup(chance);
}

State random_start(const Rules& rules, uint64_t seed) {
  Chance chance = Chance::fast(seed);
  return rules.setup(chance);
}

TEST(Setup, CG101_TheStartTileLiesInTheMiddle) {
  const Rules rules = printed_rules(2);
  const Open open = rules.open(random_start(rules, 1));
  ASSERT_EQ(open.tiles.size(), 1U);
  EXPECT_EQ(open.tiles[0].tile, "MCAPS-a");
  EXPECT_EQ(open.tiles[0].x, 0);
  EXPECT_EQ(open.tiles[0].y, 0);
  EXPECT_EQ(open.tiles[0].rotation, 0);
  EXPECT_FALSE(open.tiles[0].seat.has_value());
}

TEST(Setup, CG102_OneTokenOnTheStartTilesMountain) {
  const Rules rules = printed_rules(2);
  const Position position = rules.position(prescribed(rules, {}, {4, 0, 3}, 0));
  ASSERT_EQ(position.piles.size(), 1U);
  EXPECT_EQ(position.piles[0].tokens, (std::vector<int>{5}));
  EXPECT_EQ(position.piles[0].at.segment, "m0");
  ASSERT_EQ(position.supply.size(), 62U);
  EXPECT_EQ(position.supply[0], 0);
  EXPECT_EQ(position.supply[1], 3);
  EXPECT_EQ(rules.open(random_start(rules, 1)).supply, 62);
}

// CG103, CGR01: one shuffled stack of the other 71 tiles
TEST(Setup, CG103_TheStack) {
  const Rules rules = printed_rules(3);
  const Edition edition = printed_edition();
  std::map<std::string, int> expected;
  for (const TileFace& face : edition.tiles) expected[face.id] = face.copies - face.start_copies;
  const Position position = rules.position(random_start(rules, 7));
  std::map<std::string, int> found;
  ++found[*position.hand];
  for (const std::string& id : position.stack) ++found[id];
  EXPECT_EQ(found, expected);
  EXPECT_EQ(position.stack.size(), 70U);
  EXPECT_EQ(found["MCAPS-a"], 2);
  EXPECT_NE(position.stack, rules.position(random_start(rules, 8)).stack);
  const Position named = rules.position(prescribed(rules, {5, 9, 1}, {}, 0));
  EXPECT_EQ(named.hand, edition.tiles[5].id);
  EXPECT_EQ(named.stack[0], edition.tiles[9].id);
  EXPECT_EQ(named.stack[1], edition.tiles[1].id);
}

TEST(Setup, CG104_FourCowboysAndATentEach) {
  for (int seats = 2; seats <= 5; ++seats) {
    const Rules rules = printed_rules(seats);
    const Open open = rules.open(random_start(rules, 1));
    ASSERT_EQ(static_cast<int>(open.players.size()), seats);
    for (const OpenPlayer& player : open.players) {
      EXPECT_EQ(player.cowboys, 4);
      EXPECT_FALSE(player.tent.has_value());
      EXPECT_EQ(player.tokens, 0);
      EXPECT_EQ(player.score.total, 0);
    }
    EXPECT_TRUE(open.cowboys.empty());
  }
}

// CG105, CGR02: the start player is drawn; then the turns go in seat order
TEST(Setup, CG105_StartPlayerAndOrder) {
  const Rules rules = printed_rules(3);
  State s = prescribed(rules, {}, {}, 2);
  EXPECT_EQ(s.turn, 2);
  std::vector<int> seen(3, 0);
  for (uint64_t seed = 0; seed < 60; ++seed) ++seen[random_start(rules, seed).turn];
  for (const int count : seen) EXPECT_GT(count, 5);
  Chance unused = Chance::fast(0);
  NoJournal nothing;
  for (const Seat expected : {Seat{0}, Seat{1}, Seat{2}}) {
    rules.play(s, s.turn, rules.fallback(s, s.turn), unused, nothing);
    rules.play(s, s.turn, {k_pass}, unused, nothing);
    EXPECT_EQ(s.turn, expected);
  }
  EXPECT_EQ(Rules::make(printed_edition(), {}, 1, 1).refusal().rule, std::string("CG105"));
  EXPECT_EQ(Rules::make(printed_edition(), {}, 6, 1).refusal().rule, std::string("CG105"));
}

TEST(Setup, CG106_WithoutFarmers) {
  Table with(2, true);
  EXPECT_TRUE(with.draws("STR-a").play("place 1 0 1").offers("cowboy p0"));
  Table without(2, false);
  without.draws("STR-a").play("place 1 0 1");
  EXPECT_EQ(without.refused("cowboy p0"), "CG106");
  EXPECT_EQ(without.refused("cowboy p1"), "CG106");
  EXPECT_TRUE(without.offers("cowboy r0"));
  EXPECT_FALSE(without.open().farmers);
}

// CGR36: 71 turns, and no compensation for who has one less
TEST(Setup, CGR36_NumberOfTurns) {
  const Rules rules = printed_rules(2);
  std::vector<int> turns(2, 0);
  Seat start = kNobody;
  for_each_decision(rules, 5, [&](const State& s, Seat seat, const auto&) {
    if (start == kNobody) start = seat;
    turns[seat] += s.stage() == Stage::place ? 1 : 0;
    ASSERT_TRUE(rules.open(s).discarded.empty());
  });
  EXPECT_EQ(turns[start], 36);
  EXPECT_EQ(turns[1 - start], 35);
}

// CGR44: five different colours, which do nothing but name the seats
TEST(Setup, CGR44_Colours) {
  const Rules rules = printed_rules(5);
  std::vector<std::string> names;
  for (Seat seat = 0; seat < 5; ++seat) names.push_back(rules.tell({.kind = e_turn, .seat = seat}));
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

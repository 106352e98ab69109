// Mining: sections 3.5 and 3.7 of the rules document.
#include <map>

#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

// FG-M1, FG-R42, FG-R46: nothing of a deck is settled before its mine comes up, and what comes is a uniform
// draw from the whole deck, as from a shuffled one
TEST(Mining, DrawsAsFromAShuffledDeck) {
  const Rules rules = printed_rules(3);
  Table table(3);
  table.dice(hills, 4).put(kBlue, hills, {3, 4}).put(kRed, hills, {5, 6});
  table.turn(kGreen).passed(kBlue).passed(kRed).play("pass; reserve lake; reserve lake; reserve lake");
  std::map<int, int> drawn;
  int total = 0;
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    State s = table.state();
    Chance chance = Chance::fast(seed);
    Journal journal;
    rules.play(s, kGreen, {k_reserve, 4, 0, 0}, chance, journal);
    for (const Event& event : journal.events) {
      if (event.kind != e_card) continue;
      ++drawn[event.b];
      ++total;
    }
    EXPECT_EQ(chance.places()[p_deck + 1], 0U);
  }
  constexpr int kHills[kCards] = {4, 5, 7, 0, 0, 6, 15, 3, 3};
  for (int card = 0; card < kCards; ++card) {
    EXPECT_NEAR(drawn[card] * 43.0 / total, kHills[card], 0.35) << card;
  }
}

// FG-M2, FG-R16: mine by mine in their order; one without miners on its path is passed over, and its reserve
// stays
TEST(Mining, MinesInTheirOrder) {
  Table table(3);
  table.dice(hills, 1).dice(mountains, 1).dice(lake, 1);
  table.play(
      "place lake 0; place mountains 0; pass; reserve hills; reserve hills; reserve hills; reserve hills");
  table.play("pass; reserve forest; reserve forest; reserve forest");
  table.play("pass; reserve lake; reserve lake; reserve lake");
  EXPECT_EQ(table.state().mine, 2);
  EXPECT_EQ(table.told(e_skip), 2);
  EXPECT_EQ(table.deck_size(hills), 43);  // dice and reserve alone draw nothing
  EXPECT_EQ(table.reserve(kGreen, hills), 4);
  EXPECT_TRUE(table.rules.open(table.state()).mines[0].done);
  table.play("coins");
  EXPECT_EQ(table.state().mine, 4);
  EXPECT_EQ(table.told(e_skip), 3);
}

// FG-M3: reveal, actions, Winter; then the next mine
TEST(Mining, ThreeSteps) {
  Table table(3);
  table.dice(hills, 1).dice(forest, 1).deck(hills, "silt silt silt gold_2");
  table.play("place hills 0; place forest 0").all_pass();
  EXPECT_EQ(table.face_up(), "silt");
  EXPECT_EQ(table.stage(), Stage::mining);
  table.play("lie_down");
  EXPECT_EQ(table.stage(), Stage::winter);
  EXPECT_EQ(table.face_up(), "gold_2 silt silt");
  table.play("take gold_2");
  EXPECT_EQ(table.stage(), Stage::mining);
  EXPECT_EQ(table.state().mine, 1);
}

// FG-M4, EX6: path miners times dice; reserve does not count, pips neither
TEST(Mining, CardsAreMinersTimesDice) {
  Table table(3);
  table.dice(lake, 2).put(kBlue, lake, 1).put(kRed, lake, {3, 5});
  EXPECT_EQ(table.rules.open(table.state()).mines[4].cards, 6);
  table.deck(lake, "silt silt silt silt silt silt").all_pass();
  EXPECT_EQ(table.reserve(kGreen, lake), 4);
  EXPECT_EQ(table.last(e_draw).amount, 6);
  EXPECT_EQ(table.told(e_card), 6);
  EXPECT_EQ(table.deck_size(lake), 37);
  Table wild(3);  // a wild die counts like any other
  wild.dice(lake, 1).play("wild lake; place lake 2").all_pass();
  EXPECT_EQ(wild.last(e_draw).amount, 2);
}

// FG-M5: one card after the other, for all to see
TEST(Mining, CardsAreTurnedUpOneByOne) {
  Table table(3);
  table.dice(hills, 3).put(kBlue, hills, 2).deck(hills, "gem silt gold_3").all_pass();
  std::vector<int> cards;
  for (const Event& event : table.events) {
    if (event.kind == e_card) cards.push_back(event.b);
  }
  EXPECT_EQ(cards, cards_named("gem silt gold_3"));
  EXPECT_EQ(table.rules.open(table.state()).draw->face_up.gem, 1);
}

// FG-M7, FG-R31: every miner on the path acts exactly once, and always can
TEST(Mining, EveryMinerActsOnce) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, {0, 1}).put(kRed, hills, 2);
  table.deck(hills, "silt silt silt").all_pass();
  EXPECT_EQ(table.options(), (std::vector<std::string>{"coins", "lie_down"}));
  EXPECT_EQ(table.refused("nothing"), "FG-M7");
  table.play("coins; coins; coins");
  EXPECT_EQ(table.told(e_coins), 3);
  EXPECT_EQ(table.state().year, 1);
}

// FG-M13: a Gold card or a gem, and the miner goes home
TEST(Take, AFaceUpCard) {
  Table table(3);
  table.dice(hills, 2).put(kBlue, hills, {1, 2});
  table.face_up(hills, "gold_2 gold_2 gold_3 gem silt weather alarm");
  EXPECT_EQ(table.options(),
            (std::vector<std::string>{"take gold_2", "take gold_3", "take gem", "coins", "lie_down"}));
  EXPECT_EQ(table.refused("take gold_1"), "FG-M13");
  table.play("take gold_3");
  EXPECT_EQ(table.nuggets(kBlue, hills), 3);
  EXPECT_EQ(table.miners(kBlue), 3);
  EXPECT_EQ(table.face_up(), "gold_2 gold_2 gem silt weather alarm");
  table.play("take gem");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).holdings.gems, (std::vector<std::string>{"quartz"}));
}

// FG-M13, FG-R40: no second gem of a type, not even in the same year
TEST(Take, OneGemOfAType) {
  Table table(3);
  table.dice(hills, 2).put(kBlue, hills, {1, 2}).put(kRed, hills, 3).face_up(hills, "gem gem");
  table.play("take gem");
  EXPECT_EQ(table.asked(), kRed);
  table.play("coins");
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.refused("take gem"), "FG-M13");
}

// FG-R4: gems are compared by type, not by mine
TEST(Take, GemsAreComparedByType) {
  Edition edition = printed_edition();
  edition.mines[1].gem = "quartz";
  Table table(*Rules::make(edition, {}, 3, 1));
  table.gem(kBlue, hills)
      .dice(forest, 1)
      .put(kBlue, forest, 0)
      .put(kRed, forest, 1)
      .face_up(forest, "gem gem");
  table.play("take gem");  // Red
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.refused("take gem"), "FG-M13");
}

// FG-M14, FG-R38: two coins from the bank for good, also in the last year
TEST(Coins, TwoFromTheBank) {
  Table table(3);
  table.year(1853).dice(hills, 1).put(kBlue, hills, 0).put(kRed, hills, 1).face_up(hills, "gold_1");
  table.play("coins");
  EXPECT_EQ(table.coins(kRed), 12);
  EXPECT_EQ(table.face_up(), "gold_1");
  EXPECT_TRUE(table.offers("coins"));
}

// FG-R8: the bank never runs out; 121 is the number of pieces
TEST(Coins, TheBankIsUnlimited) {
  Table table(5);
  for (Seat seat = 0; seat < 5; ++seat) table.rich(seat, 20);
  table.dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "silt");
  EXPECT_GT(5 * table.coins(kRed), 121);
  table.play("coins");
  EXPECT_EQ(table.coins(kBlue), 6 + 40 + 2 + 1);
}

// FG-M15: the miner lies down on its space
TEST(LieDown, OnItsSpace) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 3).put(kRed, hills, 0).face_up(hills, "gold_1").play("lie_down");
  EXPECT_EQ(table.piece(hills, 4), Piece::lying_miner);
  EXPECT_EQ(table.miners(kBlue), 3);
  const Open open = table.rules.open(table.state());
  ASSERT_EQ(open.mines[0].winter.size(), 1U);
  EXPECT_EQ(open.mines[0].winter[0].space, 3);
}

// FG-M17: nobody has to take a card
TEST(Take, NobodyHasTo) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "gold_3 gem");
  EXPECT_TRUE(table.offers("coins"));
  EXPECT_TRUE(table.offers("lie_down"));
}

// FG-R47: coins and lying down are asked for even where nothing can be taken
TEST(Mining, IsAlwaysAsked) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 0).deck(hills, "silt").all_pass();
  EXPECT_EQ(table.options().size(), 2U);
}

}  // namespace
}  // namespace paydirt::fools_gold

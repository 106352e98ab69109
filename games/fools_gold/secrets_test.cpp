// Hidden information: section 6 of the rules document.
#include "engine/json_write.hpp"
#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

// FG-R39, FG-M18: what is behind a screen is its owner's; the log is everybody's
TEST(Secret, HoldingsAreBehindTheScreen) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, {0, 1}).gold(kRed, lake, "gold_5").face_up(hills, "gold_3");
  table.play("take gold_3");
  const Open open = table.rules.open(table.state());
  for (const OpenPlayer& player : open.players) EXPECT_FALSE(player.holdings.has_value());
  const Holdings own = table.rules.own(table.state(), kBlue).holdings;
  EXPECT_EQ(own.gold[0][2], 1);
  EXPECT_EQ(own.nuggets[0], 3);
  EXPECT_EQ(own.coins, 6);
  EXPECT_EQ(own.miners, 3);
  const Event told = table.last(e_take).seen_by({});  // an onlooker
  EXPECT_EQ(told.seat, kBlue);
  EXPECT_EQ(told.b, card_named("gold_3"));
}

// FG-R39: with open holdings everybody sees them
TEST(Secret, OpenHoldings) {
  Table table(3, {.open_holdings = true});
  table.gold(kRed, lake, "gold_5").gem(kRed, lake);
  const Open open = table.rules.open(table.state());
  EXPECT_TRUE(open.open_holdings);
  ASSERT_TRUE(open.players[kRed].holdings.has_value());
  EXPECT_EQ(open.players[kRed].holdings->nuggets[4], 5);
  EXPECT_EQ(open.players[kRed].holdings->gems, (std::vector<std::string>{"tourmaline"}));
}

// Section 6: with holdings hidden, tables that differ in them alone look alike to the others
TEST(Secret, OthersHoldingsAreInNoView) {
  Table poor(3);
  Table rich(3);
  poor.gold(kRed, lake, "gold_5").gem(kGreen, lake);
  rich.gold(kGreen, lake, "gold_5").gem(kRed, lake).rich(kRed, 3);
  EXPECT_EQ(to_json(poor.rules.open(poor.state())), to_json(rich.rules.open(rich.state())));
  EXPECT_EQ(to_json(poor.rules.own(poor.state(), kBlue)), to_json(rich.rules.own(rich.state(), kBlue)));
  EXPECT_NE(to_json(poor.rules.own(poor.state(), kRed)), to_json(rich.rules.own(rich.state(), kRed)));
}

// At the end the screens are lifted: that cannot be taken back.
TEST(Secret, TheEndShowsEverything) {
  for (const bool open : {false, true}) {
    Table table(3, {.open_holdings = open});
    table.year(1853).dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "silt");
    State s = table.state();
    Chance chance = Chance::fast(1);
    Journal journal;
    table.rules.play(s, kBlue, {k_coins, 0, 0, 0}, chance, journal);
    ASSERT_EQ(s.stage, Stage::over);
    EXPECT_EQ(journal.learned.empty(), open);
    EXPECT_TRUE(table.rules.open(s).players[kRed].holdings.has_value());
  }
}

// FG-R46: a state holds nothing of what is to come, so the same table with other chance is the same table
TEST(Secret, NothingToComeIsInTheState) {
  Table table(3);
  table.dice(hills, 2).put(kBlue, hills, 1).put(kRed, hills, 2);
  State s = table.state();
  Rng rng(7);
  table.rules.resample(s, kBlue, rng);
  EXPECT_TRUE(s == table.state());
}

}  // namespace
}  // namespace paydirt::fools_gold

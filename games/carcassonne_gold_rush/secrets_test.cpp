// Hidden information: section 6 of the rules document.
#include <set>

#include "engine/json_write.hpp"
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

Table rich_table() {
  Table table(3);
  table.tile("MT3-a", 0, -1, 1).tile("CITY3-a", -1, 0).pile(0, 0, "m0", {5, 0, 3}).tent(kRed, 0, 0, "m0");
  return table.holds(kBlue, {5, 1}).holds(kRed, {0, 2, 2}).draws("STR-a");
}

// CGR37: how many tokens somebody holds is public, their values are not
TEST(Secret, CGR37_TokensAreCounted) {
  Table table = rich_table();
  EXPECT_EQ(table.open().players[kBlue].tokens, 2);
  EXPECT_EQ(table.open().players[kRed].tokens, 3);
  EXPECT_EQ(table.rules.own(table.state(), kBlue).tokens, (std::vector<int>{1, 5}));
  EXPECT_EQ(table.rules.own(table.state(), kBlue).gold, 6);
  EXPECT_EQ(table.rules.own(table.state(), kGreen).gold, 0);
  const std::vector<int> unseen = table.rules.own(table.state(), kBlue).unseen;
  EXPECT_EQ(unseen, (std::vector<int>{13, 19, 15, 10, 4}));
}

// CGR38: points are open, gold is not
TEST(Secret, CGR38_ScoresArePublic) {
  Table table = rich_table();
  ScoreSheet sheet;
  table.rules.tally(table.state(), sheet);
  for (const ScoreItem& item : sheet.items) EXPECT_EQ(item.secret, item.kind == s_gold);
}

// CGR45: an onlooker sees nothing of values, and the open view is the same for all
TEST(Secret, CGR45_Onlookers) {
  Table table = rich_table();
  const State truth = table.state();
  const std::string open = to_json(table.rules.open(truth));
  for (Seat viewer = 0; viewer < 3; ++viewer) {
    std::set<std::string> worlds;
    for (uint64_t seed = 0; seed < 20; ++seed) {
      State world = truth;
      Rng rng(seed);
      table.rules.resample(world, viewer, rng);
      worlds.insert(to_json(table.rules.position(world)));
      EXPECT_EQ(to_json(table.rules.open(world)), open);
      EXPECT_EQ(to_json(table.rules.own(world, viewer)), to_json(table.rules.own(truth, viewer)));
    }
    EXPECT_EQ(worlds.size(), 20U);
  }
}

// Section 6: what is left in the stack is public as a multiset, its order is not
TEST(Secret, TheStackIsAMultiset) {
  Table table = rich_table();
  const Open open = table.open();
  const Edition edition = printed_edition();
  int left = 0;
  for (size_t face = 0; face < edition.tiles.size(); ++face) {
    int expected = edition.tiles[face].copies;
    for (const char* gone : {"MCAPS-a", "MT3-a", "CITY3-a", "STR-a"})
      expected -= edition.tiles[face].id == gone ? 1 : 0;
    EXPECT_EQ(open.left[face], expected) << edition.tiles[face].id;
    left += open.left[face];
  }
  EXPECT_EQ(left, open.stack);
}

// After the end what is held is open, what was removed stays unseen
TEST(Secret, AfterTheEnd) {
  Table table = rich_table();
  table.position.stack = {};
  table.and_no_more_tiles().play("place 1 0 1; pass");
  ASSERT_TRUE(table.over());
  State world = table.state();
  Rng rng(1);
  table.rules.resample(world, kGreen, rng);
  EXPECT_EQ(table.rules.own(world, kRed).tokens, (std::vector<int>{0, 2, 2}));
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

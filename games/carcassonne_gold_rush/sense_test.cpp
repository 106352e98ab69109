// What the bots think of a table. Whether they think well is measured by matches; here is what must hold.
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

int lead(Table& table, Seat seat) {
  return table.rules.sense(table.state(), seat) -
         table.rules.sense(table.state(), seat == kBlue ? kRed : kBlue);
}

TEST(Sense, AFinishedRailroadBeatsAnOpenOne) {
  Table open;
  open.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("JCT3-a STR-b").play("place -2 0 0; pass");
  Table closed;
  closed.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("JCT3-a STR-b").play("place 1 0 0; pass");
  EXPECT_GT(lead(closed, kBlue), lead(open, kBlue));
}

// A tile that waits for its cowboy is worth what the cowboy will earn
TEST(Sense, TheActionToComeIsCredited) {
  Table table;
  table.tile("CITY3-a", -1, 0).draws("CITY3-b").play("place 1 0 0");
  EXPECT_GE(table.rules.sense(table.state(), kBlue) - table.rules.sense(table.state(), kRed), 3 * kPoint);
  EXPECT_GE(table.rules.hint(table.state(), kBlue, *parse_move(Rules::kinds(), "cowboy r2")), 3 * kPoint);
}

// A gap that no tile can close is known to be one
TEST(Sense, AHopelessCowboyIsNoFreeCowboy) {
  Table hopeless;
  hopeless.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("PRA-a PRA-b").and_no_more_tiles();
  Table hopeful;
  hopeful.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("PRA-a JCT3-a").and_no_more_tiles();
  EXPECT_GT(hopeful.rules.sense(hopeful.state(), kBlue), hopeless.rules.sense(hopeless.state(), kBlue));
}

TEST(Sense, ClosingForARivalIsHintedAgainst) {
  Table table;
  table.tile("CITY3-a", -1, 0).cowboy(kRed, -1, 0, "r0").draws("JCT3-a");
  const auto hint = [&](const char* text) {
    return table.rules.hint(table.state(), kBlue, *parse_move(Rules::kinds(), text));
  };
  EXPECT_LT(hint("place 1 0 0"), hint("place -2 0 0"));
  Table own;
  own.tile("CITY3-a", -1, 0).cowboy(kBlue, -1, 0, "r0").draws("JCT3-a");
  EXPECT_GT(own.rules.hint(own.state(), kBlue, *parse_move(Rules::kinds(), "place 1 0 0")),
            own.rules.hint(own.state(), kBlue, *parse_move(Rules::kinds(), "place -2 0 0")));
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush

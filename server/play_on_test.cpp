// Tables that go on from the middle of another game.
#include <gtest/gtest.h>

#include "server/testing.hpp"

namespace paydirt::server {
namespace {

/// A game of Ann, Bob and two bots who are called alike, after twelve moves.
Chronicle begun() {
  LayoutEntry layout = test_layout(true);
  layout.seats.push_back(layout.seats.back());
  TestEnvironment world;
  Chronicle chronicle = test_chronicle(world, layout);
  while (chronicle.playing().match().size() < 12) {
    const AnyMatch& match = chronicle.playing().match();
    const auto seat = static_cast<Seat>(match.deciders().seats.lowest());
    const Move move = match.moves(seat).front();
    EXPECT_FALSE(chronicle.apply(MoveEntry{seat, {to_notation(match.game().kinds(), move)}, {}, 0}));
  }
  return chronicle;
}

class PlayOn : public testing::Test {
 protected:
  const Chronicle before = begun();
  const LayoutEntry layout =
      *play_on_layout(before.playing().match(), before.layout(), Visitor{kBob, "Bob", true}, 1, 4, 0);
};

TEST_F(PlayOn, NobodyIsCalledLikeAnother) {
  std::vector<std::string> names;
  for (const Sitter& sitter : layout.seats) names.push_back(sitter.name);
  const std::string level = layout.seats[2].name;
  EXPECT_EQ(names, (std::vector<std::string>{"Ann's bot", "Bob", level, level + " 2"}));
  EXPECT_NE(level, "Greenhorn");  // they play better now
}

TEST_F(PlayOn, TheLogHasWhatLedThereAsItWasToldToThisSeat) {
  TestEnvironment world;
  Table table("a-b-c-d", test_chronicle(world, layout), world);
  RecordingViewer bob_hears;
  table.receive(table.enter(bob_hears, {kBob, {}}, "Bob"), R"({"t":"join","id":"j","since":0})");
  const auto state = bob_hears.last("state");
  const auto& told = state.at("events").get_array();
  const auto past = Projection(before.playing(), {}).state(SeatSet::of(1), 0).events;
  ASSERT_GE(past.size(), 12U);
  ASSERT_GE(told.size(), past.size());
  for (size_t i = 0; i < past.size(); ++i) {
    EXPECT_EQ(told[i].at("text").get_string(), past[i].text);
    EXPECT_EQ(told[i].at("n"), i);
    EXPECT_EQ(told[i].at("move"), 0);  // before the first move here
  }
  EXPECT_EQ(table.card(kBob).moves, 12);
  EXPECT_EQ(table.card(kBob).status, Status::playing);
}

TEST_F(PlayOn, NewEventsFollowThoseOfThePast) {
  TestEnvironment world;
  Chronicle on = test_chronicle(world, layout);
  const uint32_t next = on.playing().next_event();
  const AnyMatch& match = on.playing().match();
  const auto seat = static_cast<Seat>(match.deciders().seats.lowest());
  ASSERT_FALSE(
      on.apply(MoveEntry{seat, {to_notation(match.game().kinds(), match.moves(seat).front())}, {}, 0}));
  const size_t fresh = on.playing().first_event_from(next);
  ASSERT_LT(fresh, on.playing().event_count());
  EXPECT_EQ(on.playing().event_number(fresh), next);
  EXPECT_EQ(on.playing().event_move(fresh), 1U);
  EXPECT_EQ(on.playing().at(0).next_event(), next);
  EXPECT_EQ(on.playing().moves_ever(), 13U);
}

}  // namespace
}  // namespace paydirt::server

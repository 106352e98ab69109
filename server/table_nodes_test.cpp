#include <gtest/gtest.h>

#include "server/table.hpp"
#include "server/testing.hpp"

namespace paydirt::server {
namespace {

/// One table at two nodes: Ann is at the first, Bob at the second.
class TableAtTwoNodesTest : public testing::Test {
 protected:
  struct Node {
    explicit Node(const LayoutEntry& layout, const std::string& identity)
        : table("a-b-c-d", test_chronicle(world, layout), world) {
      me = table.enter(hears, {identity, {}}, "Name");
      table.receive(me, R"({"t":"join","id":"j","since":0})");
    }
    void say_something(const std::string& id) {
      table.receive(me, say(R"({"t":"chat","text":"hello","id":")", id, "\"}"));
    }
    TestEnvironment world;
    RecordingViewer hears;
    Table table;
    uint64_t me = 0;
  };

  /// The node stores what it wants to store; the other knows nothing of it yet.
  static void store(Node& node, Node& other) {
    node.world.store_all();
    other.world.entries = node.world.entries;
  }
  static EntryRow stored(const Node& node, size_t seq) {
    return {"a-b-c-d", static_cast<int64_t>(seq), node.world.entries.at(seq)};
  }
  int mover() const { return one.table.chronicle().playing().match().deciders().seats.lowest(); }
  Node& mover_node() { return mover() == 0 ? one : two; }
  std::string choice(const std::string& id) const {
    const auto question = one.table.chronicle().playing().question(static_cast<Seat>(mover()));
    return say("{\"t\":\"choose\",\"id\":\"", id, "\",\"seat\":", mover(), ",\"question\":", question,
               ",\"moves\":[\"city\"]}");
  }

  Node& other_node(const Node& node) { return &node == &one ? two : one; }
  /// Whose turn it is makes the first move that is legal, which the other node stores and does not hear of.
  void move(Node& node) {
    const Playing& playing = node.table.chronicle().playing();
    const auto seat = static_cast<Seat>(playing.match().deciders().seats.lowest());
    const Move first = playing.match().moves(seat)[0];
    node.table.receive(node.me, say("{\"t\":\"choose\",\"id\":\"", playing.match().size(), "\",\"seat\":",
                                    int{seat}, ",\"question\":", playing.question(seat), ",\"moves\":[\"",
                                    to_notation(playing.match().game().kinds(), first), "\"]}"));
    store(node, other_node(node));
  }

  LayoutEntry layout = test_layout(true);
  Node one{layout, kAnn};
  Node two{layout, kBob};
};

TEST_F(TableAtTwoNodesTest, FollowsWhatAnotherHasStored) {
  one.say_something("1");
  store(one, two);
  one.say_something("2");
  store(one, two);
  two.table.follow({stored(one, 2)});
  EXPECT_EQ(two.table.chronicle().chat().size(), 1U);
  EXPECT_EQ(two.hears.last("chat").at("messages").get_array().size(), 1U);
  two.table.follow({stored(one, 2), stored(one, 3)});  // what is known is skipped
  EXPECT_EQ(two.table.chronicle().chat().size(), 2U);
  EXPECT_TRUE(two.world.unstored.empty());
}

TEST_F(TableAtTwoNodesTest, NewsThatWasMissedIsRead) {
  for (const char* id : {"1", "2", "3"}) {
    one.say_something(id);
    store(one, two);
  }
  two.table.follow({stored(one, 4)});
  EXPECT_EQ(two.table.chronicle().size(), one.table.chronicle().size());
  EXPECT_FALSE(two.world.gave_up);
}

TEST_F(TableAtTwoNodesTest, WhoComesFromANodeThatHasToldMoreIsToldNothingTwice) {
  Node& moved = mover_node();
  Node& other = other_node(moved);
  const int first = mover();
  while (moved.table.chronicle().playing().match().deciders().seats.lowest() == first) move(moved);
  const auto next = moved.hears.last("state").at("next").as_int64();
  ASSERT_GT(next, 0);
  RecordingViewer comes;
  const uint64_t watcher = other.table.enter(comes, {kAnn, {}}, "Name");
  other.table.receive(watcher, say(R"({"t":"join","id":"j","since":)", next, '}'));
  const auto is_state = [](const std::string& frame) { return frame.find(R"("t":"state")") != frame.npos; };
  EXPECT_EQ(std::count_if(comes.frames.begin(), comes.frames.end(), is_state), 1);
  EXPECT_EQ(comes.last("state").at("moves"), moved.hears.last("state").at("moves"));
  EXPECT_EQ(comes.last("state").at("events").as_array().size(), 0U);
}

TEST_F(TableAtTwoNodesTest, WhoWasOvertakenBeginsAnewAndKeepsItsWatchers) {
  Node& late = mover_node();
  Node& first = &late == &one ? two : one;
  late.table.receive(late.me, choice("m"));
  first.say_something("1");
  store(first, late);
  const size_t heard = late.hears.frames.size();
  EXPECT_EQ(late.hears.last("state").at("moves"), 0);
  store(late, first);
  EXPECT_GT(late.hears.frames.size(), heard);
  EXPECT_FALSE(late.world.gave_up);
  EXPECT_EQ(late.hears.last("chat").at("messages").get_array().size(), 1U);
  EXPECT_EQ(late.hears.last("state").at("moves"), 1);
  EXPECT_EQ(late.hears.last("state").at("id"), "m");
  first.table.follow({stored(late, 3)});
  EXPECT_EQ(first.table.chronicle().playing().match().hash(),
            late.table.chronicle().playing().match().hash());
}

TEST_F(TableAtTwoNodesTest, WhatNoLongerFitsIsRefusedForTheTrueReason) {
  Node& here = mover_node();
  const std::string identity = mover() == 0 ? kAnn : kBob;
  Node there(layout, identity);  // the same person at a third node
  here.table.receive(here.me, choice("mine"));
  there.table.receive(there.me, choice("theirs"));
  store(there, here);
  here.world.store_all();
  EXPECT_EQ(here.hears.last("stale").at("id"), "mine");
  EXPECT_EQ(here.table.chronicle().playing().match().size(), 1U);
  EXPECT_EQ(here.table.chronicle().size(), 3);
}

TEST_F(TableAtTwoNodesTest, NewsWaitsForWhatIsBeingStored) {
  Node& late = mover_node();
  Node& first = &late == &one ? two : one;
  late.table.receive(late.me, choice("m"));
  first.say_something("1");
  store(first, late);
  late.table.follow({stored(first, 2)});  // comes before the store has answered
  EXPECT_TRUE(late.table.is_busy());
  store(late, first);
  EXPECT_EQ(late.table.chronicle().size(), 4);
  EXPECT_EQ(late.table.chronicle().chat().size(), 1U);
}

TEST_F(TableAtTwoNodesTest, OnlyOneDoesWhatTimeDoes) {
  while (mover() != 2) {
    Node& node = mover_node();
    move(node);
    other_node(node).table.follow({stored(node, node.world.entries.size() - 1)});
  }
  two.table.set_company({false, {}});
  EXPECT_TRUE(one.table.due());
  EXPECT_FALSE(two.table.due());
  two.world.time += 10'000;
  two.table.tick();
  EXPECT_TRUE(two.world.thoughts.empty());
  two.table.set_company({true, {}});  // the other is dead
  EXPECT_TRUE(two.table.due());
  two.table.tick();
  EXPECT_EQ(two.world.thoughts.size(), 1U);
}

TEST_F(TableAtTwoNodesTest, WhoIsAtAnotherNodeIsHere) {
  EXPECT_FALSE(one.table.view(kAnn).seats[1].here);
  one.table.set_company({true, {{kBob}, 2}});
  EXPECT_TRUE(one.table.view(kAnn).seats[1].here);
  EXPECT_EQ(one.table.view(kAnn).watchers, 2);
  EXPECT_EQ(one.hears.last("table").at("table").at("watchers"), 2);
  EXPECT_EQ(one.table.attendance(), (Attendance{{kAnn}, 0}));
}

TEST_F(TableAtTwoNodesTest, AWishToTakeBackIsToldToTheOthers) {
  Node& moved = mover_node();
  moved.table.receive(moved.me, choice("m"));
  Node& other = &moved == &one ? two : one;
  store(moved, other);
  other.table.follow({stored(moved, 2)});
  const int seat = &moved == &one ? 0 : 1;
  moved.table.receive(moved.me, say(R"({"t":"undo_ask","id":"u","seat":)", seat, '}'));
  ASSERT_EQ(moved.world.told.size(), 1U);
  other.table.hear_wish(moved.world.told[0]);
  EXPECT_EQ(other.hears.last("undo_asked").at("by"), seat);
  other.table.receive(other.me, say(R"({"t":"undo_agree","id":"y","seat":)", 1 - seat, '}'));
  store(other, moved);
  EXPECT_EQ(other.table.chronicle().playing().match().size(), 0U);
}

}  // namespace
}  // namespace paydirt::server

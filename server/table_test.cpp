#include "server/table.hpp"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "server/testing.hpp"

namespace paydirt::server {
namespace {

class TableTest : public testing::Test {
 protected:
  explicit TableTest(const LayoutEntry& layout = test_layout())
      : table("a-b-c-d", test_chronicle(world, layout), world) {
    ann = table.enter(ann_hears, {kAnn, {}}, "Ann");
    bob = table.enter(bob_hears, {kBob, {}}, "Bob");
    table.receive(ann, R"({"t":"join","id":"j","since":0})");
    table.receive(bob, R"({"t":"join","id":"j","since":0})");
  }

  int mover() const { return table.chronicle().playing().match().deciders().seats.lowest(); }
  uint64_t mover_watcher() const { return mover() == 0 ? ann : bob; }
  RecordingViewer& mover_hears() { return mover() == 0 ? ann_hears : bob_hears; }
  std::string choice(const std::string& id, const std::string& move) const {
    const auto question = table.chronicle().playing().question(static_cast<Seat>(mover()));
    return say("{\"t\":\"choose\",\"id\":\"", id, "\",\"seat\":", mover(), ",\"question\":", question,
               ",\"moves\":[\"", move, "\"]}");
  }

  TestEnvironment world;
  RecordingViewer ann_hears;
  RecordingViewer bob_hears;
  Table table;
  uint64_t ann = 0;
  uint64_t bob = 0;
};

class TableWithBotTest : public TableTest {
 protected:
  TableWithBotTest() : TableTest(test_layout(true)) {}

  void play_until_the_bot_is_asked() {
    while (mover() != 2) {
      const AnyMatch& match = table.chronicle().playing().match();
      table.receive(mover_watcher(),
                    choice(say(match.size()), to_notation(match.game().kinds(),
                                                          match.moves(static_cast<Seat>(mover())).back())));
      world.store_all();
    }
  }
};

TEST_F(TableTest, CommitThenTell) {
  const size_t heard_by_ann = ann_hears.frames.size();
  const size_t heard_by_bob = bob_hears.frames.size();
  table.receive(mover_watcher(), choice("1", "city"));
  EXPECT_EQ(ann_hears.frames.size(), heard_by_ann);
  EXPECT_EQ(bob_hears.frames.size(), heard_by_bob);
  EXPECT_TRUE(table.is_busy());
  world.store_all();
  EXPECT_EQ(ann_hears.last("state").at("moves"), 1);
  EXPECT_EQ(bob_hears.last("state").at("moves"), 1);
  EXPECT_EQ(mover_hears().last("state").at("id"), "1");
  const RecordingViewer& other = &mover_hears() == &ann_hears ? bob_hears : ann_hears;
  EXPECT_FALSE(other.last("state").contains("id"));
}

TEST_F(TableTest, WhatComesMeanwhileWaits) {
  RecordingViewer& hears = mover_hears();
  const std::string first = choice("1", "city");
  table.receive(mover_watcher(), first);
  table.receive(mover_watcher(), first);  // repeated before the answer
  EXPECT_EQ(world.unstored.size(), 1U);
  world.store_all();
  EXPECT_EQ(table.chronicle().playing().match().size(), 1U);
  EXPECT_EQ(hears.last("done").at("id"), "1");
  EXPECT_TRUE(hears.last("stale").empty());
}

TEST_F(TableTest, ChoicesAreStaleByTheSeatsQuestion) {
  RecordingViewer& hears = mover_hears();
  const std::string late = choice("2", "city");
  table.receive(mover_watcher(), choice("1", "city"));
  world.store_all();
  table.receive(mover_watcher(), late);
  EXPECT_EQ(hears.last("stale").at("id"), "2");
  EXPECT_EQ(table.chronicle().playing().match().size(), 1U);
}

TEST_F(TableTest, NobodyPlaysForAnother) {
  const uint64_t other = mover() == 0 ? bob : ann;
  RecordingViewer& hears = mover() == 0 ? bob_hears : ann_hears;
  table.receive(other, choice("1", "city"));
  EXPECT_EQ(hears.last("refused").at("id"), "1");
  EXPECT_TRUE(world.unstored.empty());
}

TEST_F(TableTest, RefusedMovesChangeNothing) {
  table.receive(mover_watcher(), choice("1", "shift eldorado 0 up"));
  EXPECT_FALSE(mover_hears().last("refused").at("error").get_string().empty());
  EXPECT_TRUE(world.unstored.empty());
}

TEST_F(TableTest, FoldingTheEntriesGivesTheSameTable) {
  for (int i = 0; i < 40 && mover() < 2; ++i) {
    const AnyMatch& match = table.chronicle().playing().match();
    const auto moves = match.moves(static_cast<Seat>(mover()));
    const std::string move =
        to_notation(match.game().kinds(), moves[static_cast<size_t>(i * 7) % moves.size()]);
    table.receive(mover_watcher(), choice(say(i), move));
    world.store_all();
    if (i % 5 == 0) {
      table.receive(mover_watcher(), say("{\"t\":\"undo\",\"id\":\"u", i, "\",\"seat\":", mover(), '}'));
      world.store_all();
    }
  }
  table.receive(ann, R"({"t":"chat","id":"c","text":"hello"})");
  world.store_all();
  const auto again = Chronicle::fold(world.entries);
  ASSERT_TRUE(again) << again.refusal().words;
  EXPECT_EQ(again->playing().match().hash(), table.chronicle().playing().match().hash());
  EXPECT_EQ(again->playing().next_event(), table.chronicle().playing().next_event());
  EXPECT_EQ(again->playing().question(0), table.chronicle().playing().question(0));
  EXPECT_EQ(again->size(), table.chronicle().size());
  EXPECT_EQ(again->chat().size(), 1U);
  EXPECT_TRUE(again->remembers(kAnn, "c"));
}

TEST_F(TableTest, AFailedStoreEndsTheTable) {
  table.receive(mover_watcher(), choice("1", "city"));
  world.store_all(false);
  EXPECT_TRUE(world.gave_up);
  EXPECT_TRUE(mover_hears().last("done").at("id") == "j");
}

class UndoTest : public TableTest {
 protected:
  UndoTest() {
    while (match().size() < 12) {
      const auto moves = match().moves(static_cast<Seat>(mover()));
      table.receive(mover_watcher(),
                    choice(say(match().size()), to_notation(match().game().kinds(), moves.back())));
      world.store_all();
    }
  }
  const AnyMatch& match() const { return table.chronicle().playing().match(); }
  void ask() {
    table.receive(ann, R"({"t":"undo_ask","id":"a","seat":0})");
    world.store_all();
  }
  void agree(uint64_t who) {
    table.receive(who, R"({"t":"undo_agree","id":"b","seat":1})");
    world.store_all();
  }
};

TEST_F(UndoTest, AllPeopleMustAgreeToGoBackFurther) {
  ask();
  EXPECT_EQ(bob_hears.last("undo_asked").at("by"), 0);
  EXPECT_EQ(match().size(), 12U);
  agree(bob);
  EXPECT_EQ(ann_hears.last("undo_answered").at("agreed"), true);
  EXPECT_LT(match().size(), 12U);
}

TEST_F(UndoTest, WhoIsAwayIsAskedWhenHeComes) {
  table.leave(bob);
  ask();
  EXPECT_EQ(match().size(), 12U);
  RecordingViewer again_hears;
  const uint64_t again = table.enter(again_hears, {kBob, {}}, "Bob");
  table.receive(again, R"({"t":"join","id":"j","since":0})");
  EXPECT_EQ(again_hears.last("undo_asked").at("by"), 0);
  agree(again);
  EXPECT_LT(match().size(), 12U);
}

TEST_F(UndoTest, WhoHasLentHisSeatIsAskedToo) {
  wire::HandOver lend;
  lend.seat = 1;
  lend.bot.emplace(1);
  table.hand_over(kBob, lend, [](const Verdict& verdict) { EXPECT_TRUE(verdict.ok()); });
  world.store_all();
  ask();
  EXPECT_EQ(match().size(), 12U);
  agree(bob);
  EXPECT_LT(match().size(), 12U);
}

TEST_F(UndoTest, WhatNobodyHasSeenIsMixedAnewAndTheLogSaysSo) {
  const Record whole = match().record();
  ask();
  agree(bob);
  ASSERT_EQ(match().redraws().size(), 1U);
  const auto before = std::move(*match().game().replay(whole, match().size()));
  auto was = parse_json(before->position())->at("state").get_object();
  auto now = parse_json(match().position())->at("state").get_object();
  const auto sorted = [](const boost::json::value& vein) {
    std::vector<std::string> nuggets;
    for (const auto& each : vein.get_array()) nuggets.push_back(boost::json::serialize(each));
    std::sort(nuggets.begin(), nuggets.end());
    return nuggets;
  };
  EXPECT_NE(now["vein"], was["vein"]);
  EXPECT_EQ(sorted(now["vein"]), sorted(was["vein"])) << "the same nuggets lie there";
  now.erase("vein");
  was.erase("vein");
  EXPECT_EQ(now, was) << "and all that somebody has seen stays";
  const auto told = ann_hears.last("chat").at("messages").get_array().at(0);
  EXPECT_NE(told.at("text").get_string().find("Ann took back "), std::string::npos);
  EXPECT_NE(told.at("text").get_string().find("everybody agreed"), std::string::npos);
  const auto again = Chronicle::fold(world.entries);
  ASSERT_TRUE(again) << again.refusal().words;
  EXPECT_EQ(again->playing().match().hash(), match().hash());
  const Record record = match().record();
  const auto read = read_record(write_record(record, match().game().kinds()), match().game().kinds());
  ASSERT_TRUE(read) << read.refusal().words;
  EXPECT_EQ(read->redraws, record.redraws);
  EXPECT_EQ((*match().game().replay(*read, read->moves.size()))->hash(), match().hash());
}

TEST_F(TableTest, ChatIsLimited) {
  for (int i = 0; i < 6; ++i) {
    table.receive(ann, say("{\"t\":\"chat\",\"id\":\"c", i, "\",\"text\":\"hello\"}"));
    world.store_all();
  }
  EXPECT_EQ(table.chronicle().chat().size(), 5U);
  EXPECT_EQ(ann_hears.last("refused").at("id"), "c5");
  world.time += 10'001;
  table.receive(ann, R"({"t":"chat","id":"c6","text":"hello"})");
  world.store_all();
  EXPECT_EQ(table.chronicle().chat().size(), 6U);
}

TEST_F(TableTest, AHintIsThoughtOfOnce) {
  const std::string ask = say("{\"t\":\"hint\",\"id\":\"h\",\"seat\":", mover(), '}');
  table.receive(mover_watcher(), ask);
  table.receive(mover_watcher(), ask);
  ASSERT_EQ(world.thoughts.size(), 1U);
  EXPECT_EQ(mover_hears().last("refused").at("id"), "h");
  Thought thought;
  for (const Move move : table.chronicle().playing().match().moves(static_cast<Seat>(mover()))) {
    thought.considered.push_back({move, 10, -96});
  }
  table.on_thought(world.thoughts[0], thought);
  const auto hint = mover_hears().last("hint");
  EXPECT_EQ(hint.at("moves").get_array().size(), 3U);
  EXPECT_EQ(hint.at("moves").get_array()[0].at("points").to_number<double>(), -1.5);
}

TEST_F(TableTest, AHintIsWantedWhileItsQuestionAndItsConnectionLast) {
  const std::string ask = say("{\"t\":\"hint\",\"id\":\"h\",\"seat\":", mover(), '}');
  const uint64_t asking = mover_watcher();
  RecordingViewer& hears = mover_hears();
  table.receive(asking, ask);
  EXPECT_FALSE(world.thoughts.at(0).wish->expired());
  EXPECT_EQ(world.thoughts[0].urgency, Urgency::hint);
  table.receive(asking, choice("1", "city"));
  world.store_all();
  EXPECT_TRUE(world.thoughts[0].wish->expired());
  EXPECT_EQ(hears.last("refused").at("id"), "h");
  table.receive(mover_watcher(), say("{\"t\":\"hint\",\"id\":\"i\",\"seat\":", mover(), '}'));
  ASSERT_EQ(world.thoughts.size(), 2U);
  EXPECT_FALSE(world.thoughts[1].wish->expired());
  table.leave(mover_watcher());
  EXPECT_TRUE(world.thoughts[1].wish->expired());
}

TEST_F(TableTest, HintsAreCountedByPersonNotByConnection) {
  const std::string ask = say("{\"t\":\"hint\",\"id\":\"h\",\"seat\":", mover(), '}');
  RecordingViewer again_hears;
  const uint64_t again = table.enter(again_hears, {mover() == 0 ? kAnn : kBob, "1.2.3.4"}, "Again");
  table.receive(again, R"({"t":"join","id":"j","since":0})");
  table.receive(mover_watcher(), ask);
  table.receive(again, ask);
  EXPECT_EQ(world.thoughts.size(), 1U);
  EXPECT_EQ(again_hears.last("refused").at("error"), "you have asked for a hint already");
  table.leave(mover_watcher());
  world.may_ask_more = false;
  table.receive(again, ask);
  EXPECT_EQ(again_hears.last("refused").at("error"), "you have asked for too many hints; wait a moment");
  world.may_ask_more = true;
  table.receive(again, ask);
  EXPECT_EQ(world.thoughts.at(1).asker.address, "1.2.3.4");
}

TEST_F(TableWithBotTest, BotsThinkPauseAndMove) {
  play_until_the_bot_is_asked();
  ASSERT_EQ(table.due(), world.time);
  table.tick();
  ASSERT_EQ(world.thoughts.size(), 1U);
  EXPECT_FALSE(table.due());
  EXPECT_EQ(world.thoughts[0].urgency, Urgency::turn);
  EXPECT_EQ(world.thoughts[0].asker.identity, kAnn);  // the host, who waits for it
  Thought thought;
  thought.move = table.chronicle().playing().match().moves(2).front();
  const size_t before = table.chronicle().playing().match().size();
  ThinkRequest late = world.thoughts[0];
  ++late.question;
  table.on_thought(late, thought);  // about another question
  world.store_all();
  EXPECT_EQ(table.chronicle().playing().match().size(), before);
  table.on_thought(world.thoughts[0], thought);
  world.store_all();
  EXPECT_EQ(table.chronicle().playing().match().size(), before);
  ASSERT_EQ(table.due(), world.time + 100);
  world.time += 100;
  table.tick();
  world.store_all();
  EXPECT_EQ(table.chronicle().playing().match().size(), before + 1);
}

TEST_F(TableWithBotTest, WhatIsThoughtInNoTimeIsAnsweredWhenALongThoughtIs) {
  const auto answered_after = [&](int64_t thinking) {
    play_until_the_bot_is_asked();
    const int64_t asked = world.time;
    const size_t before = table.chronicle().playing().match().size();
    table.tick();
    world.time += thinking;
    Thought thought;
    thought.move = table.chronicle().playing().match().moves(2).back();
    table.on_thought(world.thoughts.back(), thought);
    world.store_all();
    while (table.chronicle().playing().match().size() == before) {
      world.time = *table.due();
      table.tick();
      world.store_all();
    }
    return world.time - asked;
  };
  answered_after(300);  // so it is known how long a bot of this level thinks
  EXPECT_EQ(answered_after(300), 400);
  EXPECT_EQ(answered_after(0), 400);
  world.pause = 0;
  answered_after(0);  // asked before
  EXPECT_EQ(answered_after(0), 0) << "without a pause bots answer when they can";
}

TEST(Table, OnlyAGuidedGameFixesTheChanceOfItsBots) {
  const auto seed = [](bool guided, char digit) {
    TestEnvironment world;
    LayoutEntry layout = test_layout();
    for (Sitter& each : layout.seats) each = {SeatKind::bot, {}, "Greenhorn", 1, {}};
    layout.guided = guided;
    layout.server_seed = std::string(64, digit);
    Table table("a-b-c-d", test_chronicle(world, layout), world);
    world.time += 100;
    table.tick();
    return world.thoughts.at(0).seed;
  };
  EXPECT_TRUE(seed(true, '7'));
  EXPECT_EQ(seed(true, '7'), seed(true, '7'));
  EXPECT_NE(seed(true, '7'), seed(true, '8'));
  EXPECT_FALSE(seed(false, '7'));
}

TEST(Table, WhereTheChanceIsFixedBotsAnswerInTheOrderOfTheirSeats) {
  for (const bool guided : {false, true}) {
    TestEnvironment world;
    LayoutEntry layout = test_layout();
    layout.game = "coloma";  // its days begin with a decision of all
    layout.guided = guided;
    for (const int level : {1, 1}) layout.seats.push_back({SeatKind::bot, {}, "Greenhorn", level, {}});
    Table table("a-b-c-d", test_chronicle(world, layout), world);
    ASSERT_TRUE(table.chronicle().playing().match().deciders().seats.has(3));
    world.time += 1000;
    table.tick();
    ASSERT_EQ(world.thoughts.size(), guided ? 1U : 2U);
    EXPECT_EQ(world.thoughts[0].seat, 2);
    if (!guided) continue;
    Thought thought;
    thought.move = table.chronicle().playing().match().fallback(2);
    table.on_thought(world.thoughts[0], thought);
    world.store_all();
    world.time += 1000;
    table.tick();
    EXPECT_EQ(world.thoughts.size(), 2U);  // the next one, and only now
  }
}

TEST(Table, ABotStandsInUntilItsPersonReturns) {
  TestEnvironment world;
  LayoutEntry layout = test_layout();
  layout.bot_after = 60;
  Table table("a-b-c-d", test_chronicle(world, layout), world);
  RecordingViewer ann_hears;
  const uint64_t ann = table.enter(ann_hears, {kAnn, {}}, "Ann");
  table.receive(ann, R"({"t":"join","id":"j","since":0})");
  ASSERT_EQ(table.due(), world.time + 60'000);
  world.time += 60'000;
  table.tick();
  EXPECT_TRUE(table.view(kAnn).seats[1].stand_in);
  RecordingViewer bob_hears;
  const uint64_t bob = table.enter(bob_hears, {kBob, {}}, "Bob");
  table.receive(bob, R"({"t":"join","id":"j","since":0})");
  EXPECT_FALSE(table.view(kAnn).seats[1].stand_in);
}

TEST(Table, KeepsTheEditionThatItWasLaidOutWith) {
  TestEnvironment world;
  LayoutEntry layout = test_layout();
  const Table table("a-b-c-d", test_chronicle(world, layout), world);
  EXPECT_EQ(table.view(kAnn).edition,
            *table.chronicle().game().check_edition(table.chronicle().game().edition_text()));
  layout.edition = "feed";
  Chronicle other;
  EXPECT_EQ(other.apply(layout).words, "edition feed is neither built in nor embedded");
}

class TimedTableTest : public TableTest {
 protected:
  TimedTableTest() : TableTest(timed()) {}
  static LayoutEntry timed() {
    LayoutEntry layout = test_layout();
    layout.clock = 30;
    return layout;
  }
  void play_first() {
    const AnyMatch& match = table.chronicle().playing().match();
    const auto moves = match.moves(static_cast<Seat>(mover()));
    table.receive(mover_watcher(),
                  choice(say(match.size()), to_notation(match.game().kinds(), moves.front())));
    world.store_all();
  }
};

TEST_F(TimedTableTest, TheClockMovesForWhoeverIsLateAndSaysSo) {
  ASSERT_EQ(table.due(), world.time + 30'000);
  const std::string late = table.chronicle().seats()[static_cast<size_t>(mover())].name;
  world.time += 30'000;
  table.tick();
  world.store_all();
  EXPECT_EQ(table.chronicle().playing().match().size(), 1U);
  const auto told = ann_hears.last("chat").at("messages").get_array().at(0);
  EXPECT_EQ(told.at("text").get_string(), say(late, "'s time was up: the table played for ", late, '.'));
  EXPECT_EQ(told.at("move"), 1);
  EXPECT_TRUE(told.at("seat").is_null());
  const auto again = Chronicle::fold(world.entries);
  EXPECT_EQ(again->chat().size(), 1U);
}

TEST_F(TimedTableTest, TakingBackGivesNoNewTime) {
  const int64_t end = world.time + 30'000;
  const int before = mover();
  world.time += 10'000;
  play_first();
  EXPECT_EQ(table.due(), world.time + 30'000);
  ASSERT_EQ(mover(), before);
  world.time += 10'000;
  table.receive(mover_watcher(), say("{\"t\":\"undo\",\"id\":\"u\",\"seat\":", mover(), '}'));
  world.store_all();
  ASSERT_EQ(table.chronicle().playing().match().size(), 0U);
  EXPECT_EQ(table.due(), end);
  auto woken = Chronicle::fold(world.entries);
  EXPECT_EQ(woken->asked_at(), std::vector<int64_t>{1'000'000});
}

TEST_F(TimedTableTest, SettingTheDateChangesNothing) {
  const auto due = table.due();
  for (const int64_t jump : {-3'600'000, 3'600'000}) {
    world.jump = jump;
    table.tick();
    EXPECT_TRUE(world.unstored.empty());
    EXPECT_EQ(table.due(), due);
    for (int i = 0; i < 5; ++i) {
      table.receive(ann, say("{\"t\":\"chat\",\"id\":\"c", jump, i, "\",\"text\":\"hello\"}"));
      world.store_all();
    }
    table.receive(ann, say("{\"t\":\"chat\",\"id\":\"d", jump, "\",\"text\":\"hello\"}"));
    EXPECT_EQ(ann_hears.last("refused").at("id").get_string(), say("d", jump));
    world.time += 10'001;
  }
  EXPECT_EQ(table.chronicle().chat().size(), 10U);
  play_first();
  EXPECT_EQ(table.due(), world.time + 30'000);
}

TEST(Table, TheClockOfANewGameWaitsForItsPeople) {
  TestEnvironment world;
  LayoutEntry layout = test_layout();
  layout.clock = 30;
  Table table("a-b-c-d", test_chronicle(world, layout), world);
  EXPECT_FALSE(table.due());
  RecordingViewer ann_hears;
  RecordingViewer bob_hears;
  const uint64_t ann = table.enter(ann_hears, {kAnn, {}}, "Ann");
  table.receive(ann, R"({"t":"join","id":"j","since":0})");
  EXPECT_FALSE(table.due());
  world.time += 600'000;
  table.leave(ann);  // was here, and may come back
  const uint64_t bob = table.enter(bob_hears, {kBob, {}}, "Bob");
  table.receive(bob, R"({"t":"join","id":"j","since":0})");
  EXPECT_EQ(table.due(), world.time + 30'000);
}

TEST(Table, TheClockGoesOnWhereATableWakes) {
  TestEnvironment world;
  LayoutEntry layout = test_layout();
  layout.clock = 30;
  Chronicle chronicle = test_chronicle(world, layout);
  const auto seat = chronicle.playing().match().deciders().seats.lowest();
  ASSERT_FALSE(chronicle.apply(MoveEntry{seat, {"city"}, {}, 1'002'000}));
  world.time = 1'012'000;
  const Table table("a-b-c-d", std::move(chronicle), world);
  EXPECT_EQ(table.due(), 1'032'000);
}

}  // namespace
}  // namespace paydirt::server

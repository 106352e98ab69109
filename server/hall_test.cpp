#include "server/hall.hpp"

#include <gtest/gtest.h>

#include "server/testing_hall.hpp"

namespace paydirt::server {
namespace {

Settings without_limits() {
  Settings settings;
  settings.rate_limits = false;
  return settings;
}

class HallTest : public testing::Test {
 protected:
  TestHall world{without_limits()};
  std::string ann = world.visitor();
  std::string bob = world.visitor();

  size_t open_to(const std::string& token) {
    return parse_json(world.call("GET", "/api/tables", token).body)->at("open").get_array().size();
  }
};

TEST_F(HallTest, ListingTablesReadsTheLobbyOnce) {
  for (int i = 0; i < 40; ++i) world.table(ann, kMe + "," + kOpen, ",\"private\":false");
  world.clock.time += 301'000;
  world.hall.on_timer();  // they sleep
  world.writer.settle();
  EXPECT_EQ(open_to(bob), 40U);
  world.store.reads = 0;
  EXPECT_EQ(open_to(bob), 40U);
  EXPECT_EQ(world.store.reads, 1);  // bob's own
  world.table(ann, kMe + "," + kOpen, ",\"private\":false");
  EXPECT_EQ(open_to(bob), 41U);
}

TEST_F(HallTest, ACardThatACrashLeftBehindIsMadeAnew) {
  const std::string id = world.table(ann, kMe + "," + kOpen, ",\"private\":false");
  world.writer.settle();
  TestHall later(without_limits());
  later.store.visitors = world.store.visitors;
  later.store.tables = world.store.tables;
  later.store.members = world.store.members;
  later.store.bodies = world.store.bodies;
  const Sitter sitter{SeatKind::bot, {}, "Greenhorn", 1, {}};
  later.store.bodies[id].push_back(write_entry(SeatEntry{1, sitter, 1}));
  later.store.bodies[id].push_back(write_entry(StartEntry{1}));
  ASSERT_FALSE(later.hall.open());
  const auto mine = parse_json(later.call("GET", "/api/tables", ann).body)->at("mine");
  EXPECT_EQ(mine.get_array().at(0).at("status"), "playing");
}

TEST_F(HallTest, WhereStorageFailsAKnownVisitorIsNotReplaced) {
  TestHall later(without_limits());
  later.store.visitors = world.store.visitors;
  later.store.is_failing = true;
  const ApiAnswer answer = later.call("GET", "/api/me", ann);
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.new_token, "");
  EXPECT_EQ(later.call("PUT", "/api/me", ann, R"({"name":"Ann"})").status, 503);
  std::optional<std::string> fresh;
  later.api.greet(ann, "1.2.3.4", [&](std::string token) { fresh = std::move(token); });
  later.writer.settle();
  EXPECT_EQ(fresh, "");
  fresh.reset();
  later.api.greet("", "1.2.3.4", [&](std::string token) { fresh = std::move(token); });
  later.writer.settle();
  EXPECT_EQ(fresh, "");  // the page is served, without a cookie
  later.store.is_failing = false;
  EXPECT_EQ(later.call("GET", "/api/me", ann).status, 200);
}

TEST_F(HallTest, WhereStorageFailsATableIsNotDenied) {
  const std::string id = world.table(ann, kMe + "," + kOpen);
  world.clock.time += 301'000;
  world.hall.on_timer();
  world.writer.settle();
  world.store.is_failing = true;
  EXPECT_EQ(world.call("GET", "/api/tables/" + id, ann).status, 503);
  world.store.is_failing = false;
  EXPECT_EQ(world.call("GET", "/api/tables/" + id, ann).status, 200);
  EXPECT_EQ(world.call("GET", "/api/tables/none-such", ann).status, 404);
}

TEST_F(HallTest, SettingTheDateChangesNoLimit) {
  TestHall strict;
  const std::string cid = strict.visitor();
  for (const int64_t jump : {-3'600'000, 3'600'000, 0}) {
    strict.clock.jump = jump;
    EXPECT_EQ(strict.call("GET", "/api/me", cid).status, 200);
  }
}

TEST_F(HallTest, GuessingNamesIsMetered) {
  TestHall strict;
  const std::string cid = strict.visitor();
  const std::string id = strict.table(cid, kMe + "," + kOpen);
  int refused = 0;
  for (int i = 0; i < 60; ++i)
    refused += strict.call("GET", "/api/tables/no-such-table", cid, "", "6.6.6.6").status == 429 ? 1 : 0;
  EXPECT_EQ(refused, 30);
  EXPECT_EQ(Hall::status_of(strict.hall.look_up("no-such-table", "6.6.6.6").refusal()),
            429);  // WebSockets too
  EXPECT_EQ(strict.call("GET", "/api/tables/" + id, cid, "", "7.7.7.7").status, 200);
}

TEST_F(HallTest, TheLobbyHasRoomForTablesWhosePeopleAreThere) {
  const std::string left = world.table(ann, kMe + "," + kOpen, ",\"private\":false");
  EXPECT_EQ(open_to(bob), 1U);
  world.clock.time += 11 * 60 * 1000;
  EXPECT_EQ(open_to(bob), 0U);
  Table& table = **world.hall.table(left);
  RecordingViewer hears;
  const uint64_t watcher = table.enter(hears, {identity_of(ann), {}}, "Ann");
  table.receive(watcher, R"({"t":"join","id":"j","since":0})");
  EXPECT_EQ(open_to(bob), 1U);
}

TEST_F(HallTest, AVisitorHasFewTablesThatWait) {
  TestHall strict;
  const std::string cid = strict.visitor();
  std::string last;
  for (int i = 0; i < 5; ++i) last = strict.table(cid, kMe + "," + kOpen);
  EXPECT_NE(strict.table(cid, kMe + "," + kOpen).find("begin or delete one"), std::string::npos);
  EXPECT_EQ(strict.call("POST", "/api/tables/" + last + "/leave", cid).status, 200);
  EXPECT_EQ(strict.table(cid, kMe + "," + kOpen).find("error"), std::string::npos);
}

TEST_F(HallTest, WhoHasTooManyTablesDeletesOne) {
  Settings settings;
  settings.tables_per_visitor = 3;
  TestHall strict(settings);
  const std::string cid = strict.visitor();
  std::string last;
  for (int i = 0; i < 3; ++i) last = strict.table(cid, kMe + "," + kBot);
  EXPECT_NE(strict.table(cid, kMe + "," + kBot).find("finish or delete one"), std::string::npos);
  EXPECT_EQ(strict.call("DELETE", "/api/tables/" + last, cid).status, 200);
  EXPECT_EQ(strict.table(cid, kMe + "," + kBot).find("error"), std::string::npos);
}

TEST_F(HallTest, AWatcherIsNeverOneOfAnEarlierLifeOfTheTable) {
  const std::string id = world.table(ann, kMe + "," + kOpen);
  RecordingViewer before;
  RecordingViewer after;
  const uint64_t one = (*world.hall.table(id))->enter(before, {identity_of(ann), {}}, "Ann");
  world.hall.discard(**world.hall.table(id));
  EXPECT_TRUE(before.dropped);
  EXPECT_NE((*world.hall.table(id))->enter(after, {identity_of(ann), {}}, "Ann"), one);
}

TEST_F(HallTest, AHostSendsSomebodyAwayAndClosesTheTable) {
  const std::string id = world.table(ann, kMe + "," + kOpen);
  const std::string path = "/api/tables/" + id;
  EXPECT_EQ(world.call("POST", path + "/sit", bob, R"({"seat":1})").status, 200);
  EXPECT_EQ(world.call("POST", path + "/dismiss", bob, R"({"seat":0})").status, 403);
  EXPECT_EQ(world.call("POST", path + "/dismiss", ann, R"({"seat":1})").status, 200);
  EXPECT_EQ(world.call("POST", path + "/sit", bob, R"({"seat":1})").status, 403);
  EXPECT_FALSE(world.store.members.contains({identity_of(bob), id}));
  EXPECT_EQ(world.call("DELETE", path, bob).status, 403);
  EXPECT_EQ(world.call("DELETE", path, ann).status, 200);
  EXPECT_EQ(world.call("GET", path, ann).status, 404);
  EXPECT_TRUE(world.store.tables.empty() && world.store.bodies.empty() && world.store.members.empty());
}

TEST_F(HallTest, WhoLeavesForGoodHandsHisSeatToABot) {
  const std::string id = world.table(ann, kMe + "," + kOpen);
  const std::string path = "/api/tables/" + id;
  world.call("POST", path + "/sit", bob, R"({"seat":1})");
  world.call("POST", path + "/start", ann);
  EXPECT_EQ(world.call("POST", path + "/leave", bob).status, 200);
  EXPECT_EQ((*world.hall.table(id))->chronicle().seats()[1].kind, SeatKind::bot);
  EXPECT_FALSE(world.store.members.contains({identity_of(bob), id}));
  EXPECT_EQ(world.call("POST", path + "/leave", ann).status, 200);  // the last one
  EXPECT_TRUE(world.store.tables.empty());
}

TEST_F(HallTest, AVisitorCanBeForgotten) {
  const std::string alone = world.table(ann, kMe + "," + kBot);
  EXPECT_EQ(world.call("DELETE", "/api/me", ann).status, 200);
  EXPECT_FALSE(world.store.visitors.contains(identity_of(ann)));
  EXPECT_TRUE(world.store.tables.empty());
  EXPECT_EQ(world.call("POST", "/api/tables", ann, "{}").status, 401);
}

TEST_F(HallTest, AbandonedTablesExpire) {
  const std::string old = world.table(ann, kMe + "," + kOpen);
  world.clock.time += int64_t{29} * 24 * 60 * 60 * 1000;
  world.hall.on_timer();
  world.writer.settle();
  EXPECT_TRUE(world.store.tables.contains(old));
  world.clock.time += int64_t{2} * 24 * 60 * 60 * 1000;
  world.hall.on_timer();
  world.writer.settle();
  EXPECT_FALSE(world.store.tables.contains(old));
}

constexpr int64_t kDays = 24 * 60 * 60 * 1000;

TEST_F(HallTest, NoTableExpiresAtADateInDoubt) {
  const std::string id = world.table(ann, kMe + "," + kOpen);
  const auto sweep = [&](Hall& hall) {
    world.clock.time += 2 * 60 * 60 * 1000;
    hall.on_timer();
    world.writer.settle();
  };
  world.clock.jump = 5000 * kDays;
  sweep(world.hall);
  EXPECT_TRUE(world.store.tables.contains(id)) << "somebody has set the date";
  Hall later(world.store, world.settings,
             {world.loop, world.writer, world.thinkers, world.metrics, world.clock});
  ASSERT_FALSE(later.open());
  sweep(later);
  EXPECT_TRUE(world.store.tables.contains(id)) << "by this date nothing has happened here for years";
  world.clock.jump = 0;
  sweep(world.hall);
  EXPECT_TRUE(world.store.tables.contains(id));
  world.clock.time += 31 * kDays;
  sweep(world.hall);
  EXPECT_FALSE(world.store.tables.contains(id));
}

TEST_F(HallTest, WhoLeavesForGoodLeavesEveryTable) {
  const std::string identity = identity_of(ann);
  for (int i = 0; i < 450; ++i) {
    const std::string id = say("old-", i);
    LayoutEntry layout = test_layout();
    layout.host = layout.seats[0].owner = identity;
    world.store.bodies[id] = {write_entry(layout), write_entry(StartEntry{layout.at})};
    world.store.tables[id] = {id, "sutters-mill", "playing", false, false, 5, 1, "{}"};
    world.store.members.insert({identity, id});
  }
  world.store.bodies["old-7"] = {"damaged"};
  EXPECT_EQ(world.call("DELETE", "/api/me", ann).status, 200);
  EXPECT_TRUE(world.store.members.empty());
  EXPECT_FALSE(world.store.visitors.contains(identity));
}

TEST_F(HallTest, ASeededTableTakesNoOtherPeople) {
  const std::string path = "/api/tables/" + world.table(ann, kMe + "," + kOpen, ",\"seed\":7");
  const ApiAnswer answer = world.call("POST", path + "/sit", bob, R"({"seat":1})");
  EXPECT_EQ(answer.status, 409);
  EXPECT_NE(answer.body.find("takes no other people"), std::string::npos);
  EXPECT_EQ(world.call("POST", path + "/start", ann).status, 200);  // bots may
}

TEST_F(HallTest, ARematchBeginsWhenEverybodyHasGivenHisShare) {
  LayoutEntry before = test_layout();
  before.host = identity_of(ann);
  before.seats[0].owner = identity_of(ann);
  before.seats[1].owner = identity_of(bob);
  const LayoutEntry layout = rematch_layout(before, before.host, "mine", 5);
  std::string id;
  world.hall.create(layout, {}, [&](const Verdict&, const std::string& made) { id = made; });
  world.writer.settle();
  Table& table = **world.hall.table(id);
  ASSERT_EQ(table.chronicle().status(), Status::waiting);
  RecordingViewer hears;
  for (const std::string& token : {ann, bob}) {
    EXPECT_EQ(table.chronicle().status(), Status::waiting);
    const uint64_t watcher = table.enter(hears, {identity_of(token), {}}, "X");
    table.receive(watcher, R"({"t":"join","id":"j","since":0})");
    table.receive(watcher, R"({"t":"nonce","id":"n","nonce":"share"})");
    world.writer.settle();
  }
  EXPECT_EQ(table.chronicle().status(), Status::playing);
  EXPECT_EQ(table.chronicle().playing().match().header().chance.nonces.size(), 2U);
}

TEST_F(HallTest, AloneARematchBeginsAtOnceWithOnesOwnShare) {
  LayoutEntry before = test_layout();
  before.seats[1] = {SeatKind::bot, {}, "Greenhorn", 1, {}};
  const LayoutEntry layout = rematch_layout(before, kAnn, "mine", 5);
  EXPECT_FALSE(layout.begins);
  EXPECT_EQ(layout.seats[1].nonce, nonce_of("mine"));
}

/// The other node may die after its commit and before it tells.
TEST(HallAmongNodes, WhatIsSharedIsAskedAfterWheneverItMattersAndNowAndThen) {
  TestNodes nodes;
  TestHall world(without_limits(), &nodes);
  const std::string ann = world.visitor();
  const std::string shared = world.table(ann, kMe + "," + kOpen);
  world.table(ann, kMe + "," + kOpen);  // nobody else has this one awake
  const auto asked = [&](const News& news) {
    nodes.asked_after.clear();
    world.hall.hear(news);
    return nodes.asked_after;
  };
  const std::vector<std::pair<std::string, int64_t>> once{{shared, 1}};
  News beat;
  beat.is_beat = true;
  News comes;
  comes.companies.emplace_back(shared, Company{true, {}, true});
  News goes;
  goes.companies.emplace_back(shared, Company{true});
  EXPECT_TRUE(asked(beat).empty());
  EXPECT_EQ(asked(comes), once);
  EXPECT_EQ(asked(beat), once);
  EXPECT_EQ(asked(goes), once);  // it may have left something behind
  EXPECT_TRUE(asked(goes).empty());
  EXPECT_TRUE(asked(beat).empty());
}

TEST(HallAmongNodes, TheLobbyIsReadAnewNowAndThen) {
  TestNodes nodes;
  TestHall world(without_limits(), &nodes);
  const std::string ann = world.visitor();
  const std::string id = world.table(ann, kMe + "," + kOpen, ",\"private\":false");
  const auto open = [&] {
    return parse_json(world.call("GET", "/api/tables", world.visitor()).body)->at("open").get_array().size();
  };
  EXPECT_EQ(open(), 1U);
  world.store.tables.at(id).listed = false;  // at another node, which has not told
  News beat;
  beat.is_beat = true;
  world.hall.hear(beat);
  EXPECT_EQ(open(), 0U);
}

}  // namespace
}  // namespace paydirt::server

// What somebody is sent who comes to a long game.
#include <gtest/gtest.h>

#include <random>

#include "games/registry.hpp"
#include "server/testing_hall.hpp"

namespace paydirt::server {
namespace {

struct PayloadViewer final : Viewer {
  std::vector<Payload> payloads;
  void send(Payload payload) override { payloads.push_back(std::move(payload)); }
  void drop() override {}
};

class LongGameTest : public testing::Test {
 protected:
  void SetUp() override {
    Settings settings;
    settings.rate_limits = false;
    world = std::make_unique<TestHall>(settings);
    ann = world->visitor();
    LayoutEntry layout = test_layout();
    layout.game = "golden-wilderness";
    layout.options = "level=easy";  // the longest there is
    layout.host = layout.seats[0].owner = identity_of(ann);
    layout.is_private = false;
    std::vector<Entry> entries = {layout, StartEntry{layout.at}};
    Chronicle chronicle;
    for (const Entry& entry : entries) EXPECT_FALSE(chronicle.apply(entry));
    std::mt19937 random(1);
    while (chronicle.playing().event_count() < kMostEvents + 20) {
      ASSERT_EQ(chronicle.status(), Status::playing) << "the game was too short";
      const AnyMatch& match = chronicle.playing().match();
      const Seat seat = match.deciders().seats.lowest();
      const auto moves = match.moves(seat);
      const Move move = moves[random() % moves.size()];
      entries.push_back(MoveEntry{seat, {to_notation(match.game().kinds(), move)}, {}, layout.at});
      EXPECT_FALSE(chronicle.apply(entries.back()));
    }
    world->hall.create(layout, {entries.begin() + 1, entries.end()},
                       [this](const Verdict& verdict, const std::string& made) {
                         EXPECT_TRUE(verdict.ok()) << verdict.refusal.words;
                         id = made;
                       });
    world->writer.settle();
    table = *world->hall.table(id);
  }

  boost::json::object join(const std::string& since) {
    RecordingViewer viewer;
    const uint64_t watcher = table->enter(viewer, {}, "Guest");
    table->receive(watcher, say(R"({"t":"join","id":"j","since":)", since, '}'));
    table->leave(watcher);
    return viewer.last("state");
  }
  boost::json::object events(int64_t before) {
    const ApiAnswer answer =
        world->call("GET", say("/api/tables/", id, "/events"), ann, "", "1.2.3.4", say("before=", before));
    EXPECT_EQ(answer.status, 200) << answer.body;
    return parse_json(answer.body)->get_object();
  }

  std::unique_ptr<TestHall> world;
  std::string ann;
  std::string id;
  Table* table = nullptr;
};

TEST_F(LongGameTest, AJoinBringsTheLastEventsAndSaysHowManyAreLeftOut) {
  const size_t all = table->chronicle().playing().event_count();
  const auto state = join("0");
  EXPECT_EQ(state.at("events").get_array().size(), kMostEvents);
  EXPECT_EQ(state.at("left_out"), all - kMostEvents);
  EXPECT_EQ(state.at("events").get_array().back().at("n"), all - 1);
  const auto few = join(say(all - 3));
  EXPECT_EQ(few.at("events").get_array().size(), 3U);
  EXPECT_FALSE(few.contains("left_out"));
  EXPECT_TRUE(join("null").at("events").get_array().empty());
}

TEST_F(LongGameTest, EarlierEventsAreFetchedPieceByPiece) {
  std::vector<boost::json::value> pieces;
  boost::json::object piece = join("0");
  while (true) {
    auto& found = piece.at("events").get_array();
    pieces.insert(pieces.begin(), found.begin(), found.end());
    if (piece.at("left_out") == 0) break;
    piece = events(pieces.front().at("n").get_int64());
  }
  const Playing& playing = table->chronicle().playing();
  ASSERT_EQ(pieces.size(), playing.event_count());
  const Projection projection(playing, table->scene());
  const auto all = parse_json(to_json(projection.state({}, 0)))->at("events").get_array();
  for (size_t i = 0; i < pieces.size(); ++i) {
    EXPECT_EQ(pieces[i].at("n"), all[i].at("n"));
    EXPECT_EQ(pieces[i].at("move"), all[i].at("move"));
  }
  EXPECT_TRUE(events(0).at("events").get_array().empty());
  EXPECT_EQ(world->call("GET", say("/api/tables/", id, "/events"), ann).status, 400);
}

TEST_F(LongGameTest, OnlookersShareWhatTheyAreSent) {
  std::vector<PayloadViewer> viewers(5);
  std::vector<uint64_t> watchers;
  for (PayloadViewer& each : viewers) {
    watchers.push_back(table->enter(each, {}, "Guest"));
    table->receive(watchers.back(), R"({"t":"join","id":"j","since":0})");
  }
  const auto state_of = [](const PayloadViewer& viewer) {
    for (const Payload& each : viewer.payloads) {
      if (each->find(R"("t":"state")") != std::string::npos) return each;
    }
    return Payload();
  };
  ASSERT_NE(state_of(viewers[0]), nullptr);
  for (const PayloadViewer& each : viewers) EXPECT_EQ(state_of(each), state_of(viewers[0]));
  EXPECT_EQ(viewers[0].payloads.back(), viewers[1].payloads.back()) << "that one more has come";
  const size_t heard = viewers[0].payloads.size();
  table->receive(watchers[4], R"({"t":"join","id":"k","since":0})");
  EXPECT_EQ(viewers[0].payloads.size(), heard) << "whoever is here already is no news";
}

}  // namespace
}  // namespace paydirt::server

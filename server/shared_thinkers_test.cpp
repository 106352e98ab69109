#include "server/shared_thinkers.hpp"

#include <gtest/gtest.h>

#include "server/testing.hpp"
#include "server/thinker.hpp"
#include "server/thought_text.hpp"

namespace paydirt::server {
namespace {

/// Thinks when it is told to.
struct SlowThinkers final : Thinkers {
  std::vector<std::pair<ThinkRequest, Done>> waiting;
  bool ask(ThinkRequest request, Done done) override {
    waiting.emplace_back(std::move(request), std::move(done));
    return true;
  }
  void think() {
    const auto thought = Thinker().think(waiting.back().first);
    waiting.back().second(waiting.back().first, *thought);
  }
};

class SharedThinkersTest : public testing::Test {
 protected:
  SharedThinkersTest() {
    TestEnvironment world;
    const Chronicle chronicle = test_chronicle(world, test_layout());
    request.table = "a-b";
    request.game = &chronicle.game();
    request.record = chronicle.playing().match().record();
    request.seat = chronicle.playing().match().deciders().seats.lowest();
    request.level = 1;
    request.urgency = Urgency::turn;
    request.wish = wish;
  }

  std::shared_ptr<const Asker> wish = std::make_shared<const Asker>();
  ThinkRequest request;
  TestNodes nodes;
  SlowThinkers own;
  int idle = 0;
  SharedThinkers shared{own, nodes, [this] { return idle; }};
  int answered = 0;
  Thinkers::Done done = [this](const ThinkRequest& asked, const Thought&) {
    answered += asked.table == "a-b" ? 1 : 0;
  };
};

TEST_F(SharedThinkersTest, WhoHasTimeThinksAlone) {
  idle = 1;
  EXPECT_TRUE(shared.ask(request, done));
  EXPECT_TRUE(nodes.offers.empty());
}

TEST_F(SharedThinkersTest, WhoHasNoneOffersItToOthersToo) {
  EXPECT_TRUE(shared.ask(request, done));
  ASSERT_EQ(nodes.offers.size(), 1U);
  EXPECT_EQ(own.waiting.size(), 1U);  // should nobody take it

  TestNodes their_nodes;
  SlowThinkers theirs;
  SharedThinkers other{theirs, their_nodes, [] { return 2; }};
  News news;
  news.has_offers = true;
  other.hear(news);
  EXPECT_EQ(their_nodes.wanted, 2);
  news.questions.emplace_back("node:7", nodes.offers[0].second);
  other.hear(news);
  ASSERT_EQ(theirs.waiting.size(), 1U);
  theirs.think();
  ASSERT_EQ(their_nodes.answers.size(), 1U);
  EXPECT_EQ(their_nodes.answers[0].first, "node:7");

  News back;
  back.answers.emplace_back(nodes.offers[0].first, their_nodes.answers[0].second);
  shared.hear(back);
  EXPECT_EQ(answered, 1);
  shared.hear(back);  // once
  EXPECT_EQ(answered, 1);
}

TEST_F(SharedThinkersTest, AnAnswerThatNobodyWaitsForIsDropped) {
  shared.ask(request, done);
  const auto thought = Thinker().think(request);
  News news;
  news.answers.emplace_back(nodes.offers[0].first, write_answer(*request.game, *thought));
  wish.reset();
  shared.hear(news);
  EXPECT_EQ(answered, 0);
}

// In a page another worker thinks: what a review is asked and finds is all told to it and back.
TEST_F(SharedThinkersTest, AJudgementIsTheSameWhoeverThinks) {
  const auto game = find_game(request.record.header.game);
  const auto match = (*game)->replay(request.record, request.record.moves.size());
  request.seat = (*match)->deciders().seats.lowest();
  request.made = (*match)->moves(request.seat).back();
  request.level = 0;
  const auto asked = read_question(write_question(request));
  ASSERT_TRUE(asked.ok()) << asked.refusal().words;
  EXPECT_EQ(asked->made, request.made);
  const auto here = Thinker().think(request);
  const auto there = read_answer(*request.game, write_answer(*request.game, *Thinker().think(*asked)));
  ASSERT_TRUE(there.ok()) << there.refusal().words;
  ASSERT_EQ(there->considered.size(), here->considered.size());
  for (size_t i = 0; i < here->considered.size(); ++i) {
    EXPECT_EQ(there->considered[i].move, here->considered[i].move);
    EXPECT_EQ(there->considered[i].visits, here->considered[i].visits);
    EXPECT_EQ(there->considered[i].shares, here->considered[i].shares);
  }
  EXPECT_GT(here->considered.front().shares[request.seat], 0);
}

TEST_F(SharedThinkersTest, HintsAndReviewsAreThoughtHere) {
  request.urgency = Urgency::hint;
  shared.ask(request, done);
  EXPECT_TRUE(nodes.offers.empty());
}

}  // namespace
}  // namespace paydirt::server

#include "server/thought_queue.hpp"

#include <gtest/gtest.h>

namespace paydirt::server {
namespace {

class ThoughtQueueTest : public testing::Test {
 protected:
  /// The request's table is its name here.
  bool put(const std::string& name, Urgency urgency, Asker asker, const Wish* wish = nullptr) {
    ThinkRequest request;
    request.table = name;
    request.urgency = urgency;
    request.asker = std::move(asker);
    if (wish != nullptr) request.wish = *wish;
    return queue.put({std::move(request), {}});
  }
  std::string take() {
    const auto next = queue.take(dropped);
    return next ? next->request.table : "";
  }
  std::string take_all() {
    std::string names;
    for (std::string name = take(); !name.empty(); name = take()) names += name;
    return names;
  }

  ThoughtQueue queue;
  std::vector<ThoughtQueue::Waiting> dropped;
};

TEST_F(ThoughtQueueTest, ATablesTurnComesBeforeHintsAndThoseBeforeReviews) {
  put("r", Urgency::review, {"ann", "1"});
  put("h", Urgency::hint, {"bob", "2"});
  put("t", Urgency::turn, {"cid", "3"});
  EXPECT_EQ(take_all(), "thr");
}

TEST_F(ThoughtQueueTest, WhoAsksForMuchWaitsForHimself) {
  for (const char* name : {"a", "b", "c", "d"}) put(name, Urgency::hint, {"ann", "1"});
  put("x", Urgency::hint, {"bob", "1"});
  EXPECT_EQ(take_all(), "axbcd");
}

TEST_F(ThoughtQueueTest, ManyIdentitiesOfOneAddressCountAsOne) {
  for (const char* name : {"a", "b", "c", "d"}) put(name, Urgency::turn, {name, "1"});
  put("x", Urgency::turn, {"bob", "2"});
  put("y", Urgency::turn, {"bob", "2"});
  EXPECT_EQ(take_all(), "axbycd");
}

TEST_F(ThoughtQueueTest, NobodyWaitsForEver) {
  put("r", Urgency::review, {"ann", "1"});
  std::string order;
  for (int i = 0; i < 20; ++i) {
    put("t", Urgency::turn, {"bob", "2"});
    order += take();
  }
  EXPECT_NE(order.find('r'), std::string::npos);
}

TEST_F(ThoughtQueueTest, WhatNobodyWaitsForIsDropped) {
  Wish gone = std::make_shared<const Asker>();
  const Wish kept = std::make_shared<const Asker>();
  for (int i = 0; i < 100; ++i) put("gone", Urgency::hint, {"ann", "1"}, &gone);
  put("kept", Urgency::hint, {"ann", "1"}, &kept);
  gone.reset();
  EXPECT_EQ(take(), "kept");
  EXPECT_EQ(dropped.size(), 100U);
  EXPECT_EQ(queue.size(), 0U);
}

TEST_F(ThoughtQueueTest, HasRoomForOthersWhereOneFillsIt) {
  size_t taken = 0;
  while (put("a", Urgency::hint, {"ann", "1"})) ++taken;
  EXPECT_EQ(taken, ThoughtQueue::kMostOfVisitor);
  size_t identity = 0;
  while (put("b", Urgency::hint, {std::to_string(identity), "1"})) ++identity;
  EXPECT_EQ(queue.size(), ThoughtQueue::kMostOfAddress);
  EXPECT_TRUE(put("x", Urgency::turn, {"bob", "2"}));
}

TEST_F(ThoughtQueueTest, WhatNobodyWaitsForTakesNoRoom) {
  Wish gone = std::make_shared<const Asker>();
  while (put("gone", Urgency::hint, {"ann", "1"}, &gone)) {}
  gone.reset();
  EXPECT_TRUE(put("a", Urgency::hint, {"ann", "1"}));
  EXPECT_EQ(queue.size(), 1U);
}

}  // namespace
}  // namespace paydirt::server

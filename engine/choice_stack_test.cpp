#include "engine/choice_stack.hpp"

#include <gtest/gtest.h>

#include "engine/bytes.hpp"

namespace paydirt {
namespace {

using Stack = ChoiceStack<3>;
static_assert(Bytes<Stack>);

TEST(ChoiceStack, WhatWasPushedLastIsAskedFirst) {
  Stack stack;
  stack.push({.kind = 1, .seat = 0});
  stack.push({.kind = 2, .seat = 1, .amount = -5});
  EXPECT_EQ(stack.top().kind, 2);
  EXPECT_EQ(stack.pop(), (Frame{.kind = 2, .seat = 1, .amount = -5}));
  EXPECT_EQ(stack.top().kind, 1);
  stack.pop();
  EXPECT_TRUE(stack.empty());
}

TEST(ChoiceStack, PoppedFramesLeaveNoTrace) {
  Stack stack;
  stack.push({.kind = 1, .seat = 0, .a = 7, .b = 8, .c = 9, .step = 3, .amount = 500});
  stack.pop();
  EXPECT_TRUE(same_bytes(stack, Stack{}));
  EXPECT_EQ(stack, Stack{});
}

TEST(ChoiceStack, AFrameWithoutSeatIsATask) {
  EXPECT_TRUE(Frame{}.is_task());
  EXPECT_FALSE(Frame{.seat = 0}.is_task());
}

TEST(ChoiceStack, ATaskCanMoveOnInPlace) {
  Stack stack;
  stack.push({.kind = 1});
  ++stack.top().step;
  EXPECT_EQ(stack.pop().step, 1);
}

TEST(ChoiceStackDeathTest, StopsWhereItWouldOverflowOrUnderflow) {
  Stack stack;
  EXPECT_DEATH(stack.pop(), "");
  EXPECT_DEATH(static_cast<void>(stack.top()), "");
  for (int i = 0; i < 3; ++i) stack.push({});
  EXPECT_DEATH(stack.push({}), "");
}

}  // namespace
}  // namespace paydirt

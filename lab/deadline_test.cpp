#include "lab/deadline.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace paydirt {
namespace {

BotSpec within(uint32_t milliseconds) {
  BotSpec spec;
  spec.milliseconds = milliseconds;
  return spec;
}

TEST(Deadline, PassesForBotsWithALimitOfTime) {
  Deadline<> in_an_hour(within(3'600'000));
  Deadline<> soon(within(1));
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const Budget much = in_an_hour.budget();
  const Budget none = soon.budget();
  EXPECT_GT(much.used(much.clock), 0);
  EXPECT_LT(much.used(much.clock), 0.5F);
  EXPECT_GE(none.used(none.clock), 1);
}

TEST(Deadline, OfWorkDoesNotPassWhileTheThreadSleeps) {
  Deadline<WorkClock> deadline(within(100));
  const Budget budget = deadline.budget();
  std::this_thread::sleep_for(std::chrono::milliseconds(150));
  const float rested = budget.used(budget.clock);
  EXPECT_LT(rested, 1);
  while (budget.used(budget.clock) < 1) continue;
  EXPECT_GE(budget.used(budget.clock), rested);
}

TEST(Deadline, LeavesOthersAlone) {
  BotSpec spec;
  spec.skill.iterations = 100;
  Deadline<> deadline(spec);
  EXPECT_EQ(deadline.budget().used, nullptr);
}

}  // namespace
}  // namespace paydirt

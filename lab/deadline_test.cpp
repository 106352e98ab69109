#include "lab/deadline.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace paydirt {
namespace {

TEST(Deadline, PassesForBotsWithALimitOfTime) {
  BotSpec spec;
  spec.milliseconds = 3'600'000;
  Deadline in_an_hour(spec);
  EXPECT_FALSE(in_an_hour.budget().is_spent());
  spec.milliseconds = 1;
  Deadline soon(spec);
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_TRUE(soon.budget().is_spent());
}

TEST(Deadline, LeavesOthersAlone) {
  BotSpec spec;
  spec.iterations = 100;
  Deadline deadline(spec);
  EXPECT_EQ(deadline.budget().spent, nullptr);
  EXPECT_FALSE(deadline.budget().is_spent());
}

}  // namespace
}  // namespace paydirt

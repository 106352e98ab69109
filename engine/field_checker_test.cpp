#include "engine/field_checker.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "engine/enum_names.hpp"

namespace paydirt {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(NamedMetal, uint8_t, gold, silver)

TEST(FieldChecker, KeepsTheFirstThingThatIsWrong) {
  FieldChecker checker;
  EXPECT_TRUE(checker.check(true, "nothing"));
  EXPECT_FALSE(checker.refusal);
  EXPECT_FALSE(checker.check(false, "field", '[', 2, "]: is missing"));
  checker.refuse("another thing", "SM-001");
  EXPECT_EQ(checker.refusal.words, "field[2]: is missing");
  EXPECT_FALSE(checker.check(true, "nothing")) << "something was refused before";
}

TEST(FieldChecker, NumbersStayInRange) {
  FieldChecker checker;
  EXPECT_EQ(checker.number(5, 0, 9, "a"), 5);
  EXPECT_FALSE(checker.refusal);
  EXPECT_EQ(checker.number<uint8_t>(std::numeric_limits<int>::min(), 1, 9, "list[", 3, ']'), 1);
  EXPECT_EQ(checker.refusal.words, "list[3]: -2147483648 is outside 1 to 9");
  EXPECT_EQ(checker.number<uint8_t>(300, 1, 9, "b"), 9);
}

TEST(EnumNames, FollowTheDescription) {
  EXPECT_EQ(kEnumNames<NamedMetal>.size(), 2U);
  EXPECT_STREQ(kEnumNames<NamedMetal>[static_cast<int>(NamedMetal::silver)], "silver");
}

}  // namespace
}  // namespace paydirt

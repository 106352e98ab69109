#include "engine/options.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(Weather, uint8_t, dry, wet)

struct Choices {
  bool open = false;
  int rounds = 3;
  Weather weather = Weather::dry;
  bool operator==(const Choices&) const = default;
};
BOOST_DESCRIBE_STRUCT(Choices, (), (open, rounds, weather))

struct None {};
BOOST_DESCRIBE_STRUCT(None, (), ())

std::string options_refusal(std::string_view text) { return parse_options<Choices>(text).refusal().words; }

TEST(Options, TextComesBack) {
  EXPECT_EQ(options_text(Choices{}), "open=false,rounds=3,weather=dry");
  const Choices other{true, -2, Weather::wet};
  const auto parsed = parse_options<Choices>(options_text(other));
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(*parsed, other);
}

TEST(Options, WhatIsNotNamedKeepsItsDefault) {
  EXPECT_EQ(*parse_options<Choices>(""), Choices{});
  EXPECT_EQ(*parse_options<Choices>("  "), Choices{});
  EXPECT_EQ(*parse_options<Choices>(" rounds=5 , "), (Choices{false, 5, Weather::dry}));
  EXPECT_EQ(*parse_options<Choices>("weather=wet,open=true"), (Choices{true, 3, Weather::wet}));
}

TEST(Options, RefusesInWords) {
  EXPECT_EQ(options_refusal("speed=3"), "option 'speed': the options are open, rounds, weather");
  EXPECT_EQ(options_refusal("open=yes"), "option open: 'yes' is no value for it; the values are false, true");
  EXPECT_EQ(options_refusal("open"), "option open: '' is no value for it; the values are false, true");
  EXPECT_EQ(options_refusal("rounds=three"),
            "option rounds: 'three' is no value for it; it takes a whole number");
  EXPECT_EQ(options_refusal("rounds=99999999999"),
            "option rounds: '99999999999' is no value for it; it takes a whole number");
  EXPECT_EQ(options_refusal("weather=snow"),
            "option weather: 'snow' is no value for it; the values are dry, wet");
  EXPECT_EQ(options_refusal("weather=wt"),
            "option weather: 'wt' is no value for it; the values are dry, wet; did you mean 'wet'?");
  EXPECT_EQ(options_refusal("wether=wet"),
            "option 'wether': the options are open, rounds, weather; did you mean 'weather'?");
  EXPECT_EQ(parse_options<None>("open=true").refusal().words, "option 'open': this game has no options");
}

TEST(Options, AreListedWithTheirDefaultsAndAllTheirValues) {
  const std::vector<OptionInfo> list = option_list<Choices>();
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0].key, "open");
  EXPECT_EQ(list[0].value, "false");
  EXPECT_EQ(list[0].values, (std::vector<std::string>{"false", "true"}));
  EXPECT_EQ(list[1].value, "3");
  EXPECT_TRUE(list[1].values.empty());
  EXPECT_EQ(list[2].values, (std::vector<std::string>{"dry", "wet"}));
  EXPECT_TRUE(option_list<None>().empty());
}

}  // namespace
}  // namespace paydirt

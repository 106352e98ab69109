#include <gtest/gtest.h>

#include <charconv>
#include <cmath>
#include <limits>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "engine/rng.hpp"

namespace paydirt {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(Metal, uint8_t, gold, tin)

struct Nugget {
  Metal metal{};
  int8_t weight = 0;
  bool operator==(const Nugget&) const = default;
};
BOOST_DESCRIBE_STRUCT(Nugget, (), (metal, weight))

struct Sack {
  std::string owner;
  bool heavy = false;
  std::optional<int> price;
  std::vector<Nugget> nuggets;
  std::array<uint16_t, 2> size{};
  Keyed<Nugget> named;
  bool operator==(const Sack&) const = default;
};
BOOST_DESCRIBE_STRUCT(Sack, (), (owner, heavy, price, nuggets, size, named))

Sack full_sack() {
  return {"Ann \"A\" \\ \n\x01 é",
          true,
          -5,
          {{Metal::tin, -128}, {Metal::gold, 127}},
          {1, 65535},
          {{{"big", {Metal::gold, 3}}, {"", {Metal::tin, 0}}}}};
}

Refusal read(std::string_view text, Sack& sack, Unknown unknown = Unknown::refuse) {
  const auto json = parse_json(text);
  return json ? read_json(*json, sack, "", unknown) : json.refusal();
}

std::string refusal_of(std::string_view text) {
  Sack sack;
  return read(text, sack).words;
}

/// A good sack with one field's text replaced.
std::string with(std::string_view field, std::string_view value) {
  std::string text = "{";
  for (const auto& [name, good] : {std::pair<std::string_view, std::string_view>{"owner", "\"Ann\""},
                                   {"heavy", "true"},
                                   {"price", "1"},
                                   {"nuggets", "[]"},
                                   {"size", "[1,2]"},
                                   {"named", "{}"}}) {
    append(text, say(text == "{" ? "" : ",", '"', name, "\":", name == field ? value : good));
  }
  return text + "}";
}

TEST(Json, ReadsWhatItWrites) {
  const std::string text = to_json(full_sack());
  Sack sack;
  const Refusal refusal = read(text, sack);
  ASSERT_FALSE(refusal) << refusal.words;
  EXPECT_EQ(sack, full_sack());
  EXPECT_EQ(to_json(sack), text);
}

TEST(Json, WritesCompactText) {
  EXPECT_EQ(to_json(Sack{}),
            R"({"owner":"","heavy":false,"price":null,"nuggets":[],"size":[0,0],"named":{}})");
  EXPECT_EQ(to_json(SeatSet::of(1) | SeatSet::of(4)), "[1,4]");
  EXPECT_EQ(to_json(std::string("a\"\\\n")), R"("a\"\\\u000a")");
  EXPECT_EQ(to_json(uint64_t{0xffffffffffffffff}), "18446744073709551615");
  EXPECT_EQ(to_json(int64_t{-1}), "-1");
  EXPECT_EQ(to_json(0.1), "0.1");
  EXPECT_EQ(to_json(1.0 / 0.0), "null");
}

TEST(Json, AcceptsEachReplacedFieldWhenItIsGood) {
  EXPECT_EQ(refusal_of(with("price", "null")), "");
  EXPECT_EQ(refusal_of(with("", "")), "");
}

TEST(Json, RefusesWithThePathOfTheField) {
  EXPECT_EQ(refusal_of(with("owner", "5")), "owner: must be a text");
  EXPECT_EQ(refusal_of(with("heavy", "1")), "heavy: must be true or false");
  EXPECT_EQ(refusal_of(with("price", "1.5")), "price: must be a whole number");
  EXPECT_EQ(refusal_of(with("price", "\"1\"")), "price: must be a whole number");
  EXPECT_EQ(refusal_of(with("price", "3000000000")),
            "price: 3000000000 is outside -2147483648 to 2147483647");
  EXPECT_EQ(refusal_of(with("price", "99999999999999999999")), "price: must be a whole number");
  EXPECT_EQ(refusal_of(with("nuggets", "{}")), "nuggets: must be a list");
  EXPECT_EQ(refusal_of(with("nuggets", "[7]")), "nuggets[0]: must be an object");
  EXPECT_EQ(refusal_of(with("nuggets", R"([{"metal":"gold","weight":1},{"metal":"gold","weight":128}])")),
            "nuggets[1].weight: 128 is outside -128 to 127");
  EXPECT_EQ(refusal_of(with("nuggets", R"([{"metal":"lead","weight":1}])")),
            "nuggets[0].metal: must be one of gold, tin");
  EXPECT_EQ(refusal_of(with("nuggets", R"([{"metal":"gold\u0000x","weight":1}])")),
            "nuggets[0].metal: must be one of gold, tin");
  EXPECT_EQ(refusal_of(with("nuggets", R"([{"metal":0,"weight":1}])")),
            "nuggets[0].metal: must be one of gold, tin");
  EXPECT_EQ(refusal_of(with("nuggets", R"([{"metal":"gold"}])")), "nuggets[0].weight: missing");
  EXPECT_EQ(refusal_of(with("nuggets", R"([{"metal":"gold","weight":1,"colour":2}])")),
            "nuggets[0].colour: no such field");
  EXPECT_EQ(refusal_of(with("size", "[1]")), "size: must have 2 entries, has 1");
  EXPECT_EQ(refusal_of(with("size", "[1,-1]")), "size[1]: -1 is outside 0 to 65535");
  EXPECT_EQ(refusal_of(with("named", "[]")), "named: must be an object");
  EXPECT_EQ(refusal_of(with("named", R"({"big":{"metal":"gold","weight":true}})")),
            "named.big.weight: must be a whole number");
  EXPECT_EQ(refusal_of("[]"), "it: must be an object");
}

TEST(Json, RefusesMissingAndUnknownFields) {
  EXPECT_EQ(refusal_of(R"({"owner":"Ann"})"), "heavy: missing");
  std::string text = with("", "");
  text.insert(text.size() - 1, ",\"note\":1");
  EXPECT_EQ(refusal_of(text), "note: no such field");
  Sack sack;
  EXPECT_FALSE(read(text, sack, Unknown::ignore));
}

TEST(Json, AnOptionalFieldMayBeMissing) {
  Sack sack;
  sack.price = 3;
  EXPECT_FALSE(read(R"({"owner":"","heavy":false,"nuggets":[],"size":[0,0],"named":{}})", sack));
}

TEST(Json, ReadsWideNumbers) {
  uint64_t number = 0;
  EXPECT_FALSE(read_json(*parse_json("9223372036854775807"), number, "number", Unknown::refuse));
  EXPECT_EQ(number, 9223372036854775807ULL);
  EXPECT_EQ(read_json(*parse_json("-1"), number, "number", Unknown::refuse).words,
            "number: -1 is outside 0 to 9223372036854775807");
}

TEST(Json, WritesNumbersAsTheLibraryDoes) {
  const auto written = [](double number) {
    std::string out;
    write_json_number(out, number);
    return out;
  };
  const auto expected = [](double number) {
    char digits[400];
    return std::string(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
  };
  for (const double number : {0.0,
                              -0.0,
                              1.0,
                              -1.0,
                              0.5,
                              0.1,
                              10.0,
                              1234.5,
                              0.0001,
                              0.00001,
                              1e5,
                              100000.0,
                              123456.0,
                              1e15,
                              1.5e15,
                              1e21,
                              1e22,
                              1e-7,
                              1.25e-9,
                              5e-324,
                              1.7976931348623157e308,
                              9007199254740992.0})
    EXPECT_EQ(written(number), expected(number));
  Rng rng(7);
  for (int i = 0; i < 20'000; ++i) {
    const double number = static_cast<double>(static_cast<int64_t>(rng.next())) /
                          std::pow(10.0, 4 + static_cast<int>(rng.below(30)));
    EXPECT_EQ(written(number), expected(number));
  }
  EXPECT_EQ(written(std::numeric_limits<double>::infinity()), "null");
}

TEST(Json, RefusesWhatIsNoJson) {
  for (const char* const text : {"", "{", "{\"a\":}", "nul", "[1,]", "\"\xff\"", "{} {}"}) {
    EXPECT_FALSE(parse_json(text).ok()) << text;
    EXPECT_TRUE(parse_json(text).refusal().words.starts_with("no valid JSON: ")) << text;
  }
  EXPECT_TRUE(parse_json(std::string(30, '[') + std::string(30, ']')).ok());
  EXPECT_FALSE(parse_json(std::string(40, '[') + std::string(40, ']')).ok());
}

TEST(Json, RefusesAKeyThatStandsTwice) {
  EXPECT_EQ(parse_json(R"({"gold":1,"tin":2,"gold":1})").refusal().words,
            "the key 'gold' stands twice in one object");
  EXPECT_EQ(parse_json(R"([{"a":{"b":1,"c":[{}],"b":2}}])").refusal().words,
            "the key 'b' stands twice in one object");
  EXPECT_EQ(parse_json(R"({"g\u006fld":1,"gold":1})").refusal().words,
            "the key 'gold' stands twice in one object");
  EXPECT_EQ(parse_json(R"({"":1,"":1})").refusal().words, "the key '' stands twice in one object");
  EXPECT_TRUE(parse_json(R"({"a":{"a":1},"b":[{"a":1},{"a":2}]})").ok());
}

}  // namespace
}  // namespace paydirt

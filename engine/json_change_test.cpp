#include "engine/json_change.hpp"

#include <gtest/gtest.h>

#include "engine/json_read.hpp"

namespace paydirt {
namespace {

struct Bundle {
  std::string owner = "Ann";
  int weight = 1;
  bool operator==(const Bundle&) const = default;
};
BOOST_DESCRIBE_STRUCT(Bundle, (), (owner, weight))

struct Sign {
  std::string name;
  std::string words;
};
BOOST_DESCRIBE_STRUCT(Sign, (), (name, words))

struct Fork {
  int at = 0;
  std::vector<Sign> signs;
};
BOOST_DESCRIBE_STRUCT(Fork, (), (at, signs))

struct Camp : Bundle {
  std::vector<Bundle> bundles = {{"Ann", 1}, {"Bob", 2}, {"Eve", 3}};
  std::array<int, 4> river{};
  std::optional<int> price;
  std::optional<Bundle> best;
  Omittable<std::string> note;
  Keyed<int> named;
  std::vector<Fork> forks;
};
BOOST_DESCRIBE_STRUCT(Camp, (Bundle), (bundles, river, price, best, note, named, forks))

/// What is written for this change; it leads from one to the other.
std::string change(const Camp& before, const Camp& after) {
  std::string text;
  boost::json::value json = *parse_json(to_json(before));
  if (write_change(text, before, after)) {
    EXPECT_TRUE(apply_change(json, *parse_json(text))) << text;
  }
  EXPECT_EQ(json, *parse_json(to_json(after))) << text;
  return text;
}

Camp with(const std::function<void(Camp&)>& edit) {
  Camp camp;
  edit(camp);
  return camp;
}

TEST(JsonChange, NothingIsWrittenWhereNothingChanged) { EXPECT_EQ(change({}, {}), ""); }

TEST(JsonChange, OnlyWhatChangedIsWritten) {
  EXPECT_EQ(change({}, with([](Camp& camp) { camp.weight = 2; })), R"({"weight":[2]})");
  EXPECT_EQ(change({}, with([](Camp& camp) { camp.river[2] = 7; })), R"({"river":{"2":[7]}})");
  EXPECT_EQ(change({}, with([](Camp& camp) { camp.bundles[1].weight = 5; })),
            R"({"bundles":{"1":{"weight":[5]}}})");
}

TEST(JsonChange, ListsGrowAndShrink) {
  EXPECT_EQ(change({}, with([](Camp& camp) {
                     camp.bundles.push_back({"Sue", 4});
                   })),
            R"({"bundles":{"length":4,"3":[{"owner":"Sue","weight":4}]}})");
  EXPECT_EQ(change({}, with([](Camp& camp) { camp.bundles.pop_back(); })), R"({"bundles":{"length":2}})");
  EXPECT_EQ(change({}, with([](Camp& camp) { camp.bundles.clear(); })), R"({"bundles":{"length":0}})");
  EXPECT_EQ(change(with([](Camp& camp) { camp.bundles.clear(); }), {}).find(R"({"bundles":[[{"owner")"), 0U);
}

TEST(JsonChange, AListThatChangedThroughoutIsWrittenWhole) {
  EXPECT_EQ(change({}, with([](Camp& camp) { camp.river = {1, 2, 3, 4}; })), R"({"river":[[1,2,3,4]]})");
}

TEST(JsonChange, WhatMayBeAbsentComesAndGoes) {
  const Camp full = with([](Camp& camp) {
    camp.price = 3;
    camp.best = Bundle{};
    camp.note = "rich";
    camp.named.pairs = {{"a", 1}, {"b", 2}};
  });
  change({}, full);
  EXPECT_EQ(change(full, {}), R"({"price":[null],"best":[null],"note":[],"named":[{}]})");
  Camp other = full;
  other.best->weight = 9;
  other.note = "poor";
  other.named.pairs[1].second = 3;
  EXPECT_EQ(change(full, other), R"({"best":{"weight":[9]},"note":["poor"],"named":{"b":[3]}})");
}

TEST(JsonChange, ATextThatStaysMuchTheSameIsWrittenByTheOneBefore) {
  const auto owned = [](const char* owner) { return with([&](Camp& camp) { camp.owner = owner; }); };
  EXPECT_EQ(change(owned("Miners of the river"), owned("Miners of both sides of the river")),
            R"({"owner":[10,"both sides of ",9]})");
  EXPECT_EQ(change(owned("Miners of the river"), owned("Miners of the hills")), R"({"owner":[14,"hills"]})");
  EXPECT_EQ(change(owned("Miners of the river"), owned("The river")), R"({"owner":["The river"]})");
  EXPECT_EQ(change(owned("aaaaaaaaaaaa"), owned("aaaaaaaaaa")), R"({"owner":[10,""]})");
  EXPECT_EQ(change(owned("12345678\"90"), owned("12345678\"9\"0")), R"({"owner":[10,"\"",1]})");
}

TEST(JsonChange, WhatTextsShareIsAscii) {  // or bytes, code points and UTF-16 units would not be the same
  const auto owned = [](const char* owner) { return with([&](Camp& camp) { camp.owner = owner; }); };
  EXPECT_EQ(change(owned("Jos\u00e9 of the river"), owned("Jos\u00e8 of the river")),
            "{\"owner\":[3,\"\u00e8\",13]}");
  EXPECT_EQ(change(owned("\u00e9\u00e9\u00e9\u00e9\u00e9"), owned("\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9")),
            "{\"owner\":[\"\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\"]}");
}

TEST(JsonChange, ListsOfTextsAreWrittenMemberByMember) {
  const Camp two = with([](Camp& camp) {
    camp.forks = {{1, {{"go north", "Go north, to the river"}, {"go east", "Go east, to the river"}}}};
  });
  EXPECT_EQ(change({}, two),
            R"({"forks":{"length":1,"0":{"at":[1],"signs":{"length":2,)"
            R"("name":["go north","go east"],"words":["Go north, to the river",[3,"east",14]]}}}})");
  Camp third = two;
  third.forks[0].signs.push_back({"stay", "Stay"});
  EXPECT_EQ(change(two, third),
            R"({"forks":{"0":{"signs":{"length":3,"2":[{"name":"stay","words":"Stay"}]}}}})");
  Camp none = two;
  none.forks[0].signs.clear();
  EXPECT_EQ(change(two, none), R"({"forks":{"0":{"signs":{"length":0}}}})");
  EXPECT_EQ(change({}, none), R"({"forks":{"length":1,"0":{"at":[1],"signs":{"length":0}}}})");
  EXPECT_EQ(change(two, {}), R"({"forks":{"length":0}})");
}

TEST(JsonChange, AChangeThatDoesNotFitIsRefused) {
  for (const char* const text :
       {R"({"bundles":{"9":[1]}})", R"({"bundles":{"x":[1]}})", R"({"weight":{"a":[1]}})", R"({"weight":5})",
        R"({"weight":[1,2]})", R"({"bundles":{"length":-1}})", R"({"owner":[4,"x"]})",
        R"({"owner":[1,"x",3]})", R"({"owner":[-1,"x"]})", R"({"owner":[1,2]})", R"({"owner":[1,"x",1,1]})",
        R"({"bundles":{"owner":["Ann"]}})", R"({"forks":{"length":1,"at":[[1,"x"]]}})",
        R"({"forks":{"length":2,"at":["a",[2,"x"]]}})"}) {
    boost::json::value json = *parse_json(to_json(Camp()));
    EXPECT_FALSE(apply_change(json, *parse_json(text))) << text;
  }
}

}  // namespace
}  // namespace paydirt

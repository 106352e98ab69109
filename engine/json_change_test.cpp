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

struct Camp : Bundle {
  std::vector<Bundle> bundles = {{"Ann", 1}, {"Bob", 2}, {"Eve", 3}};
  std::array<int, 4> river{};
  std::optional<int> price;
  std::optional<Bundle> best;
  Omittable<std::string> note;
  Keyed<int> named;
};
BOOST_DESCRIBE_STRUCT(Camp, (Bundle), (bundles, river, price, best, note, named))

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

TEST(JsonChange, AChangeThatDoesNotFitIsRefused) {
  for (const char* const text :
       {R"({"bundles":{"9":[1]}})", R"({"bundles":{"x":[1]}})", R"({"weight":{"a":[1]}})", R"({"weight":5})",
        R"({"weight":[1,2]})", R"({"bundles":{"length":-1}})"}) {
    boost::json::value json = *parse_json(to_json(Camp()));
    EXPECT_FALSE(apply_change(json, *parse_json(text))) << text;
  }
}

}  // namespace
}  // namespace paydirt

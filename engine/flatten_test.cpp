#include "engine/flatten.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>

#include "engine/actions.hpp"
#include "engine/testing/claims.hpp"

namespace paydirt {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(OreKind, uint8_t, lead, gold)

struct OrePile {
  int seat = 0;
  OreKind metal{};
  std::optional<int> weight;
};
BOOST_DESCRIBE_STRUCT(OrePile, (), (seat, metal, weight))

struct OreCamp {
  std::vector<OrePile> piles;
  std::vector<int> players;
  std::array<int, 2> roads{};
  std::string name;
  std::string gossip;
};
BOOST_DESCRIBE_STRUCT(OreCamp, (), (piles, players, roads, name, gossip))

constexpr Observed kOreRoles[] = {observed_list("camp.piles", 1), left_out("camp.gossip")};

std::vector<float> ore_row(const Flattening<OreCamp>& flat, const OreCamp& camp, Seat viewer) {
  std::vector<float> row(flat.size());
  flat.write(camp, viewer, row.data());
  return row;
}

TEST(Flatten, NamesEveryNumber) {
  const Flattening<OreCamp> flat("camp", kOreRoles, 3);
  const std::vector<std::string> expected = {"camp.piles.size",
                                             "camp.piles[0].seat=+0",
                                             "camp.piles[0].seat=+1",
                                             "camp.piles[0].seat=+2",
                                             "camp.piles[0].metal=lead",
                                             "camp.piles[0].metal=gold",
                                             "camp.piles[0].weight?",
                                             "camp.piles[0].weight",
                                             "camp.players[0]",
                                             "camp.players[1]",
                                             "camp.players[2]",
                                             "camp.roads[0]",
                                             "camp.roads[1]",
                                             "camp.name#0"};
  ASSERT_EQ(flat.size(), expected.size() - 1 + kTextBits);
  for (size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(flat.names()[i], expected[i]);
}

TEST(Flatten, PutsTheViewerFirst) {
  const Flattening<OreCamp> flat("camp", kOreRoles, 3);
  const OreCamp camp{{{2, OreKind::gold, 7}}, {10, 20, 30}, {1, 2}, "Coloma", "Who knows?"};
  const std::vector<float> row = ore_row(flat, camp, 1);
  const std::vector<float> expected = {1, 0, 1, 0, 0, 1, 1, 7, 20, 30, 10, 1, 2};
  EXPECT_EQ(std::vector<float>(row.begin(), row.begin() + 13), expected);
}

TEST(Flatten, KeepsAbsentAndSurplusThingsApart) {
  const Flattening<OreCamp> flat("camp", kOreRoles, 3);
  const std::vector<float> empty = ore_row(flat, {}, 0);
  EXPECT_EQ(std::count(empty.begin(), empty.begin() + 11, 0.0F), 11);
  const OreCamp crowded{{{0, {}, {}}, {1, {}, {}}}, {}, {}, {}, {}};
  EXPECT_EQ(ore_row(flat, crowded, 0)[0], 2) << "the size is told even where entries are dropped";
  Misfits misfits;
  std::vector<float> row(flat.size());
  flat.write(crowded, 0, row.data(), misfits);
  EXPECT_EQ(misfits.found, std::vector<std::string>{"camp.piles: 2 entries do not fit"});
}

TEST(Flatten, TellsTextsApart) {
  EXPECT_EQ(text_bits("Coloma"), text_bits("Coloma"));
  EXPECT_EQ(text_bits(""), 0U);
  std::set<uint32_t> bits;
  const char* const texts[] = {"",         "C",          "Co",         "Coloma",    "amoloC",
                               "Marshall", "Marshall 2", "Marshall 3", "2 Marshall"};
  for (const char* const text : texts) bits.insert(text_bits(text));
  EXPECT_EQ(bits.size(), std::size(texts));
}

TEST(Actions, AreNumberedAsTheTableOfKindsSays) {
  static constexpr const char* kNames[] = {"river", "hill", "canyon"};
  static constexpr MoveKind kKinds[] = {
      {"pass"},
      {"bid", amount_argument("gold", 5, 300)},
      {"go", name_argument("to", kNames), number_argument("far", 2, 4), flags_argument("with", kNames)},
      {"pay", name_argument("whom", kNames), amount_argument("gold", 1, 260)}};
  for (const MoveKinds kinds : {MoveKinds(kKinds), claims::Rules::kinds()}) {
    const ActionTable table(kinds);
    ASSERT_EQ(table.size(), action_count(kinds));
    for (uint32_t i = 0; i < table.size(); ++i) {
      ASSERT_EQ(table.index(table.move(i)), i);
      ASSERT_EQ(action_index(kinds, table.move(i)), i);
    }
  }
}

}  // namespace
}  // namespace paydirt

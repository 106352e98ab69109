// Every rule of docs/rules/cave-in.md.
#include <gtest/gtest.h>

#include "games/cave_in/rules.hpp"
#include "games/registry.hpp"

namespace paydirt::cave_in {
namespace {

constexpr int kProp = 0,
              kFive = 60;  // places in the shaft as it is printed: the first card, the first gold of 5

/// A table for two on which Blue begins and the shaft yields these cards, with what is refused in words.
struct Table {
  explicit Table(std::vector<int> draws, std::optional<std::string> edition = {}) {
    ChanceSource chance;
    chance.kind = ChanceSource::Kind::scripted;
    chance.script.results[p_first] = {0};
    chance.script.results[p_shaft] = std::move(draws);
    match = std::move(
        *(*find_game("cave-in"))->start({.seats = 2, .edition_text = std::move(edition), .chance = chance}));
  }
  std::string play(MoveId kind) { return match->play(asked(), {kind}).words; }
  Seat asked() const { return match->deciders().seats.lowest(); }
  std::unique_ptr<AnyMatch> match;
};

TEST(CaveIn, CI_01_ALotDecidesWhoBegins_CI_02_DigFirst_CI_05_BankByLeaving) {
  Table table({kFive});
  EXPECT_EQ(table.play(k_leave), "you have not dug yet");
  for (const MoveId kind : {k_dig, k_leave}) EXPECT_EQ(table.play(kind), "");
  EXPECT_EQ(table.match->outcome().score[0], 5);
}

TEST(CaveIn, CI_03_TheSecondRottenPropTakesTheLoad) {
  Table table({kFive, kProp, kProp});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(table.play(k_dig), "");
  EXPECT_EQ(table.match->outcome().score[0], 0);
  EXPECT_EQ(table.asked(), 1);
}

TEST(CaveIn, CI_04_ShoringMendsAProp) {
  Table table({kFive, kProp, kProp});
  EXPECT_EQ(table.play(k_dig), "");
  EXPECT_EQ(table.play(k_shore), "no prop is rotten");
  for (const MoveId kind : {k_dig, k_shore, k_dig}) EXPECT_EQ(table.play(kind), "");
  EXPECT_EQ(table.asked(), 0) << "rotten again, but it is the first";
  EXPECT_EQ(table.play(k_shore), "shoring up costs 3 gold of the load");
}

TEST(CaveIn, CI_06_AShaftThatIsWorkedOutEndsTheGame_CI_07_MostGoldWins) {
  Table table({0, 0}, R"({"shaft": [1, 1, 0, 0, 0, 0], "props_that_fall": 2, "shoring": 3})");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(table.play(k_dig), "");
  EXPECT_TRUE(table.match->outcome().over);
  EXPECT_EQ(table.match->outcome().rank[0], 1) << "the load of the last miner is saved";
}

TEST(CaveIn, EditionsAreChecked) {
  const auto refused = [](Edition edition) { return Rules::make(edition, {}, 2, 1).refusal().words; };
  EXPECT_EQ(refused({{}, 2, 3}), "edition: shaft: there must be some");
  EXPECT_EQ(refused({{1, 51}, 2, 3}), "edition: shaft: 0 to 50 copies of each");
  EXPECT_EQ(refused({{1, 1}, 0, 3}), "edition: props_that_fall: must be 1 to 99");
  EXPECT_EQ(refused({{1, 1}, 2, 0}), "edition: shoring: must be 1 to 99");
}

}  // namespace
}  // namespace paydirt::cave_in

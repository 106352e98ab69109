// Editions are data: a good one plays by its own numbers, a broken one is refused with field and reason.
#include <limits>

#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {

namespace {

constexpr int kHuge = std::numeric_limits<int>::max();

constexpr RefusedAfter<Rules> refused_after{4};

TEST(Edition, ThePrintedOneIsGood) { expect_printed_edition_is_good<Rules>("influence_cards"); }

TEST(Edition, Cards) {
  EXPECT_EQ(refused_after([](Edition& e) { e.influence_cards.per_colour.pop_back(); }),
            "edition: influence_cards.per_colour: must list 13 ranks");
  EXPECT_EQ(refused_after([](Edition& e) { e.influence_cards.per_colour[9].rank = "B"; }),
            "edition: influence_cards.per_colour[9].rank: must be J");
  for (const int value : {0, -3, 100}) {
    EXPECT_EQ(refused_after([&](Edition& e) { e.influence_cards.per_colour[1].value = value; }),
              say("edition: influence_cards.per_colour[1].value: ", value, " is outside 1 to 99"));
  }
}

TEST(Edition, Counters) {
  const auto backs = [](auto&& change) {
    return refused_after([&](Edition& e) { change(e.gold_counters.backs); });
  };
  EXPECT_EQ(backs([](auto& b) { b.pop_back(); }),
            "edition: gold_counters.backs: must be blue, brown, grey and red");
  EXPECT_EQ(backs([](auto& b) { b[1].back = "green"; }),
            "edition: gold_counters.backs[1].back: must be brown");
  EXPECT_EQ(backs([](auto& b) { b[2].part = "river"; }),
            "edition: gold_counters.backs[2].part: must be mine");
  EXPECT_EQ(backs([](auto& b) { b[2].part.reset(); }), "edition: gold_counters.backs[2].part: must be mine");
  EXPECT_EQ(backs([](auto& b) { b[0].faces[0].nuggets = 7; }),
            "edition: gold_counters.backs[0].faces.nuggets: 7 is outside 1 to 6");
  EXPECT_EQ(backs([](auto& b) { b[0].faces[0].copies = 0; }),
            "edition: gold_counters.backs[0].faces.copies: 0 is outside 1 to 72");
  EXPECT_EQ(backs([](auto& b) { b[0].faces[0].copies = kHuge; }),
            "edition: gold_counters.backs[0].faces.copies: 2147483647 is outside 1 to 72");
  EXPECT_EQ(backs([](auto& b) { b[0].faces[0].nuggets = 2; }),
            "edition: gold_counters.backs[0].faces: 2 nuggets stand there twice");
  EXPECT_EQ(backs([](auto& b) { b[3].faces.clear(); }),
            "edition: gold_counters.backs[3].faces: there must be some");
  EXPECT_EQ(backs([](auto& b) { b[0].faces[0].copies = 9; }),
            "edition: gold_counters: 73 counters do not fit the 72 spaces of the vein");
}

TEST(Edition, Certificates) {
  EXPECT_EQ(refused_after([](Edition& e) { e.certificates.list.pop_back(); }),
            "edition: certificates.list: must list 8 buildings");
  EXPECT_EQ(refused_after([](Edition& e) { std::swap(e.certificates.list[0], e.certificates.list[1]); }),
            "edition: certificates.list[0].id: must be sutters_mill");
  EXPECT_EQ(refused_after([](Edition& e) { e.certificates.list[4].name.clear(); }),
            "edition: certificates.list[4].name: must not be empty");
  EXPECT_EQ(refused_after([](Edition& e) { e.certificates.business_counters_each = 10; }),
            "edition: certificates.business_counters_each: 10 is outside 0 to 9");
  EXPECT_EQ(refused_after([](Edition& e) { e.adventurer.business_counters = -1; }),
            "edition: adventurer.business_counters: -1 is outside 0 to 9");
}

TEST(Edition, PricesAndPoints) {
  EXPECT_EQ(refused_after([](Edition& e) { e.action_costs.marginal_by_ordinal.pop_back(); }),
            "edition: action_costs.marginal_by_ordinal: must list 5 numbers");
  EXPECT_EQ(refused_after([](Edition& e) { e.action_costs.marginal_by_ordinal[0] = -1; }),
            "edition: action_costs.marginal_by_ordinal: -1 is outside 0 to 99");
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.prospectors_on_board.pop_back(); }),
            "edition: scoring.prospectors_on_board: must list 6 numbers");
  EXPECT_EQ(refused_after([](Edition& e) { e.scoring.prospectors_on_board[1] = 1; }),
            "edition: scoring.prospectors_on_board: 1 is outside -99 to 0");
}

TEST(Edition, Setup) {
  constexpr const char* kTooMany = "edition: setup: a player has at most 5 prospectors";
  EXPECT_EQ(refused_after([](Edition& e) { e.setup.prospectors_in_river_camp = 2; }), kTooMany);
  EXPECT_EQ(refused_after([](Edition& e) { e.setup.prospectors_in_river_camp = -1; }), kTooMany);
  EXPECT_EQ(refused_after([](Edition& e) { e.setup.prospectors_in_supply = -1; }), kTooMany);
  EXPECT_EQ(refused_after([](Edition& e) {
              e.setup.prospectors_in_river_camp = kHuge;
              e.setup.prospectors_in_supply = kHuge;
            }),
            kTooMany);
  EXPECT_EQ(refused_after([](Edition& e) { e.end.turns_without_progress_per_player = 1; }),
            "edition: end.turns_without_progress_per_player: 1 is outside 2 to 50");
}

// SM-008: everybody's first counters must be among the red ones
TEST(Edition, StartingCounters) {
  const auto start = [](std::vector<int> counters, int seats) {
    return refused_after([&](Edition& e) { e.setup.red_counters_each = counters; }, seats);
  };
  EXPECT_EQ(start({3, 3}, 2), "");
  EXPECT_EQ(start({3, 3}, 4),
            "edition: setup.red_counters_each: there are not 4 red counters of 3 for all players");
  for (const int nuggets : {4, 0, -1, kHuge}) {
    EXPECT_EQ(start({nuggets}, 2), say("edition: setup.red_counters_each: there are not 2 red counters of ",
                                       nuggets, " for all players"));
  }
}

// SM-061, SM-154, SM-046, SM-R20: another edition plays by its own numbers
TEST(Edition, NumbersAreData) {
  Edition edition = printed_edition();
  edition.action_costs.marginal_by_ordinal = {1, 1, 1, 1, 1};
  edition.scoring.prospectors_on_board = {0, -2, -4, -6, -8, -9};
  edition.certificates.business_counters_each = 2;
  edition.influence_cards.per_colour[0].value = 20;
  edition.end.turns_without_progress_per_player = 2;
  Table table(*Rules::make(edition, {}, 2, 1));
  table.put(kBlue, river_camp).cards(eldorado, "0:2");
  EXPECT_EQ(table.points(kBlue), 6 - 2 - 20);
  Table digging = table;
  digging.play("dig; to eldorado");
  EXPECT_EQ(digging.taken(kBlue), 1 + 2);
  table.play("city; place eldorado; end");
  EXPECT_EQ(table.purse(kBlue), 5);
  for (int i = 0; i < 4; ++i) table.play("city; end");
  EXPECT_EQ(table.state().ended, EndReason::standstill);
}

}  // namespace
}  // namespace paydirt::sutters_mill

// What weaker players do not see.
#include "bots/overlook.hpp"

#include <gtest/gtest.h>

#include "bots/search_bot.hpp"
#include "engine/host.hpp"
#include "engine/random_game.hpp"
#include "games/coloma/rules.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/registry.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt {
namespace {

template <Game G>
G rules_for(const typename G::Options& options, int seats) {
  const auto edition = parse_edition<G>((*find_game(G::info().id))->edition_text());
  return *G::make(*edition, options, seats, G::info().version);
}

/// Calls visit(knowledge, list) at every decision of a random game.
template <Game G, class Visit>
void at_every_decision(const G& rules, uint64_t seed, Visit&& visit) {
  play_random_game<G>(rules, seed, [&](const typename G::State& s, Seat, Move, int) {
    const Seat seat = rules.deciders(s).seats.lowest();
    if (seat == kNobody) return;
    typename G::Moves list;
    rules.moves(s, seat, list);
    visit(Knowledge<G>(rules, s, seat), list);
  });
}

TEST(Overlook, LeavesTheMildAnswerAndAboutTheRestThatItShould) {
  using Rules = sutters_mill::Rules;
  const Rules rules = rules_for<Rules>({}, 2);
  Rng rng(1);
  int all = 0;
  int left = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    at_every_decision(rules, seed, [&](const Knowledge<Rules>& knowledge, const Rules::Moves& list) {
      Rules::Moves seen = list;
      overlook(knowledge, 40, rng, seen);
      const Rules::State world = knowledge.sample(rng);
      EXPECT_TRUE(seen.has(rules.fallback(world, knowledge.seat())));
      if (rules.waiting(world) >= 2 || rules.midway(world, knowledge.seat())) {
        EXPECT_EQ(seen.size(), list.size());
        return;
      }
      all += list.size() - 1;
      left += seen.size() - 1;
    });
  }
  ASSERT_GT(all, 2000);
  EXPECT_NEAR(static_cast<double>(left) / all, 0.6, 0.05);
}

TEST(Overlook, SeesThroughWhatWasBegun) {
  using Rules = golden_wilderness::Rules;
  const Rules rules = rules_for<Rules>({.level = golden_wilderness::Level::easy}, 3);
  Rng rng(1);
  int composing = 0;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    at_every_decision(rules, seed, [&](const Knowledge<Rules>& knowledge, const Rules::Moves& list) {
      if (!rules.midway(knowledge.sample(rng), knowledge.seat())) return;
      ++composing;
      Rules::Moves seen = list;
      overlook(knowledge, 90, rng, seen);
      EXPECT_EQ(seen.size(), list.size());
    });
  }
  EXPECT_GT(composing, 0);
}

TEST(Overlook, ASearchLooksAtNothingElse) {
  using Rules = sutters_mill::Rules;
  const Rules rules = rules_for<Rules>({}, 2);
  at_every_decision(rules, 7, [&](const Knowledge<Rules>& knowledge, const Rules::Moves& list) {
    if (list.size() < 4) return;
    Rules::Moves seen;
    seen.push(list[1]);
    seen.push(list[2]);
    Search<Rules> search;
    search.run(knowledge, {20, nullptr, nullptr}, 1, &seen);
    const auto considered = search.considered();
    ASSERT_EQ(considered.size(), 2U);
    EXPECT_EQ(considered[0].visits + considered[1].visits, 20U);
    for (const Considered& each : considered) EXPECT_TRUE(seen.has(each.move));
  });
}

// Coloma's sites are chosen together: who comes second looks at nothing else either, or a review would not
// come to the move that was made
TEST(Overlook, ASearchOfTheSecondLooksAtNothingElse) {
  using Rules = coloma::Rules;
  const Rules rules = rules_for<Rules>({}, 2);
  int choices = 0;
  play_random_game<Rules>(rules, 7, [&](const Rules::State& s, Seat, Move, int) {
    if (rules.deciders(s).seats != SeatSet::first(2) || choices == 10) return;
    ++choices;
    Rules::Moves list;
    rules.moves(s, 1, list);
    Rules::Moves seen;
    seen.push(list[list.size() - 1]);
    const Knowledge<Rules> knowledge(rules, s, 1);
    Search<Rules> search;
    search.run(knowledge, {20, nullptr, nullptr}, 1, &seen);
    const auto considered = search.considered();
    ASSERT_EQ(considered.size(), 1U);
    EXPECT_GE(considered[0].visits, 15U);
  });
  EXPECT_EQ(choices, 10);
}

// For a review: everybody's shares are those of one victory, and the made move is looked at in earnest.
TEST(Overlook, AReviewKnowsEverybodysShares) {
  using Rules = sutters_mill::Rules;
  const Rules rules = rules_for<Rules>({}, 3);
  int reviewed = 0;
  at_every_decision(rules, 3, [&](const Knowledge<Rules>& knowledge, const Rules::Moves& list) {
    if (list.size() < 3 || reviewed == 10) return;
    ++reviewed;
    const Move made = list[list.size() - 1];
    SearchBot<Rules> bot(1, {0, 60});
    for (const Considered& each : bot.review(knowledge, made, {}).considered) {
      if (each.visits == 0) continue;
      EXPECT_NEAR(each.shares[0] + each.shares[1] + each.shares[2], 1, 1e-3);
      if (each.move == made) {
        EXPECT_GE(each.visits, 15U);
      }
    }
  });
  EXPECT_EQ(reviewed, 10);
}

}  // namespace
}  // namespace paydirt

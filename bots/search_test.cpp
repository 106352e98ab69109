// The search, mostly on Sutter's Mill: the same everywhere, honest about what it knows, and frugal.
#include "bots/search_bot.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>

#include "bots/make.hpp"
#include "engine/host.hpp"
#include "engine/random_game.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"
#include "games/registry.hpp"
#include "games/sutters_mill/rules.hpp"

/// Counted in allocations_test.cpp, which replaces the program's operator new.
size_t allocations_so_far();
size_t allocated_bytes_so_far();

namespace paydirt {
namespace {

using Rules = sutters_mill::Rules;

template <Game G = Rules>
G rules_for(int seats) {
  const auto edition = parse_edition<G>((*find_game(G::info().id))->edition_text());
  return *G::make(*edition, {}, seats, 1);
}

/// The table after some random decisions, at a real choice.
Rules::State somewhere(const Rules& rules, uint64_t seed, int decisions) {
  std::optional<Rules::State> found;
  play_random_game(rules, seed, [&](const Rules::State& s, Seat, Move, int) {
    if (found || --decisions > 0 || rules.deciders(s).seats.empty()) return;
    Rules::Moves list;
    rules.moves(s, s.turn, list);
    if (list.size() > 4) found = s;
  });
  require(found.has_value());
  return *found;
}

Budget iterations(uint32_t count) { return {count, nullptr, nullptr}; }

TEST(Search, IsTheSameForASeedAndANumberOfIterations) {
  const Rules rules = rules_for(3);
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    const auto s = somewhere(rules, seed, 20);
    const Knowledge<Rules> knowledge(rules, s, s.turn);
    SearchBot<Rules> first(seed, {0, 300});
    SearchBot<Rules> second(seed, {0, 300});
    const Thought one = first.think(knowledge, {});
    const Thought other = second.think(knowledge, {});
    EXPECT_EQ(one.move, other.move);
    EXPECT_EQ(one.iterations, 300U);
    ASSERT_EQ(one.considered.size(), other.considered.size());
    for (size_t i = 0; i < one.considered.size(); ++i) {
      EXPECT_EQ(one.considered[i].visits, other.considered[i].visits);
      EXPECT_EQ(one.considered[i].points, other.considered[i].points);
    }
  }
}

TEST(Search, ChoosesTheSameWhateverIsHidden) {
  const Rules rules = rules_for(4);
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    const auto truth = somewhere(rules, seed, 30);
    auto other = truth;
    Rng rng(seed);
    rules.resample(other, truth.turn, rng);
    ASSERT_FALSE(other == truth);
    SearchBot<Rules> first(seed, {0, 200});
    SearchBot<Rules> second(seed, {0, 200});
    GreedyBot<Rules> greedy_first(seed, 0);
    GreedyBot<Rules> greedy_second(seed, 0);
    const Knowledge<Rules> in_truth(rules, truth, truth.turn);
    const Knowledge<Rules> in_other(rules, other, truth.turn);
    EXPECT_EQ(first.choose(in_truth, {}), second.choose(in_other, {}));
    EXPECT_EQ(greedy_first.choose(in_truth, {}), greedy_second.choose(in_other, {}));
  }
}

TEST(Search, AllocatesNothingWhileThinking) {
  const Rules rules = rules_for(2);
  const auto s = somewhere(rules, 3, 25);
  const Knowledge<Rules> knowledge(rules, s, s.turn);
  Search<Rules> search({}, 1U << 11);  // small, so that the graph also fills up
  search.reserve(20'000);
  const size_t before = allocations_so_far();
  EXPECT_EQ(search.run(knowledge, iterations(20'000), 1), 20'000U);
  EXPECT_EQ(allocations_so_far(), before);
  EXPECT_EQ(search.node_count(), 1U << 11);
}

TEST(Search, TakesTheMemoryThatItsIterationsNeed) {
  const Rules rules = rules_for(2);
  const auto s = somewhere(rules, 3, 25);
  const Knowledge<Rules> knowledge(rules, s, s.turn);
  const size_t before = allocated_bytes_so_far();
  SearchBot<Rules> bot(1, {0, 150});
  bot.choose(knowledge, {});
  EXPECT_LT(allocated_bytes_so_far() - before, 256U << 10);
}

TEST(Search, VisitsAddUpAndEveryMoveIsConsidered) {
  const Rules rules = rules_for(2);
  const auto s = somewhere(rules, 9, 15);
  const Knowledge<Rules> knowledge(rules, s, s.turn);
  Rules::Moves list;
  knowledge.moves(list);
  Search<Rules> search;
  search.run(knowledge, iterations(500), 1);
  uint32_t visits = 0;
  for (const Considered& each : search.considered()) {
    EXPECT_TRUE(list.has(each.move));
    visits += each.visits;
  }
  EXPECT_EQ(search.considered().size(), static_cast<size_t>(list.size()));
  EXPECT_EQ(visits, 500U);
}

/// Time that passes by so many looks at the clock.
struct Looks {
  int done = 0;
  int all;
  Budget budget() {
    const auto used = [](void* clock) {
      auto* const self = static_cast<Looks*>(clock);
      return static_cast<float>(++self->done) / static_cast<float>(self->all);
    };
    return {0, used, this};
  }
};

TEST(Search, StopsWhenItsTimeIsSpent) {
  const Rules rules = rules_for(2);
  const auto s = somewhere(rules, 4, 10);
  Looks looks{.all = 5};
  SearchBot<Rules> bot(1, {0, 0});
  const Thought thought = bot.think(Knowledge<Rules>(rules, s, s.turn), looks.budget());
  EXPECT_EQ(looks.done, 5);
  EXPECT_LT(thought.iterations, 1000U);
  EXPECT_GT(thought.iterations, 0U);
}

/// Sutter's Mill with time that goes by with every move played, in thought or not.
struct TimedRules : Rules {
  static inline int played = 0;

  explicit TimedRules(Rules rules) : Rules(std::move(rules)) {}
  static Result<TimedRules> make(const Edition& edition, const Options& options, int seats, int version) {
    auto rules = Rules::make(edition, options, seats, version);
    if (!rules) return rules.refusal();
    return TimedRules(std::move(*rules));
  }
  TimedRules weighed(const Weights& weights) const { return TimedRules(Rules::weighed(weights)); }
  void play(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const {
    ++played;
    Rules::play(s, seat, move, chance, scribe);
  }
};

/// Begins when it is asked for its budget.
struct MovesPlayed {
  int all;
  Budget budget() {
    TimedRules::played = 0;
    const auto used = [](void* clock) {
      return static_cast<float>(TimedRules::played) /
             static_cast<float>(static_cast<MovesPlayed*>(clock)->all);
    };
    return {0, used, this};
  }
};

TEST(Search, LooksAtTheClockOftenAlsoInsideLongPlayouts) {
  const TimedRules rules(rules_for(2));
  const auto s = somewhere(rules, 4, 10);
  const Knowledge<TimedRules> knowledge(rules, s, s.turn);
  for (const int horizon : {16, SearchSettings::kToTheEnd}) {
    for (const int all : {30, 300, 3000, 30'000}) {
      Search<TimedRules> search({.playout_horizon = horizon});
      MovesPlayed time{all};
      EXPECT_GT(search.run(knowledge, time.budget(), 1), 0U);
      EXPECT_LE(TimedRules::played, all + all / 50 + 2) << horizon;
      EXPECT_FALSE(search.considered().empty());
    }
  }
}

TEST(Search, HasAnAnswerWhereItsTimeIsSpentBeforeItBegins) {
  const Rules rules = rules_for(2);
  const auto s = somewhere(rules, 4, 10);
  const Budget spent = {0, [](void*) { return 2.0F; }, nullptr};
  const Thought thought = SearchBot<Rules>(1, {0, 0}).think(Knowledge<Rules>(rules, s, s.turn), spent);
  EXPECT_EQ(thought.iterations, 1U);
  EXPECT_EQ(thought.considered.front().visits, 1U);
}

TEST(Search, StopsOnceTheRestOfItsTimeCannotChangeTheChoice) {
  const TimedRules rules(rules_for(2));
  constexpr int kTime = 60'000;
  int stopped_early = 0;
  for (int seed = 0; seed < 10; ++seed) {
    const auto s = somewhere(rules, seed, 20);
    const Knowledge<TimedRules> knowledge(rules, s, s.turn);
    MovesPlayed time{kTime};
    const Thought soon = SearchBot<TimedRules>(1, {0, 0}).think(knowledge, time.budget());
    const auto all =
        static_cast<uint32_t>(uint64_t{soon.iterations} * kTime / static_cast<unsigned>(TimedRules::played));
    if (TimedRules::played >= kTime) continue;
    ++stopped_early;
    const Thought late = SearchBot<TimedRules>(1, {0, all}).think(knowledge, Budget{});
    EXPECT_EQ(soon.move, late.move) << seed;
  }
  EXPECT_GE(stopped_early, 3);
}

TEST(Search, TakesACardHomeRatherThanLeaveItToTheEnd) {
  // Two counters are left, a rival stands ready to dig them, and an own ace lies on top.
  const Rules rules = rules_for(2);
  Chance chance = Chance::fast(1);
  auto position = rules.position(rules.setup(chance));
  position.vein = {{sutters_mill::Part::mine, 2}, {sutters_mill::Part::mine, 2}};
  for (auto& player : position.players) {
    player.phase = sutters_mill::Phase::tear_down;
    player.hand.clear();
    player.supply = 0;
  }
  position.players[0].prospectors.pairs = {{"eldorado", 1}};
  position.players[1].prospectors.pairs = {{"mine_camp", 2}};
  position.stacks.pairs = {{"eldorado", {{1, "2"}, {0, "A"}}}};
  position.turn.seat = 0;
  position.turn.stage = sutters_mill::Stage::city;
  const auto s = rules.load(position);
  ASSERT_TRUE(s.ok()) << s.refusal().words;
  SearchBot<Rules> bot(1, {0, 400});
  const Move move = bot.choose(Knowledge<Rules>(rules, *s, 0), {});
  EXPECT_EQ(to_notation(Rules::kinds(), move), "pull eldorado");
}

/// Wins of the first bot over the second in paired two-player games; a shared win counts half.
template <Game G = Rules>
double wins(const char* first, const char* second, int deals) {
  const G rules = rules_for<G>(2);
  const BotSpec specs[2] = {*parse_bot(first), *parse_bot(second)};
  double won = 0;
  for (int game = 0; game < 2 * deals; ++game) {
    const auto at = static_cast<uint64_t>(game);
    Chance chance = Chance::fast(at / 2);
    NoJournal nothing;
    auto s = rules.setup(chance);
    const Seat of_first = game % 2 == 0 ? 0 : 1;
    const std::unique_ptr<Bot<G>> bots[2] = {make_bot<G>(specs[of_first == 0 ? 0 : 1], mix(at, 0)),
                                             make_bot<G>(specs[of_first == 1 ? 0 : 1], mix(at, 1))};
    for (Seat seat = s.turn; seat != kNobody; seat = rules.deciders(s).seats.lowest()) {
      rules.play(s, seat, bots[seat]->choose(Knowledge<G>(rules, s, seat), {}), chance, nothing);
    }
    const Outcome outcome = rules.outcome(s);
    if (outcome.rank[of_first] == 1) won += outcome.rank[1 - of_first] == 1 ? 0.5 : 1;
  }
  return won / (2 * deals);
}

// Fixed iterations and seeds, so these cannot flicker. The full bars are measured in docs/PERFORMANCE.md.
TEST(Strength, GreedyBeatsRandom) { EXPECT_GE(wins("greedy", "random", 20), 0.95); }
TEST(Strength, SearchBeatsRandom) { EXPECT_GE(wins("search:100it", "random", 5), 0.99); }
TEST(Strength, SearchBeatsGreedy) { EXPECT_GE(wins("search:400it", "greedy", 10), 0.8); }
TEST(Strength, SearchBeatsGreedyInCarcassonne) {
  EXPECT_GE(wins<carcassonne_gold_rush::Rules>("search:800it", "greedy", 8), 0.6);
}
TEST(Strength, MoreThoughtIsNotWorse) { EXPECT_GE(wins("search:400it", "search:50it", 12), 0.55); }

}  // namespace
}  // namespace paydirt

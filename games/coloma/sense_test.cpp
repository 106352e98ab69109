// What bots think, and that nobody can foresee where they go (docs/decisions/0005-choosing-together.md).
#include <array>
#include <memory>
#include <set>

#include "bots/greedy.hpp"
#include "bots/search_bot.hpp"
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

TEST(Sense, FreeGainsBeforeTheEnd) {
  Table table;
  table.built(kBlue, {saloon}).chapter(1, 2).sites({1, 3, 4});
  GreedyBot<Rules> bot(1, 0);
  for (int step = 0; table.turn().mills > 0 || table.uses(saloon, 1) > 0 || table.uses(saloon, 2) > 0;
       ++step) {
    ASSERT_LT(step, 8);
    const Move move = bot.choose(Knowledge<Rules>(table.rules, table.state(), kBlue), {});
    ASSERT_NE(move.kind, k_end);
    table.play(to_notation(Rules::kinds(), move));
  }
}

TEST(Sense, PointsAtTheEndAreTheScore) {
  Table table;
  table.with_points(kBlue, 20).land_camp(kBlue, Land::natoma).lodge(kBlue, 3, 9, 3, 2);
  State s = table.state();
  s.todo = {};
  s.round = kRounds - 1;
  s.chapter = kChapters - 1;
  s.ended = Ended::played_out;
  EXPECT_EQ(table.rules.sense(s, kBlue), table.points(kBlue) * kPoint);
}

TEST(Sense, TimeTakesTheWorthFromThings) {
  Table early;
  Table late;
  early.lodge(kBlue, 6, 6, 2);
  late.lodge(kBlue, 6, 6, 2).chapter(3, 5);
  EXPECT_GT(early.rules.sense(early.state(), kBlue), late.rules.sense(late.state(), kBlue));
}

Move greedy_choice(Table& table) {
  return GreedyBot<Rules>(1, 0).choose(Knowledge<Rules>(table.rules, table.state(), table.asked()), {});
}

// Buildings that will work in turns to come must not make the end of this one look like a loss.
TEST(Sense, NothingIsSpentToPutOffTheEnd) {
  Table table(3, with_characters());
  table.character(kBlue, Character::prospector).lodge(kBlue, 4, 6, 3, 0);
  table.built(kBlue, {saloon, stables, poker_hall}).chapter(2, 2).sites({4, 5, 5});
  ASSERT_EQ(table.options(), "power 1; end");
  EXPECT_EQ(greedy_choice(table).kind, k_end);
}

TEST(Sense, LastCardsAreNotBurntForWhatThereIsPlentyOf) {
  Table table;
  table.lodge(kBlue, 8, 0, 0, 0, 0).hand(kBlue, {saloon, stables}).built(kBlue, {boarding_house});
  table.chapter(2, 2).sites({3, 4, 4});
  ASSERT_TRUE(table.offers("ability boarding_house 1"));
  EXPECT_EQ(greedy_choice(table).kind, k_end);
}

/// Where a bot goes with so many seeds and hands.
template <class MakeBot>
std::multiset<int> choices(MakeBot&& make_bot) {
  std::multiset<int> sites;
  for (uint64_t seed = 1; seed <= 24; ++seed) {
    const Rules rules = printed_rules(4);
    Chance chance = Chance::fast(seed);
    NoJournal nothing;
    State s = rules.setup(chance);
    while (s.asked(Step::keep)) {
      const Seat seat = rules.deciders(s).seats.lowest();
      rules.play(s, seat, rules.fallback(s, seat), chance, nothing);
    }
    sites.insert(make_bot(seed)->choose(Knowledge<Rules>(rules, s, kBlue), Budget{}).a);
  }
  return sites;
}

int most_common(const std::multiset<int>& sites) {
  size_t most = 0;
  for (int site = 1; site <= kSites; ++site) most = std::max(most, sites.count(site));
  return static_cast<int>(most);
}

TEST(Mixing, GreedyFollowsItsSecretHand) {
  const auto sites = choices([](uint64_t) { return std::make_unique<GreedyBot<Rules>>(1, 0); });
  EXPECT_GE(std::set<int>(sites.begin(), sites.end()).size(), 2U);
  EXPECT_LT(most_common(sites), 23);
}

TEST(Mixing, SearchDrawsAmongGoodSites) {
  const auto sites = choices([](uint64_t seed) {
    return std::make_unique<SearchBot<Rules>>(seed, Skill{0, 300});
  });
  EXPECT_GE(std::set<int>(sites.begin(), sites.end()).size(), 3U);
  EXPECT_LT(most_common(sites), 20);
  // The same table and knowledge, other seeds: still no fixed place.
  Table table(4);
  std::set<int> same;
  for (uint64_t seed = 1; seed <= 16; ++seed) {
    SearchBot<Rules> bot(seed, {0, 300});
    same.insert(bot.choose(Knowledge<Rules>(table.rules, table.state(), kBlue), {}).a);
  }
  EXPECT_GE(same.size(), 2U);
}

/// Expects everybody else at some Site, found in so many worlds, and answers that as well as it can; else it
/// plays greedy. With many worlds it expects the likeliest Site, with one just any Site that is likely.
class Expecter final : public Bot<Rules> {
 public:
  explicit Expecter(int worlds) : worlds_(worlds) {}
  Thought think(const Knowledge<Rules>& knowledge, const Budget& budget) override {
    Rng& rng = rng_;
    State s = knowledge.sample(rng);
    const Rules& rules = knowledge.rules();
    if (!s.asked(Step::dials)) return greedy_.think(knowledge, budget);
    std::array<int, kMaxSeats> likely{};
    for (Seat other = 0; other < rules.seats(); ++other) likely[other] = likeliest(knowledge, other, rng);
    Move best;
    int most = -1'000'000;
    for (uint8_t site = 1; site <= kSites; ++site) {
      State world = s;
      for (Seat seat = 0; seat < rules.seats(); ++seat) world.players[seat].dial = 0;
      Chance chance = Chance::fast(site);
      NoJournal nothing;
      for (Seat seat = 0; seat < rules.seats(); ++seat) {
        const int to = seat == knowledge.seat() ? site : likely[seat];
        rules.play(world, seat, {k_dial, static_cast<uint8_t>(to)}, chance, nothing);
      }
      const int value = rules.sense(world, knowledge.seat());
      if (value > most) {
        most = value;
        best = {k_dial, site};
      }
    }
    return {best, 0, {}};
  }

 private:
  /// Over hands that the other seat may hold.
  int likeliest(const Knowledge<Rules>& knowledge, Seat other, Rng& rng) const {
    std::array<int, kSites + 1> votes{};
    for (int i = 0; i < worlds_; ++i) {
      const State world = knowledge.sample(rng);
      int best = 1;
      for (uint8_t site = 2; site <= kSites; ++site) {
        const auto hint = [&](int at) {
          return knowledge.rules().hint(world, other, {k_dial, static_cast<uint8_t>(at)});
        };
        if (hint(site) > hint(best)) best = site;
      }
      ++votes[best];
    }
    return static_cast<int>(std::max_element(votes.begin(), votes.end()) - votes.begin());
  }
  int worlds_;
  Rng rng_{7};
  GreedyBot<Rules> greedy_{3, 0};
};

/// The mean score of a bot in seat 0 among three greedy ones.
double mean_score(Bot<Rules>& bot, int games) {
  const Rules rules = printed_rules(4);
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    GreedyBot<Rules> others(static_cast<uint64_t>(game), 0);
    Chance chance = Chance::fast(static_cast<uint64_t>(game));
    NoJournal nothing;
    State s = rules.setup(chance);
    while (s.ended == Ended::none) {
      const Seat seat = rules.deciders(s).seats.lowest();
      Bot<Rules>& asked = seat == 0 ? bot : others;
      rules.play(s, seat, asked.choose(Knowledge<Rules>(rules, s, seat), {}), chance, nothing);
    }
    sum += rules.outcome(s).score[0];
  }
  return sum / games;
}

// Who expects the likeliest Site of everybody gains nearly nothing over who expects just any likely one:
// hands decide, and hands are secret.
TEST(Mixing, ExpectingTheLikeliestSiteGainsLittle) {
  constexpr int kGames = 40;
  Expecter any(1);
  Expecter likeliest(12);
  EXPECT_LT(mean_score(likeliest, kGames), mean_score(any, kGames) + 5);
}

}  // namespace
}  // namespace paydirt::coloma

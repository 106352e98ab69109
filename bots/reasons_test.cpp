// Reasons of hints: from what the seat knows alone, and in the words of the game.
#include "bots/reasons.hpp"

#include <gtest/gtest.h>

#include "engine/host.hpp"
#include "engine/random_game.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"
#include "games/cave_in/rules.hpp"
#include "games/coloma/rules.hpp"
#include "games/fools_gold/rules.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/registry.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt {
namespace {

template <class G>
class Reasons : public testing::Test {
 protected:
  static G table(int seats) {
    const auto edition = parse_edition<G>((*find_game(G::info().id))->edition_text());
    return *G::make(*edition, {}, seats, G::info().version);
  }

  static bool is_known(const std::string& words) {
    for (const Term& term : G::kTerms) {
      if (words == term.more) return true;
      for (const std::string_view colour : kColours) {
        if (term.less == nullptr) continue;
        std::string less = term.less;
        if (less.replace(less.find('%'), 1, colour) == words) return true;
      }
    }
    return words.empty();
  }
};

using AllRules = testing::Types<sutters_mill::Rules, carcassonne_gold_rush::Rules, fools_gold::Rules,
                                coloma::Rules, golden_wilderness::Rules, cave_in::Rules>;
TYPED_TEST_SUITE(Reasons, AllRules);

TYPED_TEST(Reasons, AreTheGamesWordsWhateverIsHidden) {
  const auto rules = this->table(3);
  int decisions = 0;
  int told = 0;
  for_each_decision(rules, 5, [&](const auto& s, Seat seat, const auto& list) {
    if (++decisions % 5 != 0) return;
    const std::vector<Move> moves(list.begin(), list.begin() + std::min(3, list.size()));
    const auto words = reasons<TypeParam>({rules, s, seat}, moves);
    ASSERT_EQ(words.size(), moves.size());
    for (const std::string& each : words) {
      EXPECT_TRUE(this->is_known(each)) << each;
      told += each.empty() ? 0 : 1;
    }
    auto other = s;
    Rng rng(9);
    rules.resample(other, seat, rng);
    EXPECT_EQ(reasons<TypeParam>({rules, other, seat}, moves), words);
  });
  EXPECT_GT(told, 0);  // not each of any three moves is good for something
}

TEST(ReasonsOf, ACardTakenHomeAreTheGoldThatItBrings) {
  const auto edition = parse_edition<sutters_mill::Rules>((*find_game("sutters-mill"))->edition_text());
  const auto rules = *sutters_mill::Rules::make(*edition, {}, 2, 1);
  Chance chance = Chance::fast(1);
  auto position = rules.position(rules.setup(chance));
  position.players[0].phase = sutters_mill::Phase::tear_down;
  position.players[0].hand.clear();
  position.players[0].prospectors.pairs = {{"eldorado", 1}};
  position.stacks.pairs = {{"eldorado", {{0, "A"}}}};
  position.players[0].supply = 0;
  position.turn.seat = 0;
  position.turn.stage = sutters_mill::Stage::city;
  const auto s = rules.load(position);
  ASSERT_TRUE(s.ok()) << s.refusal().words;
  const Move moves[] = {*parse_move(sutters_mill::Rules::kinds(), "pull eldorado"),
                        *parse_move(sutters_mill::Rules::kinds(), "end")};
  const auto words = reasons<sutters_mill::Rules>({rules, *s, 0}, moves);
  EXPECT_EQ(words[0], "brings points home");
  EXPECT_NE(words[1], words[0]);
}

// Buying fewer points leaves more pesos than buying more does; but it leaves no more than there were.
TEST(ReasonsOf, APurchaseIsNotPraisedForWhatItLeaves) {
  const auto edition =
      parse_edition<golden_wilderness::Rules>((*find_game("golden-wilderness"))->edition_text());
  const auto rules =
      *golden_wilderness::Rules::make(*edition, {}, 2, golden_wilderness::Rules::info().version);
  Chance chance = Chance::fast(1);
  const auto s = rules.setup(chance);
  const Seat seat = rules.deciders(s).seats.lowest();
  const MoveKinds kinds = golden_wilderness::Rules::kinds();
  const Move moves[] = {*parse_move(kinds, "points 1"), *parse_move(kinds, "points 9")};
  const auto words = reasons<golden_wilderness::Rules>({rules, s, seat}, moves);
  EXPECT_NE(words[0], "leaves you more pesos");
  EXPECT_EQ(words[1], "scores points");
}

}  // namespace
}  // namespace paydirt

// One step ahead: the move after which the game's sense gives the best lead. Where nothing moves any more it
// thinks further.
#pragma once

#include <algorithm>

#include "bots/bot.hpp"
#include "bots/lead.hpp"
#include "bots/overlook.hpp"
#include "bots/search_bot.hpp"
#include "bots/tact.hpp"

namespace paydirt {

template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  /// `overlooks` as in Skill.
  GreedyBot(uint64_t seed, int overlooks) : rng_(seed), overlooks_(overlooks) {}

  Thought think(const Knowledge<G>& knowledge, const Budget& /*budget*/) override {
    if (is_stuck(knowledge)) return SearchBot<G>(rng_.next(), {0, kIterations}).think(knowledge, {});
    typename G::Moves list;
    knowledge.moves(list);
    const int all = list.size();
    overlook(knowledge, overlooks_, rng_, list);
    const bool sees_all = list.size() == all;
    leave_pointless(knowledge, list);
    Thought thought;
    for (const Move move : list) thought.considered.push_back({move, 0, 0});
    int here = 0;
    for (int world = 0; world < kWorlds; ++world) {
      const uint64_t dice = rng_.next();  // the same for all moves, so that they differ by the move alone
      const auto before = knowledge.sample(rng_);
      here += lead_of(knowledge.rules(), before, knowledge.seat());
      for (Considered& each : thought.considered)
        each.points += value_after(knowledge, before, each.move, dice);
    }
    if (!sees_all) leave_idle(knowledge, here, thought.considered);
    for (Considered& each : thought.considered) each.points /= kWorlds;
    std::stable_sort(
        thought.considered.begin(), thought.considered.end(),
        [](const Considered& left, const Considered& right) { return left.points > right.points; });
    thought.move = thought.considered.front().move;
    return thought;
  }

 private:
  static constexpr int kWorlds = 4;
  static constexpr uint32_t kIterations = 64;  // of thinking ahead

  /// Whether nothing has moved for two rounds: one step ahead everybody waits for somebody else, such as for
  /// the dig that ends the game.
  static bool is_stuck(const Knowledge<G>& knowledge) {
    Rng rng(0);
    return knowledge.rules().waiting(knowledge.sample(rng)) >= 2 * knowledge.rules().seats();
  }

  /// Who does not see what is good leaves it at that instead of going on for the sake of going on: where the
  /// turn may end, what is no better than to be here and only puts the end off. One step ahead the end looks
  /// dear, since it begins the next player's turn.
  static void leave_idle(const Knowledge<G>& knowledge, int here, std::vector<Considered>& considered) {
    Rng rng(0);
    const auto world = knowledge.sample(rng);
    const Move mild = knowledge.rules().fallback(world, knowledge.seat());
    if (goes_on(knowledge, world, mild)) return;
    std::erase_if(considered, [&](const Considered& each) {
      return each.move != mild && each.points <= here && goes_on(knowledge, world, each.move);
    });
  }

  /// Whether the seat is asked again at once.
  static bool goes_on(const Knowledge<G>& knowledge, typename G::State world, Move move) {
    Chance chance = Chance::fast(0);
    NoJournal nothing;
    knowledge.rules().play(world, knowledge.seat(), move, chance, nothing);
    return knowledge.rules().deciders(world).seats.has(knowledge.seat());
  }

  static int value_after(const Knowledge<G>& knowledge, typename G::State world, Move move, uint64_t dice) {
    const G& rules = knowledge.rules();
    Chance chance = Chance::fast(dice);
    NoJournal nothing;
    rules.play(world, knowledge.seat(), move, chance, nothing);
    return lead_of(rules, world, knowledge.seat());
  }

  Rng rng_;
  int overlooks_;
};

}  // namespace paydirt

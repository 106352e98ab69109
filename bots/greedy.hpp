// One step ahead: the move after which the game's sense gives the best lead.
#pragma once

#include <algorithm>

#include "bots/bot.hpp"
#include "bots/lead.hpp"
#include "bots/overlook.hpp"

namespace paydirt {

template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  /// `overlooks` as in Skill.
  GreedyBot(uint64_t seed, int overlooks, Midway<G> midway = nullptr)
      : rng_(seed), overlooks_(overlooks), midway_(midway) {}

  Move choose(const Knowledge<G>& knowledge, const Budget& budget) override {
    return think(knowledge, budget).move;
  }

  Thought think(const Knowledge<G>& knowledge, const Budget& /*budget*/) override {
    typename G::Moves list;
    knowledge.moves(list);
    overlook(knowledge, overlooks_, midway_, rng_, list);
    Thought thought;
    for (const Move move : list) thought.considered.push_back({move, 0, 0});
    for (int world = 0; world < kWorlds; ++world) {
      const uint64_t dice = rng_.next();  // the same for all moves, so that they differ by the move alone
      const auto before = knowledge.sample(rng_);
      for (Considered& each : thought.considered)
        each.points += value_after(knowledge, before, each.move, dice);
    }
    for (Considered& each : thought.considered) each.points /= kWorlds;
    std::stable_sort(
        thought.considered.begin(), thought.considered.end(),
        [](const Considered& left, const Considered& right) { return left.points > right.points; });
    thought.move = thought.considered.front().move;
    return thought;
  }

 private:
  static constexpr int kWorlds = 4;

  static int value_after(const Knowledge<G>& knowledge, typename G::State world, Move move, uint64_t dice) {
    const G& rules = knowledge.rules();
    Chance chance = Chance::fast(dice);
    NoJournal nothing;
    rules.play(world, knowledge.seat(), move, chance, nothing);
    return lead_of(rules, world, knowledge.seat());
  }

  Rng rng_;
  int overlooks_;
  Midway<G> midway_;
};

}  // namespace paydirt

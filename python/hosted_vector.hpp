// Many games of one kind at once, each waiting for a decision: steps thousands of them over a few threads.
#pragma once

#include <algorithm>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "bots/bot.hpp"
#include "engine/actions.hpp"
#include "engine/observation.hpp"
#include "engine/random_game.hpp"
#include "engine/text.hpp"
#include "lab/deadline.hpp"
#include "python/table.hpp"

namespace paydirt {

/// Compiled with the bots (bots.cpp.in): searching takes long to compile.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec, uint64_t seed);

}  // namespace paydirt

namespace paydirt::python {

/// Rules with what is derived from them for learners; immutable and shared.
template <Game G>
struct Laid {
  Laid(std::shared_ptr<const G> laid_out, std::span<const Observed> roles)
      : rules(std::move(laid_out)), observer(roles, rules->seats()), actions(G::kinds()) {}
  std::shared_ptr<const G> rules;
  Observer<G> observer;
  ActionTable actions;
};

/// What the end is worth to a seat: 1 for winning alone, in all 0. Alone at the table, 1 or -1.
inline float reward_of(const Outcome& outcome, int seats, int seat) {
  if (seats == 1) return outcome.rank[0] == 1 ? 1.0F : -1.0F;
  const auto winners = static_cast<float>(std::count(outcome.rank.begin(), outcome.rank.begin() + seats, 1));
  const float share = outcome.rank[seat] == 1 ? 1 / winners : 0;
  return (share * static_cast<float>(seats) - 1) / static_cast<float>(seats - 1);
}

template <Game G>
class HostedVector final : public AnyVector {
 public:
  HostedVector(std::shared_ptr<const Laid<G>> laid, const VectorPlan& plan)
      : laid_(std::move(laid)), plan_(plan), lanes_(plan.games) {
    plan_.opponents.resize(static_cast<size_t>(seats()));
    reset(plan.seed);
  }

  void use(const VectorRows& rows) override { rows_ = rows; }

  void fill() override {
    const size_t masked = rows_.masks == nullptr ? 0 : lanes_.size() * laid_->actions.size();
    std::fill(rows_.masks, rows_.masks + masked, uint8_t{0});
    for_all([&](size_t i) {
      if (rows_.rewards != nullptr) clear_rewards(i);
      if (rows_.done != nullptr) rows_.done[i] = 0;
      mask(i, 1);
      show(i);
    });
  }

  void reset(uint64_t seed) override {
    for_all([&](size_t i) {
      mask(i, 0);
      lanes_[i].rng = Rng(mix(seed, i));
      begin(i);
      mask(i, 1);
      show(i);
    });
  }

  void sample(int64_t* actions) override {
    for_all([&](size_t i) {
      Lane& lane = lanes_[i];
      actions[i] = static_cast<int64_t>(laid_->actions.index(random_move(lane.list, lane.rng)));
    });
  }

  void advise(const BotSpec& bot, int64_t* actions) override {
    for_all([&](size_t i) {
      Lane& lane = lanes_[i];
      Deadline<WorkClock> deadline(bot);
      const Knowledge<G> knowledge(rules(), lane.state, lane.seat);
      const Move move = make_bot<G>(bot, lane.rng.next())->choose(knowledge, deadline.budget());
      actions[i] = static_cast<int64_t>(laid_->actions.index(move));
    });
  }

  Refusal step(const int64_t* actions) override {
    for (size_t i = 0; i < lanes_.size(); ++i) {
      if (!legal(i, actions[i])) return refusal(i, actions[i]);
    }
    for_all([&](size_t i) {
      Lane& lane = lanes_[i];
      if (rows_.rewards != nullptr && lane.ended) clear_rewards(i);
      mask(i, 0);
      play(lane, lane.seat, laid_->actions.move(static_cast<uint32_t>(actions[i])));
      lane.ended = !find_decider(lane);
      if (lane.ended) {
        pay(i);
        begin(i);
      }
      mask(i, 1);
      show(i);
      if (rows_.done != nullptr) rows_.done[i] = lane.ended ? 1 : 0;
    });
    return {};
  }

 private:
  /// One game. The list is that of the seat which is asked.
  struct Lane {
    typename G::State state{};
    Chance chance = Chance::fast(0);
    Rng rng{0};
    Seat seat = kNobody;
    bool ended = false;
    typename G::Moves list;
    std::vector<std::unique_ptr<Bot<G>>> bots;  // by seat; empty without opponents
  };

  const G& rules() const { return *laid_->rules; }
  int seats() const { return rules().seats(); }

  template <class Work>
  void for_all(const Work& work) {
    const size_t threads = std::clamp<size_t>(plan_.threads, 1, std::max<size_t>(1, lanes_.size()));
    const auto part = [&](size_t which) {
      for (size_t i = lanes_.size() * which / threads; i < lanes_.size() * (which + 1) / threads; ++i)
        work(i);
    };
    std::vector<std::jthread> others;
    for (size_t which = 1; which < threads; ++which) others.emplace_back(part, which);
    part(0);
  }

  bool legal(size_t i, int64_t action) const {
    if (action < 0 || static_cast<uint32_t>(action) >= laid_->actions.size()) return false;
    return lanes_[i].list.has(laid_->actions.move(static_cast<uint32_t>(action)));
  }
  Refusal refusal(size_t i, int64_t action) const {
    if (action < 0 || static_cast<uint32_t>(action) >= laid_->actions.size()) {
      return {say("game ", i, ": action ", action, " is outside 0 to ", laid_->actions.size() - 1)};
    }
    const Lane& lane = lanes_[i];
    const Move move = laid_->actions.move(static_cast<uint32_t>(action));
    Refusal why = rules().why_not(lane.state, lane.seat, rules().canonical(lane.state, lane.seat, move));
    if (!why) why.words = "another action stands for it";
    return {say("game ", i, ": ", to_notation(G::kinds(), move), ": ", why.words), why.rule};
  }

  void play(Lane& lane, Seat seat, Move move) const {
    NoJournal nothing;
    rules().play(lane.state, seat, move, lane.chance, nothing);
  }

  /// Lets the bots move until somebody else is asked; false: the game is over.
  bool find_decider(Lane& lane) const {
    for (;;) {
      const SeatSet deciders = rules().deciders(lane.state).seats;
      if (deciders.empty()) return false;
      lane.seat = deciders.lowest();
      for (const Seat seat : deciders) {
        if (!plan_.opponents[seat]) {
          lane.seat = seat;
          break;
        }
      }
      const auto& opponent = plan_.opponents[lane.seat];
      if (!opponent) {
        lane.list.clear();
        rules().moves(lane.state, lane.seat, lane.list);
        return true;
      }
      Deadline<WorkClock> deadline(*opponent);
      const Knowledge<G> knowledge(rules(), lane.state, lane.seat);
      play(lane, lane.seat, lane.bots[lane.seat]->choose(knowledge, deadline.budget()));
    }
  }

  void begin(size_t i) {
    Lane& lane = lanes_[i];
    do {  // a game that is over before anybody was asked is none
      lane.bots.clear();
      lane.chance = Chance::fast(lane.rng.next());
      for (const auto& opponent : plan_.opponents) {
        if (opponent) lane.bots.resize(plan_.opponents.size());
      }
      for (size_t seat = 0; seat < lane.bots.size(); ++seat) {
        if (plan_.opponents[seat]) lane.bots[seat] = make_bot<G>(*plan_.opponents[seat], lane.rng.next());
      }
      lane.state = rules().setup(lane.chance);
    } while (!find_decider(lane));
  }

  float* rewards(size_t i) { return rows_.rewards + i * static_cast<size_t>(seats()); }
  void clear_rewards(size_t i) { std::fill(rewards(i), rewards(i) + seats(), 0.0F); }
  void pay(size_t i) {
    if (rows_.rewards == nullptr) return;
    const Outcome outcome = rules().outcome(lanes_[i].state);
    for (int seat = 0; seat < seats(); ++seat) rewards(i)[seat] = reward_of(outcome, seats(), seat);
  }

  void mask(size_t i, uint8_t value) {
    if (rows_.masks == nullptr) return;
    uint8_t* const row = rows_.masks + i * laid_->actions.size();
    for (const Move move : lanes_[i].list) row[laid_->actions.index(move)] = value;
  }

  void show(size_t i) {
    const Lane& lane = lanes_[i];
    if (rows_.deciders != nullptr) rows_.deciders[i] = static_cast<int8_t>(lane.seat);
    if (rows_.observations == nullptr) return;
    laid_->observer.write(rules(), lane.state, lane.seat, rows_.observations + i * laid_->observer.size());
  }

  std::shared_ptr<const Laid<G>> laid_;
  VectorPlan plan_;
  std::vector<Lane> lanes_;
  VectorRows rows_;
};

}  // namespace paydirt::python

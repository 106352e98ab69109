#include "lab/opinions.hpp"

#include <algorithm>

#include "lab/deadline.hpp"

namespace paydirt {
namespace {

/// A deadline that somebody can bring forward.
struct Patience {
  Budget time;
  const Stopped& stopped;

  static float used(void* self) {
    const auto* const patience = static_cast<Patience*>(self);
    if (patience->stopped && patience->stopped()) return 1;
    return patience->time.used != nullptr ? patience->time.used(patience->time.clock) : 0;
  }
};

}  // namespace

Thought think(const AnyMatch& match, Seat seat, const BotSpec& bot, uint64_t seed, const Stopped& stopped) {
  Deadline<> deadline(bot);
  Patience patience{deadline.budget(), stopped};
  const bool limited = stopped || patience.time.used != nullptr;
  return make_any_bot(match.game(), bot, seed)
      ->think(match, seat, limited ? Budget{0, &Patience::used, &patience} : Budget{});
}

std::vector<Opinion> opinions(const AnyMatch& match, const BotSpec& bot, size_t from, size_t upto,
                              uint64_t seed, const Stopped& stopped) {
  std::vector<Opinion> list;
  upto = std::min(upto, match.size());
  if (from >= upto) return list;
  const auto past = match.at(from);
  for (size_t i = from; i < upto && !(stopped && stopped()); ++i) {
    const RecordedMove made = match.move_at(i);
    const Thought thought = think(*past, made.seat, bot, mix(seed, i), stopped);
    Opinion& opinion = list.emplace_back(Opinion{i, made.seat, made.move, thought.move, 0});
    const auto& considered = thought.considered;
    const auto found = std::find_if(considered.begin(), considered.end(),
                                    [&](const Considered& each) { return each.move == made.move; });
    if (found != considered.end()) opinion.loss = std::max(0, considered.front().points - found->points);
    require(!past->play(made.seat, made.move));
  }
  return list;
}

}  // namespace paydirt
